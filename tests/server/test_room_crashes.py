"""Rooms on real processes that are killed, stopped and cut off: nothing is lost, nothing twice."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from tests.conftest import Server
from tests.server.running import (
    Player,
    Running,
    answers,
    check,
    come,
    go_on,
    play_until,
    seated,
)
from tests.server.site import COMPUTER, PATIENT
from tests.storage.cluster import Cluster

Serve = Callable[..., Server]
SOON = 3.0
"""Seconds within which play goes on, on an idle computer, when a server is there again."""

MANY = 50
LEASES = 2.0
"""Seconds after which another process goes on with what one has left."""


def soon() -> float:
    """Give the seconds after which play must go on, on a computer as busy as this one is now."""
    return SOON * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


@pytest.fixture
def database(postgres: Cluster) -> Iterator[str]:
    """Give the URL of an empty database; PostgreSQL runs again after the test."""
    yield postgres.emptied()
    if not postgres.runs():
        postgres.start()


def strike(server: Server, players: Sequence[Player], after: int) -> Callable[[], bool]:
    """Kill a server in the midst of play, behind so many answers; it is never enough."""

    def look() -> bool:
        if answers(players) >= after:
            server.process.kill()
        return False

    return look


def test_a_server_killed_in_the_midst_of_rolls_and_moves_loses_nothing(serve: Serve) -> None:
    """Three times, whatever was being written: answers, entries, dice and turn are kept."""
    players: list[Player] = []

    async def play(server: Server, last: bool) -> None:
        async with AsyncExitStack() as stack:
            running = Running(server, stack)
            if not players:
                players.extend(await seated(running, "Ann", "Ben"))
            assert await go_on(running, players) < soon()
            if last:
                await check(running, players)
                return
            await come(running, players)
            assert not await play_until(players, strike(server, players, answers(players) + 8))

    for number in range(4):
        server = serve()
        asyncio.run(play(server, number == 3))
        server.stop(signal.SIGKILL)


def test_another_server_goes_on_with_the_rooms_of_one_that_was_killed(
    serve: Serve, database: str, tmp_path: Path
) -> None:
    """Who was there comes over, and the computers that were due go on by themselves."""
    servers = [serve(tmp_path / "data", "--database", database) for _ in range(2)]

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            one, two = (Running(server, stack) for server in servers)
            ann, ben = players = await seated(one, "Ann", "Ben", computers=1)
            await ann.come(one)
            await ben.come(two)
            assert await play_until(players, lambda: answers(players) >= 6)
            await ann.come(one)
            await ben.come(two)
            await play_until([ann], strike(servers[0], players, answers(players)))
            assert await go_on(two, players, 4) < soon() + LEASES
            await check(two, players)

    asyncio.run(scenario())


def test_a_database_that_stops_and_starts_loses_no_ply(
    serve: Serve, postgres: Cluster, database: str, tmp_path: Path
) -> None:
    """While it is away commands are refused as not saved; then the same ones are made, once."""
    server = serve(tmp_path / "data", "--database", database)

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            running = Running(server, stack)
            players = await seated(running, "Ann", "Ben")
            for mode in ("fast", "immediate"):
                await go_on(running, players)
                await come(running, players)
                for player in players:
                    player.not_saved = 0
                stopping = asyncio.create_task(asyncio.to_thread(postgres.stop, mode))
                assert await play_until(
                    players, lambda: any(player.not_saved for player in players)
                )
                await stopping
                postgres.start()
            assert await go_on(running, players) < soon()
            await check(running, players)

    asyncio.run(scenario())


def test_half_open_connections_keep_nobody_waiting(serve: Serve) -> None:
    """Two hundred that say nothing or half a handshake, and pages that vanish: play goes on."""
    server = serve()
    address = urlsplit(server.url)

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            running = Running(server, stack)
            players = await seated(running, "Ann", "Ben")
            for number in range(200):
                line = socket.create_connection((address.hostname, address.port or 80))
                stack.enter_context(closing(line))
                if number % 2:
                    line.sendall(b"GET /ws/rooms/abcdefgh HTTP/1.1\r\nUpgrade: websocket\r\nSec-")
            for number in range(20):
                device = await running.device(players[number % 2].cookie)
                page = await device.open(players[0].game)
                page.line.transport.pause_reading()
                stack.callback(page.line.transport.abort)
            assert await go_on(running, players, 20) < soon()
            await check(running, players)

    asyncio.run(scenario())


def test_a_deploy_in_the_midst_of_many_games_is_hardly_noticed(serve: Serve) -> None:
    """SIGTERM and a new process: in all games each answer is kept, and play goes on at once."""
    games: list[Player] = []
    rooms: list[Player] = []

    async def before(server: Server) -> None:
        async with AsyncExitStack() as stack:
            running = Running(server, stack)
            rooms.extend(await seated(running, "Ann", "Ben", computers=1))
            device = await running.device()
            seats = (PATIENT, COMPUTER, COMPUTER, COMPUTER)
            for _ in range(MANY):
                game = await device.create("classic", seats, pace="instant")
                games.append(Player(device.cookie, game))
            await come(running, [*games, *rooms])
            asyncio.get_running_loop().call_later(1.0, server.process.terminate)
            await play_until([*games, *rooms], lambda: False)

    async def after(server: Server) -> None:
        async with AsyncExitStack() as stack:
            running, started = Running(server, stack), time.monotonic()
            await come(running, [*games, *rooms])
            await play_until(
                [*games, *rooms], lambda: all(game.first_answer or game.over for game in games)
            )
            spent = [game.first_answer - started for game in games if game.first_answer]
            assert sorted(spent)[len(spent) // 2] < soon()
            await check(running, rooms)
            for game in games[::10]:
                await check(running, [game])

    first = serve()
    asyncio.run(before(first))
    assert first.process.wait(timeout=20) == 0
    assert all(game.answered for game in games)
    assert "Traceback" not in first.log.read_text()
    asyncio.run(after(serve()))
