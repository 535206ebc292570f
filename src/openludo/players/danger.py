"""How likely tokens are captured before their owner's next turn, by the rules in force.

Plain functions over the kernel's flat rows, interpreted or compiled like the kernel itself.
What an opponent may do is asked of the kernel, on a copy of the position that it opens for
that opponent's turn; no rule is written here a second time.
"""

from __future__ import annotations

from openludo.engine.kernel.candidates import list_moves, stride_of
from openludo.engine.kernel.effects import play
from openludo.engine.kernel.layout import (
    CAPACITY,
    ENTER,
    ENTER_ALL,
    FACE,
    FOES,
    HOP,
    MOVER,
    MOVES,
    PATH,
    PHASE,
    PREY,
    REACH,
    SEATS,
    STRIDE,
    TOKENS,
    UNIT,
    Ints,
)
from openludo.engine.kernel.squares import is_on_track
from openludo.engine.kernel.turn import can_act, open_turn

CERTAIN = 7776
"""A chance of one: 6 to the power of the most opponents, so that every chance is exact."""


def capture_risk(
    table: Ints, after: Ints, reply: Ints, trial: Ints, faces: Ints, mover: int, target: int
) -> int:
    """Estimate the chance, of CERTAIN, that the mover's tokens on a progress are captured.

    Every opponent's next roll counts for itself, as if it came next (rule book, section 3).
    """
    if target < 0 or not is_on_track(table, target):
        return 0
    square = table[PATH + (mover << 7) + target]
    own = 15 * table[UNIT + mover]
    if not (table[PREY + square] & own or table[ENTER_ALL] or table[CAPACITY]):
        return 0
    spared = CERTAIN
    for seat in range(table[SEATS]):
        if table[FOES + mover] & table[UNIT + seat] and can_act(table, after, seat):
            hits = count_hits(table, after, reply, trial, faces, seat, square, own)
            spared = spared * (len(faces) - hits) // len(faces)
    return CERTAIN - spared


def count_hits(
    table: Ints,
    after: Ints,
    reply: Ints,
    trial: Ints,
    faces: Ints,
    seat: int,
    square: int,
    own: int,
) -> int:
    """Count the faces with which a seat, were it to act now, could capture on a square.

    A seat that enters without a roll does so whatever the die would show.
    """
    copy_row(after, reply)
    if not open_turn(table, reply, seat):
        return 0
    enters = reply[PHASE] == ENTER
    hits = 0
    for face in faces:
        if can_hit(table, reply, trial, 0 if enters else face, square, own):
            hits += 1
    return hits


def can_hit(table: Ints, reply: Ints, trial: Ints, face: int, square: int, own: int) -> bool:
    """Tell whether a legal move with a face would capture one of the tokens on a square."""
    if not comes_near(table, reply, face, square):
        return False
    reply[FACE] = face
    for index in range(list_moves(table, reply, face)):
        move = reply[MOVES + index]
        if lands_on(table, reply[MOVER], (move >> 3) - 1, reply[STRIDE], square):
            copy_row(reply, trial)
            play(table, trial, move)
            if trial[square] & own != reply[square] & own:
                return True
    return False


def comes_near(table: Ints, reply: Ints, face: int, square: int) -> bool:
    """Tell whether any token of the mover, rules aside, would land on a square."""
    mover = reply[MOVER]
    stride = stride_of(table, reply, face)
    first = TOKENS + (mover << 2)
    for index in range(first, first + 4):
        if lands_on(table, mover, reply[index], stride, square):
            return True
    return False


def lands_on(table: Ints, mover: int, origin: int, stride: int, square: int) -> bool:
    """Tell whether a walk of a stride, or the hop after it, lands on a square."""
    target = table[REACH + (stride << 7) + origin]
    if target < 0:
        return False
    row = PATH + (mover << 7)
    if table[row + target] == square:
        return True
    hop = table[HOP + (stride << 7) + target]
    return hop != 0 and table[row + hop] == square


def copy_row(source: Ints, target: Ints) -> None:
    """Copy a row into another; one by one, since slices allocate where compiled."""
    for place in range(len(source)):
        target[place] = source[place]
