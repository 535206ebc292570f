"""Tell other servers, by the store that all share, that this one lives and who is there."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import Any

from openludo.server.clock import Clock
from openludo.storage import Neighbours, Sighting, Store, Unreachable

SERVER = "server "
"""What the id of a server begins with, and that of no game."""

LEASE = 10.0
"""Seconds after which the people of a server that was killed count as gone."""

RENEW = 3.0
CLOSING_SECONDS = 3.0
AT_ONCE = 500
"""So many comings and goings are written together; plies are written between."""

log = logging.getLogger(__name__)


class Visits:
    """Who is at this server, told to the others; nobody who comes or goes waits for that.

    A server that nobody is at, and that knows of no other, lets its lease end.
    """

    def __init__(self, store: Store, clock: Clock) -> None:
        self.server = SERVER + secrets.token_hex(8)
        self.alone = True
        self.steady = False
        self.up = 0.0
        self.tasks: set[asyncio.Task[Any]] = set()
        self._store = store
        self._clock = clock
        self._open = self._telling = False
        self._here: dict[tuple[str, str], float] = {}
        self._untold: dict[tuple[str, str], Sighting] = {}
        self._renew_at = 0.0
        self._lock = asyncio.Lock()

    def come(self, game: str, device: str, at: float) -> None:
        """Note that a device opens its first window on a game here."""
        self._here[game, device] = at
        self._note(Sighting(game, device, self.server, at))

    def go(self, game: str, device: str, at: float) -> None:
        """Note that a device closes its last window on a game here."""
        self._here.pop((game, device), None)
        self._note(Sighting(game, device, "", at))

    async def seen(self, game: str) -> Sequence[Sighting]:
        """List who looks at a game at any server, and when others were seen last."""
        return await self._store.sightings(game, self._clock.now())

    def know(self, neighbours: Neighbours) -> None:
        """Take note of the other servers."""
        self.alone, self.up = neighbours.others == 0, neighbours.up

    async def open(self) -> None:
        """Begin to tell."""
        self._open = True
        await self.keep_up()

    async def keep_up(self) -> None:
        """Lengthen the lease before it ends, and tell what could not be told before."""
        now = self._clock.now()
        needed = bool(self._here) or not self.alone or not self._renew_at
        if self._open and (self._untold or (needed and now >= self._renew_at)):
            await self._tell()

    async def close(self) -> None:
        """Tell that all are gone from here."""
        if self._open:
            self._open = False
            try:
                async with asyncio.timeout(CLOSING_SECONDS), self._lock:
                    await self._store.retire(self.server, self._clock.now())
            except TimeoutError:
                log.debug("nobody is told that this server ends; its lease will tell")

    def _note(self, sighting: Sighting) -> None:
        self._untold[sighting.game, sighting.device] = sighting
        if self._open and not self._telling:
            self._telling = True
            task = asyncio.create_task(self._tell_soon())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _tell_soon(self) -> None:
        try:
            await self._tell()
        except Unreachable:
            log.debug("who is here will be told when the database is back")
        except Exception:
            log.exception("could not tell who is here")
        finally:
            self._telling = False

    async def _tell(self) -> None:
        """Write what is new, many things at once, and then what came up meanwhile."""
        async with self._lock:
            told = False
            while self._open and (self._untold or not told):
                count = min(AT_ONCE, len(self._untold))
                changes = dict(self._untold.popitem() for _ in range(count))
                try:
                    self.steady = await self._write(list(changes.values()))
                except BaseException:
                    self._untold = changes | self._untold
                    raise
                told = True
                if not self.steady:
                    # Others took this server for dead, and all who are here for gone.
                    self._untold = self._all_but(changes) | self._untold

    async def _write(self, changes: Sequence[Sighting]) -> bool:
        now = self._clock.now()
        held = await self._store.attend(self.server, now, now + LEASE, changes)
        self._renew_at = now + RENEW
        return held

    def _all_but(self, told: dict[tuple[str, str], Sighting]) -> dict[tuple[str, str], Sighting]:
        return {
            (game, device): Sighting(game, device, self.server, at)
            for (game, device), at in self._here.items()
            if (game, device) not in told
        }
