"""The rule book's `german40` on the board of forty squares (section 6), worked out by hand.

Square numbers in comments are track indices: a token of seat s at progress p stands on
(10 s + p) mod 40. A walks with seat 0, so for A track index and progress are the same: 0 to 39 on
the track, 40 to 43 in the column, where each square is a home.
"""

import pytest

from openludo import InvalidNotation, InvalidPosition, InvalidRules, Position, find_variant
from openludo.engine.ranking import points_of
from oracle.situations import YARD, game, names, pos, result

# Entering


def test_a_six_must_enter():
    """german40 enters on a six, compulsory, and the six rolls again."""
    before = pos("y,y,9,20", phase="move:6")
    assert game("german40").moves(before) == [("y", pos("y,0,9,20"))]


def test_entering_may_be_a_choice():
    """With `enter_compulsory` false the six may be moved instead."""
    before = pos("y,y,9,20", phase="move:6")
    assert names(game("german40", enter_compulsory=False), before) == ["y", "9", "20"]


def test_entering_captures():
    """Entering is landing on the start square: a token there is captured."""
    # B at 30 stands on 10 + 30 - 40 = 0.
    before = pos(YARD, "y,y,y,30", phase="move:6")
    assert game("german40").moves(before) == [("y", pos("y,y,y,0"))]


def test_a_token_on_the_start_moves_on_first():
    """While others wait a token on the start square must move on first."""
    assert names(game("german40"), pos("y,y,0,9", phase="move:3")) == ["0"]


def test_a_six_clears_the_start_too():
    """A six that cannot enter, the start being taken, moves the token on the start."""
    assert names(game("german40"), pos("y,y,0,9", phase="move:6")) == ["0"]


def test_with_nobody_waiting_the_start_may_stay():
    """With nothing in the yard any token may move."""
    assert names(game("german40"), pos("0,9,20,43", phase="move:3")) == ["0", "9", "20"]


def test_a_start_that_cannot_be_cleared_frees_the_roll():
    """If the token on the start cannot move, any other may."""
    # 0 + 3 is taken by an own token.
    assert names(game("german40"), pos("y,0,3,9", phase="move:3")) == ["3", "9"]


def test_the_start_may_stay_by_house_rule():
    """With `clear_start` false the roll is free."""
    assert names(game("german40", clear_start=False), pos("y,y,0,9", phase="move:3")) == ["0", "9"]


def test_one_token_may_begin_on_the_start():
    """House rule: one token of each seat begins on the start, and must leave it first."""
    referee = game("german40", seats=3, begin_on_start=1)
    assert referee.start(1) == "y,y,y,0/y,y,y,0/y,y,y,0 1 roll 0 0"
    assert names(referee, referee.roll(referee.start(1), 2)) == ["0"]


# On the track


def test_landing_captures():
    """A token that is landed on goes to its yard; the capture grants no roll."""
    # B at 5 stands on 15.
    before = pos("y,y,y,13", "y,y,y,5", phase="move:2")
    assert game("german40").moves(before) == [("13", pos("y,y,y,15", seat=1))]


@pytest.mark.parametrize("square", [10, 20, 30, 5, 39])
def test_no_square_is_safe(square):
    """There are no safe squares: on any square, a start too, a token is captured."""
    # C stands on A's square with 20 less, or 20 more in front of its own start.
    before = pos(
        f"{square - 1},40,42,43", YARD, f"y,y,y,{(square - 20) % 40}", YARD, phase="move:1"
    )
    assert result(game("german40"), before, str(square - 1)) == (pos(f"{square},40,42,43", seat=1))


def test_own_tokens_are_never_landed_on():
    """One token per square: a move onto an own token is none."""
    assert names(game("german40"), pos("y,y,3,5", phase="move:2")) == ["5"]


def test_tokens_on_the_track_are_passed():
    """On the track a token passes its own and others."""
    # B at 36 stands on 46 - 40 = 6.
    before = pos("y,y,3,5", "y,y,y,36", phase="move:4")
    assert names(game("german40"), before) == ["3", "5"]


