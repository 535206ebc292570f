"""What a hostile or broken page may send: each is refused by its code, and nothing else happens."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from typing import Any

import pytest
from tests.server.conftest import Run
from tests.server.site import Site
from websockets.exceptions import ConnectionClosed

from openludo.server.line import BURST, OUTBOX, PATIENCE, RATE, Bucket, Line
from openludo.server.ops.wire import post_of
from openludo.server.protocol import LARGEST_FRAME, PROTOCOL
from openludo.server.protocol.frames import Answer
from openludo.server.rooms.header import encode

DEEP = "[" * 1500 + "]" * 1500


NO_MESSAGES: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{}",
    "7",
    '"roll"',
    "{",
    "\x00",
    '{"type": "roll"}',
    '{"type": "roll", "id": "", "at": 0}',
    '{"type": "roll", "id": "x", "at": "0"}',
    '{"type": "roll", "id": "x", "at": 1e99}',
    '{"type": "roll", "id": null, "at": 0}',
    '{"type": "roll", "id": "' + "x" * 65 + '", "at": 0}',
    '{"type": "move", "id": "x", "at": 0}',
    '{"type": "move", "id": "x", "at": 0, "move": 12}',
    '{"type": ["roll"], "id": "x", "at": 0}',
    '{"type": "settings", "id": "x", "auto_move": [true]}',
    '{"type": "settings", "id": "x", "auto_move": {"0": "yes"}}',
    '{"type": "hello", "protocol": 1, "since": null}',
    DEEP,
    '{"type": "roll", "id": "x", "at": 0, "more": ' + DEEP + "}",
    b"{}",
    b"\xff\xfe",
]


def test_a_frame_that_is_no_message_is_refused(run: Run) -> None:
    """Whatever is sent, the line stays open, the game as it was, and the next command works."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        page = await device.open(await device.create())
        for frame in NO_MESSAGES:
            await page.send(frame)
            refused = await page.receive()
            assert (refused["type"], refused.get("code")) == ("error", "bad_frame"), frame
            assert refused["params"]["reason"], frame
        assert (await page.command("roll"))["type"] == "answer"
        assert page.number == 1

    run(scenario)


def test_a_large_frame_is_refused_and_a_huge_one_ends_the_line(run: Run) -> None:
    """Over 4 KiB a frame is refused; a megabyte closes the socket, the game goes on."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create()
        page = await device.open(game)
        frame = {"type": "roll", "id": "x", "at": 0, "pad": ""}
        frame["pad"] = "x" * (LARGEST_FRAME - len(json.dumps(frame)))
        await page.send(frame)
        assert (await page.receive())["code"] == "bad_frame"
        frame["pad"] = str(frame["pad"]) + "x"
        await page.send(frame)
        refused = await page.receive()
        assert (refused["code"], refused["params"]) == ("too_large", {"limit": LARGEST_FRAME})
        await page.send("x" * 1024 * 1024)
        with pytest.raises(ConnectionClosed) as closed:
            await page.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        other = await device.open(game)
        assert (await other.command("roll"))["type"] == "answer"

    run(scenario)


def test_commands_come_after_the_greeting(run: Run) -> None:
    """A page that has not said which protocol it speaks can do nothing."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        page = await device.line(await device.create())
        refused = await page.command("roll", at=0)
        assert refused["code"] == "bad_frame"
        assert (await page.hello())["game"]["number"] == 0

    run(scenario)


@pytest.mark.parametrize("protocol", [0, PROTOCOL + 1, -5])
def test_an_old_page_is_asked_to_reload(run: Run, protocol: int) -> None:
    """A page of another protocol learns the right one, and nothing of it is understood by half."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create()
        page = await device.line(game)
        await page.send({"type": "hello", "protocol": protocol, "since": -1})
        await page.send({"type": "roll", "id": "x", "at": 0})
        refused = await page.receive()
        assert (refused["code"], refused["params"]) == ("reload_page", {"protocol": PROTOCOL})
        with pytest.raises(ConnectionClosed):
            await page.receive()
        assert (await device.open(game)).number == 0

    run(scenario)


def test_the_socket_of_an_unknown_game_says_so(run: Run) -> None:
    """A game that was erased or never was is named unknown, then the socket closes."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create()
        await device.json("DELETE", f"/api/games/{game}")
        for name in (game, "nothing", "%2e%2e", "x" * 500):
            page = await device.line(name)
            assert (await page.receive())["code"] == "unknown_game"
            with pytest.raises(ConnectionClosed):
                await page.receive()

    run(scenario)


