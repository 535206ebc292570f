"""Where tokens may walk, land and rest, asked before a move is made."""

from __future__ import annotations

from openludo.engine.kernel.layout import (
    BLOCKED_START,
    BOUNCES,
    CAPACITY,
    CAPTURE_ONE,
    ENTER_ALL,
    FOES,
    HINDERS,
    HOME,
    HOP,
    HURDLE,
    LIVE,
    OWN_HURDLE,
    OWN_STACKS,
    PATH,
    PREY,
    REACH,
    SHARED_HOME,
    STACKS,
    STEPS,
    UNIT,
    WALKED,
    Ints,
)
from openludo.engine.kernel.squares import crowd, furthest, is_barred, is_sent_home


def target_of(table: Ints, origin: int, stride: int, count: int) -> int:
    """Give the progress that tokens reach before any hop, or NONE; two enter at the start."""
    if origin < 0 and count > 1:
        return 0
    return table[REACH + (stride << 7) + origin]


def is_allowed(
    table: Ints, state: Ints, mover: int, origin: int, target: int, stride: int, count: int
) -> bool:
    """Tell whether tokens may walk to a target and land there, with all rules (section 7)."""
    if table[WALKED] and is_walk_blocked(table, state, mover, origin, target, stride, count):
        return False
    if origin < 0 and target == 0 and enters_specially(table, state, mover, count):
        return can_enter(table, state, mover, count)
    if not is_open(table, state, mover, origin, target, count):
        return False
    square = table[PATH + (mover << 7) + target]
    if is_sent_home(table, state, mover, square):
        return True
    hop = table[HOP + (stride << 7) + target]
    if hop:
        target = hop
        if not is_open(table, state, mover, origin, target, count):
            return False
        square = table[PATH + (mover << 7) + target]
        if is_sent_home(table, state, mover, square):
            return True
    return table[OWN_STACKS] != 0 or may_rest(table, state, mover, origin, target, count)


def is_open(table: Ints, state: Ints, mover: int, origin: int, target: int, count: int) -> bool:
    """Tell whether neither a full square nor a stack forbids one landing of a move."""
    if table[CAPACITY] and overflows(table, state, mover, origin, target, count):
        return False
    return not is_barred(table, state, mover, table[PATH + (mover << 7) + target])


def overflows(table: Ints, state: Ints, mover: int, origin: int, target: int, count: int) -> bool:
    """Tell whether a landing finds its square full, or makes it too full (section 5).

    The tokens of finished seats fill no square.
    """
    if target == table[SHARED_HOME]:
        return False
    square = table[PATH + (mover << 7) + target]
    live = state[LIVE]
    there = crowd(state[square] & live)
    if target == origin:
        there -= count
    if there >= table[CAPACITY]:
        return True
    if is_sent_home(table, state, mover, square):
        return False
    prey = state[square] & table[FOES + mover] & table[PREY + square]
    if table[CAPTURE_ONE]:
        prey = furthest(table, square, prey)
    return there - crowd(prey & live) + count > table[CAPACITY]


def enters_specially(table: Ints, state: Ints, mover: int, count: int) -> bool:
    """Tell whether entering the start square is no ordinary landing (sections 4 and 5)."""
    if table[ENTER_ALL]:
        return True
    if table[CAPACITY] == 0 or count > 1:
        return False
    return crowd(state[table[PATH + (mover << 7)]] & state[LIVE]) >= table[CAPACITY]


def can_enter(table: Ints, state: Ints, mover: int, count: int) -> bool:
    """Tell whether the start square takes tokens that capture all there, or one if it is full."""
    bits = state[table[PATH + (mover << 7)]]
    foes = bits & table[FOES + mover]
    if not table[OWN_STACKS] and bits >> (mover << 2) & 15:
        return False
    live = state[LIVE]
    if table[ENTER_ALL]:
        return not table[CAPACITY] or crowd(bits - foes & live) + count <= table[CAPACITY]
    foes &= live
    blocked = table[BLOCKED_START] and foes & STACKS
    return foes != 0 and not blocked


def is_walk_blocked(
    table: Ints, state: Ints, mover: int, origin: int, target: int, stride: int, count: int
) -> bool:
    """Tell whether a token on the squares passed, the way back of a bounce too, blocks."""
    home = table[HOME]
    start = origin + 1
    stop = target
    if table[BOUNCES] and origin >= 0 and origin + table[STEPS + stride] > home:
        stop = home + (table[SHARED_HOME] != home)
        if target < origin:
            start = target + 1
    row = PATH + (mover << 7)
    unit = table[UNIT + mover]
    hinders = table[HINDERS + mover]
    live = state[LIVE]
    for progress in range(start, stop):
        square = table[row + progress]
        bits = state[square]
        if progress == origin:
            bits -= count * unit
        if (
            bits
            & live
            & (table[HURDLE + square] & hinders | table[OWN_HURDLE + square] & 15 * unit)
        ):
            return True
    return False


def may_rest(table: Ints, state: Ints, mover: int, origin: int, target: int, count: int) -> bool:
    """Tell whether no own token stands where tokens would end (own_stacks false)."""
    if target == table[SHARED_HOME]:
        return True
    own = state[table[PATH + (mover << 7) + target]] >> (mover << 2) & 15
    if target == origin:
        own -= count
    return own == 0
