"""Geometry of a board: the track, the places round it, and which square a token stands on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from openludo.engine.errors import InvalidRules

Coordinate = tuple[float, float]
"""Row and column of a unit square's top left corner, from 0 at the top left of the board."""


@dataclass(frozen=True)
class Place:
    """One side of the board: start square (track index), run-in and yard.

    `run` has the squares of the longest column and, behind them, home. `yard` names its first
    row and column and its last; `turn` tells how it and the column lie, in degrees clockwise.
    """

    name: str
    start: int
    run: tuple[Coordinate, ...]
    yard: tuple[float, float, float, float]
    slots: tuple[Coordinate, ...]
    turn: float = 0


@dataclass(frozen=True)
class Board:
    """A board as data (rule book, section 1). `lap` counts the track squares that a token walks.

    `stars` are the safe squares besides the starts; `hop_stars` and `globes` (those that protect
    everybody) are what section 4 plays on. `turns` tells how the tile of each track square lies,
    in degrees clockwise; empty where none is turned. `by_seats` has the numbers of seats for
    which this board is picked by number, among those of its `family`; `names` has its name by
    language.
    """

    name: str
    rows: float
    cols: float
    track: tuple[Coordinate, ...]
    lap: int
    places: tuple[Place, ...]
    centre: Coordinate
    max_column: int
    family: str
    stars: tuple[int, ...] = ()
    hop_stars: tuple[int, ...] = ()
    globes: tuple[int, ...] = ()
    by_seats: tuple[int, ...] = ()
    turns: tuple[float, ...] = ()
    names: tuple[tuple[str, str], ...] = ()
    seatings: dict[int, tuple[int, ...]] = field(default_factory=dict, hash=False)

    def home(self, column_squares: int, home_square: str) -> int:
        """Give the progress of a token at home (rule book, section 1)."""
        return self.lap + column_squares - (home_square != "behind")

    def seating(self, seats: int) -> tuple[int, ...]:
        """Give the index of the place of every seat; raises `InvalidRules`."""
        if seats not in self.seatings:
            raise InvalidRules(
                f"the board {self.name} has no seating for {seats} seats: "
                f"expected {written(self.seatings)}",
                names=["seats"],
                reason="seating",
                value=seats,
            )
        return self.seatings[seats]

    def square(self, place: int, progress: int) -> int:
        """Give the track index of a progress on the lap."""
        return (self.places[place].start + progress) % len(self.track)

    def progress(self, place: int, square: int) -> int:
        """Give the progress, counted from the place's own start, of a track index."""
        return (square - self.places[place].start) % len(self.track)

    def path(self, place: int, home: int) -> tuple[Coordinate, ...]:
        """Give the coordinate of every progress from 0 to `home`."""
        lap = tuple(self.track[self.square(place, p)] for p in range(self.lap))
        return lap + self.places[place].run[: home - self.lap + 1]

    @property
    def starts(self) -> tuple[int, ...]:
        """Track indices of the start squares, one for each place."""
        return tuple(place.start for place in self.places)

    def lap_progress(self, squares: tuple[int, ...]) -> tuple[int, ...]:
        """Give the rising progress values, the same for every place, of squares on the lap."""
        return _lap_progress(self.starts[0], len(self.track), self.lap, squares)


def written(counts: Iterable[int]) -> str:
    """Write numbers of seats, rising: `2, 3, 4`."""
    return ", ".join(str(count) for count in sorted(counts))


@lru_cache(maxsize=256)
def _lap_progress(start: int, length: int, lap: int, squares: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(p for p in ((s - start) % length for s in squares) if p < lap))
