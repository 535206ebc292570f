"""Faults of lost lines, reloads, restarts and identity, against a real server."""

from __future__ import annotations

import asyncio
import re
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.conftest import Server
from tests.server.conftest import Run
from tests.server.site import COMPUTER, PATIENT, PERSON, Device, ManualClock, Site, open_site
from websockets.exceptions import ConnectionClosed

from openludo.dice import CommittedDice

Start = Callable[..., Server]
SHORT = {"begin_on_start": "1"}
SOLO = (PERSON, COMPUTER, COMPUTER, COMPUTER)


def visit(url: str, scenario: Callable[[Device], Awaitable[None]], cookie: str = "") -> str:
    """Run a scenario on a device at a server of its own process; give the device's cookie."""

    async def play() -> str:
        async with AsyncExitStack() as stack:
            headers = {"Cookie": cookie} if cookie else {}
            client = httpx.AsyncClient(base_url=url, headers=headers)
            http = await stack.enter_async_context(client)
            page = await http.get("/", headers={"Accept": "text/html"})
            known = cookie or page.headers["Set-Cookie"].partition(";")[0]
            await scenario(Device(http, known, stack))
            return known

    return asyncio.run(play())


async def until_choice(device: Device, game: str) -> dict[str, Any]:
    """Play by hand until at least two moves are offered, and give the whole game."""
    page = await device.open(game)
    for _ in range(600):
        if len(page.state["moves"]) > 1:
            return (await device.open(game)).game
        assert (await page.act())["type"] == "answer"
    raise AssertionError("there was never a choice")


def without_times(game: dict[str, Any]) -> dict[str, Any]:
    """Leave the times out of a game's log, and the server's own."""
    log = [{key: entry[key] for key in entry if key != "at"} for entry in game["log"]]
    return game | {"log": log, "presence": game["presence"] | {"now": ""}}


def test_reloading_during_a_roll_leaves_all_as_it_was(run: Run) -> None:
    """Ten reloads and an hour show the same face and choices; the dice do not go on (bug N03)."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create("solo", SOLO, seed="rainy sunday", rules=SHORT, pace="instant")
        page = await device.open(game)
        while page.state["turn"] != 0 or len(page.state["moves"]) < 2:
            if page.state["turn"] == 0:
                await page.act()
            else:
                await site.advance(1)
                await page.until("entries")
        await page.line.close()
        for _ in range(10):
            again = await device.open(game)
            assert (again.number, again.state) == (page.number, page.state)
            await again.line.close()
            await site.advance(360)
        assert page.state["rolls"] == (await device.open(game)).state["rolls"]

    run(scenario)


def test_a_dead_line_does_not_keep_its_player_out(run: Run) -> None:
    """While the old line hangs, unread and unclosed, a new one plays at once (bug N05)."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create(rules=SHORT)
        dead = await device.open(game)
        dead.line.transport.pause_reading()
        alive = await device.open(game)
        for _ in range(100):
            assert (await alive.act())["type"] == "answer"
        assert (await device.open(game)).state == alive.state
        dead.line.transport.abort()

    run(scenario)


def test_a_killed_server_comes_back_with_the_open_roll(serve: Start) -> None:
    """Killed between roll and move, a new process has the same roll, moves and dice (bug N09)."""
    seen: dict[str, Any] = {}

    async def before(device: Device) -> None:
        game = await device.create("classic", [PATIENT] * 4, rules=SHORT)
        seen["game"] = await until_choice(device, game)

    async def after(device: Device) -> None:
        old = seen["game"]
        page = await device.open(old["id"])
        assert without_times(page.game) == without_times(old)
        for _ in range(10):
            assert (await page.act())["type"] == "answer"
        await page.command("leave")
        share = bytes.fromhex(page.game["dice"]["contributions"][0])
        dice = CommittedDice(bytes.fromhex(page.game["dice"]["secret"]), old["id"], [share])
        assert dice.commitment == old["dice"]["commitment"]
        faces = [entry["face"] for entry in page.game["log"] if entry["kind"] == "roll"]
        assert faces == [dice.roll(number) for number in range(len(faces))]

    first = serve()
    cookie = visit(first.url, before)
    first.stop(signal.SIGKILL)
    visit(serve().url, after, cookie)


def test_due_times_do_not_run_down_while_the_server_is_gone(tmp_path: Path) -> None:
    """After an outage of an hour a computer acts as usual, once for each turn (bug N09)."""
    found: dict[str, Any] = {}

    async def begin(site: Site) -> None:
        device = await site.device()
        game = await device.create("classic", (COMPUTER, PATIENT, COMPUTER), pace="slow")
        found.update(game=game, cookie=device.cookie)

    async def go_on(site: Site) -> None:
        device = await site.device(found["cookie"])
        await site.advance(600)
        page = await device.open(found["game"])
        assert page.state["turn"] == 1
        numbers = [entry["number"] for entry in page.game["log"]]
        assert numbers == list(range(page.number + 1))

    async def both() -> None:
        clock = ManualClock()
        async with open_site(tmp_path, clock) as site:
            await begin(site)
        async with open_site(tmp_path, ManualClock(clock.now() + 3600)) as site:
            await go_on(site)

    asyncio.run(both())


