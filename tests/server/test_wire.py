"""Pages that fall silent, read nothing or ask while the server ends, at a process of its own."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import Server
from tests.server.guests import begin, join, open_room, play_on
from tests.server.running import Running
from tests.server.site import PATIENT, Device, Page
from websockets.exceptions import ConnectionClosed

Serve = Callable[..., Server]
Scenario = Callable[[Running], Awaitable[None]]
PINGS = 100_000
"""Far more than may wait for anybody, in bytes too."""


def at(server: Server, scenario: Scenario) -> None:
    """Run a scenario at a server."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            await scenario(Running(server, stack))

    asyncio.run(run())


async def table(running: Running) -> list[Page]:
    """Let Ann and Ben sit at a game of a room, and leave the room's own lines."""
    ann = await open_room(running)
    ben = await join(running, ann, "Ben")
    pages = await begin(ann, ben)
    for guest in (ann, ben):
        guest.line.transport.abort()
    return pages


def test_a_page_that_fell_silent_is_soon_absent(serve: Serve, tmp_path: Path) -> None:
    """A network that goes away says no word: who answers no ping is shown as absent."""

    async def scenario(running: Running) -> None:
        ann, ben = await table(running)
        ben.line.transport.pause_reading()
        while ann.game["presence"]["connected"] != [True, False]:
            await ann.receive()
        assert ann.game["presence"]["absent_since"][1] is not None
        ben.line.transport.abort()

    at(serve(tmp_path / "data", "--ping", "2"), scenario)


def test_a_page_that_never_reads_is_cut_off_while_the_others_play(serve: Serve) -> None:
    """What may wait for it is bounded: then it is told too_slow, and may come back."""

    async def scenario(running: Running) -> None:
        pages = await table(running)
        device = await running.device()
        game = await device.create("classic", (PATIENT,) * 4)
        deaf = await device.open(game)
        before = await sockets(device)
        deaf.line.transport.pause_reading()
        asking = asyncio.create_task(ask_for_all(deaf))
        while await sockets(device) == before:
            await play_on(pages, 1)
        asking.cancel()
        deaf.line.transport.resume_reading()
        await heard_out(deaf)
        assert (deaf.line.close_code, deaf.line.close_reason) == (1013, "too_slow")
        await play_on(pages, 4)
        assert (await device.open(game)).game["id"] == game

    at(serve(), scenario)


async def heard_out(page: Page) -> None:
    """Hear all that there is until the line ends."""
    with suppress(ConnectionClosed):
        while True:
            await page.receive()


async def sockets(device: Device) -> int:
    """Count the sockets that the server serves."""
    figures = (await device.http.get("/metrics")).text
    found = re.search(r"^openludo_sockets (\d+)", figures, re.MULTILINE)
    assert found is not None
    return int(found[1])


async def ask_for_all(page: Page) -> None:
    """Ask for the whole game again and again, without reading any of it."""
    with suppress(ConnectionClosed):
        while True:
            await page.send({"type": "hello", "protocol": 1, "since": -2})
            await asyncio.sleep(0)


def test_a_peer_that_takes_no_answers_to_its_pings_is_cut_off(serve: Serve) -> None:
    """A flood of pings from somebody who never reads does not pile up answers."""

    async def scenario(running: Running) -> None:
        device = await running.device()
        game = await device.create()
        deaf = await device.open(game)
        deaf.line.transport.pause_reading()
        with pytest.raises(ConnectionClosed):
            await pour_pings(deaf)
        assert (await (await device.open(game)).act())["type"] == "answer"

    at(serve(), scenario)


async def pour_pings(page: Page) -> None:
    """Send pings whose answers nobody reads."""
    for number in range(PINGS):
        await page.line.ping(f"{number:0125}")


def test_what_was_asked_before_the_end_is_answered(serve: Serve) -> None:
    """At SIGTERM commands under way are finished: none is kept of which its page hears nothing."""
    answered: dict[str, int] = {}
    known: list[Any] = []

    async def before(running: Running) -> None:
        device = await running.device()
        page = await device.open(await device.create())
        known.extend((device.cookie, page.game["id"], page))
        for number in range(60):
            pace = "fast" if number % 2 else "slow"
            await page.send({"type": "settings", "id": f"s{number}", "pace": pace})
        await page.until("answer")
        server.process.send_signal(signal.SIGTERM)
        await heard_out(page)
        for frame in page.frames:
            if frame["type"] == "answer":
                answered[frame["id"]] = frame["number"]
        assert (page.line.close_code, page.line.close_reason) == (1012, "restart")

    async def after(running: Running) -> None:
        cookie, game, page = known
        again = await (await running.device(cookie)).open(game)
        assert again.number == page.number == max(answered.values())
        assert len(set(answered.values())) == len(answered)

    server = serve()
    at(server, before)
    assert server.process.wait(timeout=30) == 0
    assert "Traceback" not in server.log.read_text()
    at(serve(), after)


async def refused(device: Device, path: str) -> Any:
    """Ask until the answer is no."""
    while (answer := await device.http.get(path)).is_success:
        pass
    return answer.json()["error"]


def test_a_server_serves_on_until_its_proxy_knows(serve: Serve, tmp_path: Path) -> None:
    """With --drain SIGTERM first means not ready; the second one ends it at once, in order."""

    async def scenario(running: Running) -> None:
        old = await (device := await running.device()).open(await device.create())
        server.process.send_signal(signal.SIGTERM)
        assert (await refused(device, "/ready"))["code"] == "not_saved"
        assert (await old.act())["type"] == "answer"
        new = await (other := await running.device()).open(await other.create())
        assert (await new.act())["type"] == "answer"
        server.process.send_signal(signal.SIGTERM)
        for page in (old, new):
            await page.line.wait_closed()
            assert page.line.close_code == 1012

    server = serve(tmp_path / "data", "--drain", "300")
    at(server, scenario)
    assert server.process.wait(timeout=30) == 0
    assert "Traceback" not in server.log.read_text()


def test_a_drain_ends_by_itself(serve: Serve, tmp_path: Path) -> None:
    """One signal is enough."""
    server = serve(tmp_path / "data", "--drain", "0.5")
    assert server.stop() == 0
