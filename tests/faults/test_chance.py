"""Faults of the dice: unequal faces, numbers named by a page, equal starts, hidden help."""

from __future__ import annotations

import inspect
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Run
from tests.server.site import COMPUTER, PATIENT, PERSON, SHARE, Site
from tests.server.table import computer, header, live_game, person

from openludo.dice import CommittedDice, ScriptedDice, SeededDice
from openludo.dice.derivation import first_fair
from openludo.server.rooms.live import Act, LiveGame
from openludo.server.rooms.pace import go_on

SOLO = (PERSON, COMPUTER, COMPUTER, COMPUTER)


def chi_square(counts: Counter[Any], kinds: int) -> float:
    """Measure how far counts are from being equal."""
    expected = sum(counts.values()) / kinds
    lacking = (kinds - len(counts)) * expected
    return lacking + sum((count - expected) ** 2 / expected for count in counts.values())


REDRAWN = -1


def number_of(byte: int, sides: int) -> int:
    """Tell which number a byte stands for, or that another one is drawn."""
    try:
        return first_fair([bytes([byte])], sides)
    except ValueError:
        return REDRAWN


def test_each_number_comes_from_equally_many_bytes() -> None:
    """Of a byte's 256 values each number has an equal share, the rest is redrawn (bug D01)."""
    for sides in range(1, 257):
        drawn = Counter(number_of(byte, sides) for byte in range(256))
        assert drawn.pop(REDRAWN, 0) == 256 % sides
        assert drawn == dict.fromkeys(range(sides), 256 // sides)


def test_faces_are_even_at_every_place_of_a_game() -> None:
    """Over 100,000 rolls no face is favoured, at no place of a game (bug D01)."""
    by_face: Counter[int] = Counter()
    by_place: Counter[tuple[int, int]] = Counter()
    for game in range(400):
        dice = CommittedDice(b"a fixed secret", f"game {game}")
        for number in range(250):
            face = dice.roll(number)
            by_face[face] += 1
            by_place[number % 10, face] += 1
    # One fair sample in a million lies beyond these, for 5 and for 59 degrees of freedom.
    assert chi_square(by_face, 6) < 35.9
    assert chi_square(by_place, 40) < 121


def test_no_field_of_a_message_chooses_a_face(run: Run) -> None:
    """A named face is refused, in rolls and in moves, and the dice go on as committed (bug D04)."""
    named: list[dict[str, Any]] = [{"value": 6}, {"face": 6}, {"dice": [6]}, {"seed": "x"}]

    async def scenario(site: Site) -> None:
        device = await site.device()
        game = await device.create(rules={"begin_on_start": "1"})
        page = await device.open(game)
        for round_ in range(25):
            for number, more in enumerate(named):
                move = page.state["moves"][0]["move"] if page.state["moves"] else "y"
                kind = {"type": "roll"} if page.state["phase"] == "roll" else {"type": "move"}
                frame = kind | {"id": f"{round_}-{number}", "at": page.number} | more
                await page.send(frame if kind["type"] == "roll" else frame | {"move": move})
                assert (await page.until("answer", "error"))["code"] == "bad_frame"
            await page.act()
        await page.command("leave")
        dice = CommittedDice(bytes.fromhex(page.game["dice"]["secret"]), game, [SHARE])
        faces = [entry["face"] for entry in page.entries if entry["kind"] == "roll"]
        assert faces == [dice.roll(number) for number in range(len(faces))]

    run(scenario)


def test_an_edited_log_is_noticed(run: Run, tmp_path: Path) -> None:
    """A face changed in the stored game makes the game refused, not counted otherwise (bug D04)."""
    found: dict[str, Any] = {}

    async def before(site: Site) -> None:
        device = await site.device()
        game = await device.create("classic", SOLO[:2], rules={"begin_on_start": "1"})
        page = await device.open(game)
        while page.state["phase"] != "move" or page.state["turn"] != 0:
            if page.state["turn"] == 0:
                await page.act()
            else:
                await site.advance(1)
                await page.until("entries")
        found.update(game=game, cookie=device.cookie, number=page.number, face=page.state["face"])

    async def after(site: Site) -> None:
        device = await site.device(found["cookie"])
        page = await device.line(found["game"])
        assert (await page.hello())["code"] == "other_version"
        rows = (await device.json("GET", "/api/statistics"))["rows"]
        assert rows == []

    run(before)
    with sqlite3.connect(tmp_path / "games.db") as database:
        key = (found["game"], found["number"])
        query = "select data from events where game = ? and number = ?"
        (data,) = database.execute(query, key).fetchone()
        old, new = f'"face":{found["face"]}', f'"face":{found["face"] % 5 + 1}'
        assert old.encode() in data
        changed = (data.replace(old.encode(), new.encode()), *key)
        database.execute("update events set data = ? where game = ? and number = ?", changed)
    database.close()
    run(after)


def test_games_begin_differently_before_and_after_a_restart(run: Run) -> None:
    """All commitments differ; starts and first rolls are spread evenly over 120 games (bug D06)."""
    commitments: list[str] = []
    firsts: Counter[int] = Counter()
    faces: Counter[int] = Counter()

    async def scenario(site: Site) -> None:
        device = await site.device()
        for _ in range(60):
            page = await device.open(await device.create(seats=[PATIENT] * 4))
            commitments.append(page.game["dice"]["commitment"])
            firsts[page.game["first"]] += 1
            await page.act()
            faces[page.entries[0]["face"]] += 1
            await page.line.close()

    run(scenario)
    run(scenario)
    assert len(set(commitments)) == 120
    # One fair sample in a million lies beyond these, for three and for five degrees of freedom.
    assert chi_square(firsts, 4) < 30.7
    assert chi_square(faces, 6) < 35.9


def test_a_seed_is_the_whole_of_a_game_played_alone(run: Run) -> None:
    """The same seed gives the same dice, computers and all; fresh games differ (bug D06)."""
    logs: dict[str, list[Any]] = {}

    async def scenario(site: Site) -> None:
        device = await site.device()
        for name, seed in (("a", "rainy"), ("b", "rainy"), ("c", "sunny"), ("d", ""), ("e", "")):
            seeded = {"seed": seed} if seed else {}
            page = await device.open(await device.create("solo", SOLO, pace="instant", **seeded))
            while page.state["rolls"] < 24:
                if page.state["turn"] == 0:
                    await page.act()
                else:
                    await site.advance(1)
                    await page.until("entries")
            entries = [entry for entry in page.entries if entry["kind"] != "start"][:24]
            logs[name] = [(entry.get("face"), entry.get("move")) for entry in entries]

    run(scenario)
    assert logs["a"] == logs["b"]
    distinct = {str(logs[name]) for name in "acde"}
    assert len(distinct) == 4


def played(agreed: Any, choice: int, rolls: int) -> list[Any]:
    """Play a game so far by the first or last move, and list the faces."""
    live = live_game(agreed)
    live.start(Act("hand", 0.0))
    while live.state.rolls < rolls and live.status == "playing":
        act(live, choice)
    return [entry.face for entry in live.log if entry.kind == "roll"]


def act(live: LiveGame, choice: int) -> None:
    """Make one ply."""
    if live.opening.players[live.state.turn].kind == "computer":
        go_on(live, 0.0)
    elif live.state.phase == "roll":
        live.roll(Act("hand", 0.0))
    else:
        live.move(live.state.moves[choice].move, Act("hand", 0.0))


def test_dice_know_nothing_of_the_game() -> None:
    """Persons or computers, clever or not, lucky or not: roll number n is the same (bug D10)."""
    people, machines = [person()] * 4, [computer("hard")] * 4
    games = [
        played(header("solo", people, seed="one"), 0, 40),
        played(header("solo", people, seed="one"), -1, 40),
        played(header("solo", machines, seed="one"), 0, 40),
        played(header("solo", [computer("easy")] * 4, seed="one"), 0, 40),
    ]
    assert games == [[SeededDice("one").roll(number) for number in range(40)]] * 4
    for kind in (CommittedDice, SeededDice, ScriptedDice):
        assert list(inspect.signature(kind.roll).parameters) == ["self", "number", "die"]


@pytest.mark.parametrize("misses", [5, 10, 15])
def test_a_long_wait_brings_no_six(misses: int) -> None:
    """Of 100,000 rolls a six after 5, 10 or 15 misses comes in one of six cases (bug D10)."""
    total = sixes = 0
    for game in range(10):
        dice, run = SeededDice(f"waiting {game}"), 0
        for number in range(10_000):
            face = dice.roll(number)
            total += run >= misses
            sixes += run >= misses and face == 6
            run = 0 if face == 6 else run + 1
    deviation = (total * 5 / 36) ** 0.5
    assert abs(sixes - total / 6) < 4 * deviation
