"""Which devices look on in this process, and since when the others do not."""

from __future__ import annotations

from collections import Counter


class Presence:
    """Counts the windows of every device. Who was never seen here is absent since the start."""

    def __init__(self, now: float) -> None:
        self._start = now
        self._windows: Counter[str] = Counter()
        self._left: dict[str, float] = {}

    def come(self, device: str) -> None:
        """Note that a device opens a window."""
        self._windows[device] += 1

    def go(self, device: str, now: float) -> None:
        """Note that a device closes a window."""
        self._windows[device] -= 1
        if self._windows[device] <= 0:
            del self._windows[device]
            self._left[device] = now

    def here(self, device: str) -> bool:
        """Tell whether a device has a window open."""
        return device in self._windows

    def absent_since(self, device: str) -> float | None:
        """Give the time at which a device closed its last window; None while one is open."""
        return None if self.here(device) else self._left.get(device, self._start)

    @property
    def devices(self) -> frozenset[str]:
        """All devices that have a window open."""
        return frozenset(self._windows)
