"""The rule book's stars and globes on the rings, and what other boards refuse, worked out by hand.

Square numbers in comments are track indices: a token of a seat whose start is s stands at progress
p on (s + p) mod the track's length. The rings have on every arm of thirteen squares what the cross
has: hop stars on 13k + 5 and 13k + 11, white globes on 13k + 8, coloured globes on the starts, 13k.
"""

from itertools import pairwise

import pytest

from openludo import InvalidRules, find_variant
from oracle.situations import YARD, game, names, pos, result

RINGS = [("ring39", 3, 37, 43), ("ring65", 5, 63, 69), ("ring78", 6, 76, 82)]
"""Name, seats, the star on the last track square, and home."""

# Danish on the rings


@pytest.mark.parametrize(("board", "seats", "last", "home"), RINGS)
def test_the_last_star_of_a_ring_leads_home(board, seats, last, home):
    """The star on one's own last track square leads straight home."""
    referee = game("danish", seats=seats, board=board)
    before = pos(f"y,y,y,{last - 1}", phase="move:1", seats=seats)
    assert referee.moves(before) == [(str(last - 1), pos("y,y,y,h", seat=1, seats=seats))]
    # Home is five column squares and one step behind that star.
    assert last + 6 == home
    near = pos(f"y,y,y,{home - 1}", phase="move:1", seats=seats)
    assert referee.moves(near) == [(str(home - 1), pos("y,y,y,h", seat=1, seats=seats))]


@pytest.mark.parametrize(("board", "seats", "last", "home"), RINGS)
def test_a_hop_onto_the_last_star_of_a_ring_rests_there(board, seats, last, home):
    """A token that hops onto its own last star rests there."""
    # The star before the last is six squares nearer.
    referee = game("danish", seats=seats, board=board)
    before = pos(f"y,y,y,{last - 7}", phase="move:1", seats=seats)
    assert referee.moves(before) == [(str(last - 7), pos(f"y,y,y,{last}", seat=1, seats=seats))]
    assert last < home


@pytest.mark.parametrize(("board", "seats", "last", "home"), RINGS)
def test_every_star_of_a_ring_leads_to_the_next(board, seats, last, home):
    """From each star but the last a token hops to the next star ahead."""
    referee = game("danish", seats=seats, board=board)
    stars = [13 * arm + square for arm in range(seats) for square in (5, 11)]
    assert stars[-1] == last < home
    for star, following in pairwise(stars):
        before = pos(f"y,y,y,{star - 1}", phase="move:1", seats=seats)
        after = pos(f"y,y,y,{following}", seat=1, seats=seats)
        assert referee.moves(before) == [(str(star - 1), after)]


def test_captures_happen_on_both_stars_of_a_ring():
    """A hop across the arms captures on either star."""
    # 11: E at 24 (52 + 24 - 65). Next star 18: D at 44 (39 + 44 - 65).
    before = pos("10,h,h,h", YARD, YARD, "y,y,y,44", "y,y,y,24", phase="move:1", seats=5)
    referee = game("danish", seats=5, board="ring65")
    assert result(referee, before, "10") == pos("18,h,h,h", seat=1, seats=5)


def test_white_globes_of_a_ring_protect():
    """On 13k + 8 any token sends the mover home."""
    # 73 = 13 × 5 + 8: B at 60 stands on 13 + 60.
    before = pos("72,h,h,h", "y,y,y,60", phase="move:1", seats=6)
    referee = game("danish", seats=6, board="ring78")
    assert result(referee, before, "72") == pos("y,h,h,h", "y,y,y,60", seat=1, seats=6)


def test_coloured_globes_of_a_ring_protect_their_own_colour():
    """On a start its owner sends the mover home, another colour is captured."""
    # 52 is E's start; there C stands at 26.
    referee = game("danish", seats=5, board="ring65")
    own = pos("51,h,h,h", YARD, YARD, YARD, "y,y,y,0", phase="move:1", seats=5)
    assert result(referee, own, "51") == (
        pos("y,h,h,h", YARD, YARD, YARD, "y,y,y,0", seat=1, seats=5)
    )
    foreign = pos("51,h,h,h", YARD, "y,y,y,26", phase="move:1", seats=5)
    assert result(referee, foreign, "51") == pos("52,h,h,h", seat=1, seats=5)


def test_the_danish_die_on_a_ring():
    """Globe and star look for the squares of the ring."""
    referee = game("danish", seats=5, board="ring65", die="danish")
    # The globe behind 47 is 52, a start; behind 52 it is 60, a white one.
    assert result(referee, pos("47,h,h,h", phase="move:globe", seats=5), "47") == (
        pos("52,h,h,h", seats=5)
    )
    assert result(referee, pos("52,h,h,h", phase="move:globe", seats=5), "52") == (
        pos("60,h,h,h", seats=5)
    )
    # Behind 60 there is no globe any more; the star on 63 leads home.
    assert names(referee, pos("60,h,h,h", phase="move:globe", seats=5)) == []
    assert result(referee, pos("60,h,h,h", phase="move:star", seats=5), "60") == (
        pos("h,h,h,h", phase="over", seats=5)
    )
    # From 50, a star, to 57 and on to 63, the last.
    assert result(referee, pos("50,h,h,h", phase="move:star", seats=5), "50") == (
        pos("63,h,h,h", seat=1, seats=5)
    )


def test_numbers_rest_on_the_stars_of_a_ring_elsewhere():
    """With `stars` rest a hop star of a ring is a square like any."""
    referee = game("classic", seats=6, board="by_seats")
    before = pos("69,h,h,h", phase="move:1", seats=6)
    assert result(referee, before, "69") == pos("70,h,h,h", seat=1, seats=6)


