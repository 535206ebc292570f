"""The rule book's other boards of the 52-square family (section 1), worked out by hand.

Square numbers in comments are track indices: a token of a seat whose start is s stands at progress
p on (s + p) mod the track's length. A's start is 0, so for A track index and progress are the same.
The starts are 0 16 of 32 on the strip, 0 16 29 of 42 on the tee and 13 apart on the rings.
"""

import pytest

from openludo import InvalidRules, Position, find_variant
from openludo.engine.ranking import points_of
from oracle.presets import Refused, house_rules
from oracle.situations import YARD, game, names, pos, result

FAMILY = [("strip32", 2), ("tee42", 3), ("cross52", 4), ("ring39", 3), ("ring65", 5), ("ring78", 6)]
LENGTHS = {"strip32": 32, "tee42": 42, "cross52": 52, "ring39": 39, "ring65": 65, "ring78": 78}
STARTS = {
    "strip32": (0, 16),
    "tee42": (0, 16, 29),
    "cross52": (0, 13, 26, 39),
    "ring39": (0, 13, 26),
    "ring65": (0, 13, 26, 39, 52),
    "ring78": (0, 13, 26, 39, 52, 65),
}
HOMES = {"strip32": 36, "tee42": 46, "cross52": 56, "ring39": 43, "ring65": 69, "ring78": 82}

# Which board


@pytest.mark.parametrize(
    ("seats", "board"),
    [(2, "strip32"), (3, "tee42"), (4, "cross52"), (5, "ring65"), (6, "ring78")],
)
def test_the_number_of_seats_picks_the_board(seats, board):
    """By seats: strip, tee, cross and the rings of five and six for 2 to 6."""
    variant = game("classic", seats=seats, board="by_seats").variant
    position = Position.start(variant, seats)
    assert position.variant.board.name == board
    assert len(position.variant.board.track) == LENGTHS[board]


@pytest.mark.parametrize("board", ["strip32", "tee42", "ring39", "ring65", "ring78"])
def test_solo_is_refused_a_board_that_does_not_seat_four(board):
    """One person and three computers sit round the cross; for fewer or more there is no board."""
    assert refusals("solo", board=board, column_squares=5) == (["board"], "board")


@pytest.mark.parametrize("board", ["cross52", "cross68", "by_seats"])
def test_solo_may_have_any_board_for_four(board):
    """Where the number of players picks the board, the four of them get the cross."""
    variant = game("solo", board=board).variant
    assert variant.for_seats(4).board.name == board.replace("by_seats", "cross52")
    if board == "by_seats":
        assert variant.seat_counts == (4,)
        with pytest.raises(InvalidRules):
            Position.start(variant, 2)


def refusals(name, **changes):
    """Name what the product refuses, and what the referee does."""
    with pytest.raises(InvalidRules) as ours:
        find_variant(name, **changes)
    with pytest.raises(Refused) as theirs:
        house_rules(name, **changes)
    return ours.value.params["names"], str(theirs.value)


@pytest.mark.parametrize(("board", "seats"), FAMILY)
def test_seats_start_where_the_board_says(board, seats):
    """Every seat's start is told by a token of it that a visitor does not capture there."""
    # Norwegian protects a token on its own start only: A comes with a one.
    referee = game("norwegian", seats=seats, board=board)
    for seat, start in enumerate(STARTS[board][1:], 1):
        tokens = [f"{start - 1},h,h,h"] + [YARD] * (seats - 1)
        tokens[seat] = "y,y,y,0"
        after = [f"{start},h,h,h", *tokens[1:]]
        before = pos(*tokens, phase="move:1", seats=seats)
        assert referee.moves(before) == [(str(start - 1), pos(*after, seat=1, seats=seats))]


