"""The rule book's stars, globes and Danish die, against situations worked out by hand.

Square numbers in comments are those of the ring: a token of seat s at progress p stands on
(13 s + p) mod 52. The stars of section 4 are at progress 5 11 18 24 31 37 44 50 for every seat.
"""

from oracle.situations import YARD, game, names, pos, result


def test_a_star_takes_the_token_to_the_next_one():
    """Landing on a star moves the token on to the next star, once."""
    assert game("danish").moves(pos("10,h,h,h", phase="move:1")) == [
        ("10", pos("18,h,h,h", seat=1))
    ]


def test_the_last_star_leads_home():
    """The star on the last track square leads straight home."""
    after = result(game("danish"), pos("y,y,y,49", phase="move:1"), "49")
    assert after == pos("y,y,y,h", seat=1)


def test_a_token_that_hops_onto_its_last_star_rests_there():
    """The hop does not hop again: from 44 the token goes to 50 and stays."""
    assert result(game("danish"), pos("43,h,h,h", phase="move:1"), "43") == pos("50,h,h,h", seat=1)


def test_captures_happen_on_both_stars():
    """A hop captures a single token on either star."""
    # 10 + 1 = 11: B at 50 stands on 63 - 52 = 11. Next star 18: C at 44 stands on 70 - 52 = 18.
    before = pos("10,h,h,h", "y,y,y,50", "y,y,y,44", phase="move:1")
    assert result(game("danish"), before, "10") == pos("18,h,h,h", seat=1)


def test_a_stack_on_the_first_star_sends_home_without_a_hop():
    """Two tokens of one opponent on the first star send the mover home at once."""
    before = pos("10,h,h,h", "y,y,50,50", "y,y,y,44", phase="move:1")
    assert result(game("danish"), before, "10") == (pos("y,h,h,h", "y,y,50,50", "y,y,y,44", seat=1))


def test_a_stack_on_the_second_star_sends_home_after_the_capture():
    """The capture on the first star stands when the second sends the mover home."""
    before = pos("10,h,h,h", "y,y,y,50", "y,y,44,44", phase="move:1")
    assert result(game("danish"), before, "10") == pos("y,h,h,h", YARD, "y,y,44,44", seat=1)
    bonus = game("danish", bonus_roll_on=("six", "capture"))
    assert result(bonus, before, "10") == pos("y,h,h,h", YARD, "y,y,44,44")


def test_a_star_protects_nobody():
    """A token resting on a star is captured by one that lands there by hopping."""
    # A rests on 18; D at 24 stands on 63 - 52 = 11 after... D at 23 with 1: 24, hop to 31 = 18.
    before = pos("18,h,h,h", YARD, YARD, "23,h,h,h", seat=3, phase="move:1")
    assert result(game("danish"), before, "23") == pos("y,h,h,h", YARD, YARD, "31,h,h,h")


def test_a_hop_passes_nothing():
    """Under stacks that block, a hop flies over a stack that a walk could not pass."""
    referee = game("danish", passing="stacks_block")
    # B's pair at 1 stands on 14, between 11 and 18.
    assert result(referee, pos("10,h,h,h", "y,y,1,1", phase="move:1"), "10") == (
        pos("18,h,h,h", "y,y,1,1", seat=1)
    )
    assert names(referee, pos("10,h,h,h", "y,y,1,1", phase="move:5")) == []


def test_a_hop_onto_a_forbidding_stack_is_no_move():
    """Where stacks forbid landing, one on the second star forbids the move."""
    referee = game("danish", landing_on_stack="forbidden")
    assert names(referee, pos("10,h,h,h", YARD, "y,y,44,44", phase="move:1")) == []


def test_the_first_star_is_no_end_for_own_stacks():
    """Without own stacks the first star may hold an own token, the second may not."""
    referee = game("danish", own_stacks=False)
    assert names(referee, pos("10,11,h,h", phase="move:1")) == ["10", "11"]
    assert names(referee, pos("10,18,h,h", phase="move:1")) == ["18"]


