"""Asks the product and the referee the same questions and holds their answers together."""

import random

import pytest

import openludo
from openludo.engine import Position, parse_face

from .drawing import draw_allowed, draw_name, draw_seats
from .position import Position as Words
from .presets import house_rules, write_value
from .referee import Referee
from .standings import points, ranks
from .validity import faults

PLIES = 400


def product_variant(name, changes):
    """Ask the product for a variant, with values as the command line writes them."""
    return openludo.find_variant(name, **{key: write_value(val) for key, val in changes.items()})


def refuse_too(name, changes, refused):
    """Ask the product to refuse house rules too, with the names of one of the collisions."""
    with pytest.raises(openludo.InvalidRules) as caught:
        product_variant(name, changes)
    assert set(caught.value.params["names"]) in refused.collisions, changes


def draw_both(chance):
    """Draw house rules for a variant, and give the referee and the product's variant."""
    name = draw_name(chance)
    seats = draw_seats(chance, name)
    changes = draw_allowed(chance, seats, name)
    return Referee(house_rules(name, **changes), seats), product_variant(name, changes)


def compare_rolls(referee, position, rolls=0):
    """Compare where every face leads."""
    text = str(position)
    faces = [face for face, _ in position.chance_outcomes]
    assert [parse_face(str(face)) for face in referee.faces] == faces
    for words in referee.faces:
        after = str(position.after_roll(parse_face(str(words))))
        assert after == referee.roll(text, words, rolls), f"{text} with {words}"


def compare_moves(referee, position, rolls=0):
    """Compare the legal moves, their order, where each leads and what compels to them."""
    ours = [(str(move), str(position.after_move(move))) for move in position.legal_moves]
    theirs, forced_by = referee.moves_and_compulsions(str(position), rolls)
    assert ours == theirs, str(position)
    assert position.forced_by == forced_by, str(position)
    return theirs


def compare_crowded(referee, variant, words: Words):
    """Compare every roll from a position and every move after each roll, or its moves."""
    if faults(referee, words):
        return
    position = Position.parse(variant, referee.script.write(words))
    if position.phase != "roll":
        compare_moves(referee, position)
        return
    compare_rolls(referee, position)
    for face, _ in position.chance_outcomes:
        after = position.after_roll(face)
        if after.phase in ("move", "enter"):
            compare_moves(referee, after)


def play_a_game(name, changes, seats, seed, plies=PLIES):
    """Play one game on both sides with the same dice and choices."""
    chance = random.Random(seed)
    referee = Referee(house_rules(name, **changes), seats)
    first = chance.randrange(seats)
    game = openludo.Game(product_variant(name, changes), seats=seats, first=first)
    assert str(game.position) == referee.start(first)
    finished = ()
    for _ in range(plies):
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


def play_a_ply(referee, game, chance):
    """Compare all rolls or moves, then play one of them in the game that counts its rolls."""
    text = str(game.position)
    if game.position.phase == "roll":
        compare_rolls(referee, game.position, game.rolls)
        words = chance.choice(referee.faces)
        expected = referee.roll(text, words, game.rolls)
        game.roll(parse_face(str(words)))
    else:
        name, expected = chance.choice(compare_moves(referee, game.position, game.rolls))
        game.push(game.position.find_move(name))
    assert str(game.position) == expected, text


def compare_outcome(referee, position):
    """Compare who has won; with `play_on` the position does not tell who was first."""
    ours = position.outcome
    theirs = referee.outcome(str(position))
    if referee.rules["play_on"] and theirs:
        return
    assert (ours and (ours.winners, ours.reason)) == theirs


def compare_standings(referee, game, finished):
    """Compare points, and the ranks of a game that is over."""
    text = str(game.position)
    if referee.rules["ranking"] == "points":
        assert tuple(game.points()) == points(referee, text)
    if game.position.phase == "over":
        if referee.rules["teams"]:
            finished = game.position.outcome.winners
        assert game.ranks() == ranks(referee, text, finished), text
