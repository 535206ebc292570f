"""The rule book's Parchís (section 5): barriers, against situations worked out by hand.

Square numbers in comments are track indices: a token of seat s at progress p stands on
(start + p) mod 68, with starts 4, 21, 38 and 55 for A, B, C and D. Safe are 4 11 16 21 28 33 38 45
50 55 62 67; for every seat that is progress 0 7 12 17 24 29 34 41 46 51 58 63.
"""

import pytest

from oracle.situations import YARD, game, names, pos, result

# Who is stopped


def test_a_barrier_is_not_passed():
    """Two of one colour on one square are passed by no opponent."""
    # B's pair at 3 stands on 24, A's 20.
    before = pos("18,h,h,h", "y,y,3,3")
    assert game("parchis").roll(before, 4) == pos("18,h,h,h", "y,y,3,3", seat=1)


def test_a_single_token_is_passed():
    """One token is no barrier."""
    before = pos("18,h,h,h", "y,y,y,3", phase="move:4")
    assert result(game("parchis"), before, "18") == pos("22,h,h,h", "y,y,y,3", seat=1)


def test_a_barrier_is_approached():
    """A token may stop right in front of a barrier."""
    before = pos("18,h,h,h", "y,y,3,3", phase="move:1")
    assert names(game("parchis"), before) == ["18"]


def test_a_barrier_stops_its_owner():
    """The owner passes its own barrier neither; the tokens of the barrier may leave."""
    assert names(game("parchis"), pos("18,20,20,h", phase="move:4")) == ["20"]


def test_the_owner_may_pass_by_house_rule():
    """With `own_barrier_blocks` false the owner passes, opponents still do not."""
    referee = game("parchis", own_barrier_blocks=False)
    assert names(referee, pos("18,20,20,h", phase="move:4")) == ["18", "20"]
    assert names(referee, pos("18,h,h,h", "y,y,3,3", phase="move:4")) == []


def test_a_barrier_stops_the_partner():
    """Nobody passes a barrier, a partner neither."""
    # C's pair at 54 stands on 38 + 54 - 68 = 24, A's 20.
    before = pos("18,h,h,h", YARD, "y,y,54,54", phase="move:4")
    assert names(game("parchis", teams=True), before) == []


def test_the_partner_may_pass_by_house_rule():
    """With `own_barrier_blocks` false the partner passes as the owner does."""
    before = pos("18,h,h,h", YARD, "y,y,54,54", phase="move:4")
    assert names(game("parchis", teams=True, own_barrier_blocks=False), before) == ["18"]


# Where a barrier stands


def test_a_barrier_stands_on_safe_squares_too():
    """Two of one colour on a safe square are a barrier, safe or not."""
    # B's pair at 7 stands on 28, A's 24.
    assert names(game("parchis"), pos("22,h,h,h", "y,y,7,7", phase="move:4")) == []


def test_barriers_may_stand_on_safe_squares_only():
    """With `barrier_squares` safe a pair on a plain square is passed, on a safe one not."""
    referee = game("parchis", barrier_squares="safe")
    assert names(referee, pos("18,h,h,h", "y,y,3,3", phase="move:4")) == ["18"]
    assert names(referee, pos("22,h,h,h", "y,y,7,7", phase="move:4")) == []


def test_a_pair_that_is_no_barrier_still_fills_its_square():
    """With `barrier_squares` safe a pair on a plain square is passed, never joined."""
    referee = game("parchis", barrier_squares="safe")
    assert names(referee, pos("18,h,h,h", "y,y,3,3", phase="move:2")) == []


def test_the_owner_passes_where_no_barrier_stands():
    """With `barrier_squares` safe a plain pair stops its owner neither; a safe one does."""
    referee = game("parchis", barrier_squares="safe")
    assert names(referee, pos("18,20,20,h", phase="move:4")) == ["18", "20"]
    assert names(referee, pos("22,24,24,h", phase="move:4")) == ["24"]