@pytest.mark.parametrize("protocol", [0, 2, 99])
def test_a_page_of_another_version_does_nothing_by_half(run: Run, protocol: int) -> None:
    """In mid-game an old page is asked to reload; nothing of it counts (bug N12)."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create(rules=SHORT)
        before = await until_choice(device, game)
        old = await device.line(game)
        await old.send({"type": "hello", "protocol": protocol, "since": before["number"]})
        move = before["state"]["moves"][0]["move"]
        await old.send({"type": "move", "id": "x", "at": before["number"], "move": move})
        refused = await old.receive()
        assert (refused["code"], refused["params"]) == ("reload_page", {"protocol": 1})
        page = await device.open(game)
        assert page.game == before
        assert (await page.act())["type"] == "answer"

    run(scenario)


def change_summary(folder: Path, game: str, old: bytes, new: bytes) -> None:
    """Let a stored game look as if a version with other rules had written it."""
    with sqlite3.connect(folder / "games.db") as database:
        (data,) = database.execute("select summary from games where id = ?", (game,)).fetchone()
        assert old in data
        changed = (data.replace(old, new), game)
        database.execute("update games set summary = ? where id = ?", changed)
    database.close()


def test_a_game_that_this_version_plays_otherwise_is_refused(run: Run, tmp_path: Path) -> None:
    """A stored game that does not come out again is named so, harms no other, can go (bug N12)."""
    found: dict[str, Any] = {}

    async def before(site: Site) -> None:
        device = await site.device()
        found.update(game=await device.create(), other=await device.create(), cookie=device.cookie)
        for name in ("game", "other"):
            page = await device.open(found[name])
            await page.act()

    async def after(site: Site) -> None:
        device = await site.device(found["cookie"])
        refused = await (await device.line(found["game"])).hello()
        assert refused["code"] == "other_version"
        assert len((await device.json("GET", "/api/games"))["games"]) == 2
        assert (await (await device.open(found["other"])).act())["type"] == "answer"
        await device.json("DELETE", f"/api/games/{found['game']}")
        left = (await device.json("GET", "/api/games"))["games"]
        assert [game["id"] for game in left] == [found["other"]]

    run(before)
    change_summary(tmp_path, found["game"], b'"position":"', b'"position":"h')
    run(after)


def test_times_of_a_game_are_the_same_after_a_reload(serve: Start) -> None:
    """A window opened later shows each entry at the time that the first one showed (bug N03)."""
    seen: dict[str, Any] = {}

    async def play(device: Device) -> None:
        seen["game"] = await device.create("classic", [PATIENT] * 4, rules=SHORT)
        page = await device.open(seen["game"])
        for _ in range(40):
            await page.act()
        seen["times"] = [entry["at"] for entry in page.entries]

    async def again(device: Device) -> None:
        page = await device.open(seen["game"])
        assert [entry["at"] for entry in page.game["log"]][1:] == seen["times"]

    server = serve()
    cookie = visit(server.url, play)
    server.stop()
    visit(serve().url, again, cookie)


async def refusal(page: Any, frame: dict[str, Any]) -> str:
    """Send the only frame of a line, unless it was refused before, and give the code."""
    with suppress(ConnectionClosed):
        await page.send(frame)
    return str((await page.receive())["code"])


def test_nothing_that_is_seen_lets_another_device_act(serve: Start) -> None:
    """The cookie is in no message or log line, and a game's id opens nothing (bug S03)."""
    seen: dict[str, Any] = {}

    async def owner(device: Device) -> None:
        game = await device.create(seats=[PERSON | {"name": "Ann"}, PATIENT], rules=SHORT)
        page = await device.open(game)
        for _ in range(20):
            await page.act()
        told = [str(page.game), *map(str, page.frames)]
        for path in ("/api/games", f"/api/games/{game}/record", "/api/statistics/export", "/"):
            told.append((await device.http.get(path)).text)
        seen.update(game=game, number=page.number, told="".join(told))

    async def stranger(device: Device) -> None:
        game, at = seen["game"], seen["number"]
        for cookie in (device.cookie, f"{device.cookie.partition('=')[0]}={game}", ""):
            device.cookie = cookie
            for frame in (
                {"type": "hello", "protocol": 1, "since": -1},
                {"type": "roll", "id": "x", "at": at},
            ):
                page = await device.line(game, Referer=f"http://127.0.0.1/game/{game}")
                refused = await refusal(page, frame)
                assert refused == "unknown_game"
        for action in ("leave", "again", "contribution"):
            body = {"reveal": "00" * 16} if action == "contribution" else {}
            refused = await device.refused("POST", f"/api/games/{game}/{action}", body)
            assert refused["code"] == "unknown_game"

    server = serve()
    cookie = visit(server.url, owner)
    value = cookie.partition("=")[2]
    assert len(value.rpartition(".")[2]) * 6 >= 128
    visit(server.url, stranger)
    for part in re.split(r"[.]", value):
        assert part not in seen["told"]
        assert part not in server.log.read_text()


def test_a_retried_command_counts_once_over_a_crash(serve: Start) -> None:
    """A roll whose answer was lost in a crash may be sent again and is still one roll (bug N01)."""
    found: dict[str, Any] = {}

    async def before(device: Device) -> None:
        found["game"] = await device.create(rules=SHORT)
        page = await device.open(found["game"])
        found["answer"] = await page.command("roll", id="once")
        found["state"] = page.state

    async def after(device: Device) -> None:
        page = await device.open(found["game"])
        assert page.state == found["state"]
        assert await page.command("roll", id="once", at=0) == found["answer"]
        assert (await device.open(found["game"])).state == found["state"]

    first = serve()
    cookie = visit(first.url, before)
    first.stop(signal.SIGKILL)
    visit(serve().url, after, cookie)
