"""Counts of plies by the kernel, interpreted and compiled, against those by Position."""

import pytest

from openludo import Position, find_variant, variant_names
from openludo.simulate.perft import divide, perft

SOLO = {0: 1, 1: 6, 2: 31, 3: 161, 4: 812}


def count(position, depth):
    """Count sequences of plies with Position."""
    if depth == 0:
        return 1
    after = [position.after_roll(face) for face, _ in position.chance_outcomes]
    after += [position.after_move(move) for move in position.legal_moves]
    return sum(count(each, depth - 1) for each in after)


@pytest.mark.parametrize("depth", SOLO)
@pytest.mark.parametrize("kernel", ["interpreted", "compiled"])
def test_the_first_plies_are_as_counted_by_hand(kernel, depth):
    """From the start of solo the counts are those that were found by hand."""
    assert perft(Position.start(find_variant("solo")), depth, kernel) == SOLO[depth]


@pytest.mark.parametrize("name", variant_names())
def test_positions_and_kernels_count_alike(name):
    """Position and both kernels count the same from a position with a choice."""
    last = {"german40": ("35", "40"), "swedish40": ("35", "h")}.get(name, ("44", "h"))
    text = "3,8,21,{0}/0,2,30,33/y,5,17,{1}/y,y,{0},{1} 0 roll 0 0".format(*last)
    position = Position.parse(find_variant(name), text)
    counted = count(position, 4)
    assert perft(position, 4, "interpreted") == perft(position, 4, "compiled") == counted


def test_a_finished_game_has_no_plies():
    """Behind the last move there is nothing but the empty sequence."""
    position = Position.parse(find_variant("solo"), "56,h,h,h/y,y,y,y/y,y,y,y/y,y,y,y 0 move:1 0 0")
    assert [perft(position, depth) for depth in range(4)] == [1, 1, 0, 0]


def test_the_first_plies_add_up():
    """Counts behind every first ply add up to the whole."""
    position = Position.start(find_variant("swedish"), 2)
    divided = divide(position, 4)
    assert list(divided) == [1, 2, 3, 4, 5, 6]
    assert sum(divided.values()) == perft(position, 4)
    entered = position.after_roll(6)
    assert [str(move) for move in divide(entered, 2)] == ["y", "yx2"]


def test_a_turn_that_opens_by_entering_is_a_ply():
    """Entering without a roll counts like any move."""
    variant = find_variant("classic", nothing_in_play="enter_without_roll")
    assert perft(Position.start(variant), 4) == 1
    assert perft(Position.start(variant), 5) == 6
