"""No house rules bring a game to a standstill: somebody can always move on, whatever is rolled.

`OPENLUDO_ORACLE_GAMES` sets how many random sets of house rules are tried, for longer runs.
"""

import os
import random

import pytest

from openludo import InvalidPosition, Position

from .comparing import product_variant
from .crowding import draw_position
from .drawing import draw_allowed, draw_name, draw_seats, is_allowed
from .presets import house_rules
from .script import Script
from .squares import HOME, YARD

SETS = int(os.environ.get("OPENLUDO_ORACLE_GAMES", "40"))
POSITIONS, PLIES = 15, 400
FOUND = (415, 468, 597)
"""Seeds that found standstills: tokens left on starts filled them, or sent home who came out."""


def draw_game(chance):
    """Draw a variant with house rules, often such that finished seats leave tokens behind."""
    name = draw_name(chance)
    seats = draw_seats(chance, name)
    changes = draw_allowed(chance, seats, name) | {"roll_limit": 0}
    if not changes.get("quick") and chance.random() < 0.6:
        changes["tokens_to_win"] = chance.randint(1, 3)
    if not changes.get("teams") and chance.random() < 0.4:
        changes["play_on"] = True
    if not is_allowed(name, seats, changes):
        return draw_game(chance)
    rules = house_rules(name, **changes)
    return rules, product_variant(name, changes), seats


def is_still(variant, script, words):
    """Tell whether no face and no move of any seat changes where a token stands."""
    tokens = script.write(words).split(" ")[0]
    for words.seat in range(script.seats):
        for words.phase in ("roll", "enter"):
            try:
                position = Position.parse(variant, script.write(words))
            except InvalidPosition:
                continue
            if moves_on(position, tokens):
                return False
    return True


def moves_on(position, tokens):
    """Tell whether a seat on turn can change where a token stands."""
    if position.phase == "roll":
        rolled = [position.after_roll(face) for face, _ in position.chance_outcomes]
    else:
        rolled = [position]
    after = [each.after_move(move) for each in rolled for move in each.legal_moves]
    return any(str(each).split(" ")[0] != tokens for each in after)


def draw_left_over(chance, script, seats):
    """Draw a crowd in which, more often than not, finished seats left tokens on others' starts."""
    words = draw_position(chance, script.rules, seats)
    words.phase, words.steps, words.last, words.again = "roll", None, None, False
    words.streak = words.tries = 0
    if script.rules["tokens_to_win"] < 4 and chance.random() < 0.7:
        leave_tokens(chance, script, words, draw_finished(chance, script))
    mixed = script.mixed_starts(words)
    keeps = script.is_kept("arrived")
    words.arrived = {seat: chance.choice(mixed[seat]) for seat in mixed} if keeps else {}
    return words


def draw_finished(chance, script):
    """Draw the seats that have finished while the game goes on: one of each team, all but two."""
    if script.rules["teams"]:
        return [chance.choice((0, 2)), chance.choice((1, 3))]
    if script.rules["play_on"]:
        return chance.sample(range(script.seats), script.seats - 2)
    return []


def leave_tokens(chance, script, words, finished):
    """Bring home what finished seats need, leave the rest on starts; others wait in their yards."""
    waiting = [seat for seat in range(script.seats) if seat not in finished]
    for seat in range(script.seats):
        tokens = words.of(seat)
        needed = script.rules["tokens_to_win"] if seat in finished else 0
        for number, token in enumerate(tokens):
            token.place = script.board.roads[seat][-1 - number] if script.board.each else HOME
            if number >= needed:
                start = script.board.start(chance.choice(waiting))
                stays = seat in finished and start in script.board.roads[seat]
                token.place = start if stays else YARD


@pytest.mark.parametrize("seed", [*range(SETS), *FOUND])
def test_somebody_can_move_on_in_every_crowd(seed):
    """However tokens crowd and whoever has finished, some seat moves on with some face."""
    chance = random.Random(seed)
    rules, variant, seats = draw_game(chance)
    script = Script(rules, seats)
    for _ in range(POSITIONS):
        words = draw_left_over(chance, script, seats)
        text = script.write(words)
        if is_playable(variant, text):
            assert not is_still(variant, script, words), (variant.name, variant.changed, text)


def is_playable(variant, text):
    """Tell whether the rules allow a position for whoever is on turn there."""
    for phase in ("roll", "enter"):
        try:
            Position.parse(variant, text.replace(" roll ", f" {phase} "))
        except InvalidPosition:
            continue
        return True
    return False


@pytest.mark.parametrize("seed", range(SETS))
def test_random_games_end_or_go_on(seed):
    """A game played at random ends, or somebody can still move on when we stop looking."""
    chance = random.Random(seed)
    rules, variant, seats = draw_game(chance)
    script = Script(rules, seats)
    position = Position.start(variant, seats, chance.randrange(seats))
    for number in range(PLIES):
        if position.phase == "over":
            return
        if position.phase == "roll":
            if number % 20 == 0:
                assert not is_still(variant, script, at_rest(script, position)), str(position)
            position = position.after_roll(chance.choice(position.chance_outcomes)[0])
        else:
            position = position.after_move(chance.choice(position.legal_moves))
    if position.phase == "roll":
        assert not is_still(variant, script, at_rest(script, position)), str(position)


def at_rest(script, position):
    """Read a position without what belongs to one turn only."""
    words = script.read(str(position))
    words.last, words.streak, words.tries = None, 0, 0
    return words
