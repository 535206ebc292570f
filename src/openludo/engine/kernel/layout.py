"""Where things stand in the two flat rows of ints that the kernel works on.

The *table* holds what a game never changes: rules, paths and, for every square, masks that
say what the rules make of the tokens on it. The *state* holds the position, and behind it
what the last roll or move did.

A square is one int: the number of tokens of seat s stands in its bits 4s to 4s+3. So
`bits & foes` is empty exactly when nobody can be in the way, and the bits `6` of a nibble
are set exactly when two or more stand there. Squares are private indices into the state:
the shared track first, then each seat's column, home and yard.
"""

from __future__ import annotations

Ints = list[int]
"""A flat row of ints: a list, or an array where compiled."""

NONE = -2
"""No such target, token or move."""

UNLIMITED = 1 << 40
"""More rolls than any game has."""

# phases
ROLL, ENTER, MOVE, BONUS, OVER = range(5)
PHASES = ("roll", "enter", "move", "bonus", "over")

# grants of a bonus roll, as bits
BY_SIX, BY_CAPTURE, BY_HOME = 1, 2, 4

# what a landing must be asked (LANDING)
NOTHING, STACKS_BAR, EVERYTHING = range(3)

# what became of a roll (OUTCOME)
CHOICE, VOIDED, REROLLED, TRIED, PASSED = range(5)

# state
SEAT, PHASE, FACE, STREAK, TRIES, LAST, ROLLS, MOVER, LIVE = range(9)
OUTCOME, GRANTED, TARGET, LANDED, FIRST_CAPTURES, CAPTURES, RETURNED, COUNT = range(9, 17)
MOVES = 17
TOKENS = 32
SQUARES = 56
STATE_SIZE = 192
POSITION_END = 9
"""State below this index belongs to the position; from here to TOKENS it tells the last step."""

# table
SEATS, NEED, HOME, TRACK, LANDING, EXTRA = range(6)
STREAK_LIMIT, PENALTY, UNUSED_SIX, THREE_ROLLS, ENTER_FIRST, GRANTS = range(6, 12)
ENTER_ALL, COMPULSORY, CAPTURE_ONE, WALKED, OWN_STACKS, TOGETHER = range(12, 18)
BOUNCES, TEAMS, SKIPPED, PLAY_ON, ROLL_LIMIT, KEEP_LAST, NULLS = range(18, 25)
UNIT = 32  # per seat: one token of it, as bits of a square
FOES = 40  # per seat: the nibbles of those whom it may capture
HINDERS = 48  # per seat: the nibbles of those who may stop its walk
OWN_HINDERS = 56  # per seat: its own nibble where it cannot pass its own tokens
STARTS = 64  # per seat: track index of its start square
SIXES = 72  # per face: BY_SIX where the face grants a roll
NEXT = 96  # per seat: the seat after it
DOUBLE = 84  # per face: 1 where two tokens may enter at once
ROW = 7  # rows of 128 entries: an index is row << ROW | column
PATH = (1 << ROW) + 1  # 6 rows, per seat: square of a progress, from -1
REACH = (7 << ROW) + 1  # 9 rows, per face: progress reached from a progress, from -1
HOP = (16 << ROW) + 1  # 9 rows, per face: progress of the hop from a landing, or 0
BARRED = (25 << ROW) + 64  # per square: stacks that forbid landing
SENDS = (27 << ROW) + 64  # per square: tokens that send the mover home
SENDS_STACK = (29 << ROW) + 64  # per square: stacks that send the mover home
PREY = (31 << ROW) + 64  # per square: tokens that can be captured
HURDLE = (33 << ROW) + 64  # per square: what stops a walk
TABLE_SIZE = 36 << ROW
