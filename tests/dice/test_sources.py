"""Committed, seeded and scripted dice give the faces they must."""

from __future__ import annotations

import inspect
import json
import logging
import pickle
from pathlib import Path
from typing import Any

import pytest

from openludo.dice import CommittedDice, Dice, InvalidSeed, ScriptedDice, SeededDice
from openludo.engine.errors import IllegalRoll
from openludo.engine.faces import GLOBE, STAR, parse_face

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text(encoding="utf-8"))
TABLE: dict[str, Any] = VECTORS["table"]
COLOURS = ("yellow", "blue", "red", "green")


@pytest.fixture
def table() -> CommittedDice:
    """Give the dice of the published vectors."""
    return CommittedDice(
        bytes.fromhex(TABLE["secret"]),
        TABLE["id"],
        [bytes.fromhex(text) for text in TABLE["contributions"]],
    )


def test_the_published_promise_and_context(table: CommittedDice) -> None:
    """Commitment and context equal the published ones."""
    assert table.commitment == TABLE["commitment"]
    assert table.context.hex() == TABLE["context"]


def test_the_published_opening(table: CommittedDice) -> None:
    """Seats, colours and the first seat equal the published ones."""
    assert list(table.seats(4)) == TABLE["seats"]
    assert list(table.colours(4, COLOURS)) == TABLE["colours"]
    assert table.first(4) == TABLE["first"]


def test_two_seats_take_the_first_two_of_all_colours(table: CommittedDice) -> None:
    """All colours of the board are shuffled, however many seats there are."""
    assert list(table.colours(2, COLOURS)) == TABLE["colours"][:2]


def test_the_published_rolls(table: CommittedDice) -> None:
    """The 24 published faces come out."""
    assert [table.roll(n) for n in range(24)] == TABLE["rolls"]


def test_the_published_danish_rolls(table: CommittedDice) -> None:
    """The Danish die reads the same draws in the rule book's order of faces."""
    faces = [parse_face(face) for face in TABLE["danish"]]
    assert [table.roll(n, "danish") for n in range(8)] == faces
    assert {GLOBE, STAR} <= set(faces)


def test_the_published_tie(table: CommittedDice) -> None:
    """A tie of three at the rule book's example takes the published move."""
    tie = TABLE["tie"]
    assert table.tie(tie["position"], tie["count"]) == tie["taken"]


def test_the_published_solo_game() -> None:
    """The seed of a game played alone gives the published promise and rolls."""
    dice = SeededDice(VECTORS["solo"]["seed"])
    assert dice.commitment == VECTORS["solo"]["commitment"]
    assert [dice.roll(n) for n in range(24)] == VECTORS["solo"]["rolls"]


def test_a_tie_of_one_draws_nothing(table: CommittedDice) -> None:
    """One best move is taken without a draw."""
    assert [table.tie(f"position {n}", 1) for n in range(20)] == [0] * 20


def test_ties_and_other_draws_use_up_no_rolls(table: CommittedDice) -> None:
    """Rolls stay the same whatever is drawn between them, in whatever order they are asked for."""
    found = {}
    for number in reversed(range(24)):
        table.tie("somewhere", 3)
        table.seats(4)
        found[number] = table.roll(number)
    assert [found[n] for n in range(24)] == TABLE["rolls"]


def test_the_same_position_resolves_its_tie_alike_under_one_seed() -> None:
    """A tie depends on seed and position only, and other positions fall elsewhere."""
    ties = [SeededDice("one").tie(f"position {n}", 4) for n in range(200)]
    assert ties == [SeededDice("one").tie(f"position {n}", 4) for n in range(200)]
    assert set(ties) == {0, 1, 2, 3}


def test_the_same_seed_gives_the_same_dice_and_another_seed_others() -> None:
    """Two games of one seed roll alike, two of different seeds do not."""

    def rolls(seed: str) -> list[int]:
        return [SeededDice(seed).roll(n) for n in range(60)]

    assert rolls("tea") == rolls("tea")
    assert rolls("tea") != rolls("Tea")


