"""Say which game was changed to those who asked for it; what changed is read from the store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

Hint = Callable[[str], None]


class Hints:
    """Hints within this process. Only `tell` may be called from any thread."""

    def __init__(self) -> None:
        self._listening: dict[object, tuple[asyncio.AbstractEventLoop, Hint, bool]] = {}

    def subscribe(self, hint: Hint, own: bool = True) -> Callable[[], None]:
        """Call `hint` in the running event loop for each change until the answer is called."""
        mark = object()
        self._listening[mark] = (asyncio.get_running_loop(), hint, own)

        def unsubscribe() -> None:
            self._listening.pop(mark, None)

        return unsubscribe

    def tell(self, game: str, own: bool = True) -> None:
        """Say that a game was changed, by this store itself if it is its own; never waits."""
        for mark, (loop, hint, wants_own) in list(self._listening.items()):
            if wants_own or not own:
                # A loop that has ended hears no more, and need not.
                with suppress(RuntimeError):
                    loop.call_soon_threadsafe(self._call, mark, hint, game)

    def close(self) -> None:
        """Tell nobody any more."""
        self._listening.clear()

    def _call(self, mark: object, hint: Hint, game: str) -> None:
        if mark in self._listening:
            hint(game)
