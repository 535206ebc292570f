"""The effects of a move: landings one after the other, captures, the mover sent home."""

from __future__ import annotations

from openludo.engine.kernel.layout import (
    CAPTURE_ONE,
    CAPTURES,
    ENTER_ALL,
    FACE,
    FIRST_CAPTURES,
    FOES,
    HOP,
    KEEP_LAST,
    LANDED,
    LAST,
    MOVER,
    NONE,
    PATH,
    PREY,
    REACH,
    SEATS,
    TARGET,
    UNIT,
    Ints,
)
from openludo.engine.kernel.squares import is_sent_home, progress_on, send_home, shift_token
from openludo.engine.kernel.turn import settle_move


def play(table: Ints, state: Ints, move: int) -> None:
    """Carry out a legal move and settle the turn."""
    mover = state[MOVER]
    face = state[FACE]
    origin = (move >> 3) - 1
    target = table[REACH + (face << 7) + origin]
    state[LANDED] = target
    state[FIRST_CAPTURES] = 0
    state[CAPTURES] = 0
    foes = state[table[PATH + (mover << 7) + target]] & table[FOES + mover]
    if foes or table[HOP + (face << 7) + target]:
        target = resolve(table, state, mover, origin, target, face)
    state[TARGET] = target
    shift_token(table, state, mover, origin, target)
    for _ in range(1, move & 7):
        shift_token(table, state, mover, origin, target)
    if table[KEEP_LAST]:
        state[LAST] = target if target >= 0 else NONE
    settle_move(table, state, target)


def resolve(table: Ints, state: Ints, mover: int, origin: int, target: int, face: int) -> int:
    """Capture along a move's landings and return where the mover ends, or -1 for its yard."""
    if origin < 0 and table[ENTER_ALL]:
        square = table[PATH + (mover << 7) + target]
        prey = state[square] & table[FOES + mover]
        send_home(table, state, square, prey)
        state[CAPTURES] = prey
        return target
    captured = land(table, state, mover, target)
    if captured == NONE:
        return -1
    hop = table[HOP + (face << 7) + target]
    if hop:
        state[FIRST_CAPTURES] = captured
        state[LANDED] = hop
        captured = land(table, state, mover, hop)
        if captured == NONE:
            return -1
    state[CAPTURES] = captured
    if hop:
        return hop
    return target


def land(table: Ints, state: Ints, mover: int, target: int) -> int:
    """Resolve one landing: return the bits captured, or NONE if the mover is sent home."""
    square = table[PATH + (mover << 7) + target]
    foes = state[square] & table[FOES + mover]
    if not foes:
        return 0
    if is_sent_home(table, state, mover, square):
        return NONE
    prey = foes & table[PREY + square]
    if prey:
        if table[CAPTURE_ONE]:
            prey = furthest(table, square, prey)
        send_home(table, state, square, prey)
    return prey


def furthest(table: Ints, square: int, prey: int) -> int:
    """Give the bits of one token: of the colours in `prey` the one that came further."""
    best = -1
    unit = 0
    for seat in range(table[SEATS]):
        if prey >> (seat << 2) & 15:
            progress = progress_on(table, seat, square)
            if progress > best:
                best = progress
                unit = table[UNIT + seat]
    return unit
