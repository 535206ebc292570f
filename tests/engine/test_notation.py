"""The text of a position and of a move (rule book, section 8)."""

import pytest

from openludo import InvalidNotation, InvalidPosition, Move, Position, Status, find_variant
from openludo.engine import parse_move

BOOK = "y,y,12,h/y,y,0,0/y,y,y,y/y,y,50,51 0 move:6 1 0"


def test_the_rule_books_example_reads_and_prints_the_same():
    """The position that ends the rule book reads and prints the same."""
    position = Position.parse(find_variant("classic"), BOOK)
    assert str(position) == BOOK
    assert position.tokens(0) == (-1, -1, 12, 56)
    assert position.turn == 0
    assert position.face == 6
    assert position.streak == 1


def test_home_is_written_h_and_depends_on_the_variant():
    """`55` is home under pairs and a column square under classic."""
    text = "y,y,y,55/y,y,y,y 0 roll 0 0"
    assert Position.parse(find_variant("classic"), text).tokens(0)[3] == 55
    with pytest.raises(InvalidNotation, match="at 6: expected h for a token at home"):
        Position.parse(find_variant("pairs"), text)


@pytest.mark.parametrize(
    ("text", "place", "expected"),
    [
        ("", 0, "the tokens of every seat"),
        ("y,y,y,y/y,y,y,y", 15, "the index of the seat to act"),
        ("y,y,y,y/y,y,y,y  0 roll 0 0", 16, "the index of the seat to act"),
        ("y,y,12,y/y,y,y,y 0 roll 0 0", 7, "tokens in ascending order"),
        ("y,y,y,012/y,y,y,y 0 roll 0 0", 6, "y, a progress or h"),
        ("y,y,y,y/y,y,y,y x roll 0 0", 16, "the index of the seat to act"),
        ("y,y,y,y/y,y,y,y 0 jump 0 0", 18, "roll, enter, move:FACE, bonus:STEPS or over"),
        ("y,y,y,y/y,y,y,y 0 move:7 0 0", 23, "a face"),
        ("y,y,y,y/y,y,y,y 0 roll 0 0 ", 27, "last=PROGRESS, in this order"),
        ("y,y,y,y/y,y,y,y 0 roll 0 0 first=1", 27, "last=PROGRESS, in this order"),
        ("y,y,y,y/y,y,y,y 0 roll 0 0 last=5 more", 34, "or the end"),
        ("y,y,y,y/y,y,y,y 0 roll 0 0 last=5 again=1", 34, "in this order"),
        ("y,y,y,y/y,y,y,y 0 roll 0 0 again=2", 33, "1"),
        ("y,y,y,y/y,y,y,y 0 roll 0 0 arrived=1:0,0:1", 35, "rising"),
        ("y,y,y,y/y,y,y,y 0 bonus:x 0 0", 24, "steps to be moved"),
        ("y,y,y,y/y,y,y,y 0 roll 0 00", 25, "the failed tries"),
        ("y,y,y,y/y,y,y,y 0 roll ٣ 0", 23, "the streak"),
    ],
)
def test_a_bad_text_is_refused_with_its_place(text, place, expected):
    """A text that is no position is refused with the place and what was expected there."""
    with pytest.raises(InvalidNotation) as caught:
        Position.parse(find_variant("pairs"), text)
    assert caught.value.params["place"] == place
    assert expected in str(caught.value)


