"""The generator of simulated chance favours no face, no seat and nobody who is unlucky."""

from collections import Counter
from itertools import pairwise

import pytest

from openludo.simulate.contest import draw
from openludo.simulate.series import game_key

GAMES = 60
ROLLS = 1000
# Five degrees of freedom: exceeded once in ten million.
MOST_CHI_SQUARE = 41.7


@pytest.fixture(scope="module")
def faces():
    """Roll the dice of sixty games of a thousand rolls each."""
    keys = [game_key("draws", game) for game in range(GAMES)]
    return [[draw(*key, 2 * number, 6) for number in range(ROLLS)] for key in keys]


def chi_square(found, sides=6):
    """Measure how far counts are from equal."""
    expected = sum(found.values()) / sides
    return sum((found[face] - expected) ** 2 / expected for face in range(sides))


def test_faces_are_equally_likely(faces):
    """All six faces come equally often, over all rolls and for every seat of four."""
    assert chi_square(Counter(face for game in faces for face in game)) < MOST_CHI_SQUARE
    for seat in range(4):
        rolls = Counter(face for game in faces for face in game[seat::4])
        assert chi_square(rolls) < MOST_CHI_SQUARE


@pytest.mark.parametrize("misses", [5, 10, 15])
def test_a_six_is_never_due(faces, misses):
    """After 5, 10 or 15 rolls without a six the next is a six once in six times (bug D10)."""
    sixes = total = 0
    for game in faces:
        for place in range(misses, ROLLS):
            if 5 not in game[place - misses : place]:
                total += 1
                sixes += game[place] == 5
    deviation = (total * 5 / 36) ** 0.5
    assert abs(sixes - total / 6) < 5 * deviation


def test_pairs_of_rolls_are_equally_likely(faces):
    """A roll tells nothing about the next one."""
    pairs = Counter(6 * one + two for game in faces for one, two in pairwise(game))
    # 35 degrees of freedom: exceeded once in ten million.
    assert chi_square(pairs, 36) < 98


def test_games_have_dice_of_their_own(faces):
    """No two games of a series begin with the same twenty rolls, nor do two seeds (bug D06)."""
    begins = {tuple(game[:20]) for game in faces}
    assert len(begins) == GAMES
    other = game_key("other", 0)
    assert tuple(draw(*other, 2 * number, 6) for number in range(20)) not in begins


def test_ties_use_up_no_rolls(faces):
    """Draws for ties have numbers of their own and differ from the rolls."""
    key = game_key("draws", 0)
    assert [draw(*key, 2 * number + 1, 6) for number in range(ROLLS)] != faces[0]
