"""Faults of rooms: who comes, goes, sleeps, gives up or only watches, each on an own device."""

from __future__ import annotations

import asyncio
import logging
import random

import pytest
from tests.server.conftest import Run
from tests.server.guests import Guest, begin, join, look_in, open_room, play_on
from tests.server.party import Party, party
from tests.server.site import Page, Site
from tests.server.table import PERSONS, Ears, header, shared
from websockets.exceptions import ConnectionClosed

from openludo.server.rooms.room import DAY

VOIDED = '"voided"'


async def until_turn(site: Site, pages: list[Page], seat: int) -> None:
    """Let hands and computers play until a seat waits for its roll."""
    room = site.hall._rooms[pages[0].game["id"]]
    for _ in range(400):
        turn, phase, away = await room.show(
            lambda live: (live.game.position.turn, live.game.position.phase, live.attendance.away)
        )
        if (turn, phase) == (seat, "roll"):
            return
        if away[turn]:
            await site.advance(5)
        else:
            number = await room.show(lambda live: live.number)
            for page in pages:
                while page.number < number:
                    await page.receive()
            await play_on(pages, 1)
    pytest.fail("The turn never came.")


async def all_due(site: Site) -> list[str]:
    """List what will ever go on by itself."""
    return list(await site.hall.store.claim(site.clock.now() + 1e9, site.clock.now() + 2e9))


def test_everybody_gives_up_on_turn_and_the_server_answers(run: Run) -> None:
    """Three leave one by one, each on turn; another room is played meanwhile (bug T07)."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        guests = [ann, await join(site, ann, "Ben"), await join(site, ann, "Cem")]
        pages = await begin(*guests)
        dia = await open_room(site, "Dia")
        others = await begin(dia, await join(site, dia, "Eli"))
        for page in others:
            await page.command("settings", auto_move={"0": False, "1": False})
        for seat, page in enumerate(pages):
            await until_turn(site, pages[seat:], seat)
            async with asyncio.timeout(20):
                assert (await page.command("leave"))["type"] == "answer"
                await play_on(others, 2)
        while pages[2].game["status"] == "playing":
            await pages[2].receive()
        assert pages[2].game["status"] == "left"
        site.clock.time += DAY
        await site.advance(3)
        assert pages[2].game["id"] not in await all_due(site)

    run(scenario)


def test_a_phone_that_sleeps_keeps_its_seat(run: Run) -> None:
    """Asleep for a minute in another's turn, or two in the own, the seat is kept (bug N07)."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        pages = await begin(ann, ben)
        for page in pages:
            await page.command("settings", auto_move={"0": False, "1": False})
        await until_turn(site, pages, 1)
        seen = await fall_asleep(pages[0], pages[1])
        await pages[1].act()
        await site.advance(60)
        assert pages[1].game["presence"]["played_by_computer"] == [False, False]
        awake = await ann.device.line(ann.room["game"])
        missed = await awake.hello(since=seen)
        assert missed["entries"][0]["number"] == seen + 1
        pages[0] = await ann.device.open(ann.room["game"])
        await until_turn(site, pages, 0)
        await awake.line.close()
        await fall_asleep(pages[0], pages[1])
        await site.advance(119)
        assert (await pages[1].command("take_over", seat=0))["code"] == "not_absent"
        back = await ann.device.open(ann.room["game"])
        assert back.game["presence"]["played_by_computer"] == [False, False]
        assert (await back.act())["type"] == "answer"

    run(scenario)


async def fall_asleep(page: Page, other: Page) -> int:
    """Lose a line without a word, until the others see it; give the last number that was seen."""
    page.line.transport.abort()
    while other.game["presence"]["connected"][page.game["mine"][0]]:
        await other.until("presence")
    return page.number


def test_nobody_ever_has_two_seats(run: Run) -> None:
    """Sitting down and leaving in two tabs at once, and at the start, takes one seat (bug S05)."""

    async def scenario(site: Site) -> None:
        chance = random.Random(5)
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        tab = await look_in(ben.device, "Ben", ann.code)
        for number in range(50):
            await asyncio.gather(coming_and_going(ben, chance), coming_and_going(tab, chance))
            if number % 10 == 0:
                await site.advance(chance.uniform(0, 2))
        await asyncio.gather(ben.promise(), tab.promise())
        ann.line.transport.abort()
        ann = await look_in(ann.device, "Ann", ann.code)
        assert ann.names == ["Ann", "Ben"]
        await tab.promise()
        await asyncio.gather(ann.command("start"), tab.promise(), ben.promise())
        await site.advance(6)
        page = await ann.play()
        taken = [seat["name"] for seat in page.game["seats"]]
        assert sorted(taken) == ["Ann", "Ben"]

    run(scenario)


async def coming_and_going(guest: Guest, chance: random.Random) -> None:
    """Come or go, and find the own device in the room once at most."""
    for kind in chance.choices(("join", "depart"), k=2):
        answer = await (guest.promise() if kind == "join" else guest.command("depart"))
        assert answer.get("code") in (None, "not_in_room")
        assert guest.names.count("Ben") <= 1