def test_safe_squares_that_free_stacks_leave_no_barrier_there():
    """With `stacks_on_safe_squares` free a pair on a safe square is passed, on a plain one not."""
    referee = game("parchis", stacks_on_safe_squares="free")
    assert names(referee, pos("22,h,h,h", "y,y,7,7", phase="move:4")) == ["22"]
    assert names(referee, pos("18,h,h,h", "y,y,3,3", phase="move:4")) == []


def test_only_safe_squares_that_free_their_stacks_leave_no_barrier_at_all():
    """With barriers on safe squares only, and those freed, every pair is passed."""
    referee = game("parchis", barrier_squares="safe", stacks_on_safe_squares="free")
    assert names(referee, pos("18,h,h,h", "y,y,3,3", phase="move:4")) == ["18"]
    assert names(referee, pos("22,h,h,h", "y,y,7,7", phase="move:4")) == ["22"]


def test_free_passing_knows_no_barriers():
    """With `passing` free every pair is passed, one's own too."""
    referee = game("parchis", passing="free")
    assert names(referee, pos("18,20,20,h", "y,y,4,4", phase="move:4")) == ["18", "20"]


def test_any_token_may_block():
    """With `passing` tokens_block a single token stops everybody."""
    referee = game("parchis", passing="tokens_block", own_barrier_blocks=False)
    assert names(referee, pos("18,h,h,h", "y,y,y,3", phase="move:4")) == []
    assert names(referee, pos("18,20,h,h", phase="move:4")) == ["20"]


def test_column_squares_are_no_barriers():
    """Two tokens in the column are passed."""
    # The pair stands on 66; 65 + 4 = 69, 66 + 4 = 70.
    assert names(game("parchis"), pos("65,66,66,h", phase="move:4")) == ["65", "66"]


def test_a_barrier_in_front_of_the_column_stops_the_token():
    """A barrier on the last square before the column is passed by nobody."""
    # B's pair at 46 stands on 67, A's 63.
    assert names(game("parchis"), pos("62,h,h,h", "y,y,46,46", phase="move:4")) == []


def test_a_token_that_turns_into_its_column_meets_no_barrier_behind_it():
    """The squares between column and start are not on a token's way."""
    # B's pair at 47 stands on 68 - 68 = 0, one behind A's 63 (67).
    before = pos("62,h,h,h", "y,y,47,47", phase="move:4")
    assert result(game("parchis"), before, "62") == pos("66,h,h,h", "y,y,47,47", seat=1)


def test_a_barrier_on_the_square_that_is_left_stops_nobody():
    """Leaving a square is not passing it: the second token of a pair may go too."""
    before = pos("20,20,h,h", phase="move:4")
    assert result(game("parchis"), before, "20") == pos("20,24,h,h", seat=1)


# What is no barrier


def test_two_colours_are_no_barrier():
    """Two colours on a safe square may be passed, not joined."""
    # On 28, A's 24: B at 7 and C at 58 (38 + 58 - 68).
    assert names(game("parchis"), pos("22,h,h,h", "y,y,y,7", "y,y,y,58", phase="move:4")) == ["22"]
    assert names(game("parchis"), pos("22,h,h,h", "y,y,y,7", "y,y,y,58", phase="move:2")) == []


def test_an_own_and_a_foreign_token_are_no_barrier():
    """A safe square shared with an opponent is passed by both, and is full for both."""
    referee = game("parchis")
    assert names(referee, pos("22,24,h,h", "y,y,y,7", phase="move:4")) == ["22", "24"]
    assert names(referee, pos("22,24,h,h", "y,y,y,7", phase="move:2")) == ["24"]


def test_two_partners_are_no_barrier():
    """A token and its partner's on one square are passed by an opponent."""
    # On 24: B at 3 and D at 37 (55 + 37 - 68).
    before = pos("18,h,h,h", "y,y,y,3", YARD, "y,y,y,37", phase="move:4")
    assert names(game("parchis", teams=True), before) == ["18"]


