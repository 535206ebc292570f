"""Servers that share a PostgreSQL: what one was told the other knows, and both outlive its end."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest
from tests.conftest import Server
from tests.server.guests import Guest, begin, join, open_room
from tests.server.running import Running
from tests.server.site import PATIENT, Device, Page
from tests.server.test_process import visit
from tests.storage.cluster import Cluster
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from openludo.server.clock import StoreClock

Serve = Callable[..., Server]
GAME = {"variant": "pairs", "seats": [PATIENT, PATIENT]}


def test_two_servers_play_one_game(serve: Serve, postgres: Cluster, tmp_path: Path) -> None:
    """A game begun at one server goes on at the other after the first was killed."""
    url = postgres.database()
    one, two = (serve(tmp_path / "data", "--database", url) for _ in range(2))

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            device = await visit(stack, one)
            game = await device.create()
            page = await device.open(game)
            for _ in range(5):
                assert (await page.act())["type"] == "answer"
            one.stop(signal.SIGKILL)
            other = await visit(stack, two, device.cookie)
            (line,) = (await other.json("GET", "/api/games"))["games"]
            assert line["id"] == game
            again = await other.open(game)
            assert (again.number, again.state) == (page.number, page.state)
            assert (await again.act())["type"] == "answer"

    asyncio.run(scenario())
    assert not (tmp_path / "data" / "openludo.db").exists()


def test_a_server_outlives_its_database(serve: Serve, postgres: Cluster, tmp_path: Path) -> None:
    """While the database is stopped nothing is accepted; then the same server goes on."""
    server = serve(tmp_path / "data", "--database", postgres.database())

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            device = await visit(stack, server)
            game = await device.create()
            page = await device.open(game)
            assert (await page.act())["type"] == "answer"
            number = page.number
            postgres.stop()
            try:
                assert (await page.act())["type"] == "error"
                assert (await device.http.post("/api/games", json=GAME)).status_code >= 500
            finally:
                postgres.start()
            again = await device.open(game)
            assert again.number == number
            assert (await again.act())["type"] == "answer"
            await moved_on(device)

    asyncio.run(scenario())
    assert server.stop() == 0


def test_while_the_database_is_away_nobody_is_sent_away(
    serve: Serve, postgres: Cluster, tmp_path: Path
) -> None:
    """Commands, requests and greetings are put off, each outage is one line of the log."""
    server = serve(tmp_path / "data", "--database", postgres.database())

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            running = Running(server, stack)
            guests = [await open_room(running)]
            guests.append(await join(running, guests[0], "Ben"))
            pages = await begin(*guests)
            device = guests[0].device
            code, game = guests[0].code, pages[0].game["id"]
            postgres.stop()
            try:
                for page in (*pages, *guests) * 3:
                    assert await refused_by(page) == "not_saved"
                await refused_all(device, game, code)
            finally:
                postgres.start()
            acting = next(page for page in pages if page.state["turn"] in page.game["mine"])
            assert (await acting.act())["type"] == "answer"
            for guest in guests:
                assert (await guest.command("say", text="back"))["type"] == "answer"
            for page in (*pages, *guests):
                page.line.transport.abort()

    asyncio.run(scenario())
    assert server.stop() == 0
    log = server.log.read_text()
    assert "Traceback" not in log
    assert " ERROR " not in log
    assert len(re.findall("the database cannot be used", log)) == 1
    assert len(re.findall("the database answers again", log)) == 1


async def refused_all(device: Device, game: str, code: str) -> None:
    """Ask for all kinds of things and greet everywhere, and be put off."""
    for path in (f"/api/rooms/{code}", "/api/games", "/api/ratings", "/ready"):
        refused = await device.refused("GET", path)
        assert (refused["status"], refused["code"]) == (503, "not_saved"), path
    assert (await device.refused("POST", "/api/games", GAME))["code"] == "not_saved"
    for path in (f"games/{game}", f"rooms/{code}", "games/another", "rooms/abcdefgh"):
        assert await put_off(await device.connect(path)) == (1013, "not_saved")


async def refused_by(page: Page) -> str:
    """Ask for something in a game or a room, and give the code of the refusal."""
    if isinstance(page, Guest):
        answer = await page.command("say", text="hi")
    else:
        seat = str(page.game["mine"][0])
        other = not page.game["settings"]["auto_move"][seat]
        answer = await page.command("settings", auto_move={seat: other})
    assert answer["type"] == "error", answer
    return str(answer["code"])


async def put_off(line: ClientConnection) -> tuple[int | None, str | None]:
    """Greet on a line that is closed for it, and say how."""
    with suppress(ConnectionClosed):
        await line.send(json.dumps({"type": "hello", "protocol": 1, "since": -1}))
        while True:
            await line.recv()
    return line.close_code, line.close_reason


async def moved_on(device: Device) -> None:
    """Make another game."""
    assert (await device.json("POST", "/api/games", GAME))["id"]


def test_a_database_that_is_away_is_named_without_its_password(tmp_path: Path) -> None:
    """The process says what it cannot reach, and ends with an error."""
    program = Path(sys.executable).with_name("openludo")
    options = ["play", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    result = subprocess.run(
        [program, *options],
        capture_output=True,
        text=True,
        env=os.environ | {"OPENLUDO_DATABASE": "postgresql://ann:se-cret@127.0.0.1:1/games"},
    )
    assert result.returncode == 1
    assert "postgresql://ann:***@127.0.0.1:1/games" in result.stderr
    assert "refused" in result.stderr
    assert "se-cret" not in result.stdout + result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("ahead", [-30.0, 0.0, 30.0])
def test_a_server_goes_by_the_clock_of_its_store(ahead: float) -> None:
    """However wrong a computer's clock is, its server has the same time as all others."""

    async def ask() -> float:
        await asyncio.sleep(0.02)
        told = time.time() + ahead
        await asyncio.sleep(0.02)
        return told

    async def scenario() -> None:
        clock = StoreClock(ask)
        await clock.set()
        assert abs(clock.now() - time.time() - ahead) < 0.5
        before = clock.now()
        rung = asyncio.Event()
        clock.call_at(before + 0.1, rung.set)
        await asyncio.wait_for(rung.wait(), 5)
        assert clock.now() - before > 0.05

    asyncio.run(scenario())


def test_a_store_that_does_not_answer_leaves_the_clock_alone() -> None:
    """A clock goes on as it was set while nobody can be asked."""
    answers = [100.0]

    async def ask() -> float:
        if not answers:
            raise ConnectionError
        return time.time() + answers.pop()

    async def scenario() -> None:
        clock = StoreClock(ask)
        for _ in range(2):
            await clock.set()
            assert abs(clock.now() - time.time() - 100.0) < 0.5

    asyncio.run(scenario())
