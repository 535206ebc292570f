"""The legal moves of a roll or of bonus steps, in order."""

from __future__ import annotations

from openludo.engine.kernel.compulsion import compel
from openludo.engine.kernel.landing import is_allowed, target_of
from openludo.engine.kernel.layout import (
    BARRED,
    BONUS_STRIDES,
    COUNT,
    DIE,
    DOUBLE,
    ENTER_ALL,
    EXTRA,
    FOES,
    HOP,
    LANDING,
    LIVE,
    LONG_SIX,
    MOVER,
    MOVES,
    NONE,
    NULLS,
    PATH,
    PREY,
    REACH,
    STACKS_BAR,
    STEPS,
    STRIDE,
    TOGETHER,
    TOKENS,
    Ints,
)
from openludo.engine.kernel.squares import is_barred, is_sent_home


def stride_of(table: Ints, state: Ints, face: int) -> int:
    """Give how a face reaches squares: a six counts more with nothing in the yard (section 5)."""
    if face == 6 and table[STEPS + LONG_SIX] and state[TOKENS + (state[MOVER] << 2)] >= 0:
        return LONG_SIX
    return face


def list_moves(table: Ints, state: Ints, face: int) -> int:
    """Write the distinct legal moves into MOVES, in order; return how many there are.

    `face` is that of a roll, or the stride of a bonus.
    """
    stride = stride_of(table, state, face)
    state[STRIDE] = stride
    mover = state[MOVER]
    landing = table[LANDING]
    foes = table[FOES + mover] & state[LIVE]
    path = PATH + (mover << 7)
    reach = REACH + (stride << 7)
    previous = NONE
    count = 0
    first = TOKENS + (mover << 2)
    for index in range(first, first + 4):
        origin = state[index]
        if origin == previous:
            continue
        previous = origin
        target = table[reach + origin]
        if target < 0:
            continue
        if landing == STACKS_BAR:
            square = table[path + target]
            if state[square] & foes & table[BARRED + square]:
                continue
        elif landing and not is_allowed(table, state, mover, origin, target, stride, 1):
            continue
        state[MOVES + count] = origin + 1 << 3 | 1
        count += 1
    if table[EXTRA]:
        count = list_extra_moves(table, state, stride, count)
    state[COUNT] = count
    return count


def list_extra_moves(table: Ints, state: Ints, stride: int, singles: int) -> int:
    """Add moves of several tokens to the single ones, then drop doubles and what must wait."""
    for index in range(singles):
        state[MOVES + 8 + index] = state[MOVES + index]
    count = 0
    index = 0
    null_seen = False
    previous = NONE
    first = TOKENS + (state[MOVER] << 2)
    for token in range(first, first + 4):
        origin = state[token]
        if origin == previous:
            continue
        previous = origin
        single = origin + 1 << 3 | 1
        if index < singles and state[MOVES + 8 + index] == single:
            index += 1
            null = table[NULLS] != 0 and changes_nothing(table, state, origin, stride)
            if not (null and null_seen):
                state[MOVES + count] = single
                count += 1
            if null:
                null_seen = True
                continue
        tokens = joint_count(table, state, origin, stride)
        if tokens:
            state[MOVES + count] = single - 1 + tokens
            count += 1
    return compel(table, state, stride, count)


def joint_count(table: Ints, state: Ints, origin: int, stride: int) -> int:
    """Give how many tokens of an origin may move as one, beside a single one, or 0."""
    mover = state[MOVER]
    path = PATH + (mover << 7)
    target = target_of(table, origin, stride, 2)
    tokens = state[table[path + origin]] >> (mover << 2) & 15
    if tokens < 2 or target < 0 or BONUS_STRIDES <= stride < LONG_SIX:
        return 0
    if origin < 0:
        own_on_start = state[table[path]] >> (mover << 2) & 15
        tokens = 2
        if own_on_start or not table[DOUBLE + stride]:
            return 0
    elif not table[TOGETHER] or stays(table, state, mover, origin, target, stride):
        return 0
    if is_allowed(table, state, mover, origin, target, stride, tokens):
        return tokens
    return 0


def stays(table: Ints, state: Ints, mover: int, origin: int, target: int, stride: int) -> bool:
    """Tell whether a bounce ends where it began and rests there."""
    if target != origin or table[HOP + (stride << 7) + target]:
        return False
    return not is_sent_home(table, state, mover, table[PATH + (mover << 7) + target])


def changes_nothing(table: Ints, state: Ints, origin: int, stride: int) -> bool:
    """Tell whether a single token's move leads back to the same tokens on the same squares."""
    mover = state[MOVER]
    target = table[REACH + (stride << 7) + origin]
    square = table[PATH + (mover << 7) + target]
    prey = state[square] & table[FOES + mover] & table[PREY + square]
    if origin >= 0:
        return prey == 0 and stays(table, state, mover, origin, target, stride)
    if table[ENTER_ALL] and target == 0:
        return False
    hop = table[HOP + (stride << 7) + target]
    if hop == 0 or is_sent_home(table, state, mover, square):
        return is_sent_home(table, state, mover, square)
    return prey == 0 and is_sent_home(table, state, mover, table[PATH + (mover << 7) + hop])


def is_stuck(table: Ints, state: Ints) -> bool:
    """Tell whether no token of the mover on track or column could move with any face."""
    first = TOKENS + (state[MOVER] << 2)
    for index in range(6):
        stride = stride_of(table, state, table[DIE + index])
        for token in range(first, first + 4):
            origin = state[token]
            if origin < 0:
                continue
            if can_step(table, state, origin, stride) or joint_count(table, state, origin, stride):
                return False
    return True


def can_step(table: Ints, state: Ints, origin: int, stride: int) -> bool:
    """Tell whether one token could make a move, were there no compulsion to make another."""
    mover = state[MOVER]
    target = table[REACH + (stride << 7) + origin]
    if target < 0:
        return False
    if table[LANDING] == STACKS_BAR:
        return not is_barred(table, state, mover, table[PATH + (mover << 7) + target])
    return is_allowed(table, state, mover, origin, target, stride, 1)
