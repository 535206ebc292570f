"""Faults of computers: rolls not taken, acts out of turn or after the end, crooked eyes."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.server.conftest import Run
from tests.server.site import COMPUTER, PATIENT, Site
from tests.server.table import computer, header, live_game

from openludo import Game, Position, find_variant
from openludo.players import LEVELS, Computer, Weights
from openludo.server.rooms.live import Act, LiveGame
from openludo.server.rooms.pace import PAUSES, go_on, pause


def computers_game(variant: str, number: int, **rules: Any) -> LiveGame:
    """Let computers play a game to its end, each ply when it is due."""
    players = [computer("normal"), computer("hard"), computer("easy"), computer("normal")]
    live = live_game(header(variant, players, bytes([number]) * 32, pace="fast", **rules))
    live.start(Act("hand", 0.0))
    while live.status == "playing":
        assert pause(live) == PAUSES["fast"].computer
        go_on(live, 0.0)
        entry = live.log[-1] if live.status == "playing" else live.log[-2]
        assert entry.by == "computer"
        check_follower(live, entry.seat, [event["event"] for event in entry.events])
    assert pause(live) is None
    return live


def happened(live: LiveGame) -> Counter[str]:
    """Count what the entries of a game tell, the reasons of bonus rolls too."""
    events = [event for entry in live.fresh for event in entry.events]
    reasons = [reason for event in events for reason in event.get("reasons", [])]
    return Counter(reasons) + Counter(event["event"] for event in events)


def check_follower(live: LiveGame, seat: int, kinds: list[str]) -> None:
    """Check that who was granted a roll has the next one, and after a void six another seat."""
    if live.status != "playing":
        return
    if "bonus_roll" in kinds or "tried" in kinds:
        assert (live.state.turn, live.state.phase) == (seat, "roll")
    if "voided" in kinds or "passed" in kinds:
        assert live.state.turn != seat


def test_computers_take_every_roll_that_they_are_granted() -> None:
    """After a six, a capture or a token home a computer rolls on; a void six stops it (bug B01)."""
    seen: Counter[str] = Counter()
    for number in range(6):
        seen += happened(computers_game("pairs", number, quick=True))
        seen += happened(computers_game("norwegian", number, tokens_to_win=1))
    wanted = {"six", "capture", "home", "voided", "passed", "tried"}
    assert not wanted - set(seen)


def test_a_bonus_roll_comes_within_the_usual_pause(run: Run) -> None:
    """A computer that has a roll to come makes it after one pause, unasked (bug B01)."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create("classic", (COMPUTER, PATIENT), pace="fast")
        page = await device.open(game)
        granted = 0
        while granted < 3:
            if page.state["turn"] == 1:
                await page.act()
                continue
            number = page.number
            await site.advance(PAUSES["fast"].computer + 0.001)
            await page.until("entries")
            assert page.number == number + 1
            names = [event["event"] for event in page.entries[-1]["events"]]
            granted += "bonus_roll" in names

    run(scenario)


def test_a_computer_falls_silent_with_its_game(run: Run) -> None:
    """A game left, erased or ended while it thinks hears no more, nor does the next (bug B03)."""

    async def scenario(site: Site) -> None:
        device = await site.device()
        seats = (COMPUTER, PATIENT)
        left, erased, ended = [
            await device.create("classic", seats, pace="slow", rules={"roll_limit": limit})
            for limit in ("0", "0", "1")
        ]
        page = await device.open(left)
        await site.advance(PAUSES["slow"].computer / 2)
        await page.command("leave")
        await device.json("DELETE", f"/api/games/{erased}")
        again = (await device.json("POST", f"/api/games/{left}/again", {"commitment": None}))["id"]
        following = await device.open(again)
        assert following.number == 0
        await site.advance(PAUSES["slow"].computer * 0.9)
        following = await device.open(again)
        assert following.number == 0, "the thought of the last game was heard in the next"
        await site.advance(600)
        over = await device.open(ended)
        kinds = [entry["kind"] for entry in over.game["log"]]
        assert kinds in (["start", "roll", "over"], ["start", "roll", "move", "over"])
        assert [entry["kind"] for entry in (await device.open(left)).game["log"]] == [
            "start",
            "left",
        ]
        following = await device.open(again)
        assert following.state["turn"] == 1
        seats_of = {e["seat"] for e in following.game["log"] if e["by"] == "computer"}
        assert seats_of <= {0}

    run(scenario)


