"""A store that counts what is written to another one, and how long that takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from openludo.server.ops.metrics import CLAIMED, ENTRIES, WRITES
from openludo.storage import Change, Store


class _Measured:
    """Passes everything on."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, game: str, expected: int, change: Change) -> None:
        with WRITES.time():
            await self._store.append(game, expected, change)
        ENTRIES.inc(len(change.events))

    async def claim(self, now: float, until: float, limit: int = 100) -> Sequence[str]:
        claimed = await self._store.claim(now, until, limit)
        CLAIMED.inc(len(claimed))
        return claimed


def measured(store: Store) -> Store:
    """Count what is written to a store from now on."""
    return cast(Store, _Measured(store))