def test_danish_bounces():
    """A token two steps before home goes two in and four back with a six."""
    assert result(game("danish"), pos("54,h,h,h", phase="move:6"), "54") == pos("52,h,h,h")


def test_a_bounce_onto_a_star_hops():
    """A bounce that ends outside the column lands like any move, on a star too."""
    # Column of one, home at 52: 51 with 3 goes 52, back 51 50; the last star leads home.
    referee = game("danish", column_squares=1)
    assert result(referee, pos("51,h,h,h", phase="move:3"), "51") == pos("h,h,h,h", phase="over")


def test_numbers_do_not_hop_where_stars_rest():
    """With `stars=rest` a token rests on the star of section 4."""
    assert result(game("norwegian"), pos("10,h,h,h", phase="move:1"), "10") == (
        pos("11,h,h,h", seat=1)
    )


# The Danish die


def test_the_star_moves_to_a_star_and_on():
    """The star takes a token to the next star ahead and on to the following one."""
    die = game("danish", die="danish")
    assert result(die, pos("12,h,h,h", phase="move:star"), "12") == pos("24,h,h,h", seat=1)
    # From a star it goes to the next, not to its own.
    assert result(die, pos("18,h,h,h", phase="move:star"), "18") == pos("31,h,h,h", seat=1)


def test_the_star_to_the_last_star_leads_home():
    """A star used before the last star brings the token home."""
    die = game("danish", die="danish")
    assert result(die, pos("y,y,y,48", phase="move:star"), "48") == pos("y,y,y,h", seat=1)


def test_the_star_hops_where_stars_rest():
    """The die's star moves on to the following star whatever `stars` says."""
    die = game("norwegian", die="danish")
    assert result(die, pos("12,h,h,h", phase="move:star"), "12") == pos("24,h,h,h", seat=1)


def test_a_symbol_without_its_square_ahead_is_of_no_use():
    """From the last star, the column and the yard the star moves nothing; nor the last globe."""
    die = game("danish", die="danish")
    assert die.roll(pos("y,50,52,h"), "star") == pos("y,50,52,h", seat=1)
    assert die.roll(pos("47,50,52,h"), "globe") == pos("47,50,52,h")


def test_a_globe_enters_or_moves_and_rolls_again():
    """The globe enters a token or moves one to the next globe, and grants a roll."""
    die = game("danish", die="danish")
    before = pos("y,y,y,8", phase="move:globe")
    assert die.moves(before) == [("y", pos("y,y,0,8")), ("8", pos("y,y,y,13"))]


def test_a_six_of_the_danish_die_does_not_enter():
    """The six grants a roll but enters nothing; unused it rolls again without a try."""
    die = game("danish", die="danish")
    assert names(die, pos("y,y,y,6", phase="move:6")) == ["6"]
    assert die.roll(pos(state="0 1"), 6) == pos(state="0 1")


def test_the_streak_counts_sixes_only():
    """A globe ends the streak, a six lengthens it."""
    die = game("danish", die="danish", streak_limit=3)
    assert die.roll(pos("y,y,y,6", state="2 0"), "globe") == (
        pos("y,y,y,6", phase="move:globe", state="0 0")
    )
    assert die.roll(pos("y,y,y,6", state="2 0"), 6) == pos("y,y,y,6", seat=1)


def test_the_stars_walk_is_stopped_by_a_stack():
    """The walk to the star passes squares; a blocking stack holds it up."""
    die = game("norwegian", die="danish")
    # B's pair at 1 stands on 14, between 12 and the star on 18.
    assert names(die, pos("12,h,h,h", "y,y,1,1", phase="move:star")) == []


def test_the_faces_of_the_danish_die():
    """Three and five are symbols and cannot be rolled as numbers."""
    assert game("danish", die="danish").faces == (1, 2, "star", 4, "globe", 6)
