"""The rule book's Parchís (section 5) in teams, and its points, worked out by hand.

Square numbers in comments are track indices: a token of seat s at progress p stands on
(start + p) mod 68, with starts 4, 21, 38 and 55 for A, B, C and D. A and C are partners, B and D.
On A's start, index 4, stand B at 51, C at 34 and D at 17. Home is at 71.
"""

import pytest

from openludo import InvalidPosition, Position
from openludo.engine.ranking import points_of, ranks_of
from oracle.situations import YARD, game, names, pos, result

DONE = "h,h,h,h"

# Entering


def test_a_partners_token_and_an_own_one_fill_the_start():
    """A partner's token is not foreign: beside one's own it fills the square."""
    before = pos("y,y,0,9", YARD, "y,y,y,34", phase="move:5")
    assert names(game("parchis", teams=True), before) == ["0", "9"]
    # Without teams C is foreign and is captured.
    assert names(game("parchis"), before) == ["y"]


def test_two_partners_tokens_fill_the_start():
    """Two tokens of the partner keep the others in."""
    before = pos("y,y,y,9", YARD, "y,y,34,34", phase="move:5")
    assert names(game("parchis", teams=True), before) == ["9"]


def test_a_partners_single_token_is_joined_on_the_start():
    """With one token of the partner the start can take another."""
    before = pos("y,h,h,h", YARD, "y,y,y,34", phase="move:5")
    after = pos("0,h,h,h", YARD, "y,y,y,34", seat=1)
    assert result(game("parchis", teams=True), before, "y") == after


def test_beside_a_partners_token_the_foreign_one_is_captured():
    """Of a partner's and a foreign token the foreign one goes, and 20 steps are granted."""
    before = pos("y,y,y,9", "y,y,y,51", "y,y,y,34", phase="move:5")
    after = pos("y,y,0,9", YARD, "y,y,y,34", phase="bonus:20", state="0 0 last=0")
    assert result(game("parchis", teams=True), before, "y") == after


def test_a_partners_token_needs_no_note():
    """A start with a partner's and a foreign token holds one foreign colour only."""
    referee = game("parchis", teams=True)
    before = pos(YARD, "y,y,y,49", "y,y,y,34", seat=1, phase="move:2")
    assert result(referee, before, "49") == pos(YARD, "y,y,y,51", "y,y,y,34", seat=2)
    # Without teams B came last of two foreign colours.
    after = pos(YARD, "y,y,y,51", "y,y,y,34", seat=2, state="0 0 arrived=0:1")
    assert result(game("parchis"), before, "49") == after


@pytest.mark.parametrize(("last", "bee", "dee"), [(1, YARD, "y,y,y,17"), (3, "y,y,y,51", YARD)])
def test_two_opponents_of_one_team_are_two_colours(last, bee, dee):
    """Of two partners who are both foreign the one that arrived last is captured."""
    before = pos(YARD, "y,y,y,51", YARD, "y,y,y,17", phase="move:5")
    after = pos("y,y,y,0", bee, YARD, dee, phase="bonus:20", state="0 0 last=0")
    referee = game("parchis", teams=True)
    assert result(referee, f"{before} arrived=0:{last}", "y") == after


def test_two_partners_on_a_foreign_start_are_noted():
    """A and C on B's start are two colours foreign to B."""
    # B's start is 21: A at 17, C at 51 (38 + 51 - 68).
    before = pos("y,y,y,15", YARD, "y,y,y,51", phase="move:2")
    after = pos("y,y,y,17", YARD, "y,y,y,51", seat=1, state="0 0 arrived=1:0")
    assert result(game("parchis", teams=True), before, "15") == after


def test_a_finished_partners_start_is_named_too():
    """`arrived` stands for the start of every seat that plays, finished or not."""
    variant = game("parchis", teams=True).variant
    tokens = (DONE, "y,y,y,51", YARD, "y,y,y,17")
    with pytest.raises(InvalidPosition) as refused:
        Position.parse(variant, pos(*tokens))
    assert refused.value.params["faults"] == ["arrived"]
    text = pos(*tokens, state="0 0 arrived=0:3")
    assert str(Position.parse(variant, text)) == text