def test_two_of_ones_own_on_a_square_are_refused():
    """A position with two tokens of one seat on one square is faulty, in the column too."""
    for tokens in ("y,y,5,5", "y,y,41,41"):
        with pytest.raises(InvalidPosition) as refused:
            Position.parse(game("german40").variant, pos(tokens))
        assert refused.value.params["faults"] == ["own_stacks"]


def test_sixes_have_no_limit():
    """A six rolls again however often."""
    assert game("german40").moves(pos("9,41,42,43", phase="move:6")) == [("9", pos("15,41,42,43"))]


def test_the_last_square_leads_into_the_column():
    """A lap is forty squares: from 39 a one leads to the first home."""
    # B at 30 stands on 0, where A would be if it walked on.
    before = pos("y,y,y,39", "y,y,y,30", phase="move:1")
    assert game("german40").moves(before) == [("39", pos("y,y,y,40", "y,y,y,30", seat=1))]


# Three tries


def test_three_tries_with_all_in_the_yard():
    """With nothing on track or column a seat has three tries."""
    referee = game("german40")
    first = referee.roll(pos(), 3)
    second = referee.roll(first, 2)
    assert (first, second) == (pos(state="0 1"), pos(state="0 2"))
    assert referee.roll(second, 5) == pos(seat=1)


def test_three_tries_with_tokens_at_rest():
    """Tokens of the column that no face could move leave three tries."""
    # 43 is the last home; 42 has only 43 ahead, which is taken.
    assert game("german40").roll(pos("y,y,42,43"), 3) == pos("y,y,42,43", state="0 1")
    assert game("german40").roll(pos("y,41,42,43"), 1) == pos("y,41,42,43", state="0 1")


def test_one_try_when_a_token_of_the_column_could_move():
    """A token that some face could move leaves one roll, in the column too."""
    # 41 could move to 42 with a one; 40 to 41, 42 or 43.
    assert game("german40").roll(pos("y,y,41,43"), 3) == pos("y,y,41,43", seat=1)
    assert game("german40").roll(pos("y,y,y,40"), 4) == pos("y,y,y,40", seat=1)


def test_one_try_when_a_token_of_the_track_could_move():
    """A token on the track that needs another face leaves one roll."""
    # 39 + 5 is beyond 43.
    assert game("german40").roll(pos("y,y,y,39"), 5) == pos("y,y,y,39", seat=1)


def test_a_token_held_up_by_its_own_is_stuck_for_that_face_only():
    """Where jumping is barred the token behind may still come close."""
    # 39 could move to 40 with a one; a three would pass 41.
    assert game("german40").roll(pos("y,y,39,41"), 3) == pos("y,y,39,41", seat=1)


def test_the_tries_may_be_one():
    """With `nothing_in_play` roll a failed roll passes the turn."""
    assert game("german40", nothing_in_play="roll").roll(pos(), 3) == pos(seat=1)


def test_three_rolls_look_at_the_track_alone():
    """With `three_rolls` tokens at home do not count, though one of them could move on."""
    referee = game("german40", nothing_in_play="three_rolls")
    assert referee.roll(pos("y,y,41,43"), 3) == pos("y,y,41,43", state="0 1")
    assert referee.roll(pos("y,y,y,39"), 5) == pos("y,y,y,39", seat=1)


def test_other_variants_may_look_at_what_is_stuck():
    """With `three_rolls_if_stuck` a norwegian seat that no face could help has three tries."""
    referee = game("norwegian", nothing_in_play="three_rolls_if_stuck")
    # A's 55 comes home with a one, at 56.
    assert referee.roll(pos("y,y,y,h"), 3) == pos("y,y,y,h", state="0 1")
    assert referee.roll(pos("y,y,y,55"), 3) == pos("y,y,y,55", seat=1)
    # B's pair at 6 stands on 19, one square ahead of A's 18: no face moves it.
    held = pos("y,y,y,18", "y,y,6,6")
    assert referee.roll(held, 3) == pos("y,y,y,18", "y,y,6,6", state="0 1")


