"""Answers about ratings, and about games that have ended."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from openludo.server.protocol.play import Level, Player

Result = Literal["won", "drawn", "lost", "neither"]


class RatingRow(Struct, frozen=True):
    """Somebody who has played rated games, under the name they used last."""

    name: str
    rating: int
    games: int
    you: bool


class FamilyRating(Struct, frozen=True):
    """The own rating at a variant."""

    family: str
    rating: int
    games: int


class Ratings(Struct, frozen=True):
    """Who is best at the variant `family`, the best first; `own` has the own ratings at all.

    A rating is 100 times what is as good as proven of somebody's strength: μ − 3σ. A newcomer
    has 0, and it may fall below.
    """

    family: str
    rows: list[RatingRow]
    own: list[FamilyRating]


class HistorySeat(Struct, frozen=True):
    """A seat of a game that has ended; equal places tie, null is no result."""

    kind: Player
    name: str
    level: Level | None
    colour: str | None
    place: int | None


class HistoryLine(Struct, frozen=True):
    """A game of this device that has ended, to be looked at again at `/replay/ID`.

    `mine` lists the own seats. `result` is null where there are several, and for games that an
    older version ended; `neither` is a game that was left. `rating` is the own one behind a
    rated game, `change` what it changed; both null otherwise.
    """

    id: str
    variant: str
    changed: list[str]
    ended: str
    rated: bool
    rolls: int
    seats: list[HistorySeat]
    mine: list[int]
    result: Result | None
    rating: int | None
    change: int | None


class History(Struct, frozen=True):
    """Games of this device that have ended, the last first.

    If there are `more`, the next are those before the last of these.
    """

    games: list[HistoryLine]
    more: bool
