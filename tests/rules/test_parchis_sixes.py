"""The rule book's Parchís (section 5): sixes and the penalty, worked out by hand.

Square numbers in comments are track indices: a token of seat s at progress p stands on
(start + p) mod 68, with starts 4, 21, 38 and 55 for A, B, C and D. Home is at 71.
"""

import pytest

from openludo import InvalidPosition, Position
from oracle.situations import YARD, game, names, pos, result

# A six


def test_a_six_rolls_again():
    """A six that was used rolls again; with a token in the yard it is six squares."""
    before = pos("y,9,h,h", phase="move:6", state="1 0")
    assert game("parchis").moves(before) == [("9", pos("y,15,h,h", state="1 0 last=15"))]


def test_a_six_that_nothing_can_use_rolls_again():
    """A six rolls again, used or not (bug R16)."""
    # In the column 68 + 7 is beyond home.
    assert game("parchis").roll(pos("68,h,h,h"), 6) == pos("68,h,h,h", state="1 0")


def test_an_unused_six_may_pass_by_house_rule():
    """With `unused_six_rolls_again` false it passes the turn."""
    referee = game("parchis", unused_six_rolls_again=False)
    assert referee.roll(pos("68,h,h,h"), 6) == pos("68,h,h,h", seat=1)


def test_a_six_is_seven_squares_with_nothing_in_the_yard():
    """A six counts 7 when the seat has no token in the yard; the face stays six."""
    referee = game("parchis")
    before = referee.roll(pos("9,30,h,h"), 6)
    assert before == pos("9,30,h,h", phase="move:6", state="1 0")
    assert result(referee, before, "9") == pos("16,30,h,h", state="1 0 last=16")


def test_seven_squares_may_come_home():
    """From the first square of the column a seven comes home, a six does not."""
    # 64 + 7 = 71.
    before = pos("64,h,h,h", phase="move:6", state="1 0")
    assert result(game("parchis"), before, "64") == pos("h,h,h,h", phase="over")
    assert names(game("parchis", six_counts=6), before) == ["64"]
    assert names(game("parchis", six_counts=6), pos("65,h,h,h", phase="move:6", state="1 0")) == [
        "65"
    ]
    assert names(game("parchis"), pos("65,h,h,h", phase="move:6", state="1 0")) == []


@pytest.mark.parametrize("counts", [6, 7, 12])
def test_what_a_six_counts_is_a_house_rule(counts):
    """With nothing in the yard a six is 6, 7 or 12 squares, otherwise always 6."""
    referee = game("parchis", six_counts=counts)
    out = pos("9,h,h,h", phase="move:6", state="1 0")
    assert result(referee, out, "9") == pos(f"{9 + counts},h,h,h", state=f"1 0 last={9 + counts}")
    waiting = pos("y,9,h,h", phase="move:6", state="1 0")
    assert result(referee, waiting, "9") == pos("y,15,h,h", state="1 0 last=15")


def test_twelve_squares_are_passed_one_by_one():
    """A six that counts twelve is held up by a barrier on the way."""
    # B's pair at 3 stands on 24, A's 20.
    referee = game("parchis", six_counts=12)
    assert names(referee, pos("9,h,h,h", "y,y,3,3", phase="move:6", state="1 0")) == []


def test_other_variants_may_count_seven():
    """With `six_counts` 7 pairs walks seven squares once its yard is empty."""
    referee = game("pairs", six_counts=7)
    before = pos("9,h,h,h", phase="move:6", state="1 0")
    assert result(referee, before, "9") == pos("16,h,h,h", state="1 0")


# The third six


def test_the_third_six_sends_the_token_last_moved_to_the_yard():
    """The third six in a row moves nothing; the token last moved goes to the yard."""
    before = pos("y,9,20,h", state="2 0 last=20")
    assert game("parchis").roll(before, 6) == pos("y,y,9,h", seat=1)


