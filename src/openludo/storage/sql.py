"""A store in an SQL database: SQLite with a log written ahead, so that readers never wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, select

from openludo.storage import statements
from openludo.storage.migrate import migrate
from openludo.storage.schema import games
from openludo.storage.store import Change, NewGame, StoredEvent, StoredGame, Tally
from openludo.storage.writer import Writer

T = TypeVar("T")
READERS = 2


class SqlStore:
    """A store in a database that one thread writes and a few read."""

    def __init__(self, engine: Engine) -> None:
        migrate(engine)
        self._engine = engine
        self._writer = Writer(engine)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="openludo-reader")

    async def create(self, game: NewGame, at: float) -> None:
        """Keep a new game with an empty log."""
        await self._write(lambda connection: statements.create(connection, game, at))

    async def game(self, game: str) -> StoredGame | None:
        """Give a game, or None."""
        return await self._read(lambda connection: statements.game(connection, game))

    async def games(self, device: str, limit: int = 200) -> Sequence[StoredGame]:
        """List the games of a device, the last changed first."""
        return await self._read(lambda connection: statements.games_of(connection, device, limit))

    async def append(self, game: str, expected: int, change: Change) -> None:
        """Write events behind exactly `expected` ones; raises `Conflict`, `UnknownGame`."""
        await self._write(lambda connection: statements.append(connection, game, expected, change))

    async def events(self, game: str, since: int = 0) -> Sequence[StoredEvent]:
        """List events from number `since` on."""
        return await self._read(lambda connection: statements.events_of(connection, game, since))

    async def erase(self, game: str, tally: Tally | None = None) -> None:
        """Forget a game and its log; `tally` counts it if it was open. Raises `UnknownGame`."""
        await self._write(lambda connection: statements.erase(connection, game, tally))

    async def claim(self, now: float, until: float, limit: int = 100) -> Sequence[str]:
        """Reserve due games that nobody looks after, and name them, the longest due first."""
        # Looking costs no write: most of the time nothing is due.
        if not await self._read(lambda connection: statements.unclaimed(connection, now, 1)):
            return ()
        return await self._write(lambda connection: statements.claim(connection, now, until, limit))

    async def tallies(self, device: str) -> Sequence[Tally]:
        """List what was counted for a device, in the order of counting."""
        return await self._read(lambda connection: statements.tallies_of(connection, device))

    async def forget_tallies(self, device: str) -> None:
        """Empty the statistics of a device; its games stay counted once and for all."""
        await self._write(lambda connection: statements.forget_tallies(connection, device))

    async def check(self) -> None:
        """Raise an exception unless the store can be read."""
        await self._read(lambda connection: connection.scalar(select(games.c.id).limit(1)))

    async def close(self) -> None:
        """Finish what was begun and let go of everything."""
        await asyncio.to_thread(self._writer.close)
        self._readers.shutdown()
        self._engine.dispose()

    async def _write(self, work: Callable[[Connection], T]) -> T:
        result: T = await asyncio.wrap_future(self._writer.submit(work))
        return result

    async def _read(self, query: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._engine.connect() as connection:
                return query(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)


def sqlite_store(path: Path) -> SqlStore:
    """Open the store in a file, made or migrated as needed."""
    engine = create_engine(f"sqlite:///{path}")
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return SqlStore(engine)


def _prepare(connection: Any, _record: Any) -> None:
    # The driver must not open transactions by itself: it would do so too late for _begin.
    connection.isolation_level = None
    for pragma in (
        "journal_mode=WAL",
        # A roll that was shown must outlive a power cut too.
        "synchronous=FULL",
        "busy_timeout=5000",
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    # A writer takes the lock at once: it could not get it later if another one wrote meanwhile.
    immediate = connection.get_execution_options().get("immediate", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")
