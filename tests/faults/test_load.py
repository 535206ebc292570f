"""Faults of memory and floods: games without people, what piles up, pages that never stop."""

from __future__ import annotations

import asyncio
import gc
import os
import time

import pytest
from tests.server.conftest import Run
from tests.server.guests import begin, join, open_room
from tests.server.site import COMPUTER, PATIENT, Site

from openludo.server.gatherings.keeper import Keeper
from openludo.server.rooms.room import Room

VARIANTS = ["pairs", "classic", "norwegian", "danish", "swedish", "english", "solo"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_computers_alone_have_no_game(run: Run, variant: str) -> None:
    """A table of computers only is refused, so that none can play for ever (bug M01)."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        for count in (2, 3, 4):
            body = {"variant": variant, "seats": [COMPUTER] * count}
            refused = await device.refused("POST", "/api/games", body)
            assert (refused["code"], refused["params"]["reason"]) == ("invalid_seats", "no_person")

    run(scenario)


def test_a_left_game_asks_for_no_more_time(run: Run) -> None:
    """Once its people have left, a game is due no more, nor after a restart (bug M01)."""
    found: dict[str, str] = {}

    async def before(site: Site) -> None:
        device = await site.device()
        game = await device.create("classic", (COMPUTER, PATIENT, COMPUTER), pace="slow")
        page = await device.open(game)
        await site.advance(2)
        await page.command("leave")
        found.update(game=game, cookie=device.cookie, number=str(page.number))
        assert not await site.hall.store.claim(site.clock.now() + 1e9, site.clock.now() + 2e9)

    async def after(site: Site) -> None:
        device = await site.device(found["cookie"])
        await site.advance(3600)
        page = await device.open(found["game"])
        assert str(page.number) == found["number"]
        (game,) = (await device.json("GET", "/api/games"))["games"]
        assert game["status"] == "left"

    run(before)
    run(after)


def living() -> tuple[int, int]:
    """Count games and rooms in memory, and tasks under way."""
    gc.collect()
    rooms = sum(type(thing) in (Room, Keeper) for thing in gc.get_objects())
    return rooms, len(asyncio.all_tasks())


def alarms(site: Site) -> int:
    """Count the alarms that will still ring."""
    return sum(alarm.ring is not None for _, _, alarm in site.clock._alarms)


def test_nothing_of_closed_windows_stays(run: Run) -> None:
    """After 60 games, left, erased or open, and 240 sockets nothing of them is kept (bug M03)."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        await (await device.open(await device.create())).line.close()
        await settled(site, (0, 999))
        start, ringing = living(), alarms(site)
        for number in range(60):
            game = await device.create("classic", (PATIENT, COMPUTER), pace="instant")
            pages = [await device.open(game) for _ in range(4)]
            await pages[0].act()
            if number % 3 == 0:
                await pages[0].command("leave")
            for page in pages:
                await page.line.close()
            if number % 3 == 1:
                await device.json("DELETE", f"/api/games/{game}")
        await site.advance(60)
        await settled(site, start)
        assert alarms(site) <= ringing + 1

    run(scenario)


def test_nothing_of_rooms_that_all_have_left_stays(run: Run) -> None:
    """After 30 rooms, with a game, left or open, nothing of them is kept (bug M03)."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        await ann.line.close()
        await settled(site, (0, 999))
        start, ringing = living(), alarms(site)
        for number in range(30):
            ann = await open_room(site)
            ben = await join(site, ann, "Ben")
            pages = await begin(ann, ben) if number % 3 == 0 else []
            if number % 3 == 1:
                await ben.command("depart")
            for page in (ann, ben, *pages):
                await page.line.close()
        await site.advance(600)
        await settled(site, start)
        assert alarms(site) <= ringing + 1

    run(scenario)


async def settled(site: Site, start: tuple[int, int]) -> None:
    """Wait until no more rooms and tasks are alive than at the start."""
    async with asyncio.timeout(20):
        while True:
            await site.hall.settle()
            rooms, tasks = living()
            if rooms <= start[0] and tasks <= start[1] + 2:
                return
            await asyncio.sleep(0.05)


def test_a_flood_is_held_back_and_an_honest_hand_is_not(run: Run) -> None:
    """While one page pours out rolls another game answers, ten clicks a second (bug M05)."""

    async def scenario(site: Site) -> None:
        bad, good = await site.device(), await site.device()
        flood = await bad.open(await bad.create())
        page = await good.open(await good.create())

        async def pour() -> None:
            for number in range(600):
                await flood.send({"type": "roll", "id": f"f{number}", "at": 0})

        pouring = asyncio.create_task(pour())
        times = []
        for _ in range(20):
            started = time.perf_counter()
            assert (await page.act())["type"] == "answer"
            times.append(time.perf_counter() - started)
            await asyncio.sleep(0.1)
        pouring.cancel()
        await asyncio.gather(pouring, return_exceptions=True)
        busy = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
        assert sorted(times)[len(times) // 2] < 0.2 * busy
        heard = 0
        while heard < 100:
            frame = await flood.receive()
            heard += frame["type"] in ("answer", "error")
        assert flood.state["rolls"] == 1

    run(scenario)


def test_a_flood_that_never_ends_is_cut_off(run: Run) -> None:
    """A page that is too fast for long is told so and loses its line, not its game (bug M05)."""
    from openludo.server import line

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create()
        flood = await device.open(game)
        room = await site.hall.room(game, next(iter(site.hall._rooms.values())).device)
        (listener,) = room.listeners
        assert isinstance(listener, line.Line)
        # So many frames before would take a minute; the last ones are sent for real.
        listener.slowed = line.PATIENCE
        listener.bucket.left = -1000.0
        for number in range(3):
            await flood.send({"type": "roll", "id": f"f{number}", "at": 0})
        assert (await flood.until("error"))["code"] == "too_fast"
        assert (await device.open(game)).game["status"] == "playing"

    run(scenario)
