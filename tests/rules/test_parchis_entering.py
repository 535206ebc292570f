"""The rule book's Parchís (section 5): entering, against situations worked out by hand.

Square numbers in comments are track indices: a token of seat s at progress p stands on
(start + p) mod 68, with starts 4, 21, 38 and 55 for A, B, C and D. On A's start square, index 4,
stand B at 51 (21 + 51 = 72), C at 34 (38 + 34 = 72) and D at 17 (55 + 17 = 72).
"""

import pytest

from openludo import InvalidPosition, Position
from oracle.situations import YARD, game, names, pos, result

# On which face


def test_a_five_enters_a_token():
    """A 5 enters a token and grants no roll."""
    assert game("parchis").moves(pos(phase="move:5")) == [("y", pos("y,y,y,0", seat=1))]


@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_no_other_face_enters(face):
    """Below six, any other face with all four in the yard passes the turn."""
    assert game("parchis").roll(pos(), face) == pos(seat=1)


def test_a_six_does_not_enter_but_rolls_again():
    """A six with all four in the yard is not used and rolls again."""
    assert game("parchis").roll(pos(), 6) == pos(state="1 0")


def test_a_five_must_enter():
    """A 5 must enter while a token is in the yard and the start can take it (bug R17)."""
    assert names(game("parchis"), pos("y,y,9,30", phase="move:5")) == ["y"]


def test_entering_may_be_a_choice():
    """With `enter_compulsory` false the 5 may be played elsewhere."""
    assert names(game("parchis", enter_compulsory=False), pos("y,y,9,30", phase="move:5")) == [
        "y",
        "9",
        "30",
    ]


def test_other_faces_may_enter_by_house_rule():
    """With `enter_on` 5 and 6 the six enters too, must, and rolls again."""
    referee = game("parchis", enter_on=(5, 6))
    before = pos("y,y,y,9", phase="move:6", state="1 0")
    assert referee.moves(before) == [("y", pos("y,y,0,9", state="1 0 last=0"))]


def test_a_five_with_nothing_in_the_yard_is_an_ordinary_five():
    """Without a token in the yard a 5 moves five squares."""
    before = pos("9,30,h,h", phase="move:5")
    assert game("parchis").moves(before) == [
        ("9", pos("14,30,h,h", seat=1)),
        ("30", pos("9,35,h,h", seat=1)),
    ]


def test_quick_begins_with_a_token_on_the_start():
    """With quick one token of each seat begins on its start."""
    assert game("parchis", seats=2, quick=True).start() == "y,y,y,0/y,y,y,0 0 roll 0 0"


def test_two_may_enter_at_once_where_the_start_has_room():
    """With `two_enter_on` 5 two enter an empty start; beside a foreign token only one can."""
    referee = game("parchis", two_enter_on=(5,))
    assert names(referee, pos(phase="move:5")) == ["y", "yx2"]
    # One foreign token and two would be three on the square.
    assert names(referee, pos(YARD, "y,y,y,51", phase="move:5")) == ["y"]


# No token or one on the start


def test_an_own_token_on_the_start_is_joined():
    """The start can take a token beside one of its own."""
    assert game("parchis").moves(pos("y,y,y,0", phase="move:5")) == [("y", pos("y,y,0,0", seat=1))]


def test_one_foreign_token_on_the_start_stays():
    """One foreign token is not captured: both share the square."""
    before = pos(YARD, "y,y,y,51", phase="move:5")
    assert game("parchis").moves(before) == [("y", pos("y,y,y,0", "y,y,y,51", seat=1))]


# Two tokens on the start


def test_two_own_tokens_keep_the_others_in():
    """With two own tokens the start is full, and the 5 is played elsewhere (bug R17)."""
    assert names(game("parchis"), pos("y,0,0,9", phase="move:5")) == ["0", "9"]


def test_a_five_that_nothing_can_use_passes():
    """With a full start and no other move the 5 passes the turn."""
    # D's pair at 20 stands on 75 - 68 = 7, A's 3, and holds up A's 0. In the column 67 + 5 is one
    # more than home, 71.
    before = pos("y,0,0,67", YARD, YARD, "y,y,20,20")
    assert game("parchis").roll(before, 5) == pos("y,0,0,67", YARD, YARD, "y,y,20,20", seat=1)


