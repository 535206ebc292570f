"""Whether this process should be sent people: its store answers, and it is not about to end."""

from __future__ import annotations

import asyncio

from openludo.server.protocol.refusals import Refusal
from openludo.storage import Store

PATIENCE = 3.0
"""Seconds that a store may take to answer; who asks gives up soon after."""


class Readiness:
    """Ready until it is stopped, while the store can be read."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._stopping = False

    def stop(self) -> None:
        """Note that this process is about to end."""
        self._stopping = True

    async def check(self) -> None:
        """Raise `Refusal` unless games can be read and written here."""
        if self._stopping:
            raise Refusal("not_saved")
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.check()
        except Exception as error:
            raise Refusal("not_saved") from error