# The column


def test_no_token_jumps_in_the_column():
    """A token passes no own token of the column."""
    # 38 + 4 = 42 lies behind 41; 38 + 2 = 40 before it; 41 itself is taken.
    assert names(game("german40"), pos("y,y,38,41", phase="move:4")) == []
    assert names(game("german40"), pos("y,y,38,41", phase="move:3")) == []
    assert names(game("german40"), pos("y,y,38,41", phase="move:2")) == ["38", "41"]


def test_jumping_in_the_column_may_be_allowed():
    """With `jump_in_column` true a token passes its own there."""
    referee = game("german40", jump_in_column=True)
    before = pos("y,y,38,41", phase="move:4")
    assert referee.moves(before) == [("38", pos("y,y,41,42", seat=1))]


def test_a_token_in_the_column_may_move_up():
    """A token that is home may walk further up."""
    assert names(game("german40"), pos("y,9,40,43", phase="move:2")) == ["9", "40"]


def test_home_wants_the_exact_roll():
    """Nothing walks beyond the last home."""
    assert names(game("german40"), pos("y,y,38,43", phase="move:5")) == []
    assert names(game("german40"), pos("y,y,38,42", phase="move:6")) == ["y"]


def test_four_in_the_column_win():
    """The game ends when all four homes are taken."""
    referee = game("german40")
    after = result(referee, pos("39,41,42,43", phase="move:1"), "39")
    assert after == pos("40,41,42,43", phase="over")
    assert referee.outcome(after) == ((0,), "home")


def test_two_in_the_column_win_a_quick_game():
    """With quick the second token in the column wins, on whichever home."""
    before = pos("y,y,38,42", phase="move:2")
    assert result(game("german40", quick=True), before, "38") == pos("y,y,40,42", phase="over")


def test_a_home_is_written_as_a_number():
    """Positions name the homes by their numbers and know no `h`."""
    with pytest.raises(InvalidNotation):
        Position.parse(game("german40").variant, pos("y,y,y,h"))
    with pytest.raises(InvalidPosition):
        Position.parse(game("german40").variant, pos("y,y,y,44"))


def test_coming_home_is_coming_from_the_track():
    """Where home grants a roll a token that enters the column has it, one that moves up not."""
    referee = game("german40", bonus_roll_on=("six", "home"))
    assert result(referee, pos("y,y,9,39", phase="move:2"), "39") == pos("y,y,9,41")
    assert result(referee, pos("y,y,9,40", phase="move:2"), "40") == pos("y,y,9,42", seat=1)


def test_homes_may_be_shared_with_own_stacks():
    """With `own_stacks` true a home takes a second token."""
    referee = game("german40", own_stacks=True)
    assert result(referee, pos("y,y,38,42", phase="move:4"), "38") == pos("y,y,42,42", seat=1)


def test_a_column_may_lead_to_a_home_behind_it():
    """With `home_square` behind all come home on 44, and none stays in the column."""
    referee = game("german40", home_square="behind")
    assert result(referee, pos("y,y,42,h", phase="move:2"), "42") == pos("y,y,h,h", seat=1)


def test_points_count_the_column_as_home():
    """Each token of the column is 100 points; home's progress is that of the last square."""
    # B: 300 + 99 × 40 / 43 = 392.1. C: 99 × 22 / (4 × 43) = 12.7.
    text = pos("40,41,42,43", "39,40,41,42", "y,y,y,21", phase="over")
    position = Position.parse(game("german40").variant, text)
    assert points_of(position) == (400, 392, 12, 0)


