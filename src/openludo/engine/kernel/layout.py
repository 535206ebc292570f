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

STACKS = 0x666666
"""The bits of a square that are set where a seat has two tokens or more."""

# phases
ROLL, ENTER, MOVE, BONUS_PHASE, OVER = range(5)
PHASES = ("roll", "enter", "move", "bonus", "over")

# grants, as bits: of a bonus roll, and of bonus steps; BY_DEBT is a roll owed from before a bonus
BY_SIX, BY_CAPTURE, BY_HOME, BY_DEBT = 1, 2, 4, 8

# what a landing must be asked (LANDING)
NOTHING, STACKS_BAR, EVERYTHING = range(3)

# what became of a roll (OUTCOME)
CHOICE, VOIDED, REROLLED, TRIED, PASSED = range(5)

# what took moves away (FORCED), as bits
FORCED_ENTRY, FORCED_CLEARING, FORCED_OPENING, FORCED_CAPTURE = 1, 2, 4, 8

# how a roll reaches squares (STRIDE): its face, then the bonuses, then a six that counts more
NO_FACE = 0
BONUS_STRIDES = 9  # of a capture, of a token home, of both at once
LONG_SIX = 12
STRIDES = 13

# state
SEAT, PHASE, FACE, STREAK, TRIES, LAST, ROLLS, MOVER, LIVE, AGAIN = range(10)
ARRIVED = 10  # per seat: who came last of two colours on its start square, or NONE
POSITION_END = 16
"""State below this index belongs to the position; from here to TOKENS it tells the last step."""
OUTCOME, GRANTED, TARGET, LANDED, FIRST_CAPTURES, CAPTURES, RETURNED, COUNT = range(16, 24)
STRIDE, FORCED, BONUS_GRANTED = range(24, 27)
MOVES = 27  # eight, then room for sorting them
TOKENS = 40
SQUARES = 64
STATE_SIZE = 200

# table
SEATS, NEED, HOME, TRACK, LANDING, EXTRA = range(6)
STREAK_LIMIT, PENALTY, UNUSED_SIX, THREE_ROLLS, ENTER_FIRST, GRANTS = range(6, 12)
ENTER_ALL, COMPULSORY, CAPTURE_ONE, WALKED, OWN_STACKS, TOGETHER = range(12, 18)
BOUNCES, TEAMS, SKIPPED, PLAY_ON, ROLL_LIMIT, KEEP_LAST, NULLS = range(18, 25)
HOMES, SHARED_HOME, CAPACITY, BLOCKED_START, KEEP_ARRIVED, IF_STUCK = range(25, 31)
UNIT = 32  # per seat: one token of it, as bits of a square
FOES = 40  # per seat: the nibbles of those whom it may capture
HINDERS = 48  # per seat: the nibbles of those who may stop its walk
DIE = 56  # the six faces of the die
STARTS = 64  # per seat: track index of its start square
SIXES = 72  # per stride: BY_SIX where the face grants a roll
DOUBLE = 85  # per stride: 1 where two tokens may enter at once
NEXT = 98  # per seat: the seat after it
STEPS = 104  # per stride: how many squares it walks, 0 for a symbol
BONUS = 118  # by capture (1) and token home (2), the stride of the bonus granted, or 0
CLEARING, OPENING, MUST_CAPTURE = range(122, 125)
ROW = 7  # rows of 128 entries: an index is row << ROW | column
PATH = (1 << ROW) + 1  # 6 rows, per seat: square of a progress, from -1
REACH = (7 << ROW) + 1  # 13 rows, per stride: progress reached from a progress, from -1
HOP = (20 << ROW) + 1  # 13 rows, per stride: progress of the hop from a landing, or 0
BARRED = 33 << ROW  # 2 rows, per square: stacks that forbid landing
SENDS = 35 << ROW  # per square: tokens that send the mover home
SENDS_STACK = 37 << ROW  # per square: stacks that send the mover home
PREY = 39 << ROW  # per square: tokens that can be captured
HURDLE = 41 << ROW  # per square: what stops a walk
OWN_HURDLE = 43 << ROW  # per square: what stops its owner's walk
TABLE_SIZE = 45 << ROW
