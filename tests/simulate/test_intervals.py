"""Wilson's interval for a share of wins."""

import pytest

from openludo.simulate.intervals import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_intervals_are_those_of_the_tables(wins, games, low, high):
    """The interval is that of published tables, within 0 and 1."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_without_a_game():
    """Without a game every share is possible."""
    assert wilson(0, 0) == (0, 1)