def test_pairs_may_have_each_square_for_a_home():
    """With `home_square` each the five column squares of another board are homes."""
    # The track of the cross ends at 50; 51 to 55 are homes, and home grants a roll in pairs.
    referee = game("pairs", home_square="each")
    assert result(referee, pos("y,y,9,50", phase="move:2"), "50") == pos("y,y,9,52")
    assert names(referee, pos("y,y,9,52", phase="move:4")) == ["9"]


# Compulsory captures


def test_a_capture_may_be_passed_up():
    """german40 leaves the capture to the player."""
    # B at 2 stands on 12.
    before = pos("y,y,9,20", "y,y,y,2", phase="move:3")
    assert names(game("german40"), before) == ["9", "20"]


def test_a_capture_may_be_compulsory():
    """House rule: a roll that can capture must capture."""
    referee = game("german40", capture_compulsory=True)
    assert names(referee, pos("y,y,9,20", "y,y,y,2", phase="move:3")) == ["9"]
    assert names(referee, pos("y,y,9,20", "y,y,y,3", phase="move:3")) == ["9", "20"]


def test_of_several_captures_any_will_do():
    """Of two moves that capture either may be played."""
    referee = game("german40", capture_compulsory=True)
    # B at 2 stands on 12, at 13 on 23.
    before = pos("y,9,20,30", "y,y,2,13", phase="move:3")
    assert names(referee, before) == ["9", "20"]


def test_entering_and_the_start_come_before_a_capture():
    """A compulsory entering, then a token on the start, come before a compulsory capture."""
    referee = game("german40", capture_compulsory=True)
    # B at 5 stands on 15, B at 2 on 12.
    assert names(referee, pos("y,y,9,20", "y,y,y,5", phase="move:6")) == ["y"]
    assert names(referee, pos("y,y,0,9", "y,y,y,2", phase="move:3")) == ["0"]


def test_entering_may_be_the_capture():
    """Where entering is a choice one that captures is compulsory."""
    # B at 30 stands on 0.
    referee = game("swedish40", capture_compulsory=True)
    assert names(referee, pos("y,y,y,9", "y,y,y,30", phase="move:1")) == ["y"]


def test_sharing_is_no_capture():
    """A landing that shares a safe square compels nobody."""
    # Pairs: B at 47 stands on 8, a star; B at 17 on 30.
    referee = game("pairs", capture_compulsory=True)
    assert names(referee, pos("y,y,4,10", "y,y,y,47", phase="move:4")) == ["4", "10"]
    assert names(referee, pos("y,y,4,26", "y,y,17,47", phase="move:4")) == ["26"]


def test_a_bonus_is_bound_as_any_move():
    """In Parchís by house rule a bonus must capture if it can, and must clear the start."""
    # C at 6 stands on 44, A's 40 on that board.
    capture = game("parchis", capture_compulsory=True)
    bonus = pos("9,20,h,h", YARD, "y,y,y,6", phase="bonus:20", state="0 0 last=20")
    assert names(capture, bonus) == ["20"]
    clear = game("parchis", clear_start=True)
    bonus = pos("y,0,20,h", phase="bonus:20", state="0 0 last=20")
    assert names(clear, bonus) == ["0"]


# A column that nobody could fill


@pytest.mark.parametrize(
    ("rules", "wrong"),
    [
        ({"column_squares": 3}, True),
        ({"column_squares": 3, "tokens_to_win": 3}, False),
        ({"column_squares": 2, "quick": True}, False),
        ({"column_squares": 2, "own_stacks": True}, False),
        ({"column_squares": 1, "own_stacks": True, "square_capacity": 2}, True),
        ({"column_squares": 3, "home_square": "behind"}, False),
    ],
)
def test_the_homes_are_as_many_as_win(rules, wrong):
    """Where each square of the column is a home, fewer than must be filled are refused."""
    if not wrong:
        assert find_variant("german40", **rules)
        return
    with pytest.raises(InvalidRules) as refused:
        find_variant("german40", **rules)
    assert refused.value.params["names"] == ["column_squares", "tokens_to_win"]
