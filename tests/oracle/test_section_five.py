"""Parchís by hand (section 5): what a reader of the rule book expects, asked of both sides."""

import pytest

from .situations import YARD, game, names, pos, result

# Starts are squares 4, 21, 38 and 55: what is 17 for seat 0 is 0 for seat 1 and 51 for seat 2.


def test_a_five_must_enter():
    """While a token waits and the start can take it, a five does nothing else."""
    parchis = game("parchis")
    before = pos("y,10,20,30", phase="move:5")
    assert names(parchis, before) == ["y"]
    assert parchis.moves_and_compulsions(before)[1] == ("enter_compulsory",)
    assert names(parchis, pos("y,0,0,30", phase="move:5")) == ["0", "30"]


def test_a_single_foreign_token_on_the_start_stays():
    """Both share a start square that has room."""
    shared = pos("y,y,y,y", "y,y,y,51", phase="move:5")
    assert result(game("parchis"), shared, "y") == pos("y,y,y,0", "y,y,y,51", seat=1)


@pytest.mark.parametrize(("last", "left"), [(1, "y,y,y,y/34,y,y,y"), (2, "51,y,y,y/y,y,y,y")])
def test_of_two_colours_the_one_that_came_last_is_captured(last, left):
    """A token that enters a full start takes the foreign token that arrived last."""
    before = pos("y,y,y,30", "y,y,y,51", "y,y,y,34", phase="move:5", state=f"0 0 arrived=0:{last}")
    after = result(game("parchis"), before, "y").split(" ")
    one, two = (",".join(sorted(seat.split(","), reverse=True)) for seat in left.split("/"))
    assert after == [f"y,y,0,30/{one}/{two}/{YARD}", "0", "bonus:20", "0", "0", "last=0"]


def test_of_two_of_one_colour_one_is_captured_unless_barriers_hold_the_start():
    """A foreign barrier on the start loses one token, or keeps the token in the yard."""
    before = pos("y,y,y,30", "y,y,51,51", phase="move:5")
    after = result(game("parchis"), before, "y")
    assert after == pos("y,y,0,30", "y,y,y,51", phase="bonus:20", state="0 0 last=0")
    assert names(game("parchis", foreign_barrier_on_start="blocks"), before) == ["30"]


def test_a_partner_fills_the_start():
    """One's own token and a partner's on the start keep a third out."""
    parchis = game("parchis", teams=True)
    assert names(parchis, pos("y,y,0,30", YARD, "y,y,y,34", phase="move:5")) == ["0", "30"]


def test_nobody_passes_a_barrier_its_owner_neither():
    """A barrier stops an opponent and its owner; with the owner free it stops the opponent only."""
    blocked = pos("y,8,10,10", phase="move:3")
    assert names(game("parchis"), blocked) == ["10"]
    assert names(game("parchis", own_barrier_blocks=False), blocked) == ["8", "10"]
    assert game("parchis").roll(pos("y,y,20,20", "y,y,y,2", seat=1), 3) == pos(
        "y,y,20,20", "y,y,y,2", seat=2
    )


def test_barriers_may_stand_on_safe_squares_only():
    """With barriers on safe squares only, a stack on a plain square lets everyone pass."""
    plain, safe = pos("y,y,20,20", "y,y,y,2", seat=1), pos("y,y,24,24", "y,y,y,6", seat=1)
    only_safe = game("parchis", barrier_squares="safe")
    assert only_safe.roll(plain, 3).split(" ")[2] == "move:3"
    assert only_safe.roll(safe, 3).split(" ")[2] == "roll"


def test_a_square_with_two_tokens_takes_no_third():
    """Two colours on a safe square may be passed, not joined; nor may a full column square."""
    tokens = ("y,y,y,21", "y,y,y,7", "y,y,y,58")
    assert game("parchis").roll(pos(*tokens), 3) == pos(*tokens, seat=1)
    assert game("parchis").roll(pos(*tokens), 4) == pos(*tokens, phase="move:4")
    assert names(game("parchis"), pos("y,63,65,65", phase="move:2")) == ["65"]


