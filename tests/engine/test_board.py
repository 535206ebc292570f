"""Boards are data: closed, adjacent, and where the rule book says."""

from itertools import pairwise

import pytest

from openludo.variants import find_board

BOARD = find_board("cross52")


def test_the_track_has_52_squares_each_once():
    """The cross has 52 squares on its track and names none twice (bug R10)."""
    assert len(BOARD.track) == len(set(BOARD.track)) == 52


def test_neighbours_touch_all_the_way_round():
    """Every square touches the next by an edge, or by a corner at the four inner corners."""
    diagonal = []
    for index, (row, col) in enumerate(BOARD.track):
        next_row, next_col = BOARD.track[(index + 1) % 52]
        distance = abs(row - next_row), abs(col - next_col)
        assert max(distance) == 1
        if distance == (1, 1):
            diagonal.append(index)
    assert diagonal == [4, 17, 30, 43]


def test_starts_stars_and_hops_stand_where_the_rule_book_says():
    """Starts are 13 apart, stars eight squares behind them, the hops of section 4 between."""
    assert BOARD.starts == (0, 13, 26, 39)
    assert BOARD.stars == tuple(start + 8 for start in BOARD.starts)
    assert BOARD.hop_stars == (5, 11, 18, 24, 31, 37, 44, 50)


@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize(
    ("squares", "where", "home"),
    [(5, "behind", 56), (5, "last", 55), (6, "behind", 57), (1, "last", 51)],
)
def test_every_path_is_connected_and_ends_at_home(place, squares, where, home):
    """A token's path has a square for every progress, each touching the one before."""
    assert BOARD.home(squares, where) == home
    path = BOARD.path(place, home)
    assert len(path) == home + 1
    for (row, col), (next_row, next_col) in pairwise(path):
        assert max(abs(row - next_row), abs(col - next_col)) == 1
    assert path[50] in BOARD.track
    assert not set(path[51:]) & set(BOARD.track)


def test_two_sit_opposite_and_three_at_the_first_three_places():
    """Two players sit at starts 0 and 26, three at 0, 13 and 26."""
    starts = [BOARD.starts[place] for place in BOARD.seating(2)]
    assert starts == [0, 26]
    assert [BOARD.starts[place] for place in BOARD.seating(3)] == [0, 13, 26]


def test_progress_and_square_are_inverse():
    """The square of a progress has that progress, for every place."""
    for place in range(4):
        for progress in range(51):
            assert BOARD.progress(place, BOARD.square(place, progress)) == progress