def test_a_safe_square_does_not_save_it():
    """The penalty takes a token from a safe square too."""
    # A's 24 is 28, a safe square.
    before = pos("y,9,24,h", state="2 0 last=24")
    assert game("parchis").roll(before, 6) == pos("y,y,9,h", seat=1)


@pytest.mark.parametrize("last", ["64", "70", "h"])
def test_a_token_in_the_column_or_home_is_spared(last):
    """The token last moved stays where it is if that is in the column or home."""
    before = pos("9,64,70,h", state=f"2 0 last={last}")
    assert game("parchis").roll(before, 6) == pos("9,64,70,h", seat=1)


def test_without_a_move_nothing_is_lost():
    """If none was moved in this turn the third six costs only the turn."""
    before = pos("y,y,y,68", state="2 0")
    assert game("parchis").roll(before, 6) == pos("y,y,y,68", seat=1)


def test_of_a_barrier_one_token_pays():
    """If the token last moved stands in a pair, one of the two goes."""
    before = pos("y,9,20,20", state="2 0 last=20")
    assert game("parchis").roll(before, 6) == pos("y,y,9,20", seat=1)


def test_the_penalty_makes_a_start_plain_again():
    """Where the penalty takes one of two colours from a start, `arrived` goes with it."""
    # C at 34 stands beside B on A's start.
    before = pos(YARD, "y,y,y,51", "y,y,y,34", seat=2, state="2 0 arrived=0:2 last=34")
    assert game("parchis").roll(before, 6) == pos(YARD, "y,y,y,51", seat=3)


def test_the_token_last_moved_may_have_moved_by_a_bonus():
    """The token that moved a bonus is the one that pays."""
    referee = game("parchis")
    # B at 3 stands on 24, A's 20. Second six: 14 captures it, and 9 moves the 20 steps.
    before = referee.roll(pos("y,y,9,14", "y,y,y,3", state="1 0 last=9"), 6)
    captured = result(referee, before, "14")
    assert captured == pos("y,y,9,20", phase="bonus:20", state="2 0 last=20")
    moved = result(referee, captured, "9")
    assert moved == pos("y,y,20,29", state="2 0 last=29")
    assert referee.roll(moved, 6) == pos("y,y,y,20", seat=1)


def test_the_token_last_moved_is_kept_through_a_roll():
    """The position names it from the move on, while the turn goes on."""
    referee = game("parchis")
    before = pos("y,9,20,h", state="1 0 last=20")
    assert referee.roll(before, 6) == pos("y,9,20,h", phase="move:6", state="2 0 last=20")
    assert referee.roll(before, 3) == pos("y,9,20,h", phase="move:3", state="0 0 last=20")


def test_a_third_six_after_other_faces_is_none():
    """Sixes count in a row: a five after a six ends the turn, and the next begins anew."""
    referee = game("parchis")
    before = pos("y,9,20,h", phase="move:3", state="0 0 last=20")
    assert result(referee, before, "20") == pos("y,9,23,h", seat=1)


def test_the_penalty_may_be_the_lost_roll_alone():
    """With `streak_penalty` void no token goes to the yard, and none is noted."""
    referee = game("parchis", streak_penalty="void")
    assert referee.roll(pos("y,9,20,h", state="2 0"), 6) == pos("y,9,20,h", seat=1)
    before = pos("y,9,h,h", phase="move:6", state="1 0")
    assert referee.moves(before) == [("9", pos("y,15,h,h", state="1 0"))]


def test_sixes_may_go_on_without_a_limit():
    """With `streak_limit` 0 no sixes are counted, and no token last moved is noted."""
    referee = game("parchis", streak_limit=0)
    assert referee.moves(referee.roll(pos("y,9,h,h"), 6)) == [("9", pos("y,15,h,h"))]


def test_the_limit_may_be_two():
    """With `streak_limit` 2 the second six is the one that pays."""
    referee = game("parchis", streak_limit=2)
    assert referee.roll(pos("y,9,15,h", state="1 0 last=15"), 6) == pos("y,y,9,h", seat=1)


# A roll that is owed


