"""A moment of a game: immutable, checked, and the door to everything that may follow."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from openludo.engine import kernel
from openludo.engine.errors import IllegalMove, IllegalRoll, InvalidRules
from openludo.engine.faces import DICE, YARD, face_text
from openludo.engine.kernel import layout as at
from openludo.engine.notation import (
    MOVES,
    Arrivals,
    Fields,
    Move,
    Tokens,
    parse_move,
    read_position,
    write_position,
)
from openludo.engine.status import Status, check, find_faults, is_owed, winners
from openludo.engine.variant import Variant

_CHOICES = (at.MOVE, at.ENTER, at.BONUS_PHASE)
_STACKS = 0xEEEEEE
"""The bits of a square that are set where a seat has two tokens or more on it."""
_COMPULSIONS = (
    (at.FORCED_ENTRY, "enter_compulsory"),
    (at.FORCED_CLEARING, "clear_start"),
    (at.FORCED_OPENING, "six_opens_barrier"),
    (at.FORCED_CAPTURE, "capture_compulsory"),
)


class Outcome(NamedTuple):
    """How a game ended: the winning seats, and `home` or `limit`."""

    winners: tuple[int, ...]
    reason: str


class Position:
    """A moment of a game of a variant. Equal positions compare, hash and print alike.

    Make one with `start`, `parse` or `build`; follow it with `after_roll` and `after_move`,
    or with `openludo.engine.transition` where events are wanted. The number of rolls so far
    is carried along for the roll limit but belongs to the game: it does not count in `==`.
    """

    __slots__ = ("_state", "_table", "_text", "variant")

    variant: Variant
    _table: list[int]
    _state: list[int]
    _text: str

    def __init__(self, *_: Any, **__: Any) -> None:
        raise TypeError("make a position with Position.start, Position.parse or Position.build")

    @classmethod
    def start(cls, variant: Variant, seats: int = 4, first: int = 0) -> Position:
        """Return the position in which `first` begins; raises `InvalidRules` for the seats."""
        variant = variant.for_seats(seats)
        table = variant.table(seats)
        if not 0 <= first < seats:
            raise IllegalMove(f"seat {first} does not play: expected 0 to {seats - 1}", seat=first)
        on_start = variant.rules.begin_on_start
        seat = (YARD,) * (4 - on_start) + (0,) * on_start
        state = _new_state(variant, Fields((seat,) * seats, first, at.ROLL, 0, 0, 0), table)
        kernel.open_turn(table, state, first)
        return _wrap(variant, table, state)

    @classmethod
    def parse(cls, variant: Variant, text: str, rolls: int = 0) -> Position:
        """Read a position's text; raises `InvalidNotation` or `InvalidPosition`."""
        settled = _settled(variant, str(text).partition(" ")[0].count("/") + 1)
        return cls._checked(settled, read_position(text, _sign(settled)), rolls)

    @classmethod
    def build(
        cls,
        variant: Variant,
        tokens: Tokens,
        turn: int = 0,
        phase: str = "roll",
        face: int = 0,
        streak: int = 0,
        tries: int = 0,
        last: int = at.NONE,
        steps: int = 0,
        again: bool = False,
        arrived: Arrivals = (),
    ) -> Position:
        """Return the position with these tokens, sorted or not; raises `InvalidPosition`."""
        ordered = tuple(tuple(sorted(seat)) for seat in tokens)
        code = at.PHASES.index(phase)
        fields = Fields(
            ordered, turn, code, face, streak, tries, last, steps, again, tuple(arrived)
        )
        return cls._checked(_settled(variant, len(ordered)), fields, 0)

    @classmethod
    def _checked(cls, variant: Variant, fields: Fields, rolls: int) -> Position:
        text = write_position(fields, _sign(variant))
        check(find_faults(variant, fields), text)
        table = variant.table(len(fields.tokens))
        state = _new_state(variant, fields, table)
        state[at.ROLLS] = rolls
        position = _wrap(variant, table, state)
        check(position.status, text)
        return position

    @property
    def fields(self) -> Fields:
        """The content of the position's text."""
        state, table = self._state, self._table
        tokens = tuple(self.tokens(seat) for seat in range(table[at.SEATS]))
        phase, streak = state[at.PHASE], state[at.STREAK]
        bonus = phase == at.BONUS_PHASE
        return Fields(
            tokens,
            state[at.SEAT],
            phase,
            0 if bonus else state[at.FACE],
            streak,
            state[at.TRIES],
            state[at.LAST],
            table[at.STEPS + state[at.FACE]] if bonus else 0,
            bool(state[at.AGAIN]) and not is_owed(self.variant, streak),
            self.arrivals,
        )

    @property
    def status(self) -> Status:
        """Every fault of the position; `Status.VALID` for all that can be made here."""
        status = find_faults(self.variant, self.fields)
        if not status and self._state[at.PHASE] in _CHOICES:
            entering = self._state[at.PHASE] == at.ENTER
            in_play = kernel.in_play(self._table, self._state, self.mover)
            opening = self.variant.rules.nothing_in_play == "enter_without_roll" and not in_play
            if not self._state[at.COUNT] or (entering and not opening):
                status |= Status.NO_MOVE
        return status

    @property
    def seats(self) -> int:
        """Number of seats that play."""
        return self._table[at.SEATS]

    @property
    def turn(self) -> int:
        """Seat to act; after the end the seat that acted last."""
        return self._state[at.SEAT]

    @property
    def mover(self) -> int:
        """Seat whose tokens move: the partner's where a finished seat plays on for it."""
        return self._state[at.MOVER]

    @property
    def phase(self) -> str:
        """What is due: `roll`, `enter`, `move`, `bonus`, or `over`."""
        return at.PHASES[self._state[at.PHASE]]

    @property
    def face(self) -> int | None:
        """Face rolled and not yet used; None while a bonus is to be moved."""
        return None if self.steps else self._state[at.FACE] or None

    @property
    def steps(self) -> int | None:
        """Steps of a bonus to be moved (section 5); None outside the phase `bonus`."""
        state = self._state
        bonus = state[at.PHASE] == at.BONUS_PHASE
        return self._table[at.STEPS + state[at.FACE]] if bonus else None

    @property
    def arrivals(self) -> Arrivals:
        """Pairs (A, B): of two colours on the start square of seat A, B came last (section 5)."""
        came = self._state[at.ARRIVED : at.ARRIVED + self.seats]
        return tuple((seat, last) for seat, last in enumerate(came) if last >= 0)

    @property
    def forced_by(self) -> tuple[str, ...]:
        """House rules that forbid a move which could otherwise be made here."""
        if self._state[at.PHASE] not in _CHOICES:
            return ()
        return tuple(name for bit, name in _COMPULSIONS if self._state[at.FORCED] & bit)

    @property
    def streak(self) -> int:
        """Sixes in a row in this turn; 0 where there is no streak limit."""
        return self._state[at.STREAK]

    @property
    def tries(self) -> int:
        """Failed tries in this turn."""
        return self._state[at.TRIES]

    @property
    def rolls(self) -> int:
        """Rolls made in the game so far, as far as known."""
        return self._state[at.ROLLS]

    def tokens(self, seat: int) -> tuple[int, ...]:
        """Give the four progress values of a seat, rising."""
        first = at.TOKENS + (seat << 2)
        return tuple(self._state[first : first + 4])

    def tokens_at(self, square: int) -> tuple[tuple[int, int], ...]:
        """Give (seat, number of tokens) for everyone on a track square."""
        bits = self._state[at.SQUARES + square]
        return tuple((s, bits >> 4 * s & 15) for s in range(self.seats) if bits >> 4 * s & 15)

    @property
    def blockades(self) -> tuple[tuple[int, int], ...]:
        """(seat, track square) of every stack that obstructs an opponent under these rules."""
        last = at.SQUARES + len(self.variant.board.track)
        found = []
        for index, bits in enumerate(self._state[at.SQUARES : last], at.SQUARES):
            if bits & _STACKS:
                bars = self._table[at.BARRED + index] | self._table[at.HURDLE + index]
                for seat, count in self.tokens_at(index - at.SQUARES):
                    stands = self._state[at.LIVE] >> 4 * seat & 15
                    if count > 1 and stands and bars >> 4 * seat & 15:
                        found.append((seat, index - at.SQUARES))
        return tuple(found)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """Distinct legal moves: yard first, then rising origin, fewer tokens first."""
        state = self._state
        if state[at.PHASE] not in _CHOICES:
            return ()
        moves = MOVES[state[at.MOVER]]
        return tuple([moves[code] for code in state[at.MOVES : at.MOVES + state[at.COUNT]]])

    def is_legal(self, move: Move) -> bool:
        """Tell whether a move may be played here."""
        state = self._state
        if state[at.PHASE] not in _CHOICES:
            return False
        seat, origin, count = move
        codes = state[at.MOVES : at.MOVES + state[at.COUNT]]
        return seat == state[at.MOVER] and (origin + 1) << 3 | count in codes

    def find_move(self, text: str) -> Move:
        """Read a move's text and find it among the legal moves; raises `IllegalMove`."""
        move = parse_move(text, self.mover)
        if move not in self.legal_moves:
            self._refuse_move(move)
        return move

    @property
    def chance_outcomes(self) -> tuple[tuple[int, Fraction], ...]:
        """(face, probability) of everything a roll may show; empty when none is due."""
        return _chances(self.variant.rules.die) if self._state[at.PHASE] == at.ROLL else ()

    def after_roll(self, face: int) -> Position:
        """Return the position after a roll; raises `IllegalRoll`."""
        if self._state[at.PHASE] != at.ROLL:
            raise IllegalRoll(f"no roll is due in {str(self)!r}: expected phase roll", face=face)
        if face not in DICE[self.variant.rules.die]:
            faces = ", ".join(face_text(known) for known in DICE[self.variant.rules.die])
            raise IllegalRoll(f"the die has no face {face!r}: expected {faces}", face=str(face))
        state = self._state[:]
        kernel.roll(self._table, state, face)
        return _wrap(self.variant, self._table, state)

    def after_move(self, move: Move) -> Position:
        """Return the position after a legal move; raises `IllegalMove`."""
        if not self.is_legal(move):
            self._refuse_move(move)
        state = self._state[:]
        kernel.play(self._table, state, (move.origin + 1) << 3 | move.count)
        return _wrap(self.variant, self._table, state)

    def _refuse_move(self, move: Move) -> None:
        legal = " ".join(str(known) for known in self.legal_moves) or "none"
        raise IllegalMove(
            f"{move} is not legal in {str(self)!r}: expected one of {legal}",
            move=str(move),
            expected=[str(known) for known in self.legal_moves],
        )

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if self._state[at.PHASE] != at.OVER:
            return None
        tokens = self.fields.tokens
        won = winners(self.variant, tokens)
        if self.variant.rules.play_on:
            decided = len(won) >= self.seats - 1
            return Outcome(won if len(won) == 1 else (), "home" if decided else "limit")
        return Outcome(won, "home" if won else "limit")

    def _key(self) -> tuple[Any, ...]:
        state = self._state
        return self._table[at.SEATS], tuple(
            state[: at.ROLLS]
            + state[at.AGAIN : at.POSITION_END]
            + state[at.TOKENS : at.TOKENS + 4 * self.seats]
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        same = self.variant.board is other.variant.board
        return same and self._key() == other._key() and self.variant.rules == other.variant.rules

    def __hash__(self) -> int:
        return hash(self._key())

    def __str__(self) -> str:
        try:
            return self._text
        except AttributeError:  # Written when it is first asked for, and kept.
            self._text = write_position(self.fields, _sign(self.variant))
            return self._text

    def __repr__(self) -> str:
        return f"<Position {self.variant.name} {self}>"


def _wrap(variant: Variant, table: list[int], state: list[int]) -> Position:
    position = object.__new__(Position)
    position.variant = variant
    position._table = table
    position._state = state
    return position


def _new_state(variant: Variant, fields: Fields, table: list[int]) -> list[int]:
    private = variant.home - variant.board.lap + 2
    size = at.SQUARES + len(variant.board.track) + len(fields.tokens) * private
    state = [0] * size
    state[at.SEAT], state[at.PHASE], state[at.FACE] = fields.turn, fields.phase, fields.face
    state[at.STREAK], state[at.TRIES], state[at.LAST] = fields.streak, fields.tries, fields.last
    state[at.ARRIVED : at.POSITION_END] = [at.NONE] * 6
    for seat, last in fields.arrived:
        state[at.ARRIVED + seat] = last
    if fields.phase == at.BONUS_PHASE:
        state[at.FACE] = _bonus_stride(table, fields.steps)
        state[at.AGAIN] = int(fields.again or is_owed(variant, fields.streak))
    for seat, tokens in enumerate(fields.tokens):
        state[at.TOKENS + 4 * seat : at.TOKENS + 4 * seat + 4] = tokens
    kernel.restore(table, state)
    return state


def _bonus_stride(table: list[int], steps: int) -> int:
    strides = (table[at.BONUS + gained] for gained in (1, 2, 3))
    return next(stride for stride in strides if stride and table[at.STEPS + stride] == steps)


def _settled(variant: Variant, seats: int) -> Variant:
    """Return the variant on the board of so many seats, or as it is where there is none."""
    try:
        return variant.for_seats(seats)
    except InvalidRules:
        return variant


def _sign(variant: Variant) -> int:
    """Give the progress that is written `h`, or NONE where every home has a number."""
    return at.NONE if variant.rules.home_square == "each" else variant.home


@lru_cache(maxsize=4)
def _chances(die: str) -> tuple[tuple[int, Fraction], ...]:
    faces = DICE[die]
    return tuple((face, Fraction(1, len(faces))) for face in faces)
