"""Find games that have ended, whoever asks: their ids hold 80 bits and nothing in them is secret.

Anyone may ask, so what that costs is bounded: the length of a game, how many are read at once,
how many wait for it. What was made last is kept, for a link is often opened by several.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import msgspec
from msgspec import structs

from openludo.engine import Game
from openludo.server.assets import Asset, asset
from openludo.server.protocol.play import Entry
from openludo.server.protocol.refusals import Refusal
from openludo.server.protocol.rest import Replay
from openludo.server.rooms.header import Header, decode_header, encode
from openludo.server.rooms.live import LiveGame
from openludo.server.rooms.paper import record_text
from openludo.server.rooms.summary import decode_summary
from openludo.server.rooms.whole import game_view
from openludo.server.views.replay import shown_entries
from openludo.storage import Store, StoredEvent, StoredGame

LONGEST = 10_000
"""Entries of the longest game that is shown; most have some hundreds, some a few thousands."""

WAITING = 16
"""So many may wait until what others asked for is made."""

KEPT = 16 * 1024 * 1024
"""Bytes that are kept of what was made last, and at least the very last."""

T = TypeVar("T")
Log = list[Entry]
Own = tuple[int, ...]
Shown = tuple[str, Own]
"""A game, and all that its replay depends on besides: which participants look at it."""


class Finished:
    """The games of a store that have ended."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[Shown, Asset] = OrderedDict()
        self._alone = asyncio.Lock()
        self._waiting = 0

    async def replay(self, game: str, device: str) -> Asset:
        """Show a whole game to a device; raises `Refusal`."""
        stored = await self._find(game)
        header = decode_header(stored.header)
        own = None if device == stored.device and header.room is None else device
        shown = (game, _own(header, own))
        if shown not in self._kept:
            return await self._in_turn(lambda: self._keep(shown, stored, own))
        self._kept.move_to_end(shown)
        return self._kept[shown]

    async def record(self, game: str) -> str:
        """Write a game down; raises `Refusal`."""
        stored = await self._find(game)
        return await self._in_turn(lambda: self._make(stored, lambda live, _: record_text(live)))

    async def _find(self, game: str) -> StoredGame:
        stored = await self._store.game(game)
        if stored is None or stored.kind != "game":
            raise Refusal("unknown_game")
        if stored.open or not stored.events:
            raise Refusal("still_playing")
        if stored.events > LONGEST:
            raise Refusal("too_long", limit=LONGEST)
        return stored

    async def _in_turn(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do one thing at a time; raises `Refusal` if too many wait."""
        if self._waiting >= WAITING:
            raise Refusal("too_busy")
        self._waiting += 1
        try:
            async with self._alone:
                return await work()
        finally:
            self._waiting -= 1

    async def _keep(self, shown: Shown, stored: StoredGame, own: str | None) -> Asset:
        """Make what nobody asked for while we waited, and let go of what was asked for long ago."""
        found = self._kept.get(shown)
        if found is None:
            found = await self._make(stored, lambda live, log: _replay(live, log, own))
        self._kept[shown] = found
        self._kept.move_to_end(shown)
        while len(self._kept) > 1 and sum(len(one.body) for one in self._kept.values()) > KEPT:
            self._kept.popitem(last=False)
        return found

    async def _make(self, stored: StoredGame, picture: Callable[[LiveGame, Log], T]) -> T:
        """Make something of a game, apart from the loop that others wait for."""
        events = await self._store.events(stored.id)
        return await asyncio.to_thread(lambda: picture(*_read(stored, events)))


def _own(header: Header, device: str | None) -> Own:
    """Tell who of the participants is at a device; None is the game's own."""
    return tuple(
        number
        for number, one in enumerate(header.participants)
        if one.kind == "person" and one.device == device
    )


def _read(stored: StoredGame, events: Sequence[StoredEvent]) -> tuple[LiveGame, Log]:
    """Let a stored game happen again; raises `Refusal` where this version plays otherwise."""
    header = decode_header(stored.header)
    log = [(msgspec.json.decode(event.data, type=Entry), event.at) for event in events]
    live = LiveGame.replay(stored.id, header, log)
    position = decode_summary(stored.summary).position
    if (live.number + 1, str(live.game.position)) != (len(log), position):
        raise Refusal("other_version", version=header.version)
    return live, [entry for entry, _ in log]


def _replay(live: LiveGame, log: Log, device: str | None) -> Asset:
    """Show a game to a device; None is the one on which it was played."""
    header = live.header
    view = structs.replace(game_view(live, device), log=[])
    if not view.mine:
        view = structs.replace(view, room=None)
    start = Game(header.variant, header.seats, live.opening.first)
    return asset(encode(Replay(view, list(shown_entries(start, log)))), "application/json")
