"""Faults of turns and double input, on sockets: nothing sticks, nothing happens twice."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.conftest import Run
from tests.server.site import COMPUTER, PATIENT, PERSON, Device, Page, Site

from openludo.server.rooms.pace import PAUSES

THREE = (PATIENT, PATIENT, PATIENT)
# One token of each seat is in play from the start, so that most rolls can be used.
SHORT = {"begin_on_start": "1"}
WAYS_TO_PASS = ("pass", "skip", "end_turn", "no_move", "next", "bonus_roll", "turn_ended")


async def until_choice(page: Page, least: int = 2) -> None:
    """Play on by hand until so many moves are offered."""
    for _ in range(600):
        if len(page.state["moves"]) >= least:
            return
        assert (await page.act())["type"] == "answer"
    raise AssertionError("there was never a choice")


async def board(device: Device, game: str) -> tuple[int, dict[str, Any]]:
    """Ask the server anew how a game stands."""
    page = await device.open(game)
    await page.line.close()
    return page.number, page.state


def test_nobody_passes_who_can_move(run: Run) -> None:
    """No message of any name or with any excuse ends a turn in which a move exists (bug R24)."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create(rules=SHORT)
        page = await device.open(game)
        await until_choice(page, 1)
        before = await board(device, game)
        for kind in WAYS_TO_PASS:
            for more in ({}, {"reason": "no move"}, {"moves": []}, {"seat": 1, "next": 1}):
                await page.send({"type": kind, "id": "x", "at": page.number} | more)
                assert (await page.until("answer", "error"))["code"] == "bad_frame"
        for text in ("", "pass", "-", "none", "0x0"):
            refused = await page.command("move", move=text)
            assert refused["code"] in ("bad_frame", "illegal_move")
        assert await board(device, game) == before

    run(scenario)


def test_a_page_that_vanishes_behind_its_roll_stops_nobody(run: Run) -> None:
    """The roll's sender goes at once; the next page finds who is on turn, and may act (bug T03)."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        passed = 0
        for number in range(60):
            if number % 12 == 0:
                game = await device.create("classic", THREE)
            sender = await device.open(game)
            await sender.send({"type": "roll", "id": f"n{number}", "at": sender.number})
            await sender.line.close()
            page = await device.open(game)
            if page.number == sender.number:  # the frame had not been read yet
                await page.command("roll", id=f"n{number}", at=sender.number)
            entry = page.entries[-1] if page.entries else page.game["log"][-1]
            passed += "passed" in [event["event"] for event in entry["events"]]
            if page.state["phase"] == "move":
                assert (await page.act())["type"] == "answer"
            await page.line.close()
        assert passed

    run(scenario)


def test_a_reload_leaves_the_turn_where_it_was(run: Run) -> None:
    """With every window closed, before and behind the roll, the same seat is on turn (bug T05)."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create("classic", THREE, rules=SHORT)
        page = await device.open(game)
        for _ in range(20):
            before = (page.number, page.state)
            await page.line.close()
            await site.advance(600)
            page = await device.open(game)
            assert (page.number, page.state) == before
            assert (await page.act())["type"] == "answer"

    run(scenario)