def test_a_seed_may_be_any_text() -> None:
    """Emptiness, other scripts and line breaks are seeds like any other."""
    seeds = ["", " ", "дождь", "line\nbreak", "🎲"]
    assert len({SeededDice(seed).commitment for seed in seeds}) == len(seeds)


def test_half_a_character_is_no_seed() -> None:
    """A lone surrogate cannot be written in UTF-8 and is refused with its place."""
    with pytest.raises(InvalidSeed, match="character 2"):
        SeededDice("ab\ud800")


@pytest.mark.parametrize("change", ["secret", "id", "contribution", "order", "late"])
def test_every_part_of_the_promise_changes_the_dice(table: CommittedDice, change: str) -> None:
    """Another secret, id, contribution or order of contributions gives other rolls."""
    secret, name, parts = table.reveal(), table.game_id, list(table.contributions)
    if change == "secret":
        secret = bytes([secret[0] ^ 1]) + secret[1:]
    elif change == "id":
        name += "x"
    elif change == "contribution":
        parts[0] = parts[0][:-1] + b"\0"
    elif change == "order":
        parts.reverse()
    else:
        parts[2] = b""
    other = CommittedDice(secret, name, parts)
    assert [other.roll(n) for n in range(24)] != TABLE["rolls"]


def test_no_draw_takes_a_seat_or_a_position_before_a_roll() -> None:
    """A roll is asked for by its number and the kind of die, by nothing else."""
    for kind in (Dice, CommittedDice, SeededDice, ScriptedDice):
        assert list(inspect.signature(kind.roll).parameters) == ["self", "number", "die"]
        assert list(inspect.signature(kind.first_roll).parameters) == ["self", "number"]


def test_dice_do_not_print_their_secret(caplog: pytest.LogCaptureFixture) -> None:
    """Neither a printed die nor a log line shows the secret or the seed."""
    dice = SeededDice("rainy sunday")
    with caplog.at_level(logging.INFO):
        logging.getLogger("room").info("dice %s %r", dice, dice)
    assert "rainy" not in caplog.text + str(dice) + f"{[dice]}"
    assert dice.commitment in repr(dice)


def test_scripted_dice_give_their_faces_and_then_say_that_they_ended() -> None:
    """A script is followed by number, and a roll after its end is an error that counts."""
    dice = ScriptedDice([6, 3], first=2, first_rolls=[5])
    assert [dice.roll(1), dice.roll(0), dice.first(4), dice.first_roll(0)] == [3, 6, 2, 5]
    assert dice.seats(3) == (0, 1, 2)
    assert dice.colours(2, COLOURS) == ("yellow", "blue")
    assert dice.tie("anywhere", 3) == 0
    with pytest.raises(IllegalRoll, match="no roll 2: it ends after 2"):
        dice.roll(2)
    with pytest.raises(IllegalRoll, match="no roll 1"):
        dice.first_roll(1)


def test_every_kind_of_dice_keeps_the_protocol() -> None:
    """Committed, seeded and scripted dice serve wherever dice are asked for."""
    kinds: list[Dice] = [CommittedDice(b"s"), SeededDice("s"), ScriptedDice([1] * 9, 0, [1, 2])]
    for dice in kinds:
        assert sorted(dice.seats(4)) == [0, 1, 2, 3]
        assert set(dice.colours(3, COLOURS)) < set(COLOURS)
        assert 0 <= dice.first(4) < 4
        assert 1 <= dice.first_roll(1) <= 6
        assert 1 <= dice.roll(8) <= 6
        assert 0 <= dice.tie("there", 2) < 2


def test_dice_survive_being_sent_to_another_process(table: CommittedDice) -> None:
    """Pickled dice roll on as before, so that tournaments can use several cores."""
    copy = pickle.loads(pickle.dumps(table))
    assert [copy.roll(n) for n in range(24)] == TABLE["rolls"]
