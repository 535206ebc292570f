"""The rule book's Parchís (section 5): landing, full squares and home, worked out by hand.

Square numbers in comments are track indices: a token of seat s at progress p stands on
(start + p) mod 68, with starts 4, 21, 38 and 55 for A, B, C and D. Safe are 4 11 16 21 28 33 38 45
50 55 62 67; for every seat that is progress 0 7 12 17 24 29 34 41 46 51 58 63.
"""

import pytest

from openludo import InvalidPosition, Position
from oracle.situations import YARD, game, names, pos, result

SAFE = (0, 7, 12, 17, 24, 29, 34, 41, 46, 51, 58, 63)

# Single tokens


def test_a_single_foreign_token_is_captured():
    """On a plain square a single foreign token is captured."""
    # B at 3 stands on 24, A's 20.
    before = pos("18,h,h,h", "y,y,3,9", phase="move:2")
    after = pos("20,h,h,h", "y,y,y,9", phase="bonus:20", state="0 0 last=20")
    assert result(game("parchis"), before, "18") == after


@pytest.mark.parametrize("square", [*range(1, 13), *range(17, 64)])
def test_squares_are_safe_as_the_board_says(square):
    """On the safe squares a foreign token is shared, on every other it is captured."""
    # B starts 17 squares behind A: it stands on A's square with 17 less, or 51 more in front of its
    # start; A's 13 to 16 it never walks.
    bee = f"y,y,y,{(square - 17) % 68}"
    before = pos(f"{square - 1},h,h,h", bee, phase="move:1")
    after = result(game("parchis"), before, str(square - 1))
    assert after.startswith(f"{square},h,h,h/{bee if square in SAFE else YARD}/")


def test_an_own_token_is_joined():
    """Landing on one's own single token is allowed."""
    before = pos("18,20,h,h", phase="move:2")
    assert result(game("parchis"), before, "18") == pos("20,20,h,h", seat=1)


def test_a_partners_single_token_is_shared_anywhere():
    """A partner's token is never captured, on a plain square neither."""
    # C at 54 stands on 38 + 54 - 68 = 24, A's 20.
    before = pos("18,h,h,h", YARD, "y,y,y,54", phase="move:2")
    after = pos("20,h,h,h", YARD, "y,y,y,54", seat=1)
    assert result(game("parchis", teams=True), before, "18") == after


# Two tokens


def test_two_own_tokens_are_not_joined():
    """A square with two of one's own is full."""
    assert names(game("parchis"), pos("18,20,20,h", phase="move:2")) == ["20"]


@pytest.mark.parametrize("stack", ["forbidden", "captures", "sends_mover_home"])
def test_two_foreign_tokens_are_not_landed_on(stack):
    """A square with two tokens is never landed on, whatever stacks do elsewhere."""
    referee = game("parchis", landing_on_stack=stack)
    assert names(referee, pos("18,h,h,h", "y,y,3,3", phase="move:2")) == []


def test_two_partners_are_not_landed_on():
    """Two tokens of two partners fill a square for everybody."""
    # On 24: A at 20 and C at 54. B comes from 1 with two; C's other from 52.
    referee = game("parchis", teams=True)
    before = pos("y,y,y,20", "1,h,h,h", "y,y,y,54", seat=1, phase="move:2")
    assert names(referee, before) == []
    before = pos("y,y,y,20", YARD, "52,54,h,h", seat=2, phase="move:2")
    assert names(referee, before) == ["54"]


def test_a_shared_safe_square_is_full():
    """An own and a foreign token on a safe square leave no room for a third."""
    # B at 7 stands on 28, A's 24.
    assert names(game("parchis"), pos("22,24,h,h", "y,y,y,7", phase="move:2")) == ["24"]


def test_a_column_square_holds_two():
    """At most two tokens stand on a square of the column."""
    assert names(game("parchis"), pos("65,67,68,h", phase="move:2")) == ["65", "67", "68"]
    assert names(game("parchis"), pos("65,67,67,h", phase="move:2")) == ["67"]


def test_home_holds_all():
    """Home takes any number of tokens, the yard too."""
    before = pos("69,h,h,h", phase="move:2")
    assert result(game("parchis"), before, "69") == pos("h,h,h,h", phase="over")


def test_three_on_a_square_are_refused():
    """A position with more than two tokens on a square is faulty, and so is the column."""
    variant = game("parchis", teams=True).variant
    for tokens in (("y,20,20,20",), ("y,66,66,66",), ("y,y,y,20", "y,y,y,3", "y,y,y,54")):
        with pytest.raises(InvalidPosition) as refused:
            Position.parse(variant, pos(*tokens))
        assert refused.value.params["faults"] == ["capacity"]


