"""Keep the pauses short in which Python looks for objects that only hold each other.

By itself it looks at everything each time the heap has grown by a quarter: with a thousand games
that stops all of them for a second. Most of what is there lives long; so what has survived a
look is not looked at again, until so many connections have ended that it is worth a long pause.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from typing import Final

PERIOD = 1.0
"""Seconds between two looks at what is new: about ten milliseconds each at a thousand plies."""

MANY = 20_000
"""Ended connections, some 15 KB each, after which everything is looked at."""

YOUNG: Final = (20_000, 10, 1_000_000)
"""New objects after which Python looks at the newest by itself, and never at all of them."""


class Collector:
    """Looks for garbage; `ended` tells how many connections have ended so far."""

    def __init__(self, ended: Callable[[], int]) -> None:
        self._ended = ended
        self._tidied = 0

    async def run(self) -> None:
        """Look again and again, until cancelled; then all is as Python does it by itself."""
        usual = gc.get_threshold()
        gc.set_threshold(*YOUNG)
        try:
            while True:
                self.look()
                await asyncio.sleep(PERIOD)
        finally:
            gc.set_threshold(*usual)
            gc.unfreeze()

    def look(self) -> None:
        """Look at what is new, or at everything when that is due."""
        if self._ended() - self._tidied >= MANY:
            self._tidied = self._ended()
            gc.unfreeze()
        gc.collect()
        gc.freeze()