# Two partners together


def test_partners_never_capture_each_other():
    """A bonus, too, shares a square with a single token of the partner."""
    # C at 6 stands on 44, A's 40.
    before = pos("20,h,h,h", YARD, "y,y,y,6", phase="bonus:20", state="0 0 last=20")
    after = pos("40,h,h,h", YARD, "y,y,y,6", seat=1)
    assert game("parchis", teams=True).moves(before) == [("20", after)]


def test_a_square_shared_with_the_partner_need_not_be_opened():
    """Two colours are no barrier, a partner's neither: the six is free."""
    # C at 54 stands on 38 + 54 - 68 = 24, A's 20.
    before = pos("y,y,9,20", YARD, "y,y,y,54", phase="move:6", state="1 0")
    assert names(game("parchis", teams=True), before) == ["9", "20"]


# A finished seat


def test_a_finished_seat_rolls_for_its_partner():
    """A finished seat moves its partner's tokens, and its turn passes to the next seat."""
    before = pos(DONE, YARD, "y,y,y,18", phase="move:2")
    after = pos(DONE, YARD, "y,y,y,20", seat=1)
    assert game("parchis", teams=True).moves(before) == [("18", after)]


def test_a_finished_seat_enters_its_partners_tokens():
    """A 5 must enter a token of the partner."""
    before = pos(DONE, YARD, "y,y,y,18", phase="move:5")
    after = pos(DONE, YARD, "y,y,0,18", seat=1)
    assert game("parchis", teams=True).moves(before) == [("y", after)]


def test_a_finished_seat_moves_bonuses_for_its_partner():
    """A capture of the partner's token grants 20 steps to the partner's tokens."""
    # C goes from 18 to 20 (58), where B stands at 37.
    referee = game("parchis", teams=True)
    before = pos(DONE, "y,y,y,37", "y,y,y,18", phase="move:2")
    bonus = pos(DONE, YARD, "y,y,y,20", phase="bonus:20", state="0 0 last=20")
    assert referee.moves(before) == [("18", bonus)]
    assert referee.moves(bonus) == [("20", pos(DONE, YARD, "y,y,y,40", seat=1))]


def test_the_last_token_home_moves_the_partner_on():
    """A seat that finishes moves its 10 steps with a token of its partner."""
    referee = game("parchis", teams=True)
    before = pos("69,h,h,h", YARD, "y,y,y,9", phase="move:2")
    bonus = pos(DONE, YARD, "y,y,y,9", phase="bonus:10", state="0 0 last=h")
    assert referee.moves(before) == [("69", bonus)]
    assert referee.moves(bonus) == [("9", pos(DONE, YARD, "y,y,y,19", seat=1))]


def test_the_last_token_home_on_a_six_rolls_on_for_the_partner():
    """The roll of the six follows the bonus; both are the partner's."""
    # 64 + 7 = 71.
    referee = game("parchis", teams=True)
    before = pos("64,h,h,h", YARD, "y,y,y,9", phase="move:6", state="1 0")
    bonus = pos(DONE, YARD, "y,y,y,9", phase="bonus:10", state="1 0 last=h")
    assert referee.moves(before) == [("64", bonus)]
    assert referee.moves(bonus) == [("9", pos(DONE, YARD, "y,y,y,19", state="1 0 last=19"))]


def test_a_partner_in_the_yard_cannot_move_the_bonus():
    """With the partner's four in the yard the 10 steps are lost."""
    before = pos("69,h,h,h", phase="move:2")
    assert game("parchis", teams=True).moves(before) == [("69", pos(DONE, seat=1))]


def test_a_skipped_seat_gets_no_bonus():
    """With `finished_partner` skipped a seat that finishes is out of the game."""
    referee = game("parchis", teams=True, finished_partner="skipped")
    before = pos("69,h,h,h", YARD, "y,y,y,9", phase="move:2")
    assert referee.moves(before) == [("69", pos(DONE, YARD, "y,y,y,9", seat=1))]


