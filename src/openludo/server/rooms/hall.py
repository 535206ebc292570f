"""All rooms of this process: made, found again, woken when something is due in them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from openludo.server.authority import Authority
from openludo.server.clock import Alarm, Clock
from openludo.server.persons.lookout import Lookout
from openludo.server.persons.visits import SERVER, Visits
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
from openludo.storage import Conflict, Store, StoredGame, Tally, Unreachable
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
        self.visits = Visits(store, clock)
        self._lookout = Lookout(store, clock, self.visits, self._authorities)
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._alarm: Alarm | None = None
        self._rounds: set[asyncio.Task[Any]] = set()
        self._stuck: set[str] = set()
        self._unsubscribe: Callable[[], None] | None = None
        self._look_at = 0.0
        self._others: list[Mapping[str, Authority]] = []
        self._wakers: dict[str, Waker] = {"game": self._wake_game}
        self._told_of_ends: list[Callable[[str], None]] = []

    # --- games

    async def create(self, device: str, game: NewGame) -> Created:
        """Make a game; raises `Refusal`."""
        return await self._make(device, wish(game))

    async def begin(
        self, game: str, device: str, header: Header, contributions: Sequence[bytes]
    ) -> None:
        """Make and begin a game of several devices, unless that is done; raises `Refusal`."""
        devices = tuple(header.devices)
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
        """List the games of a device: open ones first, of each kind the last played first."""
        return [game_line(stored) for stored in await self.store.games(device)]

    # --- statistics

    async def statistics(self, device: str) -> list[StatisticsRow]:
        """Sum up the games of a device."""
        return statistics(await self.store.tallies(device))

    async def counted(self, device: str) -> Sequence[Tally]:
        """List the games that the statistics of a device are made of."""
        return await self.store.tallies(device)

    # --- time

    def look_after(
        self,
        kind: str,
        authorities: Mapping[str, Authority],
        wake: Waker,
        ended: Callable[[str], None],
    ) -> None:
        """Wake what else is kept in the store, and let it come to an end as the games do.

        `ended` is called with each game that ends in this process.
        """
        self._others.append(authorities)
        self._wakers[kind] = wake
        self._told_of_ends.append(ended)

    async def open(self) -> None:
        """Go on with everything that a process before this one left."""
        self._unsubscribe = self.store.subscribe(self._hint, own=False)
        await self._safely(self.visits.open())
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
        await self._safely(self.visits.close())
        await self.store.close()

    async def settle(self) -> None:
        """Wait until nothing is under way."""
        while under_way := self._under_way():
            await asyncio.gather(*under_way, return_exceptions=True)

    def _under_way(self) -> list[asyncio.Task[Any]]:
        own = (*self._rounds, *self.visits.tasks, *self._lookout.tasks)
        return [*own, *(task for one in self._authorities() for task in one.tasks)]

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
            room = self._rooms.get(game) or self._new_room(stored)
            self._rooms[game] = room
        return room

    def _new_room(self, stored: StoredGame) -> Room:
        return Room(self.store, self.clock, stored, self.visits, self._ended)

    def _ended(self, game: str) -> None:
        for tell in self._told_of_ends:
            tell(game)

    async def _round(self) -> None:
        """Wake the games that are due and reserved for nobody, again and again."""
        await self._safely(self._look())
        await self._safely(self._claim())
        self._alarm = self.clock.call_at(self.clock.now() + ROUND, self._ring)

    async def _claim(self) -> None:
        now = self.clock.now()
        for game in await self.store.claim(now, now + LEASE):
            await self._wake(game)

    async def _look(self) -> None:
        """Tell other servers that this one lives, and see every now and then what they did."""
        await self.visits.keep_up()
        now = self.clock.now()
        if now >= self._look_at:
            self._look_at = now + LOOK
            await self._lookout.look()

    async def _safely(self, work: Coroutine[Any, Any, None]) -> None:
        """Do work that is done again before long if it fails."""
        try:
            await work
        except Unreachable:
            log.debug("nothing is seen or due while the database is away")
        except Exception:
            log.exception("could not look at what other servers did, or at what is due")

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
        if game.startswith(SERVER):
            if game != self.visits.server:
                self._lookout.hear()
        elif room := self._rooms.get(game):
            room.hint()

    def _authorities(self) -> list[Authority]:
        return [one for shelf in (self._rooms, *self._others) for one in list(shelf.values())]

    def _ring(self) -> None:
        task = asyncio.create_task(self._round())
        self._rounds.add(task)
        task.add_done_callback(self._rounds.discard)
