"""A store in an SQL database: SQLite with a log written ahead, so that readers never wait."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, select
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from openludo.storage import standing, statements
from openludo.storage.hints import Hint, Hints
from openludo.storage.migrate import migrate
from openludo.storage.schema import games
from openludo.storage.servers import statements as servers
from openludo.storage.store import (
    Change,
    Length,
    Neighbours,
    NewGame,
    Rated,
    Sighting,
    Standing,
    StoredEvent,
    StoredGame,
    Tally,
    Unreachable,
)
from openludo.storage.writer import Writer

T = TypeVar("T")
PATIENCE = 20.0
"""Seconds after which whoever waits for a database that does not answer is told so."""
OF_GAMES, OF_DEVICES, OF_CODES, OF_SERVERS, OF_ALL = 0, 1, 2, 3, 4
CHUNK = 500
"""Games that are asked for at once, so that other readers come between."""

log = logging.getLogger(__name__)


class Reach:
    """Notes once that the database is away, and once that it is back."""

    def __init__(self) -> None:
        self._away = False

    @contextmanager
    def attempt(self) -> Iterator[None]:
        """Raise `Unreachable` for everything that may go well the next time."""
        try:
            yield
        except TimeoutError as error:
            raise self._lost(f"no answer for {PATIENCE:.0f} seconds") from error
        except (OperationalError, InterfaceError, PoolTimeout) as error:
            raise self._lost(_reason(error)) from error
        except DBAPIError as error:
            if error.connection_invalidated:
                raise self._lost(_reason(error)) from error
            raise
        if self._away:
            self._away = False
            log.warning("the database answers again")

    def _lost(self, reason: str) -> Unreachable:
        if not self._away:
            self._away = True
            log.warning("the database cannot be used: %s", reason)
        return Unreachable(reason)


def _reason(error: Exception) -> str:
    """Write what the driver says in one line, without the statement."""
    return " ".join(str(getattr(error, "orig", error)).split())


class SqlStore:
    """A store in a migrated database that one thread of this process writes and a few read."""

    def __init__(
        self, engine: Engine, hints: Hints, readers: int, reading: Engine | None = None
    ) -> None:
        self._engine = engine
        self._reading = reading or engine
        self._hints = hints
        self._writer = Writer(engine, statements.together)
        self._reach = Reach()
        self._readers = ThreadPoolExecutor(readers, thread_name_prefix="openludo-reader")

    async def create(self, game: NewGame, at: float) -> None:
        """Keep a new game with an empty log; raises `Conflict` if its id is taken."""
        await self._change(game.id, lambda connection: statements.create(connection, game, at))

    async def game(self, game: str) -> StoredGame | None:
        """Give a game, or None."""
        return await self._read(lambda connection: statements.game(connection, game))

    async def games(
        self, device: str, limit: int = 200, kind: str = "game"
    ) -> Sequence[StoredGame]:
        """List the games of a kind that a device is a member of: open ones, then the others."""
        return await self._read(
            lambda connection: statements.games_of(connection, device, limit, kind)
        )

    async def ended(
        self, device: str, limit: int, behind: StoredGame | None = None
    ) -> Sequence[StoredGame]:
        """List the games of a device that were played and have ended, the last changed first."""
        return await self._read(
            lambda connection: statements.ended_of(connection, device, limit, behind)
        )

    async def append(self, game: str, expected: int, change: Change) -> None:
        """Write events behind exactly `expected` ones; raises `Conflict`, `UnknownGame`."""
        await self._change(
            game,
            lambda connection: statements.append(connection, game, expected, change),
            alone=change.contest is not None,
        )

    async def events(self, game: str, since: int = 0) -> Sequence[StoredEvent]:
        """List events from number `since` on."""
        return await self._read(lambda connection: statements.events_of(connection, game, since))

    async def leave(self, game: str, device: str) -> None:
        """End a device's membership, if any; the game stays. Raises `UnknownGame`."""
        await self._change(game, lambda connection: statements.leave(connection, game, device))

    async def erase(self, game: str, tallies: Sequence[Tally] = ()) -> None:
        """Forget a game, its log and members; counts it if it was open. Raises `UnknownGame`."""
        await self._change(
            game, lambda connection: statements.erase(connection, game, tallies), alone=True
        )

    async def claim(self, now: float, until: float, limit: int = 100) -> Sequence[str]:
        """Reserve due games that nobody looks after, and name them, the longest due first."""
        # Looking costs no write: most of the time nothing is due.
        if not await self._read(lambda connection: statements.unclaimed(connection, now, 1)):
            return ()
        return await self._write(
            lambda connection: statements.claim(connection, now, until, limit), (OF_ALL, "")
        )

    async def tallies(self, device: str) -> Sequence[Tally]:
        """List what was counted for a device, in the order of counting."""
        return await self._read(lambda connection: statements.tallies_of(connection, device))

    async def forget_tallies(self, device: str) -> None:
        """Empty the statistics of a device; its old games are not counted there anew."""
        await self._write(
            lambda connection: statements.forget_tallies(connection, device), (OF_DEVICES, device)
        )

    async def standings(self, family: str, limit: int = 100) -> Sequence[Standing]:
        """List who stands in a family, the best first: by `mu` less three times `sigma`."""
        return await self._read(lambda connection: standing.standings_in(connection, family, limit))

    async def standings_of(self, device: str) -> Sequence[Standing]:
        """List where a device stands, by family."""
        return await self._read(lambda connection: standing.standings_of(connection, device))

    async def rated(self, device: str, games: Sequence[str]) -> Sequence[Rated]:
        """List which of these games changed where a device stands, the last first."""
        return await self._read(lambda connection: standing.rated_of(connection, device, games))

    async def keep_code(self, digest: str, device: str, now: float, until: float) -> None:
        """Let who knows a code be a device until a time; replaces the last code of the device."""
        await self._write(
            lambda connection: statements.keep_code(connection, digest, device, now, until),
            (OF_CODES, device),
            alone=True,
        )

    async def take_code(self, digest: str, now: float) -> str | None:
        """Use a code up and name its device; None if it was used, has ended or never was."""
        # Looking costs no write, however many guess.
        if not await self._read(lambda connection: statements.has_code(connection, digest)):
            return None
        return await self._write(
            lambda connection: statements.take_code(connection, digest, now),
            (OF_CODES, digest),
            alone=True,
        )

    async def lengths(self, games: Sequence[str]) -> Mapping[str, Length]:
        """Tell how long the logs of many games are; those that are not there are left out."""
        found: dict[str, Length] = {}
        for start in range(0, len(games), CHUNK):
            names = games[start : start + CHUNK]
            found |= await self._read(partial(servers.lengths_of, names=names))
        return found

    async def attend(
        self, server: str, now: float, until: float, changes: Sequence[Sighting] = ()
    ) -> bool:
        """Say that a server lives until a time, and who has come there or gone from there."""
        return await self._of_server(
            server,
            lambda connection: servers.attend(connection, server, now, until, changes),
            changed=bool(changes),
        )

    async def retire(self, server: str, now: float) -> None:
        """Say that a server ends: all who were there are gone."""
        await self._of_server(server, lambda connection: servers.retire(connection, server, now))

    async def sweep(self, server: str, now: float, before: float) -> None:
        """Let who was at servers that live no more be gone, and forget who went before a time."""
        await self._of_server(
            server, lambda connection: servers.sweep(connection, server, now, before)
        )

    async def neighbours(self, server: str, now: float, since: int | None) -> Neighbours:
        """Tell which other servers there are, and what they changed behind a version."""
        return await self._read(
            lambda connection: servers.neighbours(connection, server, now, since)
        )

    async def sightings(self, game: str, now: float) -> Sequence[Sighting]:
        """List who looks at a game at any server, and who does not and was last seen when."""
        return await self._read(lambda connection: servers.sightings_of(connection, game, now))

    async def now(self) -> float:
        """Give the seconds since 1970 by the clock of this computer."""
        return time.time()

    def subscribe(self, hint: Hint, own: bool = True) -> Callable[[], None]:
        """Have `hint` called in this event loop with the id of a game that was changed."""
        return self._hints.subscribe(hint, own)

    async def check(self) -> None:
        """Raise an exception unless the store can be read."""
        await self._read(lambda connection: connection.scalar(select(games.c.id).limit(1)))

    async def close(self) -> None:
        """Finish what was begun and let go of everything."""
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._hints.close)
        self._readers.shutdown()
        self._engine.dispose()

    async def _change(self, game: str, work: Callable[[Connection], T], alone: bool = False) -> T:
        """Write something of one game, and give a hint of it after the commit."""
        return await self._write(work, (OF_GAMES, game), partial(self._hints.tell, game), alone)

    async def _of_server(
        self, server: str, work: Callable[[Connection], T], changed: bool = True
    ) -> T:
        """Write something of a server, and give a hint if that changes sightings."""
        then = partial(self._hints.tell, server) if changed else None
        return await self._write(work, (OF_SERVERS, server), then, alone=True)

    async def _write(
        self,
        work: Callable[[Connection], T],
        place: tuple[int, str],
        then: Callable[[], None] | None = None,
        alone: bool = False,
    ) -> T:
        with self._reach.attempt():
            async with asyncio.timeout(PATIENCE):
                result: T = await self._writer.submit(work, place, alone, then)
        return result

    async def _read(self, query: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        with self._reach.attempt():
            async with asyncio.timeout(PATIENCE):
                return await loop.run_in_executor(self._readers, self._query, query)

    def _query(self, query: Callable[[Connection], T]) -> T:
        try:
            return self._query_once(query)
        except DBAPIError as error:
            # The database may have been started anew since this connection was last used.
            if not error.connection_invalidated:
                raise
        return self._query_once(query)

    def _query_once(self, query: Callable[[Connection], T]) -> T:
        with self._reading.connect() as connection:
            return query(connection)


def sqlite_store(path: Path) -> SqlStore:
    """Open the store in a file, made or migrated as needed; raises `Unreachable`."""
    engine = create_engine(URL.create("sqlite", database=str(path)), hide_parameters=True)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    try:
        migrate(engine)
    except DBAPIError as error:
        raise Unreachable(f"{path}: {error.orig}") from error
    return SqlStore(engine, Hints(), readers=2)


def _prepare(connection: Any, _record: Any) -> None:
    # The driver must not open transactions by itself: it would do so too late for _begin.
    connection.isolation_level = None
    _write_ahead(connection)
    for pragma in (
        # A roll that was shown must outlive a power cut too.
        "synchronous=FULL",
        "busy_timeout=5000",
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _write_ahead(connection: Any) -> None:
    """Turn to a log written ahead; SQLite itself does not wait here while others do the same."""
    until = time.monotonic() + 5
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return


def _begin(connection: Connection) -> None:
    # A writer takes the lock at once: it could not get it later if another one wrote meanwhile.
    immediate = connection.get_execution_options().get("immediate", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")
