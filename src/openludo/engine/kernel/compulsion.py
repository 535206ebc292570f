"""Which of the moves that could be made must be made, and why (sections 5 and 6)."""

from __future__ import annotations

from openludo.engine.kernel.landing import enters_specially, target_of
from openludo.engine.kernel.layout import (
    CLEARING,
    COMPULSORY,
    FOES,
    FORCED,
    FORCED_CAPTURE,
    FORCED_CLEARING,
    FORCED_ENTRY,
    FORCED_OPENING,
    HOP,
    HURDLE,
    LIVE,
    LONG_SIX,
    MOVER,
    MOVES,
    MUST_CAPTURE,
    OPENING,
    PATH,
    PREY,
    STACKS,
    TOKENS,
    UNIT,
    Ints,
)
from openludo.engine.kernel.squares import is_on_track, is_sent_home


def compel(table: Ints, state: Ints, stride: int, count: int) -> int:
    """Drop the moves that a compulsion forbids, noting which did; return how many are left."""
    state[FORCED] = 0
    if count and table[COMPULSORY]:
        count = keep_from(state, count, -1, FORCED_ENTRY)
    if count and table[CLEARING] and state[TOKENS + (state[MOVER] << 2)] < 0:
        count = keep_from(state, count, 0, FORCED_CLEARING)
    if count and table[OPENING] and (stride == 6 or stride == LONG_SIX):
        kept = 0
        for index in range(count):
            if opens_barrier(table, state, state[MOVES + index]):
                kept |= 1 << index
        count = keep(state, count, kept, FORCED_OPENING)
    if count and table[MUST_CAPTURE]:
        kept = 0
        for index in range(count):
            if takes(table, state, stride, state[MOVES + index]):
                kept |= 1 << index
        count = keep(state, count, kept, FORCED_CAPTURE)
    return count


def keep_from(state: Ints, count: int, origin: int, reason: int) -> int:
    """Keep the moves from an origin if there are any."""
    kept = 0
    for index in range(count):
        if (state[MOVES + index] >> 3) - 1 == origin:
            kept |= 1 << index
    return keep(state, count, kept, reason)


def keep(state: Ints, count: int, kept: int, reason: int) -> int:
    """Keep the moves whose bits are given, all of them where none is; return how many are left."""
    if kept == 0 or kept == (1 << count) - 1:
        return count
    left = 0
    for index in range(count):
        if kept >> index & 1:
            state[MOVES + left] = state[MOVES + index]
            left += 1
    state[FORCED] |= reason
    return left


def opens_barrier(table: Ints, state: Ints, move: int) -> bool:
    """Tell whether a move takes a token from a barrier of its own colour."""
    mover = state[MOVER]
    origin = (move >> 3) - 1
    if origin < 0 or not is_on_track(table, origin):
        return False
    square = table[PATH + (mover << 7) + origin]
    return (
        state[square] & state[LIVE] & table[HURDLE + square] & STACKS & 15 * table[UNIT + mover]
        != 0
    )


def takes(table: Ints, state: Ints, stride: int, move: int) -> bool:
    """Tell whether a legal move captures."""
    mover = state[MOVER]
    origin = (move >> 3) - 1
    target = target_of(table, origin, stride, move & 7)
    square = table[PATH + (mover << 7) + target]
    if origin < 0 and target == 0 and enters_specially(table, state, mover, move & 7):
        return state[square] & table[FOES + mover] != 0
    if is_sent_home(table, state, mover, square):
        return False
    if state[square] & table[FOES + mover] & table[PREY + square]:
        return True
    hop = table[HOP + (stride << 7) + target]
    square = table[PATH + (mover << 7) + hop]
    if hop == 0 or is_sent_home(table, state, mover, square):
        return False
    return state[square] & table[FOES + mover] & table[PREY + square] != 0
