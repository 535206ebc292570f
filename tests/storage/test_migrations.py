"""Databases of older, of newer and of this version, of both kinds."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text

from openludo.storage import Change, NewerDatabase, NewGame, StoredGame, Tally
from openludo.storage.migrate import SCRIPTS, upgrade
from openludo.storage.opening import open_store
from openludo.storage.schema import REVISION, metadata

FIRST_GAMES = """
INSERT INTO games (id, device, header, summary, events, open, created, updated, due, reserved)
VALUES (:id, :device, :header, :summary, :events, :open, :created, :updated, :due, 0)
"""
FIRST_EVENTS = "INSERT INTO events (game, number, at, data) VALUES (:game, :number, :at, :data)"
FIRST_TALLIES = """
INSERT INTO tallies (game, device, topic, detail, outcome, seconds, at)
VALUES (:game, :device, :topic, :detail, :outcome, :seconds, :at)
"""


@contextmanager
def connected(address: str) -> Iterator[Connection]:
    """Write to a database without a store."""
    engine = create_engine(address.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def first_version(address: str) -> None:
    """Fill a database as the first version did: two open games, one ended, one erased."""
    with connected(address) as connection:
        upgrade(connection, to="0001")
        base = {"header": b"header", "summary": b"summary", "created": 1.0, "due": None}
        rows = [
            base | {"id": "a", "device": "phone", "events": 2, "open": True, "updated": 3.0},
            base | {"id": "b", "device": "phone", "events": 0, "open": False, "updated": 2.0},
            base | {"id": "c", "device": "laptop", "events": 0, "open": True, "updated": 1.0},
        ]
        rows[0]["due"] = 4.0
        connection.execute(text(FIRST_GAMES), rows)
        log = [{"game": "a", "number": n, "at": 2.0 + n, "data": bytes([n])} for n in (0, 1)]
        connection.execute(text(FIRST_EVENTS), log)
        blank = {"topic": "", "detail": "", "outcome": "", "seconds": 0.0, "at": 1.0}
        won = {"topic": "pairs", "detail": "hard", "outcome": "won", "seconds": 9.5, "at": 2.0}
        counted = [
            won | {"game": "b", "device": "phone"},
            won | {"game": "erased", "device": "phone"},
            blank | {"game": "c", "device": None},
            blank | {"game": "erased and forgotten", "device": None},
        ]
        connection.execute(text(FIRST_TALLIES), counted)


def test_a_database_of_the_first_version_is_carried_over(address: str) -> None:
    """Games keep their logs and what is due, and belong to their device; what was counted stays."""
    first_version(address)

    async def scenario() -> None:
        store = open_store(address)
        kept = StoredGame("a", "phone", b"header", b"summary", 2, True, 1.0, 3.0, "game")
        assert await store.game("a") == kept
        assert [game.id for game in await store.games("phone")] == ["a", "b"]
        assert [game.id for game in await store.games("laptop")] == ["c"]
        assert [(e.number, e.at, e.data) for e in await store.events("a")] == [
            (0, 2.0, b"\x00"),
            (1, 3.0, b"\x01"),
        ]
        assert list(await store.claim(now=5.0, until=9.0)) == ["a"]
        assert await store.tallies("phone") == [
            Tally(game, "phone", "pairs", "hard", "won", 9.5, 2.0) for game in ("b", "erased")
        ]
        await store.close()

    asyncio.run(scenario())


def test_play_goes_on_in_a_database_that_was_carried_over(address: str) -> None:
    """Old games take events, members and tallies; what was forgotten is not counted anew."""
    first_version(address)

    async def scenario() -> None:
        store = open_store(address)
        both = [Tally("a", name, "pairs", "hard", "won", 1.0, 5.0) for name in ("phone", "new")]
        await store.append("a", 2, Change([b"x"], 5.0, b"", tallies=both, members=("new",)))
        again = [Tally("c", "laptop", "pairs", "hard", "won", 1.0, 5.0)]
        await store.append("c", 0, Change([b"x"], 5.0, b"", tallies=again))
        await store.create(NewGame("d", "new", b"", b""), at=6.0)
        assert [game.id for game in await store.games("new")] == ["d", "a"]
        assert [t.game for t in await store.tallies("phone")] == ["b", "erased", "a"]
        assert [t.game for t in await store.tallies("new")] == ["a"]
        assert list(await store.tallies("laptop")) == []
        await store.erase("c")
        await store.close()

    asyncio.run(scenario())


# SQLAlchemy cannot read an order by a formula back from SQLite; test_plans.py sees that it is used.
@pytest.mark.filterwarnings("ignore:.*expression-based index .?standings_by_rank")
@pytest.mark.parametrize("old", [False, True], ids=["new", "old"])
def test_the_migrations_lead_to_the_schema_in_code(address: str, old: bool) -> None:
    """A migrated database and the tables that statements are written against are the same."""
    if old:
        first_version(address)
    asyncio.run(open_store(address).close())
    with connected(address) as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    assert differences == []


def test_the_newest_migration_is_the_one_named_in_code() -> None:
    """The revision that a start without migrations looks for is the last one there is."""
    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    assert ScriptDirectory.from_config(config).get_heads() == [REVISION]


def test_a_database_of_a_newer_version_is_refused(address: str) -> None:
    """A database that a later version migrated is left as it is, with a clear error."""
    asyncio.run(open_store(address).close())
    with connected(address) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerDatabase, match="9999"):
        open_store(address)


def test_a_file_that_another_server_is_just_making_is_waited_for(tmp_path: Path) -> None:
    """A new file is locked while the first server writes into it; the second one waits."""
    path = tmp_path / "games.db"
    first = sqlite3.connect(path, isolation_level=None)
    first.execute("BEGIN IMMEDIATE")
    with ThreadPoolExecutor(1) as threads:
        opening = threads.submit(open_store, str(path))
        waited = not wait([opening], timeout=0.3).done
        first.execute("ROLLBACK")
        store = opening.result(30)
    first.close()
    asyncio.run(store.close())
    assert waited


@pytest.mark.parametrize("old", [False, True], ids=["new", "old"])
def test_servers_that_start_together_migrate_once(address: str, old: bool) -> None:
    """Of four that open a database at the same time each finds it whole."""
    if old:
        first_version(address)
    with ThreadPoolExecutor(4) as threads:
        stores = list(threads.map(open_store, [address] * 4))

    async def scenario() -> None:
        await stores[0].create(NewGame("z", "phone", b"", b""), at=9.0)
        for store in stores:
            games = await store.games("phone")
            assert [game.id for game in games] == (["z", "a", "b"] if old else ["z"])
            await store.close()

    asyncio.run(scenario())
