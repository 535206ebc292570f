"""Which devices look on, here or at another server, and since when the others do not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from openludo.storage import Sighting


class Presence:
    """Counts the windows that devices have here, and knows which have some elsewhere.

    Who was never seen is absent since the start.
    """

    def __init__(self, start: float) -> None:
        self._start = start
        self._windows: Counter[str] = Counter()
        self._came: dict[str, float] = {}
        self._elsewhere: dict[str, float] = {}
        self._left: dict[str, float] = {}
        self._delays: dict[str, int] = {}

    def come(self, device: str, now: float) -> bool:
        """Note that a device opens a window here; tell whether it is the first."""
        self._windows[device] += 1
        first = self._windows[device] == 1
        if first:
            self._came[device] = now
        return first

    def go(self, device: str, now: float) -> bool:
        """Note that a device closes a window here; tell whether it was the last."""
        self._windows[device] -= 1
        last = self._windows[device] <= 0
        if last:
            del self._windows[device], self._came[device]
            self._delays.pop(device, None)
            self._left[device] = now
        return last

    def note(self, device: str, delay: int) -> None:
        """Note how many milliseconds a device here waits for an answer."""
        self._delays[device] = delay

    def delay(self, device: str) -> int | None:
        """Give that time as it was noted last; None where nothing is known, as of other servers."""
        return self._delays.get(device)

    def know(self, server: str, sightings: Iterable[Sighting], up: float) -> bool:
        """Take over what is known at all servers, and tell whether it is news.

        This one knows its own windows best. Nobody is missed for the time before `up`, when there
        was no server.
        """
        before = self._elsewhere, dict(self._left), self._start
        self._elsewhere = {}
        for one in sightings:
            if not one.server:
                self._left[one.device] = max(one.at, self._left.get(one.device, one.at))
            elif one.server != server:
                since = min(one.at, self._elsewhere.get(one.device, one.at))
                self._elsewhere[one.device] = since
        self._start = max(self._start, up)
        return before != (self._elsewhere, self._left, self._start)

    def here(self, device: str) -> bool:
        """Tell whether a device has a window open."""
        return device in self._windows or device in self._elsewhere

    def since(self, device: str) -> float | None:
        """Give the time since which a device has had a window open; None if it has none."""
        found = (self._came.get(device), self._elsewhere.get(device))
        return min((at for at in found if at is not None), default=None)

    def absent_since(self, device: str) -> float | None:
        """Give the time at which a device closed its last window; None while one is open."""
        if self.here(device):
            return None
        return max(self._start, self._left.get(device, self._start))

    @property
    def devices(self) -> frozenset[str]:
        """All devices that have a window open."""
        return frozenset(self._windows) | frozenset(self._elsewhere)

    @property
    def scattered(self) -> bool:
        """Whether somebody looks on at another server."""
        return bool(self._elsewhere)