def test_the_penalty_of_a_helper_takes_the_partners_token():
    """After two sixes for its partner the third sends the partner's token to the yard."""
    before = pos(DONE, YARD, "y,y,9,20", state="2 0 last=20")
    assert game("parchis", teams=True).roll(before, 6) == pos(DONE, YARD, "y,y,y,9", seat=1)


def test_a_helper_counts_its_partners_yard():
    """A six is seven squares when the partner, whose tokens are moved, has none in the yard."""
    referee = game("parchis", teams=True)
    out = pos(DONE, YARD, "9,h,h,h", phase="move:6", state="1 0")
    assert referee.moves(out) == [("9", pos(DONE, YARD, "16,h,h,h", state="1 0 last=16"))]
    waiting = pos(DONE, YARD, "y,9,h,h", phase="move:6", state="1 0")
    assert referee.moves(waiting) == [("9", pos(DONE, YARD, "y,15,h,h", state="1 0 last=15"))]


def test_a_helper_opens_its_partners_barrier():
    """A six for the partner must open the partner's barrier."""
    before = pos(DONE, YARD, "y,9,20,20", phase="move:6", state="1 0")
    assert names(game("parchis", teams=True), before) == ["20"]


def test_the_penalty_takes_no_token_of_a_seat_that_has_finished():
    """The seat's own last token is home and stays there, whatever the next sixes bring."""
    before = pos(DONE, YARD, "y,y,y,68", state="2 0 last=h")
    assert game("parchis", teams=True).roll(before, 6) == pos(DONE, YARD, "y,y,y,68", seat=1)


# The end


def test_a_team_wins_with_all_eight():
    """The eighth token home wins for both; the bonus that is due is void."""
    referee = game("parchis", teams=True)
    before = pos(DONE, YARD, "69,h,h,h", phase="move:2")
    after = pos(DONE, YARD, DONE, YARD, phase="over")
    assert referee.moves(before) == [("69", after)]
    assert referee.outcome(after) == ((0, 2), "home")


def test_a_quick_team_wins_with_four():
    """With quick two tokens of each partner win."""
    referee = game("parchis", teams=True, quick=True)
    before = pos("y,y,h,h", YARD, "y,9,69,h", phase="move:2")
    after = pos("y,y,h,h", YARD, "y,9,h,h", phase="over")
    assert result(referee, before, "69") == after


def test_a_quick_partner_helps_with_tokens_left():
    """A seat with two tokens home moves its partner's, not the two it has left."""
    before = pos("9,20,h,h", YARD, "y,y,y,18", phase="move:2")
    after = pos("9,20,h,h", YARD, "y,y,y,20", seat=1)
    assert game("parchis", teams=True, quick=True).moves(before) == [("18", after)]


# Points


def test_points_count_tokens_home_and_the_way_of_the_others():
    """100 a token home, and up to 99 for the others: 99 × Σ(p+1) / (u × 71), whole."""
    # B: 99 × 71 / (4 × 71) = 24.75. C: 100 + 99 × (1 + 64) / (3 × 71) = 100 + 30.2.
    # D: 300 + 99 × 71 / 71 = 399.
    text = pos(DONE, "y,y,y,70", "y,0,63,h", "70,h,h,h", phase="over")
    position = Position.parse(game("parchis").variant, text)
    assert points_of(position) == (400, 24, 130, 399)


def test_the_winner_is_first_and_the_others_follow_by_points():
    """Equal points share a rank."""
    text = pos(DONE, "y,y,y,9", "y,y,y,9", "y,y,y,h", phase="over")
    position = Position.parse(game("parchis").variant, text)
    assert ranks_of(position, position.outcome, (0,)) == (1, 3, 3, 2)


def test_partners_add_up_their_points():
    """In teams both have the sum of their points, and one rank."""
    # B: 99 × 36 / (4 × 71) = 12.5. D: 100 + 99 × 1 / (3 × 71) = 100.5.
    text = pos(DONE, "y,y,y,35", DONE, "y,y,0,h", phase="over")
    position = Position.parse(game("parchis", teams=True).variant, text)
    assert points_of(position) == (800, 112, 800, 112)
    assert ranks_of(position, position.outcome, (0, 2)) == (1, 3, 1, 3)
