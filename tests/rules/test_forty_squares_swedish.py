"""The rule book's `swedish40` on the board of forty squares (section 6), worked out by hand.

Square numbers in comments are track indices: a token of seat s at progress p stands on
(10 s + p) mod 40. A walks with seat 0, so for A track index and progress are the same: 0 to 39 on
the track, 40 to 43 in the column, and home, the centre, at 44.
"""

import pytest

from openludo import Position
from oracle.situations import YARD, game, names, pos, result

# Entering


def test_a_one_enters_on_the_first_square():
    """A one enters a token on the first square, by choice, and grants no roll."""
    before = pos("y,y,y,9", phase="move:1")
    assert game("swedish40").moves(before) == [
        ("y", pos("y,y,0,9", seat=1)),
        ("9", pos("y,y,y,10", seat=1)),
    ]


def test_a_six_enters_one_on_the_sixth_square_or_two_on_the_first():
    """A six enters one token on the sixth square or two on the first, and rolls again."""
    assert game("swedish40").moves(pos(phase="move:6")) == [
        ("y", pos("y,y,y,5")),
        ("yx2", pos("y,y,0,0")),
    ]


@pytest.mark.parametrize("face", [2, 3, 4, 5])
def test_no_other_face_enters(face):
    """Any other face with all in the yard passes the turn: there is one try."""
    assert game("swedish40").roll(pos(), face) == pos(seat=1)


def test_a_last_token_enters_alone():
    """With one token in the yard a six brings no two."""
    assert names(game("swedish40"), pos("y,20,h,h", phase="move:6")) == ["y", "20"]


def test_a_token_that_enters_further_on_captures_there():
    """On the sixth square it captures; what stands on the first five it passes."""
    # B at 35 stands on 10 + 35 - 40 = 5, B at 32 on 2.
    before = pos(YARD, "y,y,32,35", phase="move:6")
    assert result(game("swedish40"), before, "y") == pos("y,y,y,5", "y,y,y,32")


def test_two_that_enter_capture_on_the_start():
    """Two tokens land on the first square as one would."""
    # B at 30 stands on 0.
    before = pos(YARD, "y,y,y,30", phase="move:6")
    assert result(game("swedish40"), before, "yx2") == pos("y,y,0,0")


@pytest.mark.parametrize("square", [1, 2, 3, 4])
def test_an_own_token_on_the_way_keeps_it_in(square):
    """A token that enters on the sixth square passes no own token; two on the first may enter."""
    before = pos(f"y,y,y,{square}", phase="move:6")
    assert names(game("swedish40"), before) == ["yx2", str(square)]


def test_an_own_token_on_the_start_keeps_all_in():
    """With an own token on the first square neither one passes it nor two join it."""
    assert names(game("swedish40"), pos("y,y,y,0", phase="move:6")) == ["0"]


def test_an_own_token_on_the_sixth_square_keeps_one_in():
    """No token enters onto an own one."""
    assert names(game("swedish40"), pos("y,y,y,5", phase="move:6")) == ["yx2", "5"]


def test_an_own_token_further_on_keeps_nobody_in():
    """From the seventh square on an own token is not in the way."""
    assert names(game("swedish40"), pos("y,y,y,6", phase="move:6")) == ["y", "yx2", "6"]


def test_a_six_may_enter_on_the_first_square():
    """With `six_enters_at` 0 one token enters there, or two."""
    assert game("swedish40", six_enters_at=0).moves(pos(phase="move:6")) == [
        ("y", pos("y,y,y,0")),
        ("yx2", pos("y,y,0,0")),
    ]


def test_where_a_six_enters_is_a_number():
    """With `six_enters_at` 3 the token enters on the fourth square; a one still on the first."""
    referee = game("swedish40", six_enters_at=3)
    assert result(referee, pos(phase="move:6"), "y") == pos("y,y,y,3")
    assert result(referee, pos(phase="move:1"), "y") == pos("y,y,y,0", seat=1)