def test_a_six_counts_seven_with_nothing_in_the_yard():
    """The face stays six, the token walks seven squares; with a token in the yard it walks six."""
    assert result(game("parchis"), pos("20,h,h,h", phase="move:6", state="1 0"), "20") == pos(
        "27,h,h,h", state="1 0 last=27"
    )
    assert result(game("parchis"), pos("y,20,h,h", phase="move:6", state="1 0"), "20") == pos(
        "y,26,h,h", state="1 0 last=26"
    )


def test_a_six_opens_a_barrier():
    """On a six a token of an own barrier must move if it can."""
    before = pos("y,10,10,30", phase="move:6", state="1 0")
    assert game("parchis").moves_and_compulsions(before)[1] == ("six_opens_barrier",)
    assert names(game("parchis"), before) == ["10"]
    assert names(game("parchis", six_opens_barrier=False), before) == ["10", "30"]
    held = pos("y,10,10,30", "y,y,66,66", phase="move:6", state="1 0")
    assert names(game("parchis"), held) == ["10"]


def test_the_third_six_costs_the_token_last_moved():
    """It goes to its yard unless it is in the column or at home; nothing is moved."""
    assert game("parchis").roll(pos("y,y,20,30", state="2 0 last=20"), 6) == pos("y,y,y,30", seat=1)
    assert game("parchis").roll(pos("y,y,20,66", state="2 0 last=66"), 6) == pos(
        "y,y,20,66", seat=1
    )


def test_the_third_six_may_leave_one_colour_on_a_start():
    """Who came last to a start is forgotten when one of the two goes back to its yard."""
    before = pos("y,y,17,30", YARD, "y,y,y,51", state="2 0 arrived=1:2 last=17")
    assert game("parchis").roll(before, 6) == pos("y,y,y,30", YARD, "y,y,y,51", seat=1)


def test_a_capture_grants_twenty_steps_and_then_the_roll_of_a_six():
    """The bonus is moved before the roll that the six grants."""
    parchis = game("parchis")
    before = pos("y,y,20,30", "y,y,y,9", phase="move:6", state="1 0")
    after = result(parchis, before, "20")
    assert after == pos("y,y,26,30", phase="bonus:20", state="1 0 last=26")
    assert result(parchis, after, "30") == pos("y,y,26,50", state="1 0 last=50")


def test_a_bonus_may_grant_again():
    """A token that a bonus brings home grants ten steps more."""
    after = result(game("parchis"), pos("y,y,20,51", phase="bonus:20", state="0 0 last=20"), "51")
    assert after == pos("y,y,20,h", phase="bonus:10", state="0 0 last=h")
    assert result(game("parchis"), after, "20") == pos("y,y,30,h", seat=1)


def test_a_bonus_that_nothing_can_use_is_lost():
    """A barrier in every way loses the bonus; the turn passes."""
    taken = pos("y,y,y,20", "y,y,7,7", "y,y,y,y", "y,y,y,38", phase="move:1")
    assert result(game("parchis"), taken, "20") == pos("y,y,y,21", "y,y,7,7", seat=1)


def test_an_owed_roll_is_written_where_the_streak_does_not_tell():
    """Without a streak limit the position says that a roll follows the bonus."""
    parchis = game("parchis", streak_limit=0)
    after = result(parchis, pos("y,y,20,30", "y,y,y,9", phase="move:6"), "20")
    assert after == pos("y,y,26,30", phase="bonus:20", state="0 0 again=1")
    assert result(parchis, after, "26") == pos("y,y,30,46")


def test_the_last_token_home_wins_and_voids_the_bonus():
    """The fourth token home ends the game at once."""
    after = result(game("parchis"), pos("64,h,h,h", phase="move:6", state="1 0"), "64")
    assert after.split(" ")[:3] == [f"h,h,h,h/{YARD}/{YARD}/{YARD}", "0", "over"]


def test_a_finished_seat_moves_its_bonus_for_its_partner():
    """In teams the steps of the last token home go to the partner's tokens."""
    parchis = game("parchis", teams=True)
    after = result(parchis, pos("69,h,h,h", YARD, "y,y,10,20", phase="move:2"), "69")
    assert after == pos("h,h,h,h", YARD, "y,y,10,20", phase="bonus:10", state="0 0 last=h")
    assert result(parchis, after, "20") == pos("h,h,h,h", YARD, "y,y,10,30", seat=1)
