"""What one network may do before it has to wait, whatever addresses it has."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from tests.server.conftest import Run
from tests.server.site import Site

from openludo.server.allowance import guesses as allow_guesses
from openludo.server.app import create_app
from openludo.server.protocol.refusals import Refusal
from openludo.storage import MemoryStore


def test_trying_codes_from_one_network_is_slow_however_many_addresses_it_has(run: Run) -> None:
    """The addresses of one line (IPv6: the first 64 bits) count as one, and others are free."""

    async def scenario(site: Site) -> None:
        guesses = allow_guesses(site.clock)
        for number in range(20):
            guesses.check(f"2001:db8:0:1::{number:x}")
            guesses.use(f"2001:db8:0:1:{number:x}::9")
        for address in ("2001:db8:0:1::ffff", "2001:db8:0:1:a:b:c:d%eth0"):
            with pytest.raises(Refusal):
                guesses.check(address)
        for address in ("2001:db8:0:2::1", "192.0.2.1", "", "no address"):
            guesses.check(address)
        for number in range(20):
            guesses.use("192.0.2.1" if number % 2 else "::ffff:192.0.2.1")
        with pytest.raises(Refusal):
            guesses.check("192.0.2.1")

    run(scenario)


def test_one_network_cannot_fill_the_database(run: Run) -> None:
    """After three hundred changes at once a network waits for each; others do not notice."""

    async def scenario(site: Site) -> None:
        app: Any = create_app(MemoryStore(), site.clock, b"a key")

        async def ask(address: str) -> int:
            transport = httpx.ASGITransport(app, client=(address, 5000))
            async with httpx.AsyncClient(transport=transport, base_url="http://ludo.test") as http:
                return (await http.delete("/api/statistics")).status_code

        assert [await ask("192.0.2.1") for _ in range(302)] == [204] * 300 + [429] * 2
        assert [await ask(other) for other in ("192.0.2.2", "127.0.0.1", "::1")] == [204] * 3
        site.clock.time += 0.5
        assert [await ask("192.0.2.1") for _ in range(3)] == [204, 204, 429]

    run(scenario)
