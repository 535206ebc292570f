"""Play games for the tests of records, and verify their texts by every way there is."""

from __future__ import annotations

import contextlib
import io
import json
import random
import runpy
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from openludo.dice import CommittedDice, Round, SeededDice, highest_roll, starter
from openludo.engine import Game, Variant
from openludo.records import Record, Seat, palette_of, proof_of, record_of, write_record
from openludo.variants import find_variant

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "docs" / "verify_dice.py"
PEOPLE = (
    ("person", "Ann", ""),
    ("person", 'Ben "six; red person"', ""),
    ("computer", "Computer 1", "hard"),
    ("computer", "Computer 2", "easy"),
    ("computer", "Computer 3", "easy"),
    ("computer", "Computer 4", "normal"),
)
RUNNER = """
import { readFileSync } from "node:fs";
const { verifyRecord } = await import(process.argv[1]);
const found = [];
for (const text of JSON.parse(readFileSync(0, "utf8"))) found.push(await verifyRecord(text));
console.log(JSON.stringify(found));
"""


def play_on(game: Game, dice: CommittedDice, choose: random.Random, rolls: int) -> Game:
    """Play random moves until the game is over or has `rolls` rolls."""
    while not game.outcome() and game.rolls < rolls:
        if game.position.phase == "roll":
            game.roll(dice)
        else:
            game.push(choose.choice(game.position.legal_moves))
    return game


def play(
    variant: str, *, seats: int = 4, rolls: int = 100_000, salt: int = 0, **options: Any
) -> Record:
    """Open and play a committed game as a room would, and write it down."""
    positions, rules = options.pop("positions", False), options
    chosen = find_variant(variant, **rules).for_seats(seats)
    parts = [bytes([17]) * 16, b"", bytes([salt % 256]) * 16]
    dice: CommittedDice = CommittedDice(bytes(range(32)), f"room-{salt}", parts)
    if chosen.fixed_seats:
        dice = SeededDice(f"seed {salt}")
    order, colours, first, rounds = opening(dice, chosen, seats)
    game = play_on(Game(chosen, seats, first), dice, random.Random(salt), rolls)
    return record_of(
        game,
        [Seat(colour, *PEOPLE[order[seat]]) for seat, colour in enumerate(colours)],
        [order.index(person) for person in range(seats)],
        seats_drawn=chosen.rules.colours == "drawn",
        rounds=rounds,
        proof=proof_of(dice),
        left=not game.outcome(),
        positions=positions,
        date="2026-11-30T18:05:00Z",
    )


def opening(
    dice: CommittedDice, variant: Variant, seats: int
) -> tuple[tuple[int, ...], tuple[str, ...], int, tuple[Round, ...]]:
    """Draw what the rules leave to the draw."""
    rules, palette = variant.rules, palette_of(variant.board)
    drawn = rules.colours == "drawn"
    order = dice.seats(seats) if drawn else tuple(range(seats))
    colours = dice.colours(seats, palette) if drawn else palette[:seats]
    if rules.first_seat == "highest_roll":
        rounds = highest_roll(dice, seats)
        return order, colours, starter(rounds), rounds
    return order, colours, dice.first(seats) if rules.first_seat == "drawn" else 0, ()


def run_script(path: Path) -> tuple[bool, str]:
    """Run the independent script in this process, and tell whether it found all well."""
    output = io.StringIO()
    argv, sys.argv = sys.argv, [str(SCRIPT), str(path)]
    try:
        with contextlib.redirect_stdout(output):
            runpy.run_path(str(SCRIPT))
    except SystemExit as stop:
        return stop.code in (None, 0), output.getvalue() + str(stop.code)
    except Exception as error:
        return False, f"{output.getvalue()}{error!r}"
    finally:
        sys.argv = argv
    return True, output.getvalue()


@pytest.fixture(name="play", scope="session")
def play_fixture() -> Callable[..., Record]:
    """Give the function that plays a game to a record."""
    return play


HONEST: dict[str, dict[str, Any]] = {
    "pairs": {"variant": "pairs", "salt": 1},
    "pairs of two with positions": {"variant": "pairs", "seats": 2, "salt": 2, "positions": True},
    "pairs left": {"variant": "pairs", "rolls": 40, "salt": 3},
    "pairs left before a roll": {"variant": "pairs", "rolls": 0, "salt": 3},
    "solo": {"variant": "solo", "salt": 4},
    "classic": {"variant": "classic", "salt": 5, "seats": 3},
    "classic entering": {"variant": "classic", "nothing_in_play": "enter_without_roll"},
    "norwegian": {"variant": "norwegian", "salt": 6},
    "danish die": {"variant": "danish", "die": "danish", "salt": 7, "positions": True},
    "swedish of two": {"variant": "swedish", "seats": 2, "salt": 8},
    "english": {"variant": "english", "salt": 9, "colours": "drawn"},
    "german40": {"variant": "german40", "salt": 12, "positions": True},
    "six on a ring": {"variant": "pairs", "seats": 6, "salt": 10, "board": "ring78", "rolls": 300},
    "parchis": {"variant": "parchis", "salt": 11, "rolls": 400},
}


@pytest.fixture(scope="session")
def honest(play: Callable[..., Record]) -> dict[str, str]:
    """Write games of every way to open and to end."""
    return {name: write_record(play(**options)) for name, options in HONEST.items()}


@pytest.fixture
def script(tmp_path: Path) -> Callable[[str], tuple[bool, str]]:
    """Give the independent script as a function of a record's text."""

    def run(text: str) -> tuple[bool, str]:
        path = tmp_path / "game.txt"
        path.write_bytes(text.encode())
        return run_script(path)

    return run


@pytest.fixture(scope="session")
def browser_verify() -> Callable[[list[str]], list[dict[str, Any]]]:
    """Give the browser's verification, run by Node, as a function of many texts at once."""
    node = shutil.which("node")
    if not node:
        pytest.skip("There is no Node, which runs the browser's modules without a browser.")
    module = (ROOT / "src" / "openludo" / "web" / "verify" / "verify.js").as_uri()

    def run(texts: list[str]) -> list[dict[str, Any]]:
        done = subprocess.run(
            [node, "--input-type=module", "--eval", RUNNER, module],
            input=json.dumps(texts),
            capture_output=True,
            text=True,
            check=True,
        )
        found: list[dict[str, Any]] = json.loads(done.stdout)
        return found

    return run