def test_a_foreign_stack_on_the_way_may_keep_it_in():
    """Where stacks block, a token that enters further on is held up by one on the way."""
    # B's pair at 32 stands on 2.
    referee = game("german40", six_enters_at=5, own_stacks=True, passing="stacks_block")
    assert names(referee, pos("y,y,y,9", "y,y,32,32", phase="move:6")) == ["9"]
    free = game("german40", six_enters_at=5, own_stacks=True)
    assert names(free, pos("y,y,y,9", "y,y,32,32", phase="move:6")) == ["y"]


def test_own_tokens_on_the_way_may_be_passed():
    """With `pass_own` true a token enters over its own."""
    referee = game("swedish40", pass_own=True)
    assert names(referee, pos("y,y,y,2", phase="move:6")) == ["y", "yx2", "2"]


def test_a_six_may_bring_one_only():
    """With `two_enter_on` none a six brings one, on the sixth square."""
    assert names(game("swedish40", two_enter_on=()), pos(phase="move:6")) == ["y"]


# Own tokens and others


def test_own_tokens_are_neither_joined_nor_passed():
    """No move ends on or passes an own token."""
    assert names(game("swedish40"), pos("y,y,3,5", phase="move:2")) == ["5"]
    assert names(game("swedish40"), pos("y,y,3,5", phase="move:4")) == ["5"]


def test_two_that_entered_leave_one_by_one():
    """Of two tokens on the start one moves."""
    before = pos("y,y,0,0", phase="move:3")
    assert game("swedish40").moves(before) == [("0", pos("y,y,0,3", seat=1))]


def test_two_that_a_six_brought_out_are_captured_together():
    """No square is safe, and a landing captures all."""
    # B's pair at 0 stands on 10.
    before = pos("y,y,y,8", "y,y,0,0", phase="move:2")
    assert game("swedish40").moves(before) == [("8", pos("y,y,y,10", seat=1))]


def test_two_that_a_six_brought_out_are_passed():
    """Two tokens on a foreign start hold nobody up."""
    assert names(game("swedish40"), pos("y,y,y,8", "y,y,0,0", phase="move:4")) == ["8"]


def test_the_start_may_have_to_be_cleared():
    """With `clear_start` true one of those on the start must move while others wait."""
    before = pos("y,y,0,9", phase="move:3")
    assert names(game("swedish40"), before) == ["0", "9"]
    assert names(game("swedish40", clear_start=True), before) == ["0"]


def test_one_token_may_begin_on_the_start():
    """House rule: one token of each seat begins on the start."""
    referee = game("swedish40", seats=2, begin_on_start=1)
    assert referee.start() == "y,y,y,0/y,y,y,0 0 roll 0 0"


# Home


def test_the_centre_is_home():
    """Home is the centre, the step behind the four column squares."""
    assert result(game("swedish40"), pos("y,y,y,42", phase="move:2"), "42") == (
        pos("y,y,y,h", seat=1)
    )
    assert result(game("swedish40"), pos("42,h,h,h", phase="move:2"), "42") == (
        pos("h,h,h,h", phase="over")
    )


def test_a_step_too_many_bounces():
    """Overshoot bounces: it is walked back from home."""
    # 43 44, back 43 42 41.
    assert result(game("swedish40"), pos("y,y,y,42", phase="move:5"), "42") == (
        pos("y,y,y,41", seat=1)
    )


def test_a_bounce_may_leave_the_column():
    """A bounce may end on the track, and captures there."""
    # 43 + 6: 44, back 43 42 41 40 39; B at 29 stands on 39.
    before = pos("43,h,h,h", "y,y,y,29", phase="move:6")
    assert result(game("swedish40"), before, "43") == pos("39,h,h,h", YARD)