def test_an_own_and_a_foreign_token_let_the_foreign_one_go():
    """Of an own and a foreign token the foreign one is captured, which grants 20 steps."""
    before = pos("y,y,0,9", "y,y,y,51", phase="move:5")
    after = pos("y,0,0,9", YARD, phase="bonus:20", state="0 0 last=0")
    assert game("parchis").moves(before) == [("y", after)]


def test_of_two_of_one_foreign_colour_one_is_captured():
    """A foreign pair on the start loses one token; the other shares the square."""
    before = pos(YARD, "y,y,51,51", phase="move:5")
    after = pos("y,y,y,0", "y,y,y,51", phase="bonus:20", state="0 0 last=0")
    assert game("parchis").moves(before) == [("y", after)]


@pytest.mark.parametrize("captures", ["one", "all"])
def test_never_more_than_one_is_captured(captures):
    """However many a landing captures, entering a full start captures one token."""
    before = pos(YARD, "y,y,51,51", phase="move:5")
    after = pos("y,y,y,0", "y,y,y,51", phase="bonus:20", state="0 0 last=0")
    assert game("parchis", captures_per_landing=captures).moves(before) == [("y", after)]


@pytest.mark.parametrize(("last", "bee", "sea"), [(1, YARD, "y,y,y,34"), (2, "y,y,y,51", YARD)])
def test_of_two_foreign_colours_the_last_to_arrive_is_captured(last, bee, sea):
    """Of two foreign colours the one that `arrived` names is captured, and `arrived` goes."""
    before = pos(YARD, "y,y,y,51", "y,y,y,34", phase="move:5", state=f"0 0 arrived=0:{last}")
    after = pos("y,y,y,0", bee, sea, phase="bonus:20", state="0 0 last=0")
    assert game("parchis").moves(before) == [("y", after)]


def test_two_tokens_of_a_finished_seat_fill_no_start():
    """They are no full square: the start is shared with them, as safe squares are."""
    referee = game("parchis", seats=3, tokens_to_win=2, play_on=True)
    before = pos(YARD, "51,51,h,h", phase="move:5", seats=3)
    after = pos("y,y,y,0", "51,51,h,h", seat=2, seats=3)
    assert referee.moves(before) == [("y", after)]


# Who arrived last


def test_the_second_colour_on_a_start_is_noted():
    """Two foreign colours on A's start: the position names the one that came last."""
    # C goes from 32 to 34, where B stands at 51.
    before = pos(YARD, "y,y,y,51", "y,y,y,32", seat=2, phase="move:2")
    after = pos(YARD, "y,y,y,51", "y,y,y,34", seat=3, state="0 0 arrived=0:2")
    assert game("parchis").moves(before) == [("32", after)]


def test_the_note_stays_while_both_stay():
    """`arrived` outlives the turn and everything that happens elsewhere."""
    before = pos(YARD, "y,y,y,51", "y,y,y,34", "y,y,y,9", seat=3, phase="move:2")
    before += " arrived=0:2"
    after = pos(YARD, "y,y,y,51", "y,y,y,34", "y,y,y,11", state="0 0 arrived=0:2")
    assert game("parchis").moves(before) == [("9", after)]


def test_the_note_goes_when_one_of_the_two_goes():
    """A start that no longer holds two foreign colours is not named."""
    before = pos(YARD, "y,y,y,51", "y,y,y,34", seat=1, phase="move:3", state="0 0 arrived=0:2")
    after = pos(YARD, "y,y,y,54", "y,y,y,34", seat=2)
    assert game("parchis").moves(before) == [("51", after)]


