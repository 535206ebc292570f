"""Run scenarios against a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.site import ManualClock, Site, open_site

Scenario = Callable[[Site], Awaitable[None]]
Run = Callable[[Scenario], None]


@pytest.fixture
def clock() -> ManualClock:
    """Give the clock of the test's servers."""
    return ManualClock()


@pytest.fixture
def run(tmp_path: Path, clock: ManualClock) -> Run:
    """Run a scenario against a server; a second one is a restart on the same data."""

    async def play(scenario: Scenario) -> None:
        async with open_site(tmp_path, clock) as site:
            await scenario(site)

    return lambda scenario: asyncio.run(play(scenario))
