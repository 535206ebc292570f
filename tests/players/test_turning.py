"""Computers judge in their own steps: a position turned by a quarter gets the same choice."""

import random

import pytest

from openludo import Position, find_variant, variant_names
from openludo.players import LEVELS, computer
from oracle.drawing import draw_allowed
from oracle.turning import turned

POSITIONS = 200


def positions(variant, chance):
    """Play at random and yield positions of four seats in which there is a choice."""
    position = Position.start(variant)
    for _ in range(3000):
        if position.outcome:
            position = Position.start(variant)
        if len(position.legal_moves) > 1:
            yield position
        if position.legal_moves:
            position = position.after_move(chance.choice(position.legal_moves))
        else:
            position = position.after_roll(chance.choice(position.chance_outcomes)[0])


def check(position):
    """Check that every level likes the same tokens in all four positions."""
    for level in LEVELS:
        player = computer(level)
        likes = [
            [str(move) for move in player.best(each, each.legal_moves)]
            for each in (turned(position, quarters) for quarters in range(4))
        ]
        assert likes == likes[:1] * 4


def test_the_same_token_is_chosen_from_every_side():
    """Two hundred positions of solo get the same choices in all four places (bug B05)."""
    found = positions(find_variant("solo"), random.Random("turning"))
    for _, position in zip(range(POSITIONS), found, strict=False):
        check(position)


@pytest.mark.parametrize("name", variant_names())
def test_house_rules_change_nothing_about_that(name):
    """Under other variants and random house rules the place does not matter either."""
    chance = random.Random(f"turning {name}")
    for _ in range(4):
        variant = find_variant(name, **draw_allowed(chance, 4, name))
        for _, position in zip(range(5), positions(variant, chance), strict=False):
            check(position)
