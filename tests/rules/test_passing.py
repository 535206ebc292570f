"""The rule book's passing and own stacks, against situations worked out by hand.

Square numbers in comments are those of the ring: a token of seat s at progress p stands on
(13 s + p) mod 52. A walks with seat 0, so for A ring square and progress are the same.
"""

from oracle.situations import YARD, game, names, pos, result

# Passing


def test_walls_stop_opponents_but_not_their_owner():
    """With walls a pair is passed by its owner and by no opponent (bug R14)."""
    walls = game("pairs", walls=True)
    # A's pair on 10; C at 35 stands on 26 + 35 - 52 = 9.
    assert names(walls, pos("y,7,10,10", phase="move:5")) == ["7", "10"]
    held = pos("y,7,10,10", YARD, "y,y,y,35", YARD, seat=2, phase="move:4")
    assert names(walls, held) == []
    assert names(game("pairs"), held) == ["35"]
    before = pos("y,7,10,10", YARD, "y,y,y,35", YARD, seat=2)
    assert walls.roll(before, 4) == (pos("y,7,10,10", YARD, "y,y,y,35", YARD, seat=3))


def test_walls_fall_on_safe_squares():
    """A pair on a star stops nobody under walls, but does in classic (bug R14)."""
    # A's pair on 8; C at 33 stands on 7 and passes 8 with a four.
    before = pos("y,y,8,8", YARD, "y,y,y,33", YARD, seat=2, phase="move:4")
    assert names(game("pairs", walls=True), before) == ["33"]
    assert names(game("classic"), before) == []
    assert names(game("pairs", walls=True, stacks_on_safe_squares="block"), before) == []


def test_a_single_token_is_passed():
    """Where stacks block, a single token does not."""
    before = pos("27,h,h,h", "y,y,y,17", phase="move:5")
    for variant in ("classic", "norwegian"):
        assert names(game(variant), before) == ["27"]


def test_a_stack_on_the_square_that_is_left_blocks_nobody():
    """Leaving a square is not passing it, though an opponent's stack stands on it."""
    # A and B's pair share 8 (B at 47).
    assert names(game("classic"), pos("8,h,h,h", "y,y,47,47", phase="move:3")) == ["8"]


def test_two_partners_are_no_stack_for_an_opponent():
    """A and its partner on one square are passed and may be captured (bug R22)."""
    walls = game("pairs", walls=True, teams=True)
    # A on 20, C at 46 (26 + 46 - 52 = 20); B at 5 stands on 18.
    passing = pos("y,y,y,20", "y,y,y,5", "y,y,y,46", YARD, seat=1, phase="move:4")
    assert names(walls, passing) == ["5"]
    landing = pos("y,y,y,20", "y,y,y,5", "y,y,y,46", YARD, seat=1, phase="move:2")
    # One capture: of 20 and 46 the latter has come further.
    assert result(walls, landing, "5") == pos("y,y,y,20", "y,y,y,7", seat=1)


def test_partners_share_any_square_and_never_stop_each_other():
    """A lands on its partner's single token and on its pair, and passes it (bug R22)."""
    walls = game("pairs", walls=True, teams=True)
    single = pos("y,y,y,17", YARD, "y,y,y,46", phase="move:3")
    assert result(walls, single, "17") == pos("y,y,y,20", YARD, "y,y,y,46", seat=1)
    pair = pos("y,y,y,17", YARD, "y,y,46,46", phase="move:3")
    assert result(walls, pair, "17") == pos("y,y,y,20", YARD, "y,y,46,46", seat=1)
    assert names(walls, pos("y,y,y,17", YARD, "y,y,46,46", phase="move:5")) == ["17"]


def test_nothing_may_be_passed_under_impassable_any():
    """Every token blocks, one's own, a partner's and in the column too (bug R14)."""
    any_token = game("classic", impassable="any")
    assert names(any_token, pos("y,7,10,10", phase="move:5")) == ["10"]
    assert names(any_token, pos("y,7,10,10", phase="move:3")) == ["7", "10"]
    assert names(any_token, pos("y,y,51,53", phase="move:3")) == ["53"]
    partners = game("classic", impassable="any", teams=True)
    assert names(partners, pos("y,y,y,17", YARD, "y,y,y,46", phase="move:5")) == []