def test_who_only_watches_sees_what_everybody_sees(
    run: Run, caplog: pytest.LogCaptureFixture
) -> None:
    """At the door, in play, at the end, and after leaving the own seat: no error (bug S07)."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site, watch=True)
        ben = await join(site, ann, "Ben")
        eve = await look_in(await site.device(), "Eve", ann.code)
        assert (eve.room["you"], eve.names) == (None, ["Ann", "Ben"])
        pages = await begin(ann, ben)
        game = ann.room["game"]
        watching = await eve.device.open(game)
        assert (watching.game["mine"], watching.game["viewer"]) == ([], 0)
        await play_on(pages, 30)
        await pages[0].command("leave")
        await ann.command("depart")
        await ann.look()
        assert ann.room["you"] is None
        await site.advance(30)
        again = await ann.device.open(game)
        late = await (await site.device()).open(game)
        assert late.state == again.state
        await pages[1].command("leave")
        for page in (watching, again, late):
            while page.game["status"] == "playing":
                await page.receive()
            assert page.game["dice"]["secret"]
            assert page.state == late.state
        shown = await eve.device.json("GET", f"/api/games/{game}/replay")
        assert shown["game"]["mine"] == []
        after = await (await site.device()).open(game)
        assert (after.game["status"], after.game["mine"]) == ("left", [])

    run(scenario)
    assert [r for r in caplog.records if r.levelno >= logging.ERROR] == []


def test_a_watcher_sees_a_third_six_come_to_nothing() -> None:
    """The void roll is told to who has no seat as it is to the others (bug S07)."""
    voids: list[int] = []

    async def scenario(at: Party) -> None:
        watcher, ann = Ears(), Ears()
        await at.room.join(watcher, -1, "Eve")
        await at.room.join(ann, -1, "Ann")
        for _ in range(150):
            await at.act()
            await at.table.hall.settle()
            view = await at.table.view()
            if view.status != "playing":
                break
        assert watcher.entries == ann.entries
        voids.append(sum(VOIDED in str(entry).replace("'", '"') for entry in watcher.entries))

    for number in range(20):
        secret = bytes([number]) * 32
        agreed = header("classic", PERSONS, secret=secret, pace="normal")
        party(scenario, shared(agreed, watch=True))
        if voids[-1]:
            return
    pytest.fail("There never was a third six.")


def test_a_room_always_has_an_owner_who_can_act(run: Run) -> None:
    """Who follows the host can do all, who comes back is a guest, nobody is left over (bug S09)."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        await ann.line.close()
        await ben.until("room")
        await site.advance(5)
        ann = await look_in(ann.device, "Ann", ann.code)
        assert (await ann.command("setup", turn_limit=30))["type"] == "answer"
        await ann.command("depart")
        await ben.seen(host=0, you=0)
        for kind, more in (
            ("setup", {"variant": "pairs", "rules": {"teams": "true"}}),
            ("computers", {"levels": ["easy", "hard"]}),
        ):
            assert (await ben.command(kind, **more))["type"] == "answer"
        assert (await ann.promise())["type"] == "answer"
        for kind, more in (("setup", {"watch": True}), ("start", {}), ("remove", {"number": 0})):
            assert (await ann.command(kind, **more))["code"] == "not_host"
        assert (await ben.command("start"))["type"] == "answer"
        await ann.seen(phase="revealing")

    run(scenario)


def test_a_room_without_owner_takes_a_watcher_or_closes(run: Run) -> None:
    """When all but a watcher have gone, who comes in is the host; else it closes (bug S09)."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        eve = await look_in(await site.device(), "Eve", ann.code)
        await ann.command("depart")
        assert (await eve.promise())["type"] == "answer"
        assert (eve.room["you"], eve.room["host"]) == (0, 0)
        assert (await eve.command("computers", levels=["easy"]))["type"] == "answer"
        await site.advance(3)
        fay = await look_in(await site.device(), "Fay", ann.code)
        await eve.command("depart")
        await site.advance(3)
        assert (await fay.until("error"))["code"] == "unknown_room"
        with pytest.raises(ConnectionClosed):
            await fay.receive()

    run(scenario)


def test_a_game_that_all_have_left_ends_and_holds_nobody(run: Run) -> None:
    """One lost the line, one leaves: who comes back finds that, and is free to go (bug M08)."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        pages = await begin(ann, ben)
        game = ann.room["game"]
        pages[0].line.transport.abort()
        while pages[1].game["presence"]["connected"][0]:
            await pages[1].until("presence")
        await pages[1].command("leave")
        number = pages[1].number
        await site.advance(600)
        back = await ann.device.open(game)
        assert back.number == number
        assert back.game["presence"]["played_by_computer"] == [False, True]
        body = {"variant": "classic", "name": "Ann"}
        assert (await ann.device.json("POST", "/api/rooms", body))["code"] != ann.code
        assert (await back.command("leave"))["type"] == "answer"
        assert (await ann.device.json("GET", "/api/games"))["games"][0]["status"] == "left"

    run(scenario)


def test_a_game_that_nobody_comes_back_to_ends_after_a_day(run: Run) -> None:
    """One lost the line, the other left: a day later it is over, and due no more (bug M08)."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site)
        ben = await join(site, ann, "Ben")
        pages = await begin(ann, ben)
        pages[0].line.transport.abort()
        await pages[1].command("leave")
        await pages[1].line.close()
        site.clock.time += DAY
        await site.advance(3)
        for guest in (ann, ben):
            lines = (await guest.device.json("GET", "/api/games"))["games"]
            assert [line["status"] for line in lines] == ["left"]
        assert ann.room["game"] not in await all_due(site)

    run(scenario)


def test_equal_results_on_several_devices_share_their_rank(run: Run) -> None:
    """Both devices see the same ranks, equal for equal points (bug A07)."""

    async def scenario(site: Site) -> None:
        ann = await open_room(site, variant="pairs", rules={"roll_limit": "1"})
        pages = await begin(ann, await join(site, ann, "Ben"))
        for page in pages:
            await page.command("settings", auto_move={"0": False, "1": False})
        await play_on(pages, 3)
        shown = []
        for page in pages:
            while page.game["status"] == "playing":
                await page.receive()
            shown.append(page.state["ranks"])
        points = pages[0].state["points"]
        assert shown[0] == shown[1]
        assert (shown[0][0] == shown[0][1]) == (points[0] == points[1])

    run(scenario)
