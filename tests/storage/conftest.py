"""Every store for the tests that all must pass; every database for those of shared ones."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.storage.keeping import Run, Scenario

from openludo.storage import MemoryStore, Store
from openludo.storage.opening import open_store


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Run a scenario against a fresh store of each kind."""

    def open_fresh() -> Store:
        if request.param == "memory":
            return MemoryStore()
        if request.param == "sqlite":
            return open_store(str(tmp_path / "games.db"))
        return open_store(request.getfixturevalue("postgres").emptied())

    async def play(scenario: Scenario) -> None:
        store = open_fresh()
        try:
            await scenario(store)
        finally:
            await store.close()

    return lambda scenario: asyncio.run(play(scenario))


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Give the address of a new database without tables, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    url: str = request.getfixturevalue("postgres").database()
    return url
