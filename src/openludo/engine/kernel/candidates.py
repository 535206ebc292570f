"""The legal moves of a roll: where tokens may walk, land and rest."""

from __future__ import annotations

from openludo.engine.kernel.layout import (
    BARRED,
    BOUNCES,
    COMPULSORY,
    COUNT,
    DOUBLE,
    ENTER_ALL,
    EXTRA,
    FOES,
    HINDERS,
    HOME,
    HOP,
    HURDLE,
    LANDING,
    LIVE,
    MOVER,
    MOVES,
    NONE,
    NULLS,
    OWN_HINDERS,
    OWN_STACKS,
    PATH,
    PREY,
    REACH,
    STACKS_BAR,
    TOGETHER,
    TOKENS,
    UNIT,
    WALKED,
    Ints,
)
from openludo.engine.kernel.squares import is_barred, is_sent_home


def list_moves(table: Ints, state: Ints, face: int) -> int:
    """Write the distinct legal moves into MOVES, in order; return how many there are."""
    mover = state[MOVER]
    landing = table[LANDING]
    foes = table[FOES + mover] & state[LIVE]
    path = PATH + (mover << 7)
    reach = REACH + (face << 7)
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
        elif landing and not is_allowed(table, state, mover, origin, target, face, 1):
            continue
        state[MOVES + count] = origin + 1 << 3 | 1
        count += 1
    if table[EXTRA]:
        count = list_extra_moves(table, state, face, count)
    state[COUNT] = count
    return count


def list_extra_moves(table: Ints, state: Ints, face: int, singles: int) -> int:
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
            null = table[NULLS] != 0 and changes_nothing(table, state, origin, face)
            if not (null and null_seen):
                state[MOVES + count] = single
                count += 1
            if null:
                null_seen = True
                continue
        tokens = joint_count(table, state, origin, face)
        if tokens:
            state[MOVES + count] = single - 1 + tokens
            count += 1
    if table[COMPULSORY] and count and state[MOVES] >> 3 == 0:
        return count_entering(state, count)
    return count


def joint_count(table: Ints, state: Ints, origin: int, face: int) -> int:
    """Give how many tokens of an origin may move as one, beside a single one, or 0."""
    mover = state[MOVER]
    path = PATH + (mover << 7)
    target = table[REACH + (face << 7) + origin]
    tokens = state[table[path + origin]] >> (mover << 2) & 15
    if tokens < 2 or target < 0:
        return 0
    if origin < 0:
        own_on_start = state[table[path]] >> (mover << 2) & 15
        tokens = 2
        if own_on_start or not table[DOUBLE + face]:
            return 0
    elif not table[TOGETHER] or stays(table, state, mover, origin, target, face):
        return 0
    if is_allowed(table, state, mover, origin, target, face, tokens):
        return tokens
    return 0


def stays(table: Ints, state: Ints, mover: int, origin: int, target: int, face: int) -> bool:
    """Tell whether a bounce ends where it began and rests there."""
    if target != origin or table[HOP + (face << 7) + target]:
        return False
    return not is_sent_home(table, state, mover, table[PATH + (mover << 7) + target])


def changes_nothing(table: Ints, state: Ints, origin: int, face: int) -> bool:
    """Tell whether a single token's move leads back to the same tokens on the same squares."""
    mover = state[MOVER]
    target = table[REACH + (face << 7) + origin]
    square = table[PATH + (mover << 7) + target]
    if origin < 0:
        return not table[ENTER_ALL] and is_sent_home(table, state, mover, square)
    if not stays(table, state, mover, origin, target, face):
        return False
    return state[square] & table[FOES + mover] & table[PREY + square] == 0


def count_entering(state: Ints, count: int) -> int:
    """Count the moves that enter; they come first (enter_compulsory)."""
    entering = 0
    while entering < count and state[MOVES + entering] >> 3 == 0:
        entering += 1
    return entering


def is_allowed(
    table: Ints, state: Ints, mover: int, origin: int, target: int, face: int, count: int
) -> bool:
    """Tell whether tokens may walk to a target and land there, with all rules (section 7)."""
    if origin < 0:
        if table[ENTER_ALL]:
            return table[OWN_STACKS] != 0 or may_rest(table, state, mover, origin, target, count)
    elif table[WALKED] and is_walk_blocked(table, state, mover, origin, target, face, count):
        return False
    square = table[PATH + (mover << 7) + target]
    if is_barred(table, state, mover, square):
        return False
    if is_sent_home(table, state, mover, square):
        return True
    hop = table[HOP + (face << 7) + target]
    if hop:
        target = hop
        square = table[PATH + (mover << 7) + target]
        if is_barred(table, state, mover, square):
            return False
        if is_sent_home(table, state, mover, square):
            return True
    return table[OWN_STACKS] != 0 or may_rest(table, state, mover, origin, target, count)


def is_walk_blocked(
    table: Ints, state: Ints, mover: int, origin: int, target: int, face: int, count: int
) -> bool:
    """Tell whether a token on the squares passed, the way back of a bounce too, blocks."""
    home = table[HOME]
    start = origin + 1
    stop = target
    if table[BOUNCES] and face <= 6 and origin + face > home:
        stop = home
        if target < origin:
            start = target + 1
    row = PATH + (mover << 7)
    lifted = count * table[UNIT + mover]
    hinders = table[HINDERS + mover]
    own = table[OWN_HINDERS + mover]
    live = state[LIVE]
    for progress in range(start, stop):
        square = table[row + progress]
        bits = state[square]
        if progress == origin:
            bits -= lifted
        if bits & live & (table[HURDLE + square] & hinders | own):
            return True
    return False


def may_rest(table: Ints, state: Ints, mover: int, origin: int, target: int, count: int) -> bool:
    """Tell whether no own token stands where tokens would end (own_stacks false)."""
    if target == table[HOME]:
        return True
    own = state[table[PATH + (mover << 7) + target]] >> (mover << 2) & 15
    if target == origin:
        own -= count
    return own == 0
