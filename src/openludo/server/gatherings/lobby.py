"""All rooms of this process: opened, found by their code, woken when something is due."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Iterable, Iterator
from weakref import WeakValueDictionary

from openludo.server.allowance import guesses
from openludo.server.clock import Clock
from openludo.server.gatherings.gathering import Gathering, decode_gathering
from openludo.server.gatherings.happening import Event, reduce
from openludo.server.gatherings.keeper import Keeper
from openludo.server.gatherings.kept import DAY
from openludo.server.gatherings.picture import room_peek
from openludo.server.gatherings.plan import check_seats, shared_variant
from openludo.server.protocol.gathering import JoinCommand, NewRoom, RoomCreated, RoomPeek
from openludo.server.protocol.refusals import Refusal
from openludo.server.rooms.hall import Hall
from openludo.server.rooms.header import encode
from openludo.server.rooms.setup import ID_SIGNS
from openludo.storage import Change, Conflict, NewGame, Store, StoredGame

log = logging.getLogger(__name__)

KIND = "room"
CODE_LENGTH = 8


class Lobby:
    """Finds rooms by their code. One lives here as long as somebody looks at it."""

    def __init__(self, hall: Hall, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.guesses = guesses(clock)
        self._hall = hall
        self._rooms: WeakValueDictionary[str, Keeper] = WeakValueDictionary()
        self._by_game: WeakValueDictionary[str, Keeper] = WeakValueDictionary()
        self._unsubscribe: Callable[[], None] | None = None
        hall.look_after(KIND, self._rooms, self._wake, self._hint)

    async def open(self) -> None:
        """Hear of what other processes change."""
        self._unsubscribe = self.store.subscribe(self._hint, own=False)

    async def close(self) -> None:
        """Hear no more."""
        if self._unsubscribe:
            self._unsubscribe()

    async def create(self, device: str, room: NewRoom) -> RoomCreated:
        """Open a room whose host is the person that asks for it; raises `Refusal`."""
        check_seats(shared_variant(room.variant, room.rules), room.seats)
        empty = Gathering(
            code="".join(secrets.choice(ID_SIGNS) for _ in range(CODE_LENGTH)),
            variant=room.variant,
            rules=room.rules,
            seats=room.seats,
            turn_limit=room.turn_limit,
            watch=room.watch,
            rated=room.rated,
            host=device,
            persons=(),
        )
        now = self.clock.now()
        event = Event(JoinCommand("open", room.name, room.commitment), device, now)
        begun = reduce(empty, event)
        try:
            await self.store.create(NewGame(empty.code, device, b"", encode(empty), KIND), now)
        except Conflict:
            return await self.create(device, room)
        change = Change([encode(event)], now, encode(begun), due=now + DAY, reserved=now + DAY)
        await self.store.append(empty.code, 0, change)
        return RoomCreated(empty.code)

    async def room(self, code: str, device: str, address: str) -> Keeper:
        """Find a room by its code, whose persons need not guess; raises `Refusal`."""
        found = await self._room(code.lower())
        if found is not None and found.now.index(device) is not None:
            return found
        self.guesses.check(address)
        if found is None:
            self.guesses.use(address)
            raise Refusal("unknown_room")
        return found

    async def rooms(self, device: str) -> list[RoomPeek]:
        """List the rooms that a device is in."""
        stored = await self.store.games(device, kind=KIND)
        return list(_peeks(stored, device))

    async def _room(self, code: str) -> Keeper | None:
        room = self._rooms.get(code)
        if room is None or room.gone:
            stored = await self.store.game(code)
            if stored is None or stored.kind != KIND:
                return None
            room = self._rooms.get(code)
            if room is None or room.gone:
                room = Keeper(self._hall, self.clock, stored, self._by_game)
            self._rooms[code] = room
        return room

    async def _wake(self, code: str) -> None:
        room = await self._room(code)
        if room is not None:
            await room.wake()

    def _hint(self, name: str) -> None:
        """Let a room look again that was changed, or whose game was."""
        room = self._rooms.get(name) or self._by_game.get(name)
        if room is not None:
            room.hint()


def _peeks(stored: Iterable[StoredGame], device: str) -> Iterator[RoomPeek]:
    for room in stored:
        try:
            yield room_peek(decode_gathering(room.summary), device)
        except Refusal as refusal:
            # Another version opened it, for a variant or rules that this one lacks.
            log.info("room %s cannot be shown: %s", room.id, refusal.code)
