"""Hints between all who share a PostgreSQL database: NOTIFY, and a connection that listens.

A notification inside the transaction that changes a game would have all commits of the whole
database wait for each other. So it is sent after the commit, by a thread of its own.
"""

from __future__ import annotations

import logging
import selectors
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import psycopg

from openludo.storage.hints import Hints

CHANNEL = "openludo"
PAUSE = 0.5
"""Seconds between two attempts to reach the database."""

CLOSING_SECONDS = 10.0

log = logging.getLogger(__name__)


class Exchange(Hints):
    """Tells this process at once, and the others as soon as the database can be reached."""

    def __init__(self, connect: Callable[[], psycopg.Connection[Any]]) -> None:
        super().__init__()
        self._connect = connect
        self._lock = threading.Lock()
        self._to_tell: set[str] = set()
        self._closing = threading.Event()
        # A bell that can be waited for together with the database.
        self._bell, self._rope = socket.socketpair()
        self._bell.setblocking(False)
        self._rope.setblocking(False)
        self._thread = threading.Thread(target=self._run, name="openludo-hints", daemon=True)
        self._thread.start()

    def tell(self, game: str, own: bool = True) -> None:
        """Say that a game was changed; never waits."""
        super().tell(game, own)
        with self._lock:
            first = not self._to_tell
            self._to_tell.add(game)
        if first:
            self._ring()

    def close(self) -> None:
        """Pass on what was told, then end."""
        super().close()
        self._closing.set()
        self._ring()
        self._thread.join(CLOSING_SECONDS)
        self._rope.close()
        self._bell.close()

    def _ring(self) -> None:
        # A full pipe rings already; a closed one need not.
        with suppress(OSError):
            self._rope.send(b"!")

    def _run(self) -> None:
        """Be connected, again and again."""
        lost = False
        while True:
            try:
                with self._connect() as connection:
                    lost = False
                    self._exchange(connection)
            except (psycopg.Error, OSError) as error:
                if not lost:
                    log.warning("no hints from other servers just now: %s", error)
                lost = True
            if self._closing.wait(PAUSE):
                return
            # Nobody needs old hints: who was not told has looked by now.
            self._take()

    def _exchange(self, connection: psycopg.Connection[Any]) -> None:
        """Pass hints on, both ways, until the connection is lost or the store closed."""
        # What is lost in a crash is of no use after it.
        connection.execute("SET synchronous_commit = off")
        connection.execute(f"LISTEN {CHANNEL}")
        own = connection.info.backend_pid
        with selectors.DefaultSelector() as waiting:
            waiting.register(connection, selectors.EVENT_READ)
            waiting.register(self._bell, selectors.EVENT_READ)
            while not self._pass_on(connection, own):
                waiting.select()
                self._silence()

    def _pass_on(self, connection: psycopg.Connection[Any], own: int) -> bool:
        """Tell and hear what there is; tell whether the store was closed before."""
        closing = self._closing.is_set()
        games = self._take()
        if games:
            query = "SELECT pg_notify(%s, game) FROM unnest(%s::text[]) AS game"
            connection.execute(query, [CHANNEL, list(games)])
        for notice in connection.notifies(timeout=0):
            if notice.pid != own:
                super().tell(notice.payload, own=False)
        return closing

    def _take(self) -> set[str]:
        with self._lock:
            taken, self._to_tell = self._to_tell, set()
        return taken

    def _silence(self) -> None:
        with suppress(BlockingIOError):
            while self._bell.recv(4096):
                pass
