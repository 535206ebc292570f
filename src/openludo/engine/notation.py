"""Moves, and the texts of moves and positions (rule book, section 8)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple, NoReturn, TypeVar

from openludo.engine.errors import InvalidNotation
from openludo.engine.faces import YARD, face_text, parse_face
from openludo.engine.kernel.layout import BONUS_PHASE, ENTER, MOVE, NONE, OVER, PHASES, ROLL

Tokens = tuple[tuple[int, ...], ...]
"""For every seat in order of play its sorted progress values."""


Arrivals = tuple[tuple[int, int], ...]
"""Pairs (A, B): of two colours on the start square of seat A, B came last (section 5)."""


class Fields(NamedTuple):
    """The content of a position's text, before any rule looks at it.

    `face` belongs to `move`, `steps` to `bonus`; `again` is True where the text says so.
    """

    tokens: Tokens
    turn: int
    phase: int
    face: int
    streak: int
    tries: int
    last: int = NONE
    steps: int = 0
    again: bool = False
    arrived: Arrivals = ()


def write_position(fields: Fields, home: int) -> str:
    """Write the text of a position; `home` is written `h`, NONE where every home has a number."""
    seats = "/".join(",".join(_progress_text(p, home) for p in seat) for seat in fields.tokens)
    phase = PHASES[fields.phase]
    if fields.phase == MOVE:
        phase += ":" + face_text(fields.face)
    elif fields.phase == BONUS_PHASE:
        phase += f":{fields.steps}"
    text = f"{seats} {fields.turn} {phase} {fields.streak} {fields.tries}"
    return " ".join((text, *_key_texts(fields, home)))


def _key_texts(fields: Fields, home: int) -> Iterator[str]:
    if fields.again:
        yield "again=1"
    if fields.arrived:
        yield "arrived=" + ",".join(f"{seat}:{last}" for seat, last in fields.arrived)
    if fields.last != NONE:
        yield f"last={_progress_text(fields.last, home)}"


def read_position(text: str, home: int) -> Fields:
    """Read the text of a position; raises `InvalidNotation` with the place of the first error."""
    if not isinstance(text, str):
        raise InvalidNotation("a position is a text", value=repr(text), place=0)
    return _Reader(text, home).read()


def _progress_text(progress: int, home: int) -> str:
    return {YARD: "y", home: "h"}.get(progress) or str(progress)


_T = TypeVar("_T")
_KEYS = "again=1, arrived=SEAT:SEAT or last=PROGRESS, in this order"
_PAIR = re.compile("([0-5]):([0-5])")


class _Reader:
    """Reads one text from left to right and knows where it is."""

    def __init__(self, text: str, home: int) -> None:
        self.text = text
        self.home = home
        self.place = 0

    def read(self) -> Fields:
        """Read all fields."""
        tokens = self._tokens()
        turn = self._number("the index of the seat to act")
        phase, face, steps = self._phase()
        streak = self._number("the streak")
        tries = self._number("the failed tries")
        again = self._key("again", self._again, False)
        nobody: Arrivals = ()
        arrived = self._key("arrived", self._arrived, nobody)
        last = self._key("last", self._last, NONE)
        if self.place != len(self.text):
            start, _ = self._field(_KEYS)
            self._fail(start, f"{_KEYS}, each once, or the end")
        return Fields(tokens, turn, phase, face, streak, tries, last, steps, again, arrived)

    def _fail(self, place: int, expected: str) -> NoReturn:
        found = self.text[place : place + 12] or "the end"
        raise InvalidNotation(
            f"position {self.text!r}, at {place}: expected {expected}, found {found!r}",
            value=self.text,
            place=place,
            expected=expected,
            found=found,
        )

    def _field(self, expected: str) -> tuple[int, str]:
        if self.place:
            if self.text[self.place : self.place + 1] != " ":
                self._fail(self.place, f"one space and {expected}")
            self.place += 1
        start = self.place
        end = self.text.find(" ", start)
        self.place = len(self.text) if end < 0 else end
        if self.place == start:
            self._fail(start, expected)
        return start, self.text[start : self.place]

    def _number(self, what: str) -> int:
        start, word = self._field(what)
        if not _is_number(word):
            self._fail(start, f"{what}, a number without leading zeros")
        return int(word)

    def _tokens(self) -> Tokens:
        start, word = self._field("the tokens of every seat")
        seats = []
        for part in word.split("/"):
            seats.append(self._seat(start, part))
            start += len(part) + 1
        return tuple(seats)

    def _seat(self, start: int, part: str) -> tuple[int, ...]:
        tokens: list[int] = []
        for word in part.split(","):
            progress = self._progress(start, word)
            if tokens and progress < tokens[-1]:
                self._fail(start, "tokens in ascending order")
            tokens.append(progress)
            start += len(word) + 1
        return tuple(tokens)

    def _progress(self, start: int, word: str) -> int:
        if word == "y" or (word == "h" and self.home != NONE):
            return YARD if word == "y" else self.home
        if not _is_number(word):
            self._fail(start, "y or a progress" if self.home == NONE else "y, a progress or h")
        if int(word) == self.home:
            self._fail(start, "h for a token at home")
        return int(word)

    def _phase(self) -> tuple[int, int, int]:
        start, word = self._field("the phase")
        plain = {"roll": ROLL, "enter": ENTER, "over": OVER}
        if word in plain:
            return plain[word], 0, 0
        if word.startswith("bonus:"):
            if not _is_number(word[6:]) or word == "bonus:0":
                self._fail(start + 6, "the number of steps to be moved")
            return BONUS_PHASE, 0, int(word[6:])
        if not word.startswith("move:"):
            self._fail(start, "roll, enter, move:FACE, bonus:STEPS or over")
        try:
            return MOVE, parse_face(word[5:]), 0
        except InvalidNotation:
            self._fail(start + 5, "a face: 1 to 6, star or globe")

    def _key(self, name: str, read: Callable[[int, str], _T], missing: _T) -> _T:
        """Read the next field if it is the one named; the keys stand in alphabetical order."""
        if not self.text.startswith(f" {name}=", self.place):
            return missing
        start, word = self._field(_KEYS)
        return read(start + len(name) + 1, word[len(name) + 1 :])

    def _again(self, start: int, word: str) -> bool:
        if word != "1":
            self._fail(start, "1")
        return True

    def _arrived(self, start: int, word: str) -> Arrivals:
        pairs = [
            (int(found[1]), int(found[2]))
            for found in map(_PAIR.fullmatch, word.split(","))
            if found
        ]
        seats = [seat for seat, _ in pairs]
        if len(pairs) != word.count(",") + 1 or seats != sorted(set(seats)):
            self._fail(start, "SEAT:SEAT for each start square in question, rising")
        return tuple(pairs)

    def _last(self, start: int, word: str) -> int:
        if word == "y":
            self._fail(start, "a progress")
        return self._progress(start, word)


def _is_number(word: str) -> bool:
    plain = word.isascii() and word.isdigit() and len(word) <= 3
    return plain and (word == "0" or word[0] != "0")


_MOVE_TEXT = re.compile(r"(y|0|[1-9][0-9]?)(?:x([2-4]))?")


class Move(NamedTuple):
    """`count` tokens of `seat` go from `origin` (progress, or YARD) by what is to be used."""

    seat: int
    origin: int
    count: int = 1  # type: ignore[assignment]

    def __str__(self) -> str:
        """Write the move: `y`, `yx2`, `12` or `12x2`; the seat follows from the position."""
        origin = "y" if self.origin == YARD else str(self.origin)
        return origin if self.count == 1 else f"{origin}x{self.count}"

    @property
    def code(self) -> int:
        """The move as the kernel's int."""
        return (self.origin + 1) << 3 | self.count


MOVES = tuple(
    tuple(Move(seat, (code >> 3) - 1, code & 7) for code in range(90 << 3)) for seat in range(6)
)
"""By seat and kernel int: every move of the longest path, made once."""


def parse_move(text: str, seat: int) -> Move:
    """Read the text of a move of `seat`; raises `InvalidNotation`."""
    match = _MOVE_TEXT.fullmatch(str(text))
    if match is None:
        raise InvalidNotation(
            f"{text!r} is no move: expected y, a progress such as 12, or either with x2 to x4",
            value=str(text),
            place=0,
        )
    origin, count = match.groups()
    return Move(seat, YARD if origin == "y" else int(origin), int(count or 1))