@pytest.mark.parametrize(
    ("variant", "start"), [("classic", 26), ("parchis", 34), ("german40", 20), ("pairs", 26)]
)
def test_two_sit_opposite_on_every_cross(variant, start):
    """Two players start half a track apart: what is 4 for the second is half a track more for A."""
    referee = game(variant, seats=2, bonus_steps_on_capture=0, bonus_roll_on=("six",))
    before = pos(f"y,y,y,{start + 3}", "y,y,y,4", phase="move:1", seats=2)
    after = pos(f"y,y,y,{start + 4}", seat=1, seats=2)
    assert referee.moves(before) == [(str(start + 3), after)]


@pytest.mark.parametrize(("board", "seats"), FAMILY)
def test_turns_pass_from_seat_to_seat(board, seats):
    """Turns pass in the order in which tokens walk, and from the last seat to the first."""
    referee = game("classic", seats=seats, board=board)
    for seat in range(seats):
        after = pos(seat=(seat + 1) % seats, seats=seats)
        assert referee.roll(pos(seat=seat, seats=seats), 3) == after


# Safe squares


@pytest.mark.parametrize(
    ("board", "seats", "stars"),
    [
        ("strip32", 2, (8, 24)),
        ("tee42", 3, (8, 24, 37)),
        ("cross52", 4, (8, 21, 34, 47)),
        ("ring39", 3, (8, 21, 34)),
        ("ring65", 5, (8, 21, 34, 47, 60)),
        ("ring78", 6, (8, 21, 34, 47, 60, 73)),
    ],
)
def test_starts_and_stars_are_safe_and_nothing_else(board, seats, stars):
    """A's token shares starts and stars and captures on every other square of its way."""
    referee = game("classic", seats=seats, board=board)
    length, start = LENGTHS[board], STARTS[board][-1]
    for square in range(1, length - 1):
        other = (square - start) % length
        if other == length - 1:
            continue  # the one square that the last seat never walks: it turns before its start
        before = [f"{square - 1},h,h,h", *[YARD] * (seats - 2), f"y,y,y,{other}"]
        after = result(referee, pos(*before, phase="move:1", seats=seats), str(square - 1))
        safe = square in (*stars, *STARTS[board])
        assert (f"y,y,y,{other}" in after) == safe, square


# Squares of several seats


def test_captures_on_the_strip():
    """On the strip B stands sixteen squares behind A, and walks over the seam."""
    referee = game("classic", seats=2, board="by_seats")
    # B at 4 stands on 20.
    before = pos("18,h,h,h", "y,y,y,4", phase="move:2", seats=2)
    assert result(referee, before, "18") == pos("20,h,h,h", seats=2)
    # B at 18 + 2 = 20 stands on 36 - 32 = 4.
    before = pos("y,y,y,4", "18,h,h,h", seat=1, phase="move:2", seats=2)
    assert result(referee, before, "18") == pos(YARD, "20,h,h,h", seat=1, seats=2)


def test_captures_on_the_tee():
    """On the tee the starts are 0, 16 and 29: the third seat is nearer to the second."""
    referee = game("classic", seats=3, board="by_seats")
    # On 20: B at 4, C at 33 (29 + 33 - 42).
    before = pos("18,h,h,h", "y,y,y,4", "y,y,y,33", phase="move:2", seats=3)
    assert result(referee, before, "18") == pos("20,h,h,h", seats=3)
    # On 31: C at 2, B at 15.
    before = pos(YARD, "13,h,h,h", "y,y,y,2", seat=1, phase="move:2", seats=3)
    assert result(referee, before, "13") == pos(YARD, "15,h,h,h", seat=1, seats=3)


def test_captures_on_the_ring_of_three():
    """On the ring of three the starts are 0, 13 and 26 of 39."""
    referee = game("classic", seats=3, board="ring39")
    # On 30: B at 17, C at 4.
    before = pos("28,h,h,h", "y,y,y,17", "y,y,y,4", phase="move:2", seats=3)
    assert result(referee, before, "28") == pos("30,h,h,h", seats=3)


