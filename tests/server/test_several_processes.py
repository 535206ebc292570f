"""Servers in processes of their own that share a store, with people at all of them."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import Server
from tests.server.running import Player, Running, check, play_until, seated
from tests.storage.cluster import Cluster

from openludo.server.persons.visits import LEASE

Serve = Callable[..., Server]
NAMES = ("Ann", "Ben", "Cem")
SLACK = 20.0
"""Seconds that a busy computer may add."""


@pytest.fixture(params=["sqlite", "postgres"])
def servers(request: pytest.FixtureRequest, serve: Serve, tmp_path: Path) -> list[Server]:
    """Run three servers behind three ports, on one file or on one PostgreSQL."""
    if request.param == "sqlite":
        return [serve() for _ in range(3)]
    return three_on_postgres(serve, request.getfixturevalue("postgres"), tmp_path)


def three_on_postgres(serve: Serve, postgres: Cluster, tmp_path: Path) -> list[Server]:
    """Run three servers on one PostgreSQL, with one key."""
    database = postgres.emptied()
    return [serve(tmp_path / "data", "--database", database) for _ in range(3)]


async def come_to(servers: Sequence[Running], players: Sequence[Player]) -> None:
    """Let each come to a server of their own."""
    for server, player in zip(servers, players, strict=True):
        await player.come(server)


async def shown(player: Player, *connected: bool, within: float = SLACK) -> dict[str, Any]:
    """Wait until a page shows who is there and who is not."""
    page = player.page
    assert page is not None
    async with asyncio.timeout(within):
        while page.game["presence"]["connected"] != [*connected]:
            with suppress(TimeoutError):  # Nothing may come for longer than a page usually waits.
                await page.receive()
    presence: dict[str, Any] = page.game["presence"]
    return presence


def seat_of(player: Player) -> int:
    """Give the seat of a person."""
    assert player.page is not None
    seat: int = player.page.game["mine"][0]
    return seat


def test_people_at_three_servers_play_a_game_to_its_end(
    serve: Serve, postgres: Cluster, tmp_path: Path
) -> None:
    """All see each other as there from the first ply to the last, and every entry as it is."""
    processes = three_on_postgres(serve, postgres, tmp_path)

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            servers = [Running(process, stack) for process in processes]
            players = await seated(servers[0], *NAMES)
            await come_to(servers, players)
            for player in players:
                await shown(player, True, True, True)
                assert player.page is not None
                player.page.frames.clear()
            await play_until(players, lambda: all(player.over for player in players))
            for player in players:
                assert player.over, player.lost
                assert player.page is not None
                frames = [f["presence"] for f in player.page.frames if f["type"] == "presence"]
                assert all(presence["connected"] == [True] * 3 for presence in frames)
                assert player.seen == players[0].seen
            await check(servers[2], players)

    asyncio.run(scenario())


def test_who_goes_from_a_server_is_missed_at_the_others(servers: list[Server]) -> None:
    """At once when a page or a server is closed, after its lease when a server is killed."""

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            running = [Running(server, stack) for server in servers]
            people = await seated(running[0], *NAMES)
            await come_to(running, people)
            players = sorted(people, key=seat_of)
            there = [True, True, True]
            for player in players:
                await shown(player, *there)
            ann, ben, cem = people
            ben.hang_up()
            there[seat_of(ben)] = False
            await shown(ann, *there)
            await ben.come(running[1])
            there[seat_of(ben)] = True
            await shown(ann, *there)
            servers[1].stop(signal.SIGTERM)
            there[seat_of(ben)] = False
            await shown(ann, *there)
            servers[2].stop(signal.SIGKILL)
            there[seat_of(cem)] = False
            await shown(ann, *there, within=LEASE + SLACK)

    asyncio.run(scenario())