# House rules


def test_without_a_limit_three_may_stand_together():
    """With `square_capacity` 0 two own tokens are joined by a third, on track and column."""
    referee = game("parchis", square_capacity=0)
    assert names(referee, pos("18,20,20,h", phase="move:2")) == ["18", "20"]
    assert names(referee, pos("65,67,67,h", phase="move:2")) == ["65", "67"]


def test_without_a_limit_two_colours_are_joined():
    """With `square_capacity` 0 a third colour may come to a safe square."""
    # On 28, A's 24: B at 7 and C at 58.
    referee = game("parchis", square_capacity=0)
    before = pos("22,h,h,h", "y,y,y,7", "y,y,y,58", phase="move:2")
    assert result(referee, before, "22") == pos("24,h,h,h", "y,y,y,7", "y,y,y,58", seat=1)


def test_without_a_limit_a_stack_is_landed_on_as_the_rules_say():
    """With `square_capacity` 0 a foreign pair is barred by `landing_on_stack` alone."""
    before = pos("18,h,h,h", "y,y,3,3", phase="move:2")
    assert names(game("parchis", square_capacity=0), before) == []
    referee = game("parchis", square_capacity=0, landing_on_stack="captures")
    # One landing captures one token: the other stays beside the mover.
    after = pos("20,h,h,h", "y,y,y,3", phase="bonus:20", state="0 0 last=20")
    assert result(referee, before, "18") == after


def test_a_limit_binds_other_games_too():
    """With `square_capacity` 2 a third token of one's own is barred in pairs."""
    assert names(game("pairs"), pos("17,20,20,h", phase="move:3")) == ["17", "20"]
    assert names(game("pairs", square_capacity=2), pos("17,20,20,h", phase="move:3")) == ["20"]


def test_a_stack_that_moves_together_needs_room_for_all():
    """With `square_capacity` 2 a pair moves together onto an empty square only."""
    referee = game("parchis", stack_moves="together")
    assert names(referee, pos("y,18,18,30", phase="move:2")) == ["18", "18x2", "30"]
    assert names(referee, pos("y,18,18,20", phase="move:2")) == ["18", "20"]


# Home


def test_home_wants_the_exact_roll():
    """The column is seven squares, home is the step behind it, and no step is left over."""
    referee = game("parchis")
    # 63 is the last square of the track, 64 to 70 the column, 71 home.
    assert result(referee, pos("y,y,63,63", phase="move:1"), "63") == pos("y,y,63,64", seat=1)
    assert referee.roll(pos("68,h,h,h"), 4) == pos("68,h,h,h", seat=1)
    assert names(referee, pos("68,h,h,h", phase="move:3")) == ["68"]


def test_nothing_is_captured_in_the_column():
    """A token in its column is out of everybody's reach."""
    # If A walked on along the track its 66 would be 70 - 68 = 2, where B stands at 49.
    before = pos("y,y,y,64", "y,y,y,49", phase="move:2")
    assert result(game("parchis"), before, "64") == pos("y,y,y,66", "y,y,y,49", seat=1)


def test_two_seats_sit_opposite():
    """Two players start on squares 5 and 39, track indices 4 and 38."""
    # The second seat at 54 stands on 38 + 54 - 68 = 24, A's 20.
    before = pos("18,h,h,h", "y,y,y,54", phase="move:2", seats=2)
    after = pos("20,h,h,h", YARD, phase="bonus:20", state="0 0 last=20", seats=2)
    assert result(game("parchis", seats=2), before, "18") == after


def test_three_seats_take_the_first_three_places():
    """Three players start on 4, 21 and 38."""
    # The third seat at 54 stands on 24, A's 20.
    before = pos("18,h,h,h", YARD, "y,y,y,54", phase="move:2", seats=3)
    after = pos("20,h,h,h", phase="bonus:20", state="0 0 last=20", seats=3)
    assert result(game("parchis", seats=3), before, "18") == after


def test_starts_of_empty_seats_stay_safe():
    """With two players the starts 21 and 55 protect too."""
    # A's 17 is 21, the second seat's 51 (38 + 51 - 68).
    before = pos("15,h,h,h", "y,y,y,51", phase="move:2", seats=2)
    after = pos("17,h,h,h", "y,y,y,51", seat=1, seats=2)
    assert result(game("parchis", seats=2), before, "15") == after
