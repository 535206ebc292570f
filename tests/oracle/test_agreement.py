"""The kernel and the referee play the same games and must agree at every ply.

`OPENLUDO_ORACLE_GAMES` sets how many random sets of house rules are played, for longer runs.
"""

import os
import random

import pytest

import openludo
from openludo.engine import (
    InvalidNotation,
    InvalidPosition,
    InvalidRules,
    Position,
    parse_face,
)

from .drawing import draw_allowed, draw_changes, draw_position, draw_text
from .position import Position as Words
from .presets import ORDER, Refused, house_rules, write_value
from .referee import Referee, perft
from .script import Unreadable
from .standings import points, ranks
from .validity import faults

GAMES = int(os.environ.get("OPENLUDO_ORACLE_GAMES", "40"))
PLIES = 400
POSITIONS = 60


def product_variant(name, changes):
    """Ask the product for a variant, with values as the command line writes them."""
    return openludo.find_variant(name, **{key: write_value(val) for key, val in changes.items()})


def compare_rolls(referee, position, rolls=0):
    """Compare where every face leads."""
    text = str(position)
    faces = [face for face, _ in position.chance_outcomes]
    assert [parse_face(str(face)) for face in referee.faces] == faces
    for words in referee.faces:
        after = str(position.after_roll(parse_face(str(words))))
        assert after == referee.roll(text, words, rolls), f"{text} with {words}"


def compare_moves(referee, position, rolls=0):
    """Compare the legal moves, their order and where each leads."""
    ours = [(str(move), str(position.after_move(move))) for move in position.legal_moves]
    assert ours == referee.moves(str(position), rolls), str(position)


def play_a_game(name, changes, seats, seed):
    """Play one game on both sides with the same dice and choices."""
    chance = random.Random(seed)
    referee = Referee(house_rules(name, **changes), seats)
    first = chance.randrange(seats)
    game = openludo.Game(product_variant(name, changes), seats=seats, first=first)
    assert str(game.position) == referee.start(first)
    finished = ()
    for _ in range(PLIES):
        if game.position.phase == "over":
            break
        play_a_ply(referee, game, chance)
        finished = in_order_of_finishing(referee, game.position, finished)
    compare_outcome(referee, game.position)
    compare_standings(referee, game, finished)


def in_order_of_finishing(referee, position, finished):
    """Add the seats that have finished since to those that had before."""
    words = referee.script.read(str(position))
    done = [seat for seat in range(referee.seats) if referee.is_finished(words, seat)]
    return finished + tuple(seat for seat in done if seat not in finished)


def compare_standings(referee, game, finished):
    """Compare points, and the ranks of a game that is over."""
    text = str(game.position)
    if referee.rules["ranking"] == "points":
        assert tuple(game.points()) == points(referee, text)
    if game.position.phase == "over":
        if referee.rules["teams"]:
            finished = game.position.outcome.winners
        assert game.ranks() == ranks(referee, text, finished), text


def play_a_ply(referee, game, chance):
    """Compare all rolls or moves, then play one of them in the game that counts its rolls."""
    text = str(game.position)
    if game.position.phase == "roll":
        compare_rolls(referee, game.position, game.rolls)
        words = chance.choice(referee.faces)
        expected = referee.roll(text, words, game.rolls)
        game.roll(parse_face(str(words)))
    else:
        compare_moves(referee, game.position, game.rolls)
        name, expected = chance.choice(referee.moves(text, game.rolls))
        game.push(game.position.find_move(name))
    assert str(game.position) == expected, text


def compare_outcome(referee, position):
    """Compare who has won; with `play_on` the position does not tell who was first."""
    ours = position.outcome
    theirs = referee.outcome(str(position))
    if referee.rules["play_on"] and theirs:
        return
    assert (ours and (ours.winners, ours.reason)) == theirs


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ORDER)
def test_every_variant_is_played_alike(name, seats):
    """The kernel and the referee agree through whole games of every variant."""
    for seed in range(2):
        play_a_game(name, {}, seats, seed)


@pytest.mark.parametrize("seed", range(GAMES))
def test_house_rules_are_played_alike(seed):
    """The kernel and the referee agree under house rules drawn at random."""
    chance = random.Random(seed)
    seats, name = chance.choice((2, 3, 4, 4)), chance.choice(ORDER)
    play_a_game(name, draw_allowed(chance, seats, name), seats, seed)