def test_an_open_window_learns_that_its_game_was_erased(run: Run) -> None:
    """Erasing a game in one window closes the others with the reason."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create()
        page = await device.open(game)
        await device.json("DELETE", f"/api/games/{game}")
        assert (await page.receive())["code"] == "unknown_game"
        with pytest.raises(ConnectionClosed):
            await page.receive()

    run(scenario)


def test_an_honest_hand_is_never_slowed() -> None:
    """Ten clicks a second, for as long as one likes, wait for nothing."""
    bucket = Bucket()
    start = bucket.at
    assert all(bucket.take(start + click / 10) == 0 for click in range(1000))


def test_a_flood_is_slowed_to_the_rate() -> None:
    """After the burst, frames wait as long as the rate demands."""
    bucket = Bucket()
    waits = [bucket.take(bucket.at) for _ in range(int(BURST) + 100)]
    assert all(wait == 0 for wait in waits[: int(BURST)])
    assert waits[-1] == pytest.approx(100 / RATE)


def test_a_flood_leaves_other_games_quick(run: Run) -> None:
    """While one page sends hundreds of frames, a roll elsewhere is answered without delay."""

    async def scenario(site: Site) -> None:
        flooder, player = await site.device(), await site.device()
        flood = await flooder.open(await flooder.create())
        page = await player.open(await player.create())

        async def pour() -> None:
            for number in range(200):
                await flood.send({"type": "roll", "id": f"f{number}", "at": 0})

        task = asyncio.create_task(pour())
        times = []
        for _ in range(20):
            started = time.perf_counter()
            assert (await page.act())["type"] == "answer"
            times.append(time.perf_counter() - started)
            await asyncio.sleep(0.02)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        flood.line.transport.abort()
        assert sorted(times)[10] < 0.2
        assert PATIENCE > 1000

    run(scenario)


def test_a_window_that_never_reads_is_cut_off_alone(run: Run) -> None:
    """A page that stops reading loses its line; the others in the game notice nothing."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create()
        page = await device.open(game)
        room = await site.hall.room(game, page_device(site, device.cookie))
        deaf = DeafLine()
        room.admit(deaf.line, room.device)
        for _ in range(OUTBOX + 10):
            assert (await page.act())["type"] == "answer"
        assert deaf.line.gave_up
        assert (await device.open(game)).number == page.number

    run(scenario)


def test_a_page_that_reads_late_hears_all_in_order(run: Run) -> None:
    """What is sent at once never overtakes what still waits, even while that goes out."""

    async def scenario(site: Site) -> None:
        paces = itertools.cycle(("fast", "slow"))
        device = await site.device()
        game = await device.create()
        page, late = await device.open(game), await device.open(game)
        room = await site.hall.room(game, page_device(site, device.cookie))
        _, line = (one for one in room.listeners if isinstance(one, Line))
        late.line.transport.pause_reading()
        while line.waiting < OUTBOX // 2:
            await late.send({"type": "hello", "protocol": 1, "since": -2})
            await page.command("settings", pace=next(paces))
        late.line.transport.resume_reading()
        await asyncio.gather(send_when_free(line), late.until("answer"))
        numbers = [told(frame) for frame in late.frames[:-1]]
        assert numbers == sorted(numbers)
        assert numbers[-1] == page.number

    run(scenario)


async def send_when_free(line: Line) -> None:
    """Send an answer in the very moment in which more may be sent and all still waits."""
    wire: Any = getattr(post_of(line.socket.scope), "__self__", None)
    while not wire.writable.is_set():  # noqa: ASYNC110 - waking up by the event is too late
        await asyncio.sleep(0)
    assert line.waiting >= OUTBOX // 2
    line.send(encode(Answer("now", 0)))


def told(frame: dict[str, Any]) -> int:
    """Tell up to which entry a frame says how things are."""
    number: int = frame["game"]["number"] if "game" in frame else frame["entries"][-1]["number"]
    return number


def page_device(site: Site, cookie: str) -> str:
    """Tell which device a cookie stands for."""
    from tests.server.site import KEY

    from openludo.server.credentials import Devices

    found = Devices(KEY).recognise(cookie)
    assert found
    return found


class DeafLine:
    """A line whose socket takes nothing, as that of a sleeping phone."""

    def __init__(self) -> None:
        self.line = Line(None, "", lambda _: False)  # type: ignore[arg-type]
