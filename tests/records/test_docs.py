"""What the guides show is what the product does."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from openludo.engine import Game, Move, Position
from openludo.records import HEADERS, Record, read_record, record_of, verify_text, write_record
from openludo.variants import find_variant

DOCS = Path(__file__).parents[2] / "docs"
VECTORS = Path(__file__).parents[1] / "dice" / "vectors.json"


@pytest.fixture(scope="module")
def notation() -> str:
    """Read the guide to the notation."""
    return (DOCS / "notation.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def example(notation: str) -> str:
    """Take the worked example out of the guide."""
    found = re.search(r"```record\n(.*?)```", notation, re.S)
    assert found
    return found[1]


def test_the_worked_example_reads_and_writes_back(example: str) -> None:
    """The record in the guide is a record, to the last sign."""
    assert write_record(read_record(example)) == example


def test_the_worked_example_plays_again(example: str) -> None:
    """Its game is the one that the guide tells, left after its twelfth turn."""
    record = read_record(example)
    game = record.replay()
    assert len(record.turns) == 12
    assert record.seats[1].name == 'Ben "the Dice"'
    assert str(game.position) == record.final
    assert next(ply for ply in game.log if isinstance(ply, Move)) == Move(0, -1)


def test_the_worked_example_is_honest(
    example: str, script: Callable[[str], tuple[bool, str]]
) -> None:
    """Its draws are right for the product and for the script of the guide."""
    assert verify_text(example).ok
    assert script(example)[0]


def test_the_guide_lists_every_header_in_its_order(notation: str) -> None:
    """The table of headers is the list that is read."""
    table = notation.split("### Headers")[1].split("### Turns")[0]
    assert tuple(re.findall(r"^\| `([A-Z][A-Za-z-]+)` \|", table, re.M)) == HEADERS


def test_the_position_of_the_guide_is_one(notation: str) -> None:
    """The example of a position reads and prints as it stands."""
    found = re.search(r"^    (y,y,12.*)$", notation, re.M)
    assert found
    assert str(Position.parse(find_variant("pairs"), found[1])) == found[1]


def test_the_turns_of_the_guide_are_written_so(notation: str) -> None:
    """Each ply that the guide explains is written that way by the product."""
    shown = re.findall(r"^\| `([^`]+)` \|", notation.split("### Turns")[1], re.M)
    assert shown == ["6:y", "3", "6:12+40+8", "enter:y", "globe:12"]
    game = Game(find_variant("classic", nothing_in_play="enter_without_roll"), 2)
    game.push("y")
    assert "1 yellow: enter:y\n" in write_record(record_of(game))
    danish = Game(find_variant("danish", die="danish"), 2)
    danish.roll(8)
    danish.push("y")
    assert "1 yellow: globe:y\n" in write_record(record_of(danish))


def test_the_vectors_of_the_guide_are_those_of_the_tests() -> None:
    """Whoever writes a verification of their own from the guide can rely on its figures."""
    guide = (DOCS / "fair-dice.md").read_text(encoding="utf-8")
    vectors = json.loads(VECTORS.read_text(encoding="utf-8"))
    table, solo = vectors["table"], vectors["solo"]
    for shown in (
        f"commitment  {table['commitment']}",
        f"context     {table['context']}",
        f"colours     {' '.join(table['colours'])}",
        f"first of 4  seat {table['first']}",
        f"rolls       {' '.join(map(str, table['rolls']))}",
        f"Danish      {' '.join(map(str, table['danish']))}",
        table["tie"]["position"],
        f"commitment  {solo['commitment']}",
        f"rolls       {' '.join(map(str, solo['rolls']))}",
        f"`{solo['seed']}`",
    ):
        assert shown in guide


def test_the_output_of_the_guide_is_that_of_the_script(
    play: Callable[..., Record], script: Callable[[str], tuple[bool, str]]
) -> None:
    """The guide shows the lines that the script prints for a drawn game."""
    guide = (DOCS / "fair-dice.md").read_text(encoding="utf-8")
    shown = re.findall(r"^ok .*$", guide, re.M)
    _, output = script(write_record(play("pairs", salt=1)))
    printed = output.splitlines()
    assert shown[:-1] == printed[:-1]
    assert re.sub("[0-9]+", "N", shown[-1]) == re.sub("[0-9]+", "N", printed[-1])