def test_every_start_is_named_once():
    """Several starts are named in rising order of their seats."""
    # A's start has B and C. B's start is 21: A at 17 and D at 34 (55 + 34 = 89).
    before = pos("y,y,y,15", "y,y,y,51", "y,y,y,34", "y,y,y,34", phase="move:2")
    before += " arrived=0:1"
    after = pos("y,y,y,17", "y,y,y,51", "y,y,y,34", "y,y,y,34", seat=1)
    assert game("parchis").moves(before) == [("15", after + " arrived=0:1,1:0")]


def test_the_owner_and_a_foreign_token_are_not_named():
    """A start with a token of its owner is not in question."""
    before = pos("y,y,y,0", "y,y,y,49", seat=1, phase="move:2")
    assert result(game("parchis"), before, "49") == pos("y,y,y,0", "y,y,y,51", seat=2)


def test_entering_a_foreign_start_by_bonus_is_noted_too():
    """A bonus that ends on a start is an arrival like any."""
    # A bonus of 20 takes B from 31 to 51, where C is.
    before = pos(YARD, "y,y,20,31", "y,y,y,34", seat=1, phase="bonus:20", state="0 0 last=20")
    after = pos(YARD, "y,y,20,51", "y,y,y,34", seat=2, state="0 0 arrived=0:1")
    assert result(game("parchis"), before, "31") == after


@pytest.mark.parametrize("state", ["0 0", "0 0 arrived=0:3", "0 0 arrived=0:1,1:0"])
def test_a_note_that_does_not_fit_is_refused(state):
    """A missing, wrong or needless `arrived` is a fault of the position."""
    text = pos(YARD, "y,y,y,51", "y,y,y,34", state=state)
    with pytest.raises(InvalidPosition) as refused:
        Position.parse(game("parchis").variant, text)
    assert refused.value.params["faults"] == ["arrived"]


# House rules


def test_a_foreign_pair_may_keep_the_token_in():
    """With `foreign_barrier_on_start` blocks two of one foreign colour keep the token in."""
    referee = game("parchis", foreign_barrier_on_start="blocks")
    assert names(referee, pos("y,y,y,9", "y,y,51,51", phase="move:5")) == ["9"]
    assert referee.roll(pos(YARD, "y,y,51,51"), 5) == pos(YARD, "y,y,51,51", seat=1)


def test_a_pair_of_a_finished_seat_keeps_nobody_in():
    """Tokens of a finished seat never form a barrier, on a start neither."""
    referee = game(
        "parchis", seats=3, tokens_to_win=2, play_on=True, foreign_barrier_on_start="blocks"
    )
    before = pos(YARD, "51,51,h,h", phase="move:5", seats=3)
    assert names(referee, before) == ["y"]


def test_two_colours_never_keep_the_token_in():
    """With `foreign_barrier_on_start` blocks a mixed pair still loses its last comer."""
    referee = game("parchis", foreign_barrier_on_start="blocks")
    before = pos(YARD, "y,y,y,51", "y,y,y,34", phase="move:5", state="0 0 arrived=0:1")
    after = pos("y,y,y,0", YARD, "y,y,y,34", phase="bonus:20", state="0 0 last=0")
    assert referee.moves(before) == [("y", after)]


def test_entering_may_capture_everyone():
    """With `entering_captures` all both foreign tokens go, and nobody is noted."""
    referee = game("parchis", entering_captures="all")
    before = pos(YARD, "y,y,y,51", "y,y,y,34", phase="move:5")
    after = pos("y,y,y,0", phase="bonus:20", state="0 0 last=0")
    assert referee.moves(before) == [("y", after)]


def test_without_a_limit_a_barrier_on_the_start_bars_as_any_landing():
    """With `square_capacity` 0 entering is an ordinary landing: a foreign pair forbids it."""
    referee = game("parchis", square_capacity=0)
    assert names(referee, pos("y,y,y,9", "y,y,51,51", phase="move:5")) == ["9"]
    # Three own tokens fit, and two single foreign ones are joined, unnoted.
    assert names(referee, pos("y,0,0,9", phase="move:5")) == ["y"]
    before = pos(YARD, "y,y,y,51", "y,y,y,34", phase="move:5")
    assert result(referee, before, "y") == pos("y,y,y,0", "y,y,y,51", "y,y,y,34", seat=1)
