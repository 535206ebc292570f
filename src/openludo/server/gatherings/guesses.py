"""Keep count of wrong codes, so that nobody finds rooms by trying."""

from __future__ import annotations

import ipaddress

from openludo.server.clock import Clock
from openludo.server.protocol.refusals import Refusal

WRONG_AT_ONCE = 20
SECONDS_FOR_ONE = 6.0
"""So many wrong codes an address may try at once, and one more after so many seconds."""

MOST_ADDRESSES = 10_000


class Guesses:
    """Wrong codes by address; what was tried long ago is forgotten."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        # The time at which an address will have been forgiven everything.
        self._forgiven: dict[str, float] = {}

    def check(self, address: str) -> None:
        """Refuse an address that tried too many; raises `Refusal`."""
        owed = self._forgiven.get(_network(address), 0.0) - self._clock.now()
        if owed > (WRONG_AT_ONCE - 1) * SECONDS_FOR_ONE:
            raise Refusal("too_many_guesses")

    def wrong(self, address: str) -> None:
        """Count a wrong code."""
        address, now = _network(address), self._clock.now()
        if len(self._forgiven) >= MOST_ADDRESSES:
            self._forgiven = {a: until for a, until in self._forgiven.items() if until > now}
        start = max(now, self._forgiven.get(address, 0.0))
        self._forgiven[address] = start + SECONDS_FOR_ONE

    def forgive(self, address: str) -> None:
        """Take back one count, for a code that was right after all."""
        address = _network(address)
        if address in self._forgiven:
            self._forgiven[address] -= SECONDS_FOR_ONE


def _network(address: str) -> str:
    """Name what one person has: an IPv4 address, or the 2^64 addresses of an IPv6 network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
