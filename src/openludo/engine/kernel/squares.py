"""Tokens on squares: moving one of them, and what a square makes of who stands on it."""

from __future__ import annotations

from openludo.engine.kernel.layout import (
    ARRIVED,
    BARRED,
    FOES,
    HOMES,
    LIVE,
    NEED,
    NONE,
    PATH,
    SEATS,
    SENDS,
    SENDS_STACK,
    SQUARES,
    STACKS,
    STARTS,
    TOKENS,
    TRACK,
    UNIT,
    Ints,
)


def shift_token(table: Ints, state: Ints, seat: int, origin: int, target: int) -> None:
    """Move one token of a seat from one progress to another, keeping its four sorted."""
    row = PATH + (seat << 7)
    unit = table[UNIT + seat]
    state[table[row + origin]] -= unit
    state[table[row + target]] += unit
    first = TOKENS + (seat << 2)
    index = first
    while state[index] != origin:
        index += 1
    while index < first + 3 and state[index + 1] < target:
        state[index] = state[index + 1]
        index += 1
    while index > first and state[index - 1] > target:
        state[index] = state[index - 1]
        index -= 1
    state[index] = target


def send_home(table: Ints, state: Ints, square: int, prey: int) -> None:
    """Send the tokens whose bits are given from a square of the track to their yards."""
    for seat in range(table[SEATS]):
        count = prey >> (seat << 2) & 15
        if count:
            progress = progress_on(table, seat, square)
            for _ in range(count):
                shift_token(table, state, seat, progress, -1)


def in_play(table: Ints, state: Ints, seat: int) -> bool:
    """Tell whether a token of the seat is on the track or in its column (section 2)."""
    home = table[HOMES]
    for index in range(TOKENS + (seat << 2), TOKENS + (seat << 2) + 4):
        if 0 <= state[index] < home:
            return True
    return False


def is_finished(table: Ints, state: Ints, seat: int) -> bool:
    """Tell whether the seat has as many tokens home as it needs to win."""
    return state[TOKENS + (seat << 2) + table[NEED]] >= table[HOMES]


def is_on_track(table: Ints, progress: int) -> bool:
    """Tell whether a progress lies on the shared track, not in the column or at home."""
    return table[PATH + progress] < table[PATH - 1]


def progress_on(table: Ints, seat: int, square: int) -> int:
    """Give the progress of a seat's token on a square of the track."""
    progress = square - table[PATH + (seat << 7)]
    if progress < 0:
        progress += table[TRACK]
    return progress


def crowd(bits: int) -> int:
    """Count the tokens of all seats in the bits of a square; at most fifteen."""
    return bits * 0x111111 >> 20 & 15


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


def is_barred(table: Ints, state: Ints, mover: int, square: int) -> bool:
    """Tell whether a stack forbids the mover to land on a square."""
    return state[square] & table[FOES + mover] & table[BARRED + square] & state[LIVE] != 0


def is_sent_home(table: Ints, state: Ints, mover: int, square: int) -> bool:
    """Tell whether landing on a square sends the mover to its yard (section 4)."""
    foes = state[square] & table[FOES + mover] & state[LIVE]
    return foes & (table[SENDS + square] | table[SENDS_STACK + square]) != 0


def note_arrivals(table: Ints, state: Ints, mover: int, target: int) -> None:
    """Keep, for every start square with two colours foreign to its seat, which came last.

    The mover has just come to `target`, or to its yard (section 5). Finished seats do not count.
    """
    landed = table[PATH + (mover << 7) + target]
    for seat in range(table[SEATS]):
        square = SQUARES + table[STARTS + seat]
        foes = state[square] & table[FOES + seat] & state[LIVE]
        if crowd(foes) < 2 or foes & STACKS:
            state[ARRIVED + seat] = NONE
        elif square == landed:
            state[ARRIVED + seat] = mover
