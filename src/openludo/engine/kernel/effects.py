"""The effects of a move: landings one after the other, captures, the mover sent home."""

from __future__ import annotations

from openludo.engine.kernel.landing import enters_specially, target_of
from openludo.engine.kernel.layout import (
    ARRIVED,
    CAPTURE_ONE,
    CAPTURES,
    ENTER_ALL,
    FIRST_CAPTURES,
    FOES,
    HOP,
    KEEP_ARRIVED,
    KEEP_LAST,
    LANDED,
    LAST,
    LIVE,
    MOVER,
    NONE,
    PATH,
    PREY,
    SEATS,
    STRIDE,
    TARGET,
    UNIT,
    Ints,
)
from openludo.engine.kernel.squares import (
    furthest,
    is_sent_home,
    note_arrivals,
    send_home,
    shift_token,
)
from openludo.engine.kernel.turn import settle_move


def play(table: Ints, state: Ints, move: int) -> None:
    """Carry out a legal move and settle the turn."""
    mover = state[MOVER]
    stride = state[STRIDE]
    origin = (move >> 3) - 1
    target = target_of(table, origin, stride, move & 7)
    state[LANDED] = target
    state[FIRST_CAPTURES] = 0
    state[CAPTURES] = 0
    foes = state[table[PATH + (mover << 7) + target]] & table[FOES + mover]
    if foes or table[HOP + (stride << 7) + target]:
        target = resolve(table, state, mover, origin, target, stride, move & 7)
    state[TARGET] = target
    shift_token(table, state, mover, origin, target)
    for _ in range(1, move & 7):
        shift_token(table, state, mover, origin, target)
    if table[KEEP_LAST]:
        state[LAST] = target if target >= 0 else NONE
    if table[KEEP_ARRIVED]:
        note_arrivals(table, state, mover, target)
    settle_move(table, state, origin, target)


def resolve(
    table: Ints, state: Ints, mover: int, origin: int, target: int, stride: int, count: int
) -> int:
    """Capture along a move's landings and return where the mover ends, or -1 for its yard."""
    if origin < 0 and target == 0 and enters_specially(table, state, mover, count):
        square = table[PATH + (mover << 7)]
        prey = state[square] & table[FOES + mover]
        if not table[ENTER_ALL]:
            prey = newest(table, state, mover, prey & state[LIVE])
        send_home(table, state, square, prey)
        state[CAPTURES] = prey
        return target
    captured = land(table, state, mover, target)
    if captured == NONE:
        return -1
    hop = table[HOP + (stride << 7) + target]
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


def newest(table: Ints, state: Ints, mover: int, foes: int) -> int:
    """Give the bits of the token that came last of those on the mover's full start square."""
    if state[ARRIVED + mover] >= 0:
        return table[UNIT + state[ARRIVED + mover]]
    for seat in range(table[SEATS]):
        if foes >> (seat << 2) & 15:
            return table[UNIT + seat]
    return 0
