"""Tokens that a finished seat leaves on the board hold nobody up (rule book, section 2, rule 7).

Square numbers in comments are track indices: on the board of 68 a token of seat s at progress p
stands on (start + p) mod 68, with starts 4, 21, 38 and 55 for A, B, C and D; on the cross on
(13 s + p) mod 52. With two tokens to win the other two are left over.
"""

from oracle.situations import YARD, game, names, pos, result

LEFT = "34,34,h,h"
"""A finished seat of Parchís that left two tokens on the start square opposite."""

# No square is full of them


def test_a_partners_leftover_tokens_leave_the_start_open():
    """Two tokens that a finished partner left on the start do not keep the others in."""
    teams = game("parchis", teams=True, quick=True)
    before = pos("y,y,y,h", "y,y,y,h", LEFT, LEFT, phase="move:5")
    after = pos("y,y,0,h", "y,y,y,h", LEFT, LEFT, seat=1)
    assert teams.moves(before) == [("y", after)]


def test_a_turn_that_enters_without_a_roll_is_not_barred_by_them():
    """A seat with nothing in play enters at once, so the turn does not go round for ever."""
    teams = game("parchis", teams=True, tokens_to_win=2, nothing_in_play="enter_without_roll")
    before = pos("y,y,y,70", YARD, LEFT, LEFT, phase="move:1")
    after = pos("y,y,y,h", YARD, LEFT, LEFT, seat=1, phase="enter")
    assert teams.moves(before) == [("70", after)]
    entered = pos("y,y,y,h", "y,y,y,0", LEFT, LEFT, seat=2, phase="enter")
    assert teams.moves(after) == [("y", entered)]


def test_opponents_leftover_tokens_do_not_fill_the_start():
    """It is shared with them as any safe square is: none of them is captured."""
    ranks = game("parchis", quick=True, play_on=True, foreign_barrier_on_start="blocks")
    before = pos("y,y,y,30", "51,51,h,h", phase="move:5")
    assert result(ranks, before, "y") == pos("y,y,0,30", "51,51,h,h", seat=2)


def test_beside_them_two_that_can_still_move_fill_the_start():
    """Of these two the foreign one that came last is captured."""
    ranks = game("parchis", quick=True, play_on=True)
    # B has finished and left one on A's start, where C and D came after it.
    waiting = ("y,y,y,34", "y,y,y,17")
    before = pos("y,y,y,30", "4,51,h,h", *waiting, phase="move:5", state="0 0 arrived=0:2")
    after = pos("y,y,0,30", "4,51,h,h", YARD, "y,y,y,17", phase="bonus:20", state="0 0 last=0")
    assert result(ranks, before, "y") == after


def test_beside_them_two_own_tokens_keep_a_third_in():
    """A finished seat's token is not captured in the place of one's own."""
    ranks = game("parchis", quick=True, play_on=True)
    assert names(ranks, pos("y,0,0,30", "4,51,h,h", phase="move:5")) == ["0", "30"]


def test_two_of_them_on_one_square_are_captured():
    """A square that is not safe is landed on, however many of them stand there."""
    ranks = game("parchis", quick=True, play_on=True)
    # C at 52 stands on 22, A's 18.
    before = pos("y,y,16,30", YARD, "52,52,h,h", phase="move:2")
    after = pos("y,y,18,30", YARD, "y,52,h,h", phase="bonus:20", state="0 0 last=18")
    assert result(ranks, before, "16") == after


def test_room_for_two_is_counted_after_the_capture():
    """A stack that moves as one has no room where a leftover token is captured beside another."""
    cramped = game("parchis", quick=True, play_on=True, stack_moves="together")
    # On 22 stand C, which has finished, at 52 and D at 35: one landing captures C, come further.
    before = pos("y,16,16,30", YARD, "4,52,h,h", "y,y,y,35", phase="move:2")
    assert names(cramped, before) == ["16", "30"]


def test_who_came_last_is_noted_of_seats_that_can_still_move():
    """When one of two colours on a start square finishes there is nothing to note any more."""
    ranks = game("parchis", quick=True, play_on=True)
    before = pos("y,y,y,30", "y,51,69,h", "y,y,y,34", seat=1, phase="move:2")
    after = pos("y,y,y,30", "y,51,h,h", "y,y,y,34", seat=2)
    assert result(ranks, f"{before} arrived=0:2", "69") == after


# Nobody is sent home by them


def test_nobody_is_sent_home_by_a_token_that_never_moves():
    """On a square that protects a finished seat's token others stand beside it."""
    ranks = game("danish", quick=True, play_on=True)
    # B at 34 stands on the globe 47, A's 47.
    before = pos("y,y,y,45", "y,34,h,h", phase="move:2")
    assert result(ranks, before, "45") == pos("y,y,y,47", "y,34,h,h", seat=2)
    waiting = pos("y,y,y,45", "y,y,34,h", phase="move:2")
    assert result(ranks, waiting, "45") == pos(YARD, "y,y,34,h", seat=1)
