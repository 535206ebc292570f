"""Count what an address does, so that nobody tries all codes or fills the database."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable

from openludo.server.clock import Clock
from openludo.server.protocol.refusals import Refusal

MOST_ADDRESSES = 10_000


class Allowance:
    """So much may be done from an address at once, and once more after so many seconds.

    What was done long ago is forgotten. Each process counts for itself.
    """

    def __init__(
        self, clock: Clock, at_once: int, seconds: float, refusal: Callable[[], Refusal]
    ) -> None:
        self._clock = clock
        self._seconds = seconds
        self._most = (at_once - 1) * seconds
        self._refusal = refusal
        # The time at which an address will have its whole allowance again.
        self._full: dict[str, float] = {}

    def check(self, address: str) -> None:
        """Refuse an address that has used up its allowance; raises `Refusal`."""
        if self._full.get(_network(address), 0.0) - self._clock.now() > self._most:
            raise self._refusal()

    def use(self, address: str) -> None:
        """Count once."""
        address, now = _network(address), self._clock.now()
        if len(self._full) >= MOST_ADDRESSES:
            self._full = {a: until for a, until in self._full.items() if until > now}
        self._full[address] = max(now, self._full.get(address, 0.0)) + self._seconds

    def give_back(self, address: str) -> None:
        """Take back one count."""
        address = _network(address)
        if address in self._full:
            self._full[address] -= self._seconds


def guesses(clock: Clock) -> Allowance:
    """Allow wrong codes: 20 at once, then one in 6 seconds."""
    return Allowance(clock, 20, 6.0, lambda: Refusal("too_many_guesses"))


def changes(clock: Clock) -> Allowance:
    """Allow requests that change something: 300 at once, then 4 a second, enough for a school."""
    return Allowance(clock, 300, 0.25, lambda: Refusal("too_many_requests"))


def side_commands(clock: Clock) -> Allowance:
    """Allow commands beside play: 20 at once, then one in 5 seconds, since each lengthens a log."""
    return Allowance(clock, 20, 5.0, lambda: Refusal("too_fast"))


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
