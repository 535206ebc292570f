"""A room as it is stored: its log is appended to, its summary is the whole room."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable

from openludo.server.clock import Clock
from openludo.server.gatherings.gathering import Gathering, decode_gathering
from openludo.server.gatherings.happening import Event, reduce
from openludo.server.protocol.gathering import JoinCommand
from openludo.server.protocol.refusals import Refusal
from openludo.server.rooms.header import encode
from openludo.server.rooms.kept import LEASE
from openludo.storage import Change, Conflict, Store, StoredGame, UnknownGame, Unreachable

DAY = 24 * 3600.0
"""Seconds after which a room that all have left alone is closed."""

log = logging.getLogger(__name__)


class KeptGathering:
    """Reads a room, and writes what happens in it before anyone may see it."""

    def __init__(self, store: Store, clock: Clock, stored: StoredGame) -> None:
        self.code = stored.id
        self.take(stored)
        self._store = store
        self._clock = clock

    def take(self, stored: StoredGame) -> None:
        """Know what is stored."""
        self.now = decode_gathering(stored.summary)
        self.version = stored.events
        self.updated = stored.updated

    async def refresh(self) -> bool:
        """Read what another process wrote, and tell whether there was anything new."""
        stored = await self._store.game(self.code)
        if stored is None:
            raise Refusal("unknown_room")
        news = stored.events != self.version
        self.take(stored)
        return news

    async def happen(self, event: Event) -> None:
        """Let something happen and write it; raises `Refusal`, and `Conflict` if it came late."""
        after = reduce(self.now, event)
        members = (event.device,) if isinstance(event.act, JoinCommand) else ()
        await self._write([encode(event)], after, members, self.now.devices - after.devices)

    async def touch(self) -> None:
        """Write only that the room is in use; raises `Refusal`, `Conflict`."""
        await self._write([], self.now)

    async def close(self) -> None:
        """Erase the room."""
        await self._safely(lambda: self._store.erase(self.code))

    async def _write(
        self,
        events: list[bytes],
        after: Gathering,
        members: Iterable[str] = (),
        leavers: Iterable[str] = (),
    ) -> None:
        at = self._clock.now()
        due = _due(after, at)
        change = Change(
            events=events,
            at=at,
            summary=encode(after),
            due=due,
            reserved=due + LEASE,
            members=tuple(members),
            leavers=tuple(leavers),
        )
        await self._safely(lambda: self._store.append(self.code, self.version, change))
        self.now, self.updated = after, at
        self.version += len(events)

    async def _safely(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except (Conflict, Unreachable):
            raise
        except UnknownGame:
            raise Refusal("unknown_room") from None
        except Exception as error:
            log.exception("could not write room %s", self.code)
            raise Refusal("not_saved") from error


def _due(room: Gathering, now: float) -> float:
    """Give the time at which to look again; a room without anybody is closed at once.

    Who left the room may still be in its game, so it waits for the end of that.
    """
    if room.reveal_by is not None:
        return room.reveal_by
    return now + DAY if room.persons or room.phase == "playing" else now
