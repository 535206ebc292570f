"""Rooms on real processes that are killed, stopped and cut off: nothing is lost, nothing twice."""

from __future__ import annotations

import asyncio
import itertools
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
    first_answer,
    go_on,
    play_until,
    seated,
)
from tests.storage.cluster import Cluster

Serve = Callable[..., Server]
SOON = 3.0
"""Seconds within which play goes on, on an idle computer, when a server is there again."""

MANY, AT_ONCE = 50, 10
"""Rooms that play, and those of them that are opened at the same time."""


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


def test_a_deploy_in_the_midst_of_many_rooms_is_hardly_noticed(serve: Serve) -> None:
    """SIGTERM and a new process: no room loses an entry or an answer, and all play on at once."""
    rooms: list[list[Player]] = []

    async def before(server: Server) -> None:
        async with AsyncExitStack() as stack:
            running = Running(server, stack)
            for _ in range(MANY // AT_ONCE):
                opening = (seated(running, "Ann", "Ben") for _ in range(AT_ONCE))
                rooms.extend(await asyncio.gather(*opening))
            players = list(itertools.chain(*rooms))
            await come(running, players)
            deploy = end(server, lambda: all(answers(room) >= 2 for room in rooms))
            await play_until(players, deploy)

    async def after(server: Server) -> None:
        async with AsyncExitStack() as stack:
            running, started = Running(server, stack), time.monotonic()
            players = list(itertools.chain(*rooms))
            await come(running, players)
            assert await play_until(players, lambda: all(map(first_answer, rooms)))
            spent = sorted(first_answer(room) - started for room in rooms)
            assert spent[MANY // 2] < soon()
            for room in rooms:
                await check(running, room)

    first = serve()
    asyncio.run(before(first))
    assert first.process.wait(timeout=60) == 0
    assert "Traceback" not in first.log.read_text()
    asyncio.run(after(serve()))


def end(server: Server, enough: Callable[[], bool]) -> Callable[[], bool]:
    """Tell a server once to end when that is enough; it is so for nobody who plays."""
    told = False

    def look() -> bool:
        nonlocal told
        if not told and enough():
            told = True
            server.process.terminate()
        return False

    return look