def test_impassable_none_captures_the_whole_stack():
    """With `impassable=none` stacks are passed and captured as a whole."""
    referee = game("classic", impassable="none")
    assert names(referee, pos("27,h,h,h", "y,y,17,17", phase="move:5")) == ["27"]
    before = pos("27,h,h,h", "y,y,17,17", phase="move:3")
    assert result(referee, before, "27") == pos("30,h,h,h")


# Own tokens


def test_own_tokens_are_not_joined_or_passed_in_swedish():
    """In swedish no move ends on or passes an own token, in the column neither."""
    referee = game("swedish")
    assert names(referee, pos("y,y,3,5", phase="move:2")) == ["5"]
    assert names(referee, pos("y,y,3,5", phase="move:4")) == ["5"]
    # 52 + 2 = 54 is taken; 54 + 2 = 56 is home.
    assert names(referee, pos("y,y,52,54", phase="move:2")) == ["54"]


def test_own_tokens_may_be_passed_in_english():
    """English bars own stacks but lets a token pass its own."""
    assert names(game("english"), pos("y,y,3,5", phase="move:2")) == ["5"]
    assert names(game("english"), pos("y,y,3,5", phase="move:4")) == ["3", "5"]


def test_home_is_always_shared():
    """One's own tokens share home even where own stacks are barred."""
    assert names(game("english"), pos("y,y,54,h", phase="move:2")) == ["54"]


def test_an_own_token_on_the_way_back_of_a_bounce_is_passed():
    """The way back of a bounce counts for `pass_own=false`."""
    # 53 with 5: 54 55 56, back 55 54. The token on 55 is walked over twice.
    # 55 with 5: 56, back 55 54 53 52. The token on 53 is walked over on the way back.
    referee = game("swedish")
    assert names(referee, pos("53,55,h,h", phase="move:5")) == []
    # Without the token on 55 the five is walked and ends on 54.
    alone = pos("53,h,h,h", phase="move:5")
    assert result(referee, alone, "53") == pos("54,h,h,h", seat=1)


def test_the_square_a_stack_is_left_from_counts_when_walked_back_over():
    """A bounce that goes back over its own origin passes the token left there."""
    # 54 and 54 with 6: 55 56, back 55 54 53 52: over the other token on 54.
    single = game("norwegian", home_roll="bounce", pass_own=False)
    assert names(single, pos("54,54,h,h", phase="move:6")) == []
    free = game("norwegian", home_roll="bounce")
    assert names(free, pos("54,54,h,h", phase="move:6")) == ["54"]


def test_stacks_may_move_together():
    """With `together` a stack moves one token or all, on the track and in the column."""
    referee = game("norwegian", stack_moves="together")
    before = pos("y,10,10,10", phase="move:3")
    assert referee.moves(before) == [
        ("10", pos("y,10,10,13", seat=1)),
        ("10x3", pos("y,13,13,13", seat=1)),
    ]
    assert names(referee, pos("52,52,h,h", phase="move:2")) == ["52", "52x2"]
    assert names(game("norwegian"), before) == ["10"]


def test_a_stack_lands_as_one_token_would():
    """A stack that moves together captures a single token and is barred by a stack."""
    referee = game("norwegian", stack_moves="together")
    single = pos("y,y,27,27", "y,y,y,17", phase="move:3")
    assert result(referee, single, "27x2") == pos("y,y,30,30", seat=1)
    assert names(referee, pos("y,y,27,27", "y,y,17,17", phase="move:3")) == []


def test_a_stack_that_moves_together_may_win():
    """Two tokens that come home together both count."""
    referee = game("norwegian", stack_moves="together")
    before = pos("54,54,h,h", phase="move:2")
    assert result(referee, before, "54x2") == pos("h,h,h,h", phase="over")


def test_a_stack_that_leaves_together_does_not_stop_itself():
    """A whole stack that bounces back over its own square meets nobody there."""
    # Home of norwegian is 56: 54 with 5 goes 55 56, back 55 54 53, over the square it left. One
    # token of the two would pass the other, which `pass_own=false` forbids.
    for barring in ({"pass_own": False}, {"passing": "tokens_block"}):
        referee = game("norwegian", stack_moves="together", home_roll="bounce", **barring)
        before = pos("54,54,h,h", phase="move:5")
        assert referee.moves(before) == [("54x2", pos("53,53,h,h", seat=1))]
