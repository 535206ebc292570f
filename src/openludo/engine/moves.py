"""Moves as people and programs see them, and their text."""

from __future__ import annotations

import re
from typing import NamedTuple

from openludo.engine.errors import InvalidNotation
from openludo.engine.faces import YARD

_TEXT = re.compile(r"(y|0|[1-9][0-9]?)(?:x([2-4]))?")


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
    match = _TEXT.fullmatch(str(text))
    if match is None:
        raise InvalidNotation(
            f"{text!r} is no move: expected y, a progress such as 12, or either with x2 to x4",
            value=str(text),
            place=0,
        )
    origin, count = match.groups()
    return Move(seat, YARD if origin == "y" else int(origin), int(count or 1))