def test_own_tokens_of_the_column_are_not_passed():
    """In the column no token passes or joins its own, on the way back neither."""
    # 40 + 3 passes 42. 42 + 3: 43 44, back 43.
    before = pos("y,y,40,42", phase="move:3")
    assert game("swedish40").moves(before) == [("42", pos("y,y,40,43", seat=1))]
    # 42 + 6: 44, back 43 42 41 40 would pass the own token on 41; 41 itself is held up by 42.
    assert names(game("swedish40"), pos("41,42,h,h", phase="move:6")) == []


def test_jumping_in_the_column_takes_more_than_its_own_rule():
    """`jump_in_column` true does not help where own tokens are not passed at all."""
    before = pos("y,y,39,40", phase="move:4")
    assert names(game("swedish40", jump_in_column=True), before) == ["40"]
    assert names(game("swedish40", pass_own=True), before) == ["39", "40"]


def test_jumping_may_be_barred_in_the_column_alone():
    """With `pass_own` true and `jump_in_column` false a token passes its own on the track only."""
    referee = game("swedish40", pass_own=True, jump_in_column=False)
    assert names(referee, pos("y,y,3,5", phase="move:4")) == ["3", "5"]
    assert names(referee, pos("y,y,39,40", phase="move:4")) == ["40"]


def test_a_bounce_jumps_back_over_nobody():
    """Where jumping is barred the way back of a bounce counts too."""
    # 42 + 5: 43 44, back 43 42 41; 42 + 6 goes on over 41 to 40.
    referee = game("swedish40", pass_own=True, jump_in_column=False)
    assert names(referee, pos("41,42,h,h", phase="move:6")) == []
    assert names(game("swedish40", pass_own=True), pos("41,42,h,h", phase="move:6")) == [
        "41",
        "42",
    ]


# House rule: the four column squares are the homes


def test_the_column_squares_may_be_the_homes():
    """With `home_square` each the game is won with a token on each of the four."""
    referee = game("swedish40", home_square="each")
    after = result(referee, pos("39,41,42,43", phase="move:1"), "39")
    assert after == pos("40,41,42,43", phase="over")


def test_a_bounce_turns_on_the_last_home():
    """With `home_square` each a step too many is walked back from the last of the four."""
    # 40 41 42 43, back 42.
    referee = game("swedish40", home_square="each")
    assert result(referee, pos("y,y,y,39", phase="move:5"), "39") == pos("y,y,y,42", seat=1)


def test_a_bounce_does_not_turn_on_a_taken_home():
    """With `home_square` each an own token on the last of the four is passed by no bounce."""
    # 39 goes to 43 and back to 42; from 43 five steps back would pass 39.
    referee = game("swedish40", home_square="each")
    assert names(referee, pos("y,y,39,43", phase="move:5")) == []
    assert "39" in names(
        game("swedish40", home_square="each", pass_own=True), pos("y,y,39,43", phase="move:5")
    )


# Who is compelled


@pytest.mark.parametrize(
    ("variant", "changes", "text", "rules"),
    [
        ("german40", {}, pos("y,y,9,20", phase="move:6"), ("enter_compulsory",)),
        ("german40", {}, pos("y,y,0,9", phase="move:3"), ("clear_start",)),
        ("german40", {}, pos("y,y,y,0", phase="move:3"), ()),
        (
            "german40",
            {"capture_compulsory": True},
            pos("y,y,9,20", "y,y,y,2", phase="move:3"),
            ("capture_compulsory",),
        ),
        ("parchis", {}, pos("y,9,20,20", phase="move:6", state="1 0"), ("six_opens_barrier",)),
        ("swedish40", {}, pos("y,y,0,9", phase="move:3"), ()),
    ],
)
def test_the_position_names_the_rule_that_compels(variant, changes, text, rules):
    """Where a compulsion took a move away the position says which."""
    position = Position.parse(game(variant, **changes).variant, text)
    assert position.forced_by == rules
