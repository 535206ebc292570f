"""Time, so that nothing else asks the operating system for it and tests can move it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol


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


def iso_time(seconds: float) -> str:
    """Write a time as clients read it, in UTC to the millisecond."""
    text = datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")
    return text.replace("+00:00", "Z")