@pytest.mark.parametrize(
    ("variant", "rules", "text", "faults"),
    [
        ("pairs", {}, "y,y,y/y,y,y,y 0 roll 0 0", Status.TOKEN_COUNT),
        ("pairs", {}, "y,y,y,y 0 roll 0 0", Status.SEATS),
        ("pairs", {}, "y,y,y,56/y,y,y,y 0 roll 0 0", Status.RANGE),
        ("pairs", {}, "y,y,y,y/y,y,y,y 2 roll 0 0", Status.TURN),
        ("pairs", {}, "y,y,y,5/y,y,y,y 0 move:star 0 0", Status.FACE),
        ("pairs", {}, "y,y,y,5/y,y,y,y 0 move:6 0 0", Status.STREAK),
        ("pairs", {}, "y,y,y,5/y,y,y,y 0 move:5 1 0", Status.STREAK),
        ("pairs", {}, "y,y,y,5/y,y,y,y 0 roll 3 0", Status.STREAK),
        ("norwegian", {}, "y,y,y,5/y,y,y,y 0 move:6 1 0", Status.STREAK),
        ("pairs", {}, "y,y,y,y/y,y,y,y 0 roll 0 1", Status.TRIES),
        ("norwegian", {}, "y,y,y,y/y,y,y,y 0 roll 0 3", Status.TRIES),
        ("pairs", {}, "y,y,y,y/y,y,y,y 0 move:5 0 0", Status.NO_MOVE),
        ("pairs", {}, "y,y,y,y/y,y,y,y 0 enter 0 0", Status.NO_MOVE),
        ("pairs", {}, "h,h,h,h/y,y,y,y 0 roll 0 0", Status.WINNER),
        ("pairs", {}, "y,h,h,h/y,y,y,y 0 over 0 0", Status.WINNER),
        ("pairs", {}, "y,y,y,5/y,y,y,y 0 roll 0 0 last=5", Status.LAST),
        ("swedish", {}, "y,y,5,5/y,y,y,y 0 roll 0 0", Status.OWN_STACKS),
        ("english", {}, "y,y,0,0/y,y,y,y 0 roll 0 0", Status.OWN_STACKS),
        (
            "pairs",
            {"streak_penalty": "last_token_to_yard"},
            "y,y,y,5/y,y,y,y 0 roll 0 0 last=6",
            Status.LAST,
        ),
    ],
)
def test_a_position_beyond_the_limits_is_refused_with_its_faults(variant, rules, text, faults):
    """A position that breaks its variant's limits is refused with every fault named."""
    with pytest.raises(InvalidPosition) as caught:
        Position.parse(find_variant(variant, **rules), text)
    fault = Status(caught.value.params["status"])
    assert faults in fault
    assert [str(flag.name).lower() for flag in fault] == caught.value.params["faults"]


def test_several_faults_are_named_together():
    """Streak and tries that are both wrong are both named."""
    with pytest.raises(InvalidPosition, match=r"streak.*; .*tries"):
        Position.parse(find_variant("solo"), "y,y,y,5/y,y,y,y 0 roll 5 2")


def test_a_finished_game_without_winner_needs_a_roll_limit():
    """`over` without a winner is a position only where the rules limit the rolls."""
    text = "y,y,y,5/y,y,y,y 0 over 0 0"
    position = Position.parse(find_variant("solo"), text)
    assert position.outcome == ((), "limit")


def test_two_swedish_tokens_that_a_six_brought_out_are_a_position():
    """Two tokens on the own start are no fault where a face brings out two."""
    Position.parse(find_variant("swedish"), "y,y,0,0/y,y,y,y 0 roll 0 0")


def test_the_last_token_moved_is_kept_where_the_penalty_needs_it():
    """`last=` follows the token last moved through the turn and is gone with it."""
    variant = find_variant("pairs", streak_penalty="last_token_to_yard")
    position = Position.parse(variant, "y,y,y,5/y,y,y,y 0 roll 0 0").after_roll(6)
    position = position.after_move(position.find_move("5"))
    assert str(position) == "y,y,y,11/y,y,y,y 0 roll 1 0 last=11"
    assert Position.parse(variant, str(position)) == position
    position = position.after_roll(5)
    assert str(position.after_move(position.find_move("11"))).endswith(" 1 roll 0 0")


@pytest.mark.parametrize("text", ["y", "yx2", "0", "12", "12x2", "5x4"])
def test_a_move_reads_and_prints_the_same(text):
    """The text of a move reads and prints the same."""
    assert str(parse_move(text, 1)) == text


@pytest.mark.parametrize("text", ["", "Y", "y x2", "012", "12x1", "12x5", "-1", "h", "100"])
def test_a_bad_move_is_refused(text):
    """A text that is no move is refused with what was expected."""
    with pytest.raises(InvalidNotation, match="expected y, a progress"):
        parse_move(text, 0)


def test_a_move_is_a_value():
    """Moves compare and sort as in the rule book: yard first, then rising origin."""
    moves = [Move(0, 12, 2), Move(0, 12), Move(0, -1), Move(0, 3)]
    assert sorted(moves) == [Move(0, -1), Move(0, 3), Move(0, 12), Move(0, 12, 2)]
