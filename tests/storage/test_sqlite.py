"""What only a store on a disk can do: outlive its process, be migrated, be shared."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text

from openludo.storage import Change, Conflict, NewerDatabase, NewGame
from openludo.storage.migrate import SCRIPTS
from openludo.storage.schema import REVISION, metadata
from openludo.storage.sql import sqlite_store

GAME = NewGame("a", "phone", b"header", b"summary")


def test_what_was_written_is_there_after_a_restart(tmp_path: Path) -> None:
    """A store opened again on the same file knows everything."""

    async def first() -> None:
        store = sqlite_store(tmp_path / "games.db")
        await store.create(GAME, at=1.0)
        await store.append("a", 0, Change([b"one"], 2.0, b"summary", due=5.0))
        await store.close()

    async def second() -> None:
        store = sqlite_store(tmp_path / "games.db")
        assert [e.data for e in await store.events("a")] == [b"one"]
        assert list(await store.claim(now=5.0, until=9.0)) == ["a"]
        await store.close()

    asyncio.run(first())
    asyncio.run(second())


WRITE_UNTIL_KILLED = """
import asyncio, pathlib, sys
from openludo.storage import Change, NewGame
from openludo.storage.sql import sqlite_store

async def main():
    store = sqlite_store(pathlib.Path(sys.argv[1]))
    await store.create(NewGame("a", "phone", b"", b""), at=1.0)
    number = 0
    while True:
        await store.append("a", number, Change([b"x"], 1.0, b""))
        number += 1
        print(number, flush=True)

asyncio.run(main())
"""


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    """A process killed while it writes loses no event that it had called written."""
    path = tmp_path / "games.db"
    command = [sys.executable, "-c", WRITE_UNTIL_KILLED, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if int(line) == 50:
                break
        process.kill()
        lines = process.stdout.read().split()
    acknowledged = max([50, *map(int, lines)])

    async def count() -> list[int]:
        store = sqlite_store(path)
        numbers = [e.number for e in await store.events("a")]
        await store.close()
        return numbers

    numbers = asyncio.run(count())
    assert numbers == list(range(len(numbers)))
    assert len(numbers) >= acknowledged


def test_two_processes_share_a_file(tmp_path: Path) -> None:
    """Two stores on one file see each other's writes, and the number decides between them."""

    async def scenario() -> None:
        one, two = sqlite_store(tmp_path / "games.db"), sqlite_store(tmp_path / "games.db")
        await one.create(GAME, at=1.0)
        writes = [store.append("a", 0, Change([b"x"], 2.0, b"")) for store in (one, two)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert sorted(type(r).__name__ for r in results) == ["Conflict", "NoneType"]
        with pytest.raises(Conflict):
            await two.append("a", 0, Change([b"x"], 2.0, b""))
        await two.append("a", 1, Change([b"y"], 3.0, b"", due=1.0))
        assert [e.data for e in await one.events("a")] == [b"x", b"y"]
        claims = await asyncio.gather(*(s.claim(now=5.0, until=9.0) for s in (one, two)))
        assert sorted(map(len, claims)) == [0, 1]
        await one.close()
        await two.close()

    asyncio.run(scenario())


def test_the_migrations_lead_to_the_schema_in_code(tmp_path: Path) -> None:
    """A migrated database and the tables that statements are written against are the same."""
    asyncio.run(sqlite_store(tmp_path / "games.db").close())
    engine = create_engine(f"sqlite:///{tmp_path / 'games.db'}")
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    assert differences == []


def test_the_newest_migration_is_the_one_named_in_code() -> None:
    """The revision that a start without migrations looks for is the last one there is."""
    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    assert ScriptDirectory.from_config(config).get_heads() == [REVISION]


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    """A database that a later version migrated is left as it is, with a clear error."""
    path = tmp_path / "games.db"
    asyncio.run(sqlite_store(path).close())
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerDatabase, match="9999"):
        sqlite_store(path)
    engine.dispose()


def test_a_start_without_migrations_loads_no_alembic(tmp_path: Path) -> None:
    """Only the first start on a database pays for the migrations."""
    path = tmp_path / "games.db"
    asyncio.run(sqlite_store(path).close())
    code = f"""
import asyncio, pathlib, sys
from openludo.storage.sql import sqlite_store
asyncio.run(sqlite_store(pathlib.Path({str(path)!r})).close())
print("alembic" in sys.modules)
"""
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert result.stdout.strip() == "False", result.stderr


def test_the_data_survives_a_write_that_fails_in_the_same_commit(tmp_path: Path) -> None:
    """Work that the database refuses is undone alone."""

    async def scenario() -> None:
        store = sqlite_store(tmp_path / "games.db")
        await store.create(GAME, at=1.0)
        broken = Change([b"x", None], 2.0, b"")  # type: ignore[list-item]
        writes = (store.append("a", 0, broken), store.create(NewGame("b", "p", b"", b""), 1.0))
        failure, success = await asyncio.gather(*writes, return_exceptions=True)
        assert isinstance(failure, Exception)
        assert success is None
        assert list(await store.events("a")) == []
        game = await store.game("a")
        assert game is not None
        assert game.events == 0
        await store.close()

    asyncio.run(scenario())
