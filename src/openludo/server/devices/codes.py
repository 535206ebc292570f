"""Codes of one use, with which a person carries a device's credential to another device.

The store has only what the key of this installation makes of a code, so that who reads the
database cannot use the codes that are open.
"""

from __future__ import annotations

import hmac
import secrets

from openludo.server.allowance import guesses
from openludo.server.clock import Clock
from openludo.server.protocol.refusals import Refusal
from openludo.server.rooms.setup import ID_SIGNS
from openludo.storage import Conflict, Store

LENGTH = 10
LIFETIME = 600
"""Seconds for which a code is good."""


class Codes:
    """Makes and takes codes; servers that share a store and a key take each other's."""

    def __init__(self, store: Store, clock: Clock, key: bytes) -> None:
        self._store = store
        self._clock = clock
        self._key = key
        self._guesses = guesses(clock)

    async def make(self, device: str) -> str:
        """Make the code of a device; its last one is good no more."""
        code = "".join(secrets.choice(ID_SIGNS) for _ in range(LENGTH))
        now = self._clock.now()
        try:
            await self._store.keep_code(self._digest(code), device, now, now + LIFETIME)
        except Conflict:
            return await self.make(device)
        return code

    async def take(self, written: str, address: str) -> str:
        """Use up a code as somebody wrote it, and name its device; raises `Refusal`."""
        self._guesses.check(address)
        # Counted before it is known to be right, or many could be tried while the store looks.
        self._guesses.use(address)
        code = "".join(sign for sign in written.lower() if sign in ID_SIGNS)
        device = await self._store.take_code(self._digest(code), self._clock.now())
        if device is None:
            raise Refusal("unknown_code")
        self._guesses.give_back(address)
        return device

    def _digest(self, code: str) -> str:
        return hmac.digest(self._key, b"openludo device code " + code.encode(), "sha256").hex()
