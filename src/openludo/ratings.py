"""How good people are, as far as their games tell: openskill behind one function.

The model is Bradley and Terry's, every pair of sides compared: in it a tie lies between a win and
a loss. (Plackett and Luce's, the usual choice, moves sides that tie apart.)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull


class Rating(NamedTuple):
    """What is believed of a player: the strength `mu`, and `sigma`, how far that may be off."""

    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        """One number for people: a hundred times the strength that is as good as proven."""
        return round(100 * (self.mu - 3 * self.sigma))


class Player(NamedTuple):
    """Somebody who played; who is `fixed` is a measure for others and stays as they are."""

    rating: Rating
    fixed: bool = False


NEWCOMER = Rating(25.0, 25.0 / 3)

COMPUTERS = {"easy": Rating(22.5, 1.0), "normal": Rating(25.0, 1.0), "hard": Rating(28.0, 1.0)}
"""The levels as far apart as one against three of the next lower wins, over all variants.

About 40 % for Normal and 45 % for Hard, where 25 % is parity (docs/computers.md).
"""

Sides = Sequence[Sequence[Player]]


def rate(sides: Sides, ranks: Sequence[int]) -> list[list[Rating]]:
    """Give the new rating of everyone who played, one game later.

    A side is a team, or one player; `ranks` has the rank of each, 1 the best, equal ones tie.
    What comes out does not depend on the order in which the sides are given.
    """
    if len(sides) != len(ranks):
        raise ValueError(f"{len(sides)} sides, but {len(ranks)} ranks")
    if len(sides) < 2 or not all(sides):
        raise ValueError("a game has two sides or more, and somebody on each")
    model = _model()
    before = [[model.rating(*player.rating) for player in side] for side in sides]
    after = model.rate(before, ranks=[float(rank) for rank in ranks])
    return [
        [
            old.rating if old.fixed else Rating(new.mu, new.sigma)
            for old, new in zip(side, rated, strict=True)
        ]
        for side, rated in zip(sides, after, strict=True)
    ]


@cache
def _model() -> BradleyTerryFull:
    # Loaded late: it takes as long as half of the server, and most games are not rated.
    from openskill.models import BradleyTerryFull

    return BradleyTerryFull()
