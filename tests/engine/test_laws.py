"""Laws that hold in every position of every variant under any house rules."""

import random
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openludo import Game, IllegalMove, IllegalRoll, Move, Position, find_variant, variant_names
from oracle.drawing import draw_allowed, draw_seats
from oracle.turning import can_turn, turned

PLIES = 80


@st.composite
def games(draw):
    """Draw a game some way in, under house rules drawn at random."""
    chance = random.Random(draw(st.integers(0, 2**32)))
    name = chance.choice(variant_names())
    seats = draw_seats(chance, name)
    rules = draw_allowed(chance, seats, name) if seats > 4 or chance.random() < 0.7 else {}
    game = Game(find_variant(name, **rules), seats, chance.randrange(seats))
    for _ in range(draw(st.integers(0, PLIES))):
        step(game, chance)
    return game


def step(game, chance):
    """Play one random ply, if the game goes on."""
    if game.position.phase == "roll":
        game.roll(chance.choice(game.position.chance_outcomes)[0])
    elif game.position.legal_moves:
        game.push(chance.choice(game.position.legal_moves))


@given(games())
@settings(max_examples=150, deadline=None)
def test_reading_what_was_written_gives_the_same_position(game):
    """Reading a written position gives the same, equal in hash and print."""
    position = game.position
    again = Position.parse(game.variant, str(position), game.rolls)
    assert again == position
    assert hash(again) == hash(position)
    assert str(again) == str(position)
    assert again.legal_moves == position.legal_moves
    assert again.mover == position.mover


@given(games())
@settings(max_examples=60, deadline=None)
def test_replaying_a_log_gives_the_same_game(game):
    """Replaying a log gives the same game, and taking all back gives the start."""
    again = Game.replay(game.variant, game.seats, game.first, game.log)
    assert again == game
    assert again.position == game.position
    assert again.ranks() == game.ranks()
    while game.peek() is not None:
        game.pop()
    assert game.position == Position.start(game.variant, game.seats, game.first)
    with pytest.raises(IllegalMove, match="nothing to take back"):
        game.pop()


@given(games())
@settings(max_examples=30, deadline=None)
def test_a_game_without_undo_is_the_same_game_and_takes_nothing_back(game):
    """It stands where the other stands, with the same log and ranks, but nothing to go back to."""
    kept = Game(game.variant, game.seats, game.first, undo=False)
    for ply in game.log:
        kept.push(ply) if isinstance(ply, Move) else kept.roll(ply)
    assert kept == game
    assert kept.position == game.position
    assert kept.ranks() == game.ranks()
    with pytest.raises(IllegalMove, match="undo=True"):
        kept.pop()


@given(games())
@settings(max_examples=150, deadline=None)
def test_moves_are_unique_ordered_and_lead_to_different_positions(game):
    """Legal moves are ordered and unique, never empty when due, and no two lead to the same."""
    position = game.position
    moves = position.legal_moves
    assert bool(moves) == (position.phase in ("move", "enter", "bonus"))
    assert list(moves) == sorted(set(moves))
    results = [position.after_move(move) for move in moves]
    assert len(set(map(str, results))) == len(moves)
    for move, result in zip(moves, results, strict=True):
        assert position.find_move(str(move)) == move
        assert result.status == 0


@given(games())
@settings(max_examples=60, deadline=None)
def test_chances_sum_to_one_and_each_leads_to_a_valid_position(game):
    """The probabilities of a roll sum to one; every outcome leads to a valid position."""
    chances = game.position.chance_outcomes
    assert bool(chances) == (game.position.phase == "roll")
    if chances:
        assert sum((chance for _, chance in chances), Fraction(0)) == 1
    for face, _ in chances:
        assert game.position.after_roll(face).status == 0


@given(games())
@settings(max_examples=60, deadline=None)
def test_what_is_not_due_is_refused(game):
    """A roll, or a move that is not legal, is refused and changes nothing."""
    position, before = game.position, str(game.position)
    if position.phase != "roll":
        with pytest.raises(IllegalRoll):
            position.after_roll(1)
    with pytest.raises(IllegalRoll):
        position.after_roll(9)
    for origin in range(-1, position.variant.home + 1):
        move = Move(position.mover, origin)
        if move not in position.legal_moves:
            with pytest.raises(IllegalMove):
                position.after_move(move)
    assert str(position) == before


@given(games(), st.integers(1, 5))
@settings(max_examples=100, deadline=None)
def test_turning_the_seats_commutes_with_playing(game, steps):
    """Where the seats stand alike, turning all and then playing is playing and then turning."""
    position = game.position
    if not can_turn(position):
        return
    other = turned(position, steps)
    moves = position.legal_moves
    assert [move[1:] for move in other.legal_moves] == [move[1:] for move in moves]
    for move, same in zip(moves, other.legal_moves, strict=True):
        assert turned(position.after_move(move), steps) == other.after_move(same)
    for face, _ in position.chance_outcomes:
        assert turned(position.after_roll(face), steps) == other.after_roll(face)


@given(games())
@settings(max_examples=100, deadline=None)
def test_events_tell_what_changed(game):
    """The events of the last step account for every token that moved."""
    last = game.peek()
    if last is None:
        return
    game.pop()
    before = game.position
    transition = game.push(last) if isinstance(last, Move) else game.roll(last)
    tokens = [Counter(before.tokens(seat)) for seat in range(game.seats)]
    each = game.variant.rules.home_square == "each"
    first = game.position.variant.board.lap if each else game.position.variant.home
    for event in (e.as_json() for e in transition.events):
        if event["event"] in ("moved", "jumped", "entered"):
            origin = event.get("from", -1)
            tokens[event["owner"]] += Counter({event["to"]: event["count"]})
            tokens[event["owner"]] -= Counter({origin: event["count"]})
        if event["event"] in ("captured", "returned"):
            tokens[event["owner"]] += Counter({-1: event["count"]})
            tokens[event["owner"]] -= Counter({event["from"]: event["count"]})
        if event["event"] == "reached_home":
            total = sum(n for p, n in tokens[event["owner"]].items() if p >= first)
            assert event["total"] == total
        if event["event"] == "turn_ended":
            assert event["next"] == transition.after.turn
        assert event["seat"] in range(game.seats)
    for seat in range(game.seats):
        assert tokens[seat] == Counter(transition.after.tokens(seat))
    kinds = [event.kind for event in transition.events]
    assert ("over" in kinds) == (transition.after.outcome is not None)
