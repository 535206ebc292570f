"""Every value of a house rule beside every value of every other one, on every variant in turn."""

import random
from itertools import combinations

import pytest

from .boards import BOARDS
from .comparing import compare_crowded, product_variant, refuse_too
from .crowding import draw_position
from .drawing import BUNDLES, CHOICES
from .presets import ORDER, Refused, house_rules
from .referee import Referee

# These change nothing between two rolls; `test_presets` looks at them.
OUTSIDE_PLAY = ("ranking", "first_seat", "rotate_first_seat", "colours", "roll_limit")
LISTS = {
    "enter_on": ((1, 6), (5,)),
    "two_enter_on": ((6,),),
    "bonus_roll_on": ((), ("capture",), ("home",), ("six", "capture", "home")),
}
VALUES = {
    name: values for name, values in (CHOICES | BUNDLES | LISTS).items() if name not in OUTSIDE_PLAY
} | {"column_squares": (1, 4, 5, 7), "begin_on_start": (0, 1, 2, 4)}


def pairs_of(first):
    """List every value of one rule beside every value of each rule after it, with a variant."""
    later = [name for one, name in combinations(VALUES, 2) if one == first]
    number = 0
    for value in VALUES[first]:
        for name in later:
            for other in VALUES[name]:
                number += 1
                yield ORDER[number % len(ORDER)], {first: value, name: other}


@pytest.mark.parametrize("first", VALUES)
def test_two_house_rules_together_are_played_alike(first):
    """Engine and referee refuse the same pairs of house rules and play the others alike."""
    chance = random.Random(first)
    for name, changes in pairs_of(first):
        try:
            rules = house_rules(name, **changes)
        except Refused as refused:
            refuse_too(name, changes, refused)
            continue
        board = rules["board"]
        seats = 4 if board == "by_seats" else max(BOARDS[board].starts)
        words = draw_position(chance, rules, seats)
        compare_crowded(Referee(rules, seats), product_variant(name, changes), words)
