"""Boards are data: closed, adjacent, and where the rule book says."""

from itertools import pairwise
from math import dist

import pytest

from openludo.variants import board_names, find_board, find_variant
from openludo.variants.checking import board_faults

# From the rule book's table: squares of the track, start squares, stars.
SQUARES = {
    "cross52": (52, (0, 13, 26, 39), (8, 21, 34, 47)),
    "strip32": (32, (0, 16), (8, 24)),
    "tee42": (42, (0, 16, 29), (8, 24, 37)),
    "ring39": (39, (0, 13, 26), (8, 21, 34)),
    "ring65": (65, (0, 13, 26, 39, 52), (8, 21, 34, 47, 60)),
    "ring78": (78, (0, 13, 26, 39, 52, 65), (8, 21, 34, 47, 60, 73)),
    "cross68": (68, (4, 21, 38, 55), (11, 16, 28, 33, 45, 50, 62, 67)),
    "cross40": (40, (0, 10, 20, 30), ()),
}
# Squares of the column, where home is, the last progress on the track, home's progress.
HOMES = [
    ("cross52", 5, "behind", 50, 56),
    ("cross52", 5, "last", 50, 55),
    ("cross52", 6, "behind", 50, 57),
    ("cross52", 1, "last", 50, 51),
    ("cross68", 7, "behind", 63, 71),
    ("cross40", 4, "each", 39, 43),
    ("cross40", 4, "behind", 39, 44),
    ("strip32", 5, "behind", 30, 36),
    ("tee42", 5, "behind", 40, 46),
    ("ring39", 5, "behind", 37, 43),
    ("ring65", 5, "behind", 63, 69),
    ("ring78", 5, "behind", 76, 82),
]
ROOM = {"cross52": 6, "strip32": 6, "tee42": 6, "ring39": 5, "ring65": 6, "ring78": 6}
SEATINGS = {
    "cross52": {2: (0, 26), 3: (0, 13, 26), 4: (0, 13, 26, 39)},
    "strip32": {2: (0, 16)},
    "tee42": {3: (0, 16, 29)},
    "ring39": {3: (0, 13, 26)},
    "ring65": {5: (0, 13, 26, 39, 52)},
    "ring78": {6: (0, 13, 26, 39, 52, 65)},
    "cross68": {2: (4, 38), 3: (4, 21, 38), 4: (4, 21, 38, 55)},
    "cross40": {2: (0, 20), 3: (0, 10, 20), 4: (0, 10, 20, 30)},
}
DIAGONAL = {
    "cross52": [4, 17, 30, 43],
    "strip32": [],
    "tee42": [20, 33],
    "cross68": [7, 24, 41, 58],
    "cross40": [],
}


def test_every_board_of_the_rule_book_is_there():
    """The package brings the boards of section 1 and no others."""
    assert set(board_names()) == set(SQUARES)


@pytest.mark.parametrize("name", SQUARES)
def test_a_board_has_no_faults(name):
    """The check that added boards must pass is passed by every board of the package."""
    assert list(board_faults(find_board(name))) == []


@pytest.mark.parametrize("name", SQUARES)
def test_track_starts_and_stars_are_the_rule_books(name):
    """Every track is as long as the rule book says, and names no square twice (bug R10)."""
    board = find_board(name)
    length, starts, stars = SQUARES[name]
    assert len(board.track) == len(set(board.track)) == length
    assert (board.starts, board.stars) == (starts, stars)


@pytest.mark.parametrize("name", DIAGONAL)
def test_crosses_touch_by_corners_only_where_arms_meet(name):
    """Every square touches the next by an edge, or by a corner at the inner corners."""
    track = find_board(name).track
    diagonal = []
    for index, ((row, col), (next_row, next_col)) in enumerate(pairwise((*track, track[0]))):
        distance = abs(row - next_row), abs(col - next_col)
        assert max(distance) == 1
        if distance == (1, 1):
            diagonal.append(index)
    assert diagonal == DIAGONAL[name]


def test_parchis_safe_squares_are_those_of_the_printed_board():
    """Starts and stars of the board of 68 are its safe squares, counted from 1."""
    board = find_board("cross68")
    safe = sorted(square + 1 for square in board.starts + board.stars)
    assert safe == [5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68]


def test_hops_and_globes_stand_on_every_arm():
    """The cross has the hops of section 4, and rings have them on every arm alike."""
    assert find_board("cross52").hop_stars == (5, 11, 18, 24, 31, 37, 44, 50)
    for name in ("cross52", "ring39", "ring65", "ring78"):
        board = find_board(name)
        arms = range(len(board.places))
        assert board.hop_stars == tuple(13 * arm + square for arm in arms for square in (5, 11))
        assert board.globes == tuple(13 * arm + 8 for arm in arms)
    for name in ("strip32", "tee42", "cross68", "cross40"):
        assert find_board(name).hop_stars == find_board(name).globes == ()


@pytest.mark.parametrize(("name", "squares", "where", "last", "home"), HOMES)
def test_every_path_is_connected_and_ends_at_home(name, squares, where, last, home):
    """A token's path has a square for every progress, each touching the one before."""
    board = find_board(name)
    assert board.home(squares, where) == home
    for place in range(len(board.places)):
        path = board.path(place, home)
        assert len(path) == home + 1
        assert all(dist(one, other) < 1.5 for one, other in pairwise(path))
        assert path[last] in board.track
        assert not set(path[last + 1 :]) & set(board.track)


@pytest.mark.parametrize(("name", "squares"), [*ROOM.items(), ("cross68", 7), ("cross40", 4)])
def test_columns_have_room_as_the_rule_book_says(name, squares):
    """The longest column of every board has squares of its own, and home behind it."""
    board = find_board(name)
    assert board.max_column == squares
    columns = [square for place in board.places for square in place.run[:squares]]
    assert len(set(columns)) == squares * len(board.places)


@pytest.mark.parametrize("name", SEATINGS)
def test_seats_sit_where_the_rule_book_says(name):
    """Two sit opposite, three at the first three places, otherwise at every place in turn."""
    board = find_board(name)
    starts = {n: tuple(board.starts[place] for place in board.seating(n)) for n in board.seatings}
    assert starts == SEATINGS[name]


@pytest.mark.parametrize("name", SQUARES)
def test_places_follow_each_other_as_tokens_walk(name):
    """Turns pass in the direction in which tokens walk, to a place not yet passed."""
    board = find_board(name)
    ahead = [(start - board.starts[0]) % len(board.track) for start in board.starts]
    assert ahead == sorted(set(ahead))


@pytest.mark.parametrize("name", SQUARES)
def test_progress_and_square_are_inverse(name):
    """The square of a progress has that progress, for every place."""
    board = find_board(name)
    for place in range(len(board.places)):
        for progress in range(board.lap):
            assert board.progress(place, board.square(place, progress)) == progress


def test_variants_play_on_the_boards_that_the_rule_book_gives_them():
    """Parchís has the board of 68 squares, its relatives that of 40, all others the cross."""
    own = {name: find_variant(name).board.name for name in ("parchis", "german40", "swedish40")}
    assert own == {"parchis": "cross68", "german40": "cross40", "swedish40": "cross40"}
    assert {find_variant(name).home for name in ("danish", "classic")} == {56}
    homes = [find_variant(name).home for name in ("pairs", "solo", "parchis")]
    assert homes == [55, 57, 71]
    assert [find_variant(name).home for name in ("german40", "swedish40")] == [43, 44]
