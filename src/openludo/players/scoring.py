"""How computers score the moves of a roll (rule book, section 3); none looks ahead.

Plain functions over the kernel's flat rows, interpreted or compiled like the kernel itself.
A level is a row of weights; a move is carried out on a copy by the kernel and judged by what
became of it, so every rule and house rule counts without being written here.
"""

from __future__ import annotations

from typing import NamedTuple

from openludo.engine.kernel.effects import play
from openludo.engine.kernel.layout import (
    CAPTURES,
    COUNT,
    FIRST_CAPTURES,
    HOMES,
    MOVER,
    MOVES,
    PATH,
    PREY,
    SEATS,
    TARGET,
    UNIT,
    Ints,
)
from openludo.engine.kernel.squares import is_on_track
from openludo.players.danger import CERTAIN, capture_risk, copy_row
from openludo.players.weights import (
    FOR_ADVANCING,
    FOR_ENTERING,
    FOR_HOME,
    FOR_SAFETY,
    PER_CAPTURE,
    PER_RETURN,
    PER_RISK,
)


class Desk(NamedTuple):
    """Rows to think on, as long as the state (`scores` holds one entry a move), and the die."""

    faces: Ints
    after: Ints
    reply: Ints
    trial: Ints
    scores: Ints


def score_moves(table: Ints, state: Ints, desk: Desk, weights: Ints, row: int) -> int:
    """Write the score of every legal move into the desk; return how many share the best.

    The weights begin at index `row`.
    """
    best = 0
    ties = 0
    for index in range(state[COUNT]):
        score = score_move(table, state, desk, weights, row, state[MOVES + index])
        desk.scores[index] = score
        if ties == 0 or score > best:
            best = score
            ties = 1
        elif score == best:
            ties += 1
    return ties


def score_move(table: Ints, state: Ints, desk: Desk, weights: Ints, row: int, move: int) -> int:
    """Score one legal move, in ranks times CERTAIN, and one more for every token moved."""
    if not weights[row + PER_CAPTURE]:
        return 0
    mover = state[MOVER]
    origin = (move >> 3) - 1
    count = move & 7
    after = desk.after
    copy_row(state, after)
    play(table, after, move)
    target = after[TARGET]
    worth = weights[row + PER_CAPTURE] * count_captured(table, after)
    worth += worth_of_place(table, mover, origin, target, count, weights, row)
    score = worth * CERTAIN + count
    if weights[row + PER_RISK]:
        risk = capture_risk(table, after, desk.reply, desk.trial, desk.faces, mover, target)
        score -= weights[row + PER_RISK] * risk
    return score


def worth_of_place(
    table: Ints, mover: int, origin: int, target: int, count: int, weights: Ints, row: int
) -> int:
    """Give the worth of where a move ends, in the order of the rule book.

    A token that a bounce takes back has not advanced; one sent to its yard costs.
    """
    if target < 0:
        return -count * weights[row + PER_RETURN] if origin >= 0 else 0
    if target >= table[HOMES] > origin:
        return weights[row + FOR_HOME]
    if origin < 0:
        return weights[row + FOR_ENTERING]
    square = table[PATH + (mover << 7) + target]
    if is_on_track(table, target) and not table[PREY + square] & table[UNIT + mover]:
        return weights[row + FOR_SAFETY]
    return weights[row + FOR_ADVANCING] if target > origin else 0


def count_captured(table: Ints, after: Ints) -> int:
    """Count the tokens that the last move captured, on both landings of a hop."""
    total = 0
    for seat in range(table[SEATS]):
        total += after[FIRST_CAPTURES] >> (seat << 2) & 15
        total += after[CAPTURES] >> (seat << 2) & 15
    return total


def pick_best(state: Ints, desk: Desk, number: int) -> int:
    """Return the kernel's move that is number `number` of those with the best score."""
    count = state[COUNT]
    best = desk.scores[0]
    for index in range(1, count):
        if desk.scores[index] > best:
            best = desk.scores[index]
    for index in range(count):
        if desk.scores[index] == best:
            if number == 0:
                return state[MOVES + index]
            number -= 1
    return state[MOVES]
