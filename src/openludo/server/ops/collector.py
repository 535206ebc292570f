"""Keep the pauses short in which Python looks for objects that only hold each other.

By itself it looks at everything each time the heap has grown by a quarter: with a thousand games
that stops all of them for a second. Most of what is there lives long; so what has survived a
look is not looked at again, until so many connections have ended that it is worth a long pause.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Any, Final

NEW: Final = (200_000, 1_000_000, 1_000_000)
"""New objects after which Python looks at them by itself; at others it does not."""

PERIOD = 60.0
"""Seconds between two looks at what is new: one long pause costs less than many short ones.

Python's own count goes down whenever something old goes away, so it alone could wait for ever.
"""

MANY = 20_000
"""Ended connections, some 15 KB each, after which everything is looked at."""


class Collector:
    """Lets every look be the last at what survives it; `ended` tells how many connections ended."""

    def __init__(self, ended: Callable[[], int]) -> None:
        self._ended = ended
        self._tidied = 0

    async def run(self) -> None:
        """Do so until cancelled; then all is as Python does it by itself."""
        usual = gc.get_threshold()
        gc.callbacks.append(self._keep)
        gc.collect()
        gc.set_threshold(*NEW)
        try:
            while True:
                await asyncio.sleep(PERIOD)
                gc.collect(0)
                self.tidy()
        finally:
            gc.set_threshold(*usual)
            gc.callbacks.remove(self._keep)
            gc.unfreeze()

    def tidy(self) -> None:
        """Look at everything, if that is worth a pause."""
        if self._ended() - self._tidied >= MANY:
            self._tidied = self._ended()
            gc.unfreeze()
            gc.collect()

    def _keep(self, phase: str, _: dict[str, Any]) -> None:
        if phase == "stop":
            gc.freeze()
