"""The compiled kernel and the interpreted one are the same source and play the same games."""

import random

import pytest

from openludo import Position, find_variant, variant_names
from openludo.simulate.compiled import backend
from oracle.drawing import draw_allowed, draw_seats

ROLLS = 6000
GAMES = 120
SETS = 500


@pytest.fixture(scope="module")
def fast():
    """Return the compiled kernel."""
    return backend("compiled")


def trace(kernel, position, faces, picks):
    """Play one game on a kernel; return a checksum for every ply."""
    table = kernel.row(position._table)
    state = kernel.row(position._state)
    notes = kernel.row([0] * (2 * len(faces) + 4))
    count = kernel.play_traced(table, state, kernel.row(faces), kernel.row(picks), notes)
    return list(notes[:count])


def compare(fast, position, chance):
    """Play one game both ways from the same dice and choices."""
    die = [face for face, _ in Position.start(position.variant, position.seats).chance_outcomes]
    faces = chance.choices(die or [6], k=ROLLS)
    picks = chance.choices(range(4096), k=ROLLS)
    plain = trace(backend("interpreted"), position, faces, picks)
    assert len(plain) > 2
    assert trace(fast, position, faces, picks) == plain


@pytest.mark.parametrize("name", variant_names())
def test_variants_play_alike(fast, name):
    """Every variant plays the same games compiled and interpreted, ply by ply."""
    chance = random.Random(f"compiled {name}")
    for _ in range(GAMES):
        seats = chance.choice((2, 3, 4, 4))
        first = chance.randrange(seats)
        compare(fast, Position.start(find_variant(name), seats, first), chance)


def test_house_rules_play_alike(fast):
    """Five hundred random sets of house rules play the same games compiled and interpreted."""
    chance = random.Random("house rules")
    for _ in range(SETS):
        name = chance.choice(variant_names())
        seats = draw_seats(chance, name)
        variant = find_variant(name, **draw_allowed(chance, seats, name))
        for _ in range(2):
            compare(fast, Position.start(variant, seats), chance)


def test_a_kernel_that_is_not_there_is_named():
    """Asking for an unknown function of a kernel names it."""
    with pytest.raises(AttributeError, match="fly"):
        backend("interpreted").fly  # noqa: B018
