"""Games between computers from a key alone, as plain functions that also compile.

Chance is a function of the game's key and a number, so a game can be played by any process,
in any order, and is always the same. No computer sees what is drawn before it must choose.
"""

from __future__ import annotations

from openludo.engine.kernel import play, roll
from openludo.engine.kernel.layout import (
    LIVE,
    OVER,
    PHASE,
    ROLL,
    ROLLS,
    SEAT,
    SEATS,
    TEAMS,
    UNIT,
    Ints,
)
from openludo.players.scoring import Desk, pick_best, score_moves
from openludo.players.weights import WEIGHTS_SIZE

WORD = 0xFFFFFFFF
GOLDEN = 0x9E3779B9
"""The fractional part of the golden ratio in 32 bits: it spreads numbers that follow each other."""


def play_contest(
    table: Ints, state: Ints, desk: Desk, weights: Ints, low: int, high: int, most_rolls: int
) -> int:
    """Play a game on from `state` until a seat has won; return the winners as bits, or 0.

    `weights` holds a row for every seat; `low` and `high` are the key, 32 bits each. Without a
    winner the game met its own roll limit, or `most_rolls`.
    """
    choices = 0
    while state[PHASE] != OVER and state[ROLLS] < most_rolls:
        count = 1
        if state[PHASE] == ROLL:
            number = draw(low, high, state[ROLLS] << 1, len(desk.faces))
            count = roll(table, state, desk.faces[number])
        if count:
            ties = score_moves(table, state, desk, weights, state[SEAT] * WEIGHTS_SIZE)
            number = 0
            if ties > 1:
                number = draw(low, high, choices << 1 | 1, ties)
                choices += 1
            play(table, state, pick_best(state, desk, number))
            if not table[TEAMS] and winners_of(table, state):
                return winners_of(table, state)
    return winners_of(table, state) if state[PHASE] == OVER else 0


def winners_of(table: Ints, state: Ints) -> int:
    """Give the seats that are finished, in teams those whose partner is too, as bits."""
    won = 0
    for seat in range(table[SEATS]):
        partner = seat ^ 2 if table[TEAMS] else seat
        if not state[LIVE] & (table[UNIT + seat] | table[UNIT + partner]):
            won |= 1 << seat
    return won


def draw(low: int, high: int, number: int, sides: int) -> int:
    """Draw from 0 to `sides` - 1; even numbers are for rolls, odd ones for ties."""
    return scramble(scramble(low + number * GOLDEN & WORD) ^ high) * sides >> 32


def scramble(word: int) -> int:
    """Turn 32 bits into 32 others, each of which depends on all.

    Products may leave 64 bits: what is cut off there is never looked at.
    """
    word ^= word >> 16
    word = word * 0x7FEB352D & WORD
    word ^= word >> 15
    word = word * 0x846CA68B & WORD
    return word ^ word >> 16