# Other variants on other boards


def test_german40_on_the_strip():
    """Any board may be given to a variant if its column has room: german40 on the strip."""
    # The strip's track ends at 30; the four homes are 31 to 34. B at 4 stands on 20.
    referee = game("german40", seats=2, board="strip32")
    before = pos("18,31,32,34", "y,y,y,4", phase="move:2", seats=2)
    assert result(referee, before, "18") == pos("20,31,32,34", seat=1, seats=2)
    # From 30 a three would pass 31 and 32; a one moves it and the 33 both.
    assert names(referee, pos("y,30,31,32", phase="move:3", seats=2)) == []
    assert names(referee, pos("y,y,30,33", phase="move:1", seats=2)) == ["30", "33"]


def test_parchis_on_a_ring():
    """Parchís with a column of five on the ring of six: five enters, pairs bar, captures give."""
    # F at 23 stands on 65 + 23 - 78 = 10. Home is at 82.
    referee = game("parchis", seats=6, board="ring78", column_squares=5)
    assert referee.moves(pos(phase="move:5", seats=6)) == [("y", pos("y,y,y,0", seat=1, seats=6))]
    before = pos("9,h,h,h", YARD, YARD, YARD, YARD, "y,y,y,23", phase="move:1", seats=6)
    after = pos("10,h,h,h", phase="bonus:20", state="0 0 last=10", seats=6)
    assert result(referee, before, "9") == after
    bonus = pos("62,h,h,h", phase="bonus:20", state="0 0 last=62", seats=6)
    assert referee.moves(bonus) == [("62", pos("h,h,h,h", phase="over", seats=6))]


def test_pairs_on_the_board_of_parchis():
    """Pairs on the board of 68 squares comes home after five column squares, at 68."""
    referee = game("pairs", board="cross68")
    assert result(referee, pos("y,y,y,67", phase="move:1"), "67") == pos("y,y,y,h")


# Refusals


def refused(variant, **house_rules):
    """Name the house rules that a refusal gives."""
    with pytest.raises(InvalidRules) as caught:
        find_variant(variant, **house_rules)
    return set(caught.value.params["names"])


def refused_seats(variant, seats):
    """Name the house rules that the refusal of a number of seats gives."""
    with pytest.raises(InvalidRules) as caught:
        variant.for_seats(seats)
    return set(caught.value.params["names"])


def test_teams_are_refused_by_seats():
    """Partners sit opposite on a cross: a board by seats has none for them."""
    assert refused("classic", board="by_seats", teams=True) == {"board", "teams"}


@pytest.mark.parametrize("board", ["strip32", "tee42", "ring39", "ring65", "ring78"])
def test_teams_are_refused_where_four_do_not_play(board):
    """Teams need four seats, which neither strip, tee nor ring has."""
    assert refused("classic", board=board, teams=True) == {"board", "teams"}


@pytest.mark.parametrize(
    ("board", "seats"),
    [
        ("strip32", 3),
        ("tee42", 2),
        ("tee42", 4),
        ("cross52", 5),
        ("ring39", 5),
        ("ring65", 6),
        ("ring78", 5),
        ("cross68", 5),
        ("cross40", 6),
        ("by_seats", 7),
        ("by_seats", 1),
    ],
)
def test_seats_that_a_board_has_not_are_refused(board, seats):
    """A number of seats that the board has no places for is refused."""
    variant = find_variant("classic", board=board, column_squares=4)
    assert "seats" in refused_seats(variant, seats)


@pytest.mark.parametrize("variant", ["parchis", "german40", "swedish40"])
def test_by_seats_is_for_the_family(variant):
    """Outside the 52-square family no board is picked by the number of seats."""
    assert refused(variant, board="by_seats", column_squares=4) == {"board"}


@pytest.mark.parametrize("board", ["strip32", "tee42", "cross68", "cross40"])
@pytest.mark.parametrize(
    ("rule", "value"), [("stars", "hop"), ("safe_squares", "globes"), ("die", "danish")]
)
def test_hop_stars_and_globes_are_refused_where_there_are_none(board, rule, value):
    """Boards without the stars and globes of section 4 refuse what is played on them."""
    changes = {"board": board, "column_squares": 4, rule: value}
    assert refused("classic", **changes) == {"board", rule}


def test_danish_by_seats_is_refused_on_strip_and_tee_only():
    """Of the boards picked by number the cross and the rings have stars and globes."""
    variant = find_variant("danish", board="by_seats")
    assert [variant.for_seats(n).board.name for n in (4, 5, 6)] == ["cross52", "ring65", "ring78"]
    for seats in (2, 3):
        assert "board" in refused_seats(variant, seats)


@pytest.mark.parametrize("variant", ["parchis", "german40", "swedish40"])
def test_walls_are_refused_outside_the_family(variant):
    """Walls belong to the 52-square family."""
    assert refused(variant, walls=True) == {"board", "walls"}


@pytest.mark.parametrize("board", ["strip32", "tee42", "ring39", "ring65", "ring78"])
def test_walls_are_allowed_in_the_family(board):
    """Strip, tee and rings belong to the family of the cross."""
    assert find_variant("pairs", board=board, walls=True).rules.passing == "stacks_block"


@pytest.mark.parametrize(
    ("variant", "board", "squares"),
    [("classic", "cross52", 7), ("parchis", "cross68", 8), ("german40", "cross40", 5)],
)
def test_a_column_without_room_is_refused(variant, board, squares):
    """A column longer than the board has room for is refused."""
    assert refused(variant, board=board, column_squares=squares) == {"board", "column_squares"}