def test_computers_never_ask_for_what_is_not_theirs() -> None:
    """Through whole games each ply of a computer is for the seat on turn (bug B03)."""
    for number in range(6):
        live = computers_game("classic", number, tokens_to_win=1, begin_on_start=1)
        turn = live.opening.first
        game = Game(live.header.variant, 4, turn)
        for ply in live.game.log:
            assert game.outcome() is None
            game.roll(ply) if isinstance(ply, int) else game.push(ply)
        assert game.position == live.game.position


def some_positions(count: int) -> list[Position]:
    """Give positions of real games in which there is something to choose."""
    chance, found = random.Random(52), []
    while len(found) < count:
        game = Game(find_variant("solo", begin_on_start=1))
        while game.outcome() is None and game.rolls < 150:
            if game.position.phase == "roll":
                game.roll(chance.randint(1, 6))
            else:
                if len(game.position.legal_moves) > 1 and chance.random() < 0.1:
                    found.append(game.position)
                game.push(chance.choice(game.position.legal_moves))
    return found[:count]


def turned(position: Position, turns: int) -> Position:
    """Turn a position by quarters: each seat's tokens go to the seat so many further on."""
    tokens, seat, rest = str(position).split(" ", 2)
    seats = tokens.split("/")
    moved = "/".join(seats[(index - turns) % 4] for index in range(4))
    return Position.parse(position.variant, f"{moved} {(int(seat) + turns) % 4} {rest}")


@pytest.mark.parametrize("level", LEVELS)
def test_computers_see_alike_from_every_seat(level: str) -> None:
    """In 200 positions turned by quarters each level finds the same moves best (bug B05)."""
    player = Computer(level, LEVELS[level])
    for position in some_positions(200):
        best = [
            [(move.origin, move.count) for move in player.best(one, one.legal_moves)]
            for one in (position, *(turned(position, turns) for turns in (1, 2, 3)))
        ]
        assert best[1:] == best[:1] * 3


def best(weights: Weights, text: str) -> list[str]:
    """Name the moves that a computer of these weights finds best under `solo`."""
    position = Position.parse(find_variant("solo"), text)
    return [str(move) for move in Computer("trial", weights).best(position, position.legal_moves)]


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_double_capture_is_worth_more_than_a_single_one(level: str) -> None:
    """Captures are counted as the move leaves them: two tokens before one (bug B05)."""
    # A's 3 lands on 5 beside C's one token (31); A's 40 lands on 42, where B has two (29).
    text = "y,y,3,40/y,y,29,29/y,y,y,31/y,y,y,y 0 move:2 0 0"
    assert best(LEVELS[level], text) == ["40"]


# A's 20 comes to 23 and may be captured there; 31 comes to the star on 34.
RISKS = [
    # What others have, and in how many of 36 cases the token on 23 is captured.
    ("y,y,y,y/y,y,y,y/y,y,y,y", 0),
    ("y,y,y,7/y,y,y,y/y,y,y,y", 6),  # B on 20, three behind
    ("y,y,5,7/y,y,y,y/y,y,y,y", 12),  # B on 18 and 20: five and three behind
    ("y,y,7,7/y,y,y,y/y,y,y,y", 6),  # both of them three behind: the same face
    ("y,y,y,7/y,y,y,48/y,y,y,y", 11),  # B on 20 and C on 22: two seats, one face each
    ("y,y,y,11/y,y,y,y/y,y,y,y", 0),  # B on 24, ahead
    ("y,y,y,3/y,y,y,y/y,y,y,y", 0),  # B on 16, seven behind
]


@pytest.mark.parametrize(("others", "cases"), RISKS)
def test_the_chance_of_capture_is_reckoned_by_seats_and_faces(others: str, cases: int) -> None:
    """Faces of one seat add up, seats combine: twice one face is 11/36, not 2/6 (bug B05)."""
    # With a risk worth 36, walking to 23 is as good as to the star when `cases` is paid for.
    text = f"20,31,h,h/{others} 0 move:3 0 0"
    weights = Weights(captured=1, safe=1, advanced=1 + cases, risk=36)
    assert best(weights, text) == ["20", "31"]
    assert best(weights._replace(advanced=2 + cases), text) == ["20"]


def test_no_risk_is_seen_where_nobody_can_capture() -> None:
    """On a star, in the column and at home the chance of capture is nought (bug B05)."""
    # With a three: 5 to the star on 8, 49 into the column, 54 home; 20 to 23, before B on 20.
    text = "5,20,49,54/7,36,40,45/30,32,33,34/18,20,21,22 0 move:3 0 0"
    assert best(Weights(captured=1, risk=1), text) == ["5", "49", "54"]
