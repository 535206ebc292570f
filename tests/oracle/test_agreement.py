"""The kernel and the referee play the same games and must agree at every ply.

`OPENLUDO_ORACLE_GAMES` sets how many random sets of house rules are played, for longer runs.
"""

import os
import random

import pytest

from openludo.engine import InvalidNotation, InvalidPosition, Position, parse_face

from .boards import BOARDS
from .comparing import (
    compare_crowded,
    compare_moves,
    compare_rolls,
    draw_both,
    play_a_game,
    product_variant,
    refuse_too,
)
from .crowding import draw_position, draw_text
from .drawing import draw_allowed, draw_changes, draw_seats, is_allowed
from .presets import OF_FAMILY, ORDER, Refused, house_rules, preset
from .referee import Referee, perft
from .script import Unreadable
from .validity import faults

GAMES = int(os.environ.get("OPENLUDO_ORACLE_GAMES", "40"))
RULES, POSITIONS = 8, 10
BY_SEATS = [
    (name, seats)
    for name in OF_FAMILY
    for seats in (2, 3, 4, 5, 6)
    if is_allowed(name, seats, {"board": "by_seats"}) and (name != "solo" or seats == 4)
]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ORDER)
def test_every_variant_is_played_alike(name, seats):
    """The kernel and the referee agree through whole games of every variant."""
    play_a_game(name, {}, seats, seed=seats)


@pytest.mark.parametrize(("name", "seats"), BY_SEATS)
def test_boards_by_seats_are_played_alike(name, seats):
    """The variants of the 52-square family are played alike on the board for every number."""
    play_a_game(name, {"board": "by_seats"}, seats, seats, plies=200)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("name", ["parchis", "german40", "swedish40", "pairs"])
def test_every_board_is_played_alike(name, board):
    """Kernel and referee agree on every board, with as many seats as it has places."""
    room = BOARDS[board].room
    changes = {"board": board, "column_squares": min(room, preset(name)["column_squares"])}
    seats = max(BOARDS[board].starts)
    play_a_game(name, changes, seats, seed=room, plies=200)


@pytest.mark.parametrize(
    "changes", [{"teams": True}, {"quick": True}, {"teams": True, "quick": True}]
)
def test_the_options_of_parchis_are_played_alike(changes):
    """Kernel and referee agree on partners and on a quick game of Parchís."""
    play_a_game("parchis", changes, 4, seed=5)


@pytest.mark.parametrize("seed", range(GAMES))
def test_house_rules_are_played_alike(seed):
    """The kernel and the referee agree under house rules drawn at random."""
    chance = random.Random(seed)
    name = chance.choice(ORDER)
    seats = draw_seats(chance, name)
    play_a_game(name, draw_allowed(chance, seats, name), seats, seed)


@pytest.mark.parametrize("seed", range(GAMES))
def test_crowded_positions_are_judged_alike(seed):
    """The kernel and the referee agree on positions that play seldom reaches."""
    chance = random.Random(seed)
    for _ in range(RULES):
        referee, variant = draw_both(chance)
        for _ in range(POSITIONS):
            compare_crowded(referee, variant, draw_position(chance, referee.rules, referee.seats))


@pytest.mark.parametrize("name", ORDER)
def test_crowded_positions_of_every_variant_are_judged_alike(name):
    """The kernel and the referee agree on such positions under every variant as it is."""
    chance = random.Random(name)
    for seats in (2, 3, 4):
        referee = Referee(house_rules(name), seats)
        for _ in range(POSITIONS):
            words = draw_position(chance, referee.rules, seats)
            compare_crowded(referee, product_variant(name, {}), words)


@pytest.mark.parametrize("barring", [{"pass_own": False}, {"passing": "tokens_block"}])
def test_a_stack_that_bounces_over_its_own_square_is_judged_alike(barring):
    """A stack that moves together does not stop itself where one of its tokens would."""
    # Found by drawing: 54 with 5 goes 55 56, back 55 54 53, over the square that is left.
    changes = {"stack_moves": "together", "home_roll": "bounce", **barring}
    referee = Referee(house_rules("norwegian", **changes), 2)
    text = "54,54,h,h/y,y,y,y 0 roll 0 0"
    position = Position.parse(product_variant("norwegian", changes), text)
    compare_rolls(referee, position)
    compare_moves(referee, position.after_roll(5))


@pytest.mark.parametrize("seed", range(GAMES))
def test_positions_are_refused_alike(seed):
    """The product reads what keeps within section 8's limits and refuses all else."""
    chance = random.Random(seed)
    referee, variant = draw_both(chance)
    for _ in range(30):
        text = draw_text(chance, referee.rules, referee.seats)
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
        except Refused as refused:
            refuse_too(name, changes, refused)
            continue
        theirs = product_variant(name, changes).rules
        for key in ("enter_on", "two_enter_on"):
            rules[key] = tuple(sorted(parse_face(str(face)) for face in rules[key]))
        assert {key: getattr(theirs, key) for key in rules} == rules, changes


@pytest.mark.parametrize("name", ORDER)
def test_sequences_are_counted_alike(name):
    """The kernel and the referee count the same sequences of four or five rolls and moves."""
    opening = {"nothing_in_play": "enter_without_roll"}
    for changes, depth in (({}, 5), ({"begin_on_start": 1}, 4), (opening, 4)):
        rules = house_rules(name, **changes)
        start = Position.start(product_variant(name, changes), seats=4, first=0)
        assert count(start, depth) == perft(rules, 4, depth)


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
