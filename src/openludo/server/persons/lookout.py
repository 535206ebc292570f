"""See what other servers did that share the store, with a few questions for everything here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any

from openludo.server.authority import Authority
from openludo.server.clock import Clock
from openludo.server.persons.visits import Visits
from openludo.storage import Neighbours, Store, Unreachable

ALONE = 30.0
"""Seconds between two looks at all games while there is no other server to change them."""

KEEP = 24 * 3600.0
"""Seconds for which it is known when somebody was last seen."""

TIDY = 3600.0
AT_ONCE = 500
"""So many games and rooms are compared together; pages are served between."""

log = logging.getLogger(__name__)


class Lookout:
    """Compares what is shown here with the store, for hints can get lost or never come."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        visits: Visits,
        authorities: Callable[[], Iterable[Authority]],
    ) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()
        self._store = store
        self._clock = clock
        self._visits = visits
        self._authorities = authorities
        self._version: int | None = None
        self._heard = self._listening = False
        self._all_at = 0.0
        self._tidy_at = clock.now() + TIDY
        self._lock = asyncio.Lock()

    async def look(self) -> None:
        """See who came and went at other servers, and which games they moved on."""
        now = self._clock.now()
        await self._see_people()
        if now >= self._all_at or not self._visits.alone:
            self._all_at = now + ALONE
            await self._compare()

    def hear(self) -> None:
        """See who came and went at another server, which has just told of it."""
        self._heard = True
        if not self._listening:
            self._listening = True
            task = asyncio.create_task(self._listen())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _listen(self) -> None:
        try:
            while self._heard:
                self._heard = False
                await self._see_people()
        except Unreachable:
            log.debug("who is at other servers will be seen when the database is back")
        except Exception:
            log.exception("could not see who is at other servers")
        finally:
            self._listening = False

    async def _see_people(self) -> None:
        async with self._lock:
            known = await self._ask()
            self._visits.know(known)
            others = known.others
            if self._visits.steady and (known.lapsed or self._clock.now() >= self._tidy_at):
                await self._sweep()
                known = await self._ask()
            self._version = known.version
        if others:
            for authority in self._authorities():
                if authority.id in known.games:
                    authority.doubt()

    async def _ask(self) -> Neighbours:
        now = self._clock.now()
        return await self._store.neighbours(self._visits.server, now, self._version)

    async def _sweep(self) -> None:
        now = self._clock.now()
        await self._store.sweep(self._visits.server, now, now - KEEP)
        self._tidy_at = now + TIDY

    async def _compare(self) -> None:
        """Find with few questions what others moved on, and look at that alone."""
        following = [(one, tuple(one.followed())) for one in self._authorities()]
        following = [(one, names) for one, names in following if names]
        for start in range(0, len(following), AT_ONCE):
            some = following[start : start + AT_ONCE]
            lengths = await self._store.lengths([name for _, names in some for name in names])
            for one, _ in some:
                if one.differs(lengths):
                    one.hint()