def test_a_pair_of_a_finished_seat_is_no_barrier():
    """Tokens of a finished seat never form a barrier, and they fill no square."""
    referee = game("parchis", seats=3, tokens_to_win=2, play_on=True)
    finished = "3,3,h,h"
    assert names(referee, pos("y,y,y,18", finished, phase="move:4", seats=3)) == ["18"]
    assert names(referee, pos("y,y,y,18", finished, phase="move:2", seats=3)) == ["18"]


# Barriers and sixes


def test_a_six_must_open_a_barrier():
    """If the seat has a barrier and a token of it can move the six, one of those must."""
    before = pos("y,9,20,20", phase="move:6", state="1 0")
    after = pos("y,9,20,26", state="1 0 last=26")
    assert game("parchis").moves(before) == [("20", after)]


def test_a_seven_must_open_a_barrier():
    """With nothing in the yard the barrier is opened with seven squares."""
    before = pos("9,20,20,h", phase="move:6", state="1 0")
    after = pos("9,20,27,h", state="1 0 last=27")
    assert game("parchis").moves(before) == [("20", after)]


def test_only_a_six_must_open():
    """Any other face leaves the barrier to its owner."""
    assert names(game("parchis"), pos("y,9,20,20", phase="move:3")) == ["9", "20"]


def test_of_two_barriers_either_may_be_opened():
    """With two barriers a token of one of them must move."""
    before = pos("9,9,20,20", phase="move:6", state="1 0")
    assert names(game("parchis"), before) == ["9", "20"]


def test_a_barrier_that_cannot_be_opened_frees_the_six():
    """If no token of a barrier can legally move the six, any other token may."""
    # B's pair at 7 stands on 28, A's 24, and holds up A's 20.
    before = pos("y,9,20,20", "y,y,7,7", phase="move:6", state="1 0")
    assert names(game("parchis"), before) == ["9"]


def test_a_barrier_on_a_safe_square_must_be_opened():
    """A barrier counts wherever it stands on the track."""
    assert names(game("parchis"), pos("y,9,24,24", phase="move:6", state="1 0")) == ["24"]


def test_a_pair_in_the_column_need_not_be_opened():
    """Two tokens in the column are no barrier; with seven squares 64 comes home."""
    before = pos("9,64,64,h", phase="move:6", state="1 0")
    assert names(game("parchis"), before) == ["9", "64"]


def test_a_square_shared_with_an_opponent_need_not_be_opened():
    """Two colours are no barrier of either."""
    before = pos("y,y,9,24", "y,y,y,7", phase="move:6", state="1 0")
    assert names(game("parchis"), before) == ["9", "24"]


def test_the_barrier_may_stay_by_house_rule():
    """With `six_opens_barrier` false a six is played by any token."""
    referee = game("parchis", six_opens_barrier=False)
    before = pos("y,9,20,20", phase="move:6", state="1 0")
    assert names(referee, before) == ["9", "20"]


@pytest.mark.parametrize(("square", "moves"), [(20, ["9", "20"]), (24, ["24"])])
def test_a_pair_that_is_no_barrier_need_not_be_opened(square, moves):
    """With `barrier_squares` safe only a pair on a safe square must be opened."""
    referee = game("parchis", barrier_squares="safe")
    before = pos(f"y,9,{square},{square}", phase="move:6", state="1 0")
    assert names(referee, before) == moves


def test_a_pair_that_its_owner_passes_is_still_opened():
    """With `own_barrier_blocks` false a barrier, which stops opponents, must be opened too."""
    referee = game("parchis", own_barrier_blocks=False)
    before = pos("y,9,20,20", phase="move:6", state="1 0")
    assert names(referee, before) == ["20"]


def test_entering_comes_before_opening():
    """Where a six must enter as well, it enters."""
    referee = game("parchis", enter_on=(5, 6))
    assert names(referee, pos("y,9,20,20", phase="move:6", state="1 0")) == ["y"]
