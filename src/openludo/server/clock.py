"""Time, so that nothing else asks the operating system for it and tests can move it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Protocol

FOLLOW_SECONDS = 30.0

log = logging.getLogger(__name__)


class Alarm(Protocol):
    """Something that will happen unless it is cancelled."""

    def cancel(self) -> None:
        """Make it not happen."""


class Clock(Protocol):
    """Tells the time and rings at a given time."""

    def now(self) -> float:
        """Give the seconds since 1970."""

    def call_at(self, when: float, ring: Callable[[], None]) -> Alarm:
        """Call `ring` at a time, at once if it has passed."""


class SystemClock:
    """The computer's clock; it rings in the running event loop."""

    def now(self) -> float:
        """Give the seconds since 1970."""
        return time.time()

    def call_at(self, when: float, ring: Callable[[], None]) -> Alarm:
        """Call `ring` at a time, at once if it has passed."""
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), ring)


class StoreClock(SystemClock):
    """The store's clock, by which all servers go that share it.

    It runs with the computer's own; how far that is off is found out by asking `ask` for the
    store's time, to half of the time that the answer takes.
    """

    def __init__(self, ask: Callable[[], Awaitable[float]]) -> None:
        self._ask = ask
        self._ahead = 0.0

    def now(self) -> float:
        """Give the seconds since 1970."""
        return time.time() + self._ahead

    async def set(self) -> None:
        """Set the clock, unless the store cannot be asked or what differs could be the way."""
        before = time.time()
        try:
            there = await self._ask()
        except Exception as error:
            log.warning("could not ask the store for the time: %s", error)
            return
        after = time.time()
        ahead = there - (before + after) / 2
        if abs(ahead - self._ahead) > (after - before) / 2:
            self._ahead = ahead

    async def follow(self) -> None:
        """Set the clock again and again."""
        while True:
            await asyncio.sleep(FOLLOW_SECONDS)
            await self.set()


def iso_time(seconds: float) -> str:
    """Write a time as clients read it, in UTC to the millisecond."""
    text = datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")
    return text.replace("+00:00", "Z")
