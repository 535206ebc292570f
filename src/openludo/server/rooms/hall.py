"""All rooms of this process: made, found again, woken when something is due in them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from openludo.server.authority import Authority
from openludo.server.clock import Alarm, Clock
from openludo.server.protocol.refusals import Refusal
from openludo.server.protocol.rest import Created, GameLine, NewGame, StatisticsRow
from openludo.server.rooms.header import Header, encode
from openludo.server.rooms.kept import LEASE
from openludo.server.rooms.room import Room
from openludo.server.rooms.setup import (
    Wish,
    header_of,
    new_game_id,
    next_wish,
    promise_of,
    wish,
)
from openludo.server.rooms.summary import first_summary, game_line, statistics
from openludo.storage import Conflict, Store, Tally, Unreachable
from openludo.storage import NewGame as Unplayed

ROUND = 1.0
"""Seconds between two looks for games that nobody looks after."""

LOOK = 2.0
"""Seconds between two looks at what pages are shown here, for hints can get lost."""

Waker = Callable[[str], Awaitable[None]]
"""Lets something go on that is due."""

log = logging.getLogger(__name__)


class Hall:
    """Finds the room of a game. A room lives as long as somebody looks on or something is due."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._alarm: Alarm | None = None
        self._rounds: set[asyncio.Task[Any]] = set()
        self._stuck: set[str] = set()
        self._unsubscribe: Callable[[], None] | None = None
        self._look_at = 0.0
        self._others: list[Mapping[str, Authority]] = []
        self._wakers: dict[str, Waker] = {"game": self._wake_game}

    # --- games

    async def create(self, device: str, game: NewGame) -> Created:
        """Make a game; raises `Refusal`."""
        return await self._make(device, wish(game))

    async def begin(
        self, game: str, device: str, header: Header, contributions: Sequence[bytes]
    ) -> None:
        """Make and begin a game of several devices, unless that is done; raises `Refusal`."""
        devices = tuple(one.device for one in header.participants if one.device is not None)
        summary = encode(first_summary(header))
        new = Unplayed(game, device, encode(header), summary, members=devices)
        try:
            await self.store.create(new, self.clock.now())
        except Conflict:
            log.info("game %s was made already", game)
        room = await self.room(game, device)
        await room.begin(contributions)

    async def again(self, device: str, game: str, commitment: str | None) -> Created:
        """Make the next game of the same players; raises `Refusal`."""
        room = await self.room(game, device)
        if room.header.room is not None:
            raise Refusal("in_a_room", room=room.header.room)
        last = await room.show(next_wish, before="still_playing")
        return await self._make(device, replace(last, promise=promise_of(commitment)))

    async def erase(self, game: str, device: str) -> None:
        """Forget a game; one of a room only leaves the list of the device that asks for it."""
        room = await self.room(game, device)
        if room.header.room is None:
            await room.erase()
        elif await room.show(lambda live: live.status == "playing"):
            raise Refusal("still_playing")
        else:
            await self.store.leave(game, device)

    async def room(self, game: str, device: str, to_watch: bool = False) -> Room:
        """Find the room of a game of this device, or which it may watch; raises `Refusal`."""
        room = await self._room(game)
        if room is None or not room.admits(device, to_watch):
            raise Refusal("unknown_game")
        return room

    @property
    def size(self) -> int:
        """Number of rooms in memory."""
        return len(self._rooms)

    async def games(self, device: str) -> list[GameLine]:
        """List the games of a device, the last played first."""
        return [game_line(stored) for stored in await self.store.games(device)]

    # --- statistics

    async def statistics(self, device: str) -> list[StatisticsRow]:
        """Sum up the games of a device."""
        return statistics(await self.store.tallies(device))

    async def counted(self, device: str) -> Sequence[Tally]:
        """List the games that the statistics of a device are made of."""
        return await self.store.tallies(device)

    # --- time

    def look_after(self, kind: str, authorities: Mapping[str, Authority], wake: Waker) -> None:
        """Wake what else is kept in the store, and let it come to an end as the games do."""
        self._others.append(authorities)
        self._wakers[kind] = wake

    async def open(self) -> None:
        """Go on with everything that a process before this one left."""
        self._unsubscribe = self.store.subscribe(self._hint)
        await self._round()

    async def close(self) -> None:
        """Finish what was begun, and let another process go on with the rest."""
        if self._alarm:
            self._alarm.cancel()
        if self._unsubscribe:
            self._unsubscribe()
        for authority in self._authorities():
            authority.rest()
        await self.settle()
        await self.store.close()

    async def settle(self) -> None:
        """Wait until nothing is under way."""
        while under_way := [t for authority in self._authorities() for t in authority.tasks]:
            await asyncio.gather(*under_way, *self._rounds, return_exceptions=True)
        await asyncio.gather(*self._rounds, return_exceptions=True)

    async def _make(self, device: str, wish: Wish) -> Created:
        header = header_of(wish)
        game = Unplayed(new_game_id(), device, encode(header), encode(first_summary(header)))
        await self.store.create(game, self.clock.now())
        waiting = header.promise is not None
        if not waiting:
            room = await self.room(game.id, device)
            await room.begin()
        return Created(game.id, header.commitment, waiting)

    async def _room(self, game: str) -> Room | None:
        room = self._rooms.get(game)
        if room is None or room.gone:
            stored = await self.store.game(game)
            if stored is None or stored.kind != "game":
                return None
            room = self._rooms.get(game) or Room(self.store, self.clock, stored)
            self._rooms[game] = room
        return room

    async def _round(self) -> None:
        """Wake the games that are due and reserved for nobody, again and again."""
        try:
            now = self.clock.now()
            for game in await self.store.claim(now, now + LEASE):
                await self._wake(game)
            self._look(now)
        except Unreachable:
            log.debug("nothing is due while the database is away")
        except Exception:
            log.exception("could not look for games that are due")
        self._alarm = self.clock.call_at(self.clock.now() + ROUND, self._ring)

    def _look(self, now: float) -> None:
        """Let everything that is shown here be compared with the store every now and then."""
        if now >= self._look_at:
            self._look_at = now + LOOK
            for authority in self._authorities():
                authority.hint()

    async def _wake(self, game: str) -> None:
        """Let a game go on; one that cannot must not keep the others waiting."""
        try:
            stored = None if game in self._rooms else await self.store.game(game)
            await self._wakers["game" if stored is None else stored.kind](game)
        except Unreachable:
            raise
        except Exception as error:
            if game not in self._stuck:
                self._stuck.add(game)
                log.warning("game %s cannot go on", game, exc_info=error)

    async def _wake_game(self, game: str) -> None:
        room = await self._room(game)
        if room is not None:
            await room.wake()

    def _hint(self, game: str) -> None:
        if room := self._rooms.get(game):
            room.hint()

    def _authorities(self) -> list[Authority]:
        return [one for shelf in (self._rooms, *self._others) for one in list(shelf.values())]

    def _ring(self) -> None:
        task = asyncio.create_task(self._round())
        self._rounds.add(task)
        task.add_done_callback(self._rounds.discard)