def test_a_six_is_owed_by_its_streak():
    """While a bonus is moved the streak tells that the six rolls again; nothing else is noted."""
    # B at 3 stands on 24, A's 20.
    before = pos("y,y,y,14", "y,y,y,3", phase="move:6", state="1 0")
    after = pos("y,y,y,20", phase="bonus:20", state="1 0 last=20")
    assert result(game("parchis"), before, "14") == after


def test_without_a_streak_the_owed_roll_is_noted():
    """With `streak_limit` 0 the position notes `again=1` after a six, and nothing after a 3."""
    referee = game("parchis", streak_limit=0)
    six = pos("y,y,y,14", "y,y,y,3", phase="move:6")
    owed = pos("y,y,y,20", phase="bonus:20", state="0 0 again=1")
    assert result(referee, six, "14") == owed
    assert referee.moves(owed) == [("20", pos("y,y,y,40"))]
    three = pos("y,y,y,17", "y,y,y,3", phase="move:3")
    free = pos("y,y,y,20", phase="bonus:20")
    assert result(referee, three, "17") == free
    assert referee.moves(free) == [("20", pos("y,y,y,40", seat=1))]


def test_a_capture_may_owe_a_roll_too():
    """With capture in `bonus_roll_on` the roll follows the bonus move that it grants as well."""
    referee = game("parchis", bonus_roll_on=("six", "capture"))
    before = pos("y,y,y,18", "y,y,y,3", phase="move:2")
    owed = pos("y,y,y,20", phase="bonus:20", state="0 0 again=1 last=20")
    assert result(referee, before, "18") == owed
    assert referee.moves(owed) == [("20", pos("y,y,y,40", state="0 0 last=40"))]


def test_a_token_home_may_owe_a_roll_too():
    """With home in `bonus_roll_on` a bonus that comes home owes a roll, kept through the chain."""
    referee = game("parchis", bonus_roll_on=("six", "home"))
    before = pos("y,y,20,51", phase="bonus:20", state="0 0 last=20")
    owed = pos("y,y,20,h", phase="bonus:10", state="0 0 again=1 last=h")
    assert result(referee, before, "51") == owed
    assert referee.moves(owed) == [("20", pos("y,y,30,h", state="0 0 last=30"))]


def test_two_debts_are_one_roll():
    """A six that also captures owes one roll."""
    referee = game("parchis", bonus_roll_on=("six", "capture"))
    before = pos("y,y,y,14", "y,y,y,3", phase="move:6", state="1 0")
    bonus = pos("y,y,y,20", phase="bonus:20", state="1 0 last=20")
    assert result(referee, before, "14") == bonus
    assert referee.moves(bonus) == [("20", pos("y,y,y,40", state="1 0 last=40"))]


def test_where_no_roll_is_granted_none_is_owed():
    """With an empty `bonus_roll_on` a six passes the turn, after its bonus too."""
    referee = game("parchis", bonus_roll_on=())
    bonus = pos("y,y,y,20", phase="bonus:20", state="1 0 last=20")
    assert referee.moves(bonus) == [("20", pos("y,y,y,40", seat=1))]


@pytest.mark.parametrize(
    ("changes", "phase", "state"),
    [
        ({}, "roll", "0 0 again=1"),
        ({}, "move:3", "0 0 again=1"),
        ({}, "bonus:20", "1 0 again=1"),
        ({"bonus_roll_on": ()}, "bonus:20", "0 0 again=1"),
        ({}, "bonus:15", "0 0"),
        ({"bonus_steps_on_capture": 0}, "bonus:20", "0 0"),
    ],
)
def test_a_debt_or_bonus_that_cannot_be_is_refused(changes, phase, state):
    """`again=1` stands where it is needed only, and N is a bonus of these rules."""
    with pytest.raises(InvalidPosition) as refused:
        Position.parse(
            game("parchis", **changes).variant, pos("20,h,h,h", phase=phase, state=state)
        )
    assert refused.value.params["faults"] == ["bonus"]