@pytest.mark.parametrize("phase", ["roll", "move"])
def test_leaving_on_turn_ends_the_game_for_every_window(run: Run, phase: str) -> None:
    """Who gives up while on turn ends the game at once, with an open roll too (bug T05)."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create("classic", (PATIENT, COMPUTER), rules=SHORT, pace="instant")
        page, other = await device.open(game), await device.open(game)
        while page.state["phase"] != phase or page.state["turn"] != 0:
            if page.state["turn"] == 0:
                await page.act()
            else:
                await site.advance(1)
                await page.until("entries")
        await page.command("leave")
        while other.game["status"] != "left":
            await other.receive()
        number = page.number
        await site.advance(3600)
        assert (await page.command("roll"))["code"] == "game_over"
        assert (await board(device, game))[0] == number

    run(scenario)


@pytest.mark.parametrize("variant", ["pairs", "classic", "norwegian", "danish", "solo"])
def test_nobody_starts_alone(run: Run, variant: str) -> None:
    """A game with one seat taken is refused; with a computer opposite it starts (bug T09)."""
    empty = {"kind": "empty"}

    async def scenario(site: Site) -> None:
        device = await site.device()
        for seats in ([PERSON], [PERSON, empty, empty, empty], [empty] * 4, []):
            body = {"variant": variant, "seats": seats}
            refused = await device.refused("POST", "/api/games", body)
            assert refused["code"] == "invalid_seats"
        assert (await device.json("GET", "/api/games"))["games"] == []
        computers = 3 if variant == "solo" else 1
        await device.create(variant, [PERSON, *[COMPUTER] * computers])

    run(scenario)


def test_a_game_that_nobody_looks_at_goes_on_to_the_next_person(run: Run) -> None:
    """Without any window computers and only moves go on, over a restart too (bug T11)."""
    found: dict[str, Any] = {}
    seats = (PERSON, COMPUTER, COMPUTER)

    async def before(site: Site) -> None:
        device = await site.device()
        game = await device.create("norwegian", seats, rules={"first_seat": "fixed"}, pace="slow")
        page = await device.open(game)
        while page.state["turn"] == 0:
            await page.act()
        await page.line.close()
        found.update(game=game, cookie=device.cookie, number=page.number)

    async def after(site: Site) -> None:
        await site.advance(600)
        device = await site.device(found["cookie"])
        number, state = await board(device, found["game"])
        assert number > found["number"]
        assert state["turn"] == 0
        await site.advance(600)
        assert await board(device, found["game"]) == (number, state)

    run(before)
    run(after)


def test_many_clicks_are_one_roll(run: Run) -> None:
    """A burst of rolls sent at once rolls once; with a move due none rolls at all (bug C01)."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create(rules=SHORT)
        page = await device.open(game)
        for _ in range(10):
            while page.state["phase"] != "roll":
                face, position = page.state["face"], page.state["position"]
                assert (await page.command("roll"))["code"] == "nothing_to_roll"
                assert (await board(device, game))[1]["face"] == face
                assert page.state["position"] == position
                await page.act()
            rolls, at = page.state["rolls"], page.number
            for click in range(8):
                await page.send({"type": "roll", "id": f"{at}-{click}", "at": at})
            answers = [await page.until("answer", "error") for _ in range(8)]
            assert [one["type"] for one in answers].count("answer") == 1
            assert {one["code"] for one in answers if one["type"] == "error"} == {"stale"}
            assert page.state["rolls"] == rolls + 1

    run(scenario)


def test_two_windows_of_one_device_are_one_player(run: Run) -> None:
    """Both windows show each roll, and closing either changes nothing (bug C04)."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create(rules=SHORT)
        one, two = await device.open(game), await device.open(game)
        for page, other in ((one, two), (two, one), (one, two)):
            await page.act()
            while other.number < page.number:
                await other.receive()
            assert other.state == page.state
        await one.line.close()
        assert (await two.act())["type"] == "answer"
        third = await device.open(game)
        assert third.state == two.state
        await two.line.close()
        assert (await third.act())["type"] == "answer"
        assert third.game["status"] == "playing"

    run(scenario)


def test_an_only_move_is_one_move_whoever_looks_on(run: Run) -> None:
    """Four windows, one reloaded in the pause: one move, one turn, and no more later (bug C06)."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create("classic", (PERSON, PATIENT), pace="normal")
        pages = [await device.open(game) for _ in range(3)]
        while not (pages[0].state["turn"] == 0 and len(pages[0].state["moves"]) == 1):
            await pages[0].act()
        number = pages[0].number
        await site.advance(PAUSES["normal"].only / 2)
        pages[1].line.transport.abort()
        pages[1] = await device.open(game)
        assert pages[1].number == number
        await site.advance(PAUSES["normal"].only)
        await site.advance(600)
        for page in pages:
            while page.number <= number:
                await page.receive()
            assert page.number == number + 1
            assert (page.entries[-1]["kind"], page.entries[-1]["by"]) == ("move", "only")
        assert (await board(device, game))[0] == number + 1

    run(scenario)


def test_a_late_hand_finds_its_only_move_played(run: Run) -> None:
    """A tap that crosses the automatic move is refused as stale, and moves nothing (bug C06)."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create("classic", (PERSON, PATIENT), pace="normal")
        page = await device.open(game)
        while not (page.state["turn"] == 0 and len(page.state["moves"]) == 1):
            await page.act()
        at, move = page.number, page.state["moves"][0]["move"]
        await site.advance(60)
        refused = await page.command("move", move=move, at=at)
        assert refused["code"] == "stale"
        assert (await board(device, game))[0] == at + 1

    run(scenario)
