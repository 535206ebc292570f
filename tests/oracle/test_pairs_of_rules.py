"""Every value of a house rule beside every value of every other one, on every variant in turn."""

import random
from itertools import combinations

import pytest

from openludo import InvalidRules

from .drawing import BUNDLES, CHOICES, draw_position
from .presets import ORDER, Refused, house_rules
from .referee import Referee
from .test_agreement import compare_crowded, product_variant

LISTS = {
    "enter_on": ((1, 6), (5,)),
    "two_enter_on": ((6,),),
    "bonus_roll_on": ((), ("capture",), ("home",), ("six", "capture", "home")),
}
VALUES = {name: values for name, values in (CHOICES | BUNDLES | LISTS).items() if name != "board"}
POSITIONS = 2


def pairs_of(first):
    """List every value of one rule beside every value of each rule after it, with a variant."""
    later = [name for one, name in combinations(VALUES, 2) if one == first]
    number = 0
    for value in VALUES[first]:
        for name in later:
            for other in VALUES[name]:
                number += 1
                yield ORDER[number % len(ORDER)], {first: value, name: other}


def refuse_too(name, changes, collisions):
    """Ask the product to refuse house rules with the names of one of the collisions."""
    with pytest.raises(InvalidRules) as caught:
        product_variant(name, changes)
    assert set(caught.value.params["names"]) in collisions, changes


@pytest.mark.parametrize("first", VALUES)
def test_two_house_rules_together_are_played_alike(first):
    """Engine and referee refuse the same pairs of house rules and play the others alike."""
    chance = random.Random(first)
    for name, changes in pairs_of(first):
        try:
            rules = house_rules(name, **changes)
        except Refused as refused:
            refuse_too(name, changes, refused.collisions)
            continue
        referee = Referee(rules, seats=4)
        for _ in range(POSITIONS):
            words = draw_position(chance, rules, seats=4)
            compare_crowded(referee, product_variant(name, changes), words)
