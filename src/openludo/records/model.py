"""The parts of a record, as values."""

from __future__ import annotations

from dataclasses import dataclass

from openludo.engine import Board

COLOURS = ("yellow", "blue", "red", "green", "purple", "orange")
"""Colours in the rule book's order (section 1)."""


def palette_of(board: Board) -> tuple[str, ...]:
    """Give the colours of a board, from which a game's are drawn: four, or one for each place."""
    return COLOURS[: max(4, len(board.places))]


KINDS = ("person", "computer")
RESULTS = ("open", "left", "home", "limit")


@dataclass(frozen=True)
class Seat:
    """Who sat there; `level` is a computer's, the colour names the seat all through a record."""

    colour: str
    kind: str = "person"
    name: str = ""
    level: str = ""


@dataclass(frozen=True)
class Proof:
    """What the dice followed from; a text as secret is the seed of a game played alone."""

    commitment: str
    secret: bytes | str | None = None
    game_id: str = ""
    contributions: tuple[bytes, ...] = ()

    @property
    def key(self) -> bytes | None:
        """The secret in bytes, once it is published."""
        return self.secret.encode() if isinstance(self.secret, str) else self.secret


@dataclass(frozen=True)
class Turn:
    """One line: a seat's plies until play passed, rolls as faces and moves as their texts.

    `position` is the text of the position behind the turn, or empty.
    """

    seat: int
    plies: tuple[int | str, ...]
    position: str = ""


@dataclass(frozen=True)
class Result:
    """How a game stands: open, left, over by its roll limit, or brought home by `winners`."""

    kind: str = "open"
    winners: tuple[int, ...] = ()


OPEN = Result()
"""How every game stands while it is played."""