def test_captures_on_the_ring_of_five():
    """On the ring of five each seat stands thirteen squares behind the one before."""
    referee = game("classic", seats=5, board="by_seats")
    # On 30: B at 17, C at 4, D at 56 (39 + 56 - 65), E at 43 (52 + 43 - 65).
    before = pos("28,h,h,h", "y,y,y,17", "y,y,y,4", "y,y,y,56", "y,y,y,43", phase="move:2", seats=5)
    assert result(referee, before, "28") == pos("30,h,h,h", seats=5)


def test_captures_on_the_ring_of_six():
    """On the ring of six F walks from 65 over the seam."""
    referee = game("classic", seats=6, board="by_seats")
    # F at 20 stands on 65 + 20 - 78 = 7: A at 7, B at 72 (13 + 72 - 78), E at 33 (52 + 33 - 78).
    before = pos(
        "y,y,y,7", "y,y,y,72", YARD, YARD, "y,y,y,33", "18,h,h,h", seat=5, phase="move:2", seats=6
    )
    assert result(referee, before, "18") == (
        pos(YARD, YARD, YARD, YARD, YARD, "20,h,h,h", seat=5, seats=6)
    )


def test_a_stack_blocks_on_the_ring_of_six():
    """A stack of F holds up A where both walk."""
    # F's pair at 42 stands on 65 + 42 - 78 = 29.
    before = pos("28,h,h,h", YARD, YARD, YARD, YARD, "y,y,42,42", phase="move:2", seats=6)
    assert names(game("classic", seats=6, board="by_seats"), before) == []
    assert names(game("pairs", seats=6, board="by_seats"), before) == ["28"]
    assert names(game("pairs", seats=6, board="by_seats", walls=True), before) == []


# Column and home


@pytest.mark.parametrize(("board", "seats"), FAMILY)
def test_the_last_square_before_the_start_is_not_walked(board, seats):
    """A lap ends one square short of the whole track: then the column begins."""
    # B stands on the track square that A would reach if it walked on.
    last = LENGTHS[board] - 2
    bee = last + 1 - STARTS[board][1]
    referee = game("classic", seats=seats, board=board)
    before = pos(f"{last},h,h,h", f"y,y,y,{bee}", phase="move:1", seats=seats)
    after = pos(f"{last + 1},h,h,h", f"y,y,y,{bee}", seat=1, seats=seats)
    assert referee.moves(before) == [(str(last), after)]


@pytest.mark.parametrize(("board", "seats"), FAMILY)
def test_home_lies_behind_a_column_of_five(board, seats):
    """Home is at 36, 46, 56, 43, 69 and 82, exact."""
    near = HOMES[board] - 1
    referee = game("classic", seats=seats, board=board)
    before = pos(f"y,y,{near},h", phase="move:1", seats=seats)
    assert referee.moves(before) == [(str(near), pos("y,y,h,h", seat=1, seats=seats))]
    assert names(referee, pos(f"y,y,{near},h", phase="move:2", seats=seats)) == []


@pytest.mark.parametrize(("board", "seats"), FAMILY)
def test_in_pairs_home_is_one_step_earlier(board, seats):
    """Where home is the last column square it is a step nearer, and home grants a roll."""
    near = HOMES[board] - 2
    referee = game("pairs", seats=seats, board=board)
    before = pos(f"y,y,{near},h", phase="move:1", seats=seats)
    assert referee.moves(before) == [(str(near), pos("y,y,h,h", seats=seats))]


def test_points_measure_the_way_of_the_board():
    """Points divide by the progress of home on the board that is played."""
    # Strip of pairs, home at 35: 99 × (20 + 1) / (4 × 35) = 14.85; 300 + 99 × 34 / 35 = 396.2.
    variant = find_variant("pairs", board="by_seats")
    position = Position.parse(variant, "y,y,y,20/33,h,h,h 0 roll 0 0")
    assert points_of(position) == (14, 396)
