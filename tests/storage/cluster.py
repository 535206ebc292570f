"""A PostgreSQL of the tests' own, in a temporary folder, that they may stop and start."""

from __future__ import annotations

import itertools
import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import psycopg

USER = "openludo"
SMALL = "-c shared_buffers=16MB -c max_connections=60"
# It is thrown away in the end: a power cut does no harm.
QUICK = f"{SMALL} -c fsync=off -c full_page_writes=off -c autovacuum=off"


# It hears the end of the tests as the end of its input, however they end, even by a kill.
CLEAN_UP = """
cat > /dev/null
"$0" stop --mode immediate --pgdata "$1/data"
rm -rf "$1"
"""


class Cluster:
    """A server of PostgreSQL on a free port of this computer, with its own settings or quick."""

    def __init__(self, programs: Path, settings: str = QUICK) -> None:
        self._programs = programs
        self._settings = settings
        self._numbers = itertools.count()
        self._shared: str | None = None
        self.folder = Path(tempfile.mkdtemp(prefix="openludo-pg-"))
        self._owner = _owner()
        if self._owner:
            shutil.chown(self.folder, self._owner["user"], self._owner["group"])
        self._cleaner = subprocess.Popen(
            ["/bin/sh", "-c", CLEAN_UP, programs / "pg_ctl", self.folder],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.folder.parent,
            start_new_session=True,
            **self._owner,
        )
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        options = ["--username", USER, "--auth", "trust", "--encoding", "UTF8", "--no-locale"]
        self._run("initdb", "--no-sync", *options)
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        where = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        log = self.folder / "log"
        options = f"{where} {self._settings}"
        self._run("pg_ctl", "start", "--wait", "--log", str(log), "--options", options)

    def stop(self, mode: str = "fast") -> None:
        """Stop it: `fast` ends all connections, `immediate` is like a crash."""
        self._run("pg_ctl", "stop", "--wait", "--mode", mode)

    def runs(self) -> bool:
        """Tell whether it was started and not stopped."""
        return (self.folder / "data" / "postmaster.pid").exists()

    def database(self) -> str:
        """Make a new database, and give its URL."""
        name = f"games{next(self._numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def emptied(self) -> str:
        """Give the URL of the one database that tests share, with nothing in its tables."""
        self._shared = self._shared or self.database()
        with psycopg.connect(self._shared, autocommit=True) as connection:
            tables = connection.execute(
                "SELECT string_agg(tablename, ', ') FROM pg_tables"
                " WHERE schemaname = 'public' AND tablename <> 'alembic_version'"
            ).fetchone()
            if tables and tables[0]:
                connection.execute(f"TRUNCATE {tables[0]}")
        return self._shared

    def url(self, database: str) -> str:
        """Give the URL of a database."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def close(self) -> None:
        """End it and leave nothing."""
        self._cleaner.communicate()

    def _run(self, program: str, *options: str) -> None:
        command = [self._programs / program, *options, "--pgdata", self.folder / "data"]
        with (self.folder / "output").open("a+") as output:
            # Not a pipe: the server that is started would keep it open.
            done = subprocess.run(
                command, stdout=output, stderr=output, cwd=self.folder, **self._owner
            )
        assert done.returncode == 0, self._said()

    def _said(self) -> str:
        logs = (self.folder / name for name in ("output", "log"))
        return "\n".join(log.read_text() for log in logs if log.exists())


def _owner() -> dict[str, Any]:
    """Say who shall run it: PostgreSQL refuses to be run by root."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return {}
    import pwd

    for name in ("postgres", "nobody"):
        try:
            group = pwd.getpwnam(name).pw_gid
        except KeyError:
            continue
        return {"user": name, "group": group, "extra_groups": ()}
    return {}