@pytest.mark.parametrize("seed", range(GAMES))
def test_crowded_positions_are_judged_alike(seed):
    """The kernel and the referee agree on positions that play seldom reaches."""
    chance = random.Random(seed)
    seats, name = chance.choice((2, 3, 4, 4)), chance.choice(ORDER)
    changes = draw_allowed(chance, seats, name)
    referee = Referee(house_rules(name, **changes), seats)
    variant = product_variant(name, changes)
    drawn = [draw_position(chance, referee.rules, seats) for _ in range(POSITIONS)]
    for words in drawn:
        compare_crowded(referee, variant, words)


def compare_crowded(referee, variant, words: Words):
    """Compare every roll from a position and every move after each roll."""
    if faults(referee, words):
        return
    position = Position.parse(variant, referee.script.write(words))
    compare_rolls(referee, position)
    for face, _ in position.chance_outcomes:
        after = position.after_roll(face)
        if after.phase in ("move", "enter"):
            compare_moves(referee, after)


@pytest.mark.parametrize("barring", [{"pass_own": False}, {"passing": "tokens_block"}])
def test_a_stack_that_bounces_over_its_own_square_is_judged_alike(barring):
    """A stack that moves together does not stop itself where one of its tokens would."""
    # Found by drawing: 54 with 5 goes 55 56, back 55 54 53, over the square that is left.
    changes = {"stack_moves": "together", "home_roll": "bounce", **barring}
    referee = Referee(house_rules("norwegian", **changes), 2)
    text = "54,54,h,h/y,y,y,y 0 roll 0 0"
    compare_rolls(referee, Position.parse(product_variant("norwegian", changes), text))


@pytest.mark.parametrize("seed", range(GAMES))
def test_positions_are_refused_alike(seed):
    """The product reads what keeps within section 8's limits and refuses all else."""
    chance = random.Random(seed)
    seats, name = chance.choice((2, 3, 4, 4)), chance.choice(ORDER)
    changes = draw_allowed(chance, seats, name)
    referee = Referee(house_rules(name, **changes), seats)
    variant = product_variant(name, changes)
    for _ in range(30):
        text = draw_text(chance, referee.rules, seats)
        broken = faults_of_text(referee, text)
        if broken:
            with pytest.raises((InvalidNotation, InvalidPosition)):
                Position.parse(variant, text)
        else:
            assert str(Position.parse(variant, text)) == text


def faults_of_text(referee, text):
    """Name what is wrong with a text, its spelling before its limits."""
    try:
        return faults(referee, referee.script.read(text))
    except Unreadable:
        return ["spelling"]


@pytest.mark.parametrize("seed", range(GAMES))
def test_house_rules_are_refused_alike(seed):
    """The product refuses what section 7 refuses and nothing else."""
    chance = random.Random(seed)
    for _ in range(20):
        name, changes = chance.choice(ORDER), draw_changes(chance)
        try:
            rules = house_rules(name, **changes)
        except Refused:
            with pytest.raises(InvalidRules):
                product_variant(name, changes)
            continue
        theirs = product_variant(name, changes).rules
        for key in ("enter_on", "two_enter_on"):
            rules[key] = tuple(sorted(parse_face(str(face)) for face in rules[key]))
        assert {key: getattr(theirs, key) for key in rules} == rules, changes


@pytest.mark.parametrize("name", ORDER)
def test_sequences_are_counted_alike(name):
    """The kernel and the referee count the same sequences of five rolls and moves."""
    for changes in ({}, {"begin_on_start": 1}, {"nothing_in_play": "enter_without_roll"}):
        rules = house_rules(name, **changes)
        start = Position.start(product_variant(name, changes), seats=4, first=0)
        assert count(start, 5) == perft(rules, 4, 5)


def count(position, depth):
    """Count sequences of rolls and moves from a position of the product."""
    if depth == 0:
        return 1
    if position.phase == "over":
        return 0
    if position.phase == "roll":
        after = [position.after_roll(face) for face, _ in position.chance_outcomes]
    else:
        after = [position.after_move(move) for move in position.legal_moves]
    return sum(count(each, depth - 1) for each in after)
