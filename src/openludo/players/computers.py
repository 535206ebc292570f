"""The computers that play at a table: a level, a position, and the moves it likes best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from openludo.engine import DICE, IllegalMove, LudoError, Move, Position
from openludo.players.scoring import Desk, score_moves
from openludo.players.weights import LEVELS, Weights

Tie = Callable[[str, int], int]
"""Draws one of a number of moves at a position's text, such as the `tie` of `Dice`."""


class UnknownLevel(LudoError):
    """No computer has this level."""

    code = "unknown_level"


class Player(Protocol):
    """Anything that chooses moves; it sees the position, and never dice or who sits where."""

    def best(self, position: Position, moves: Sequence[Move]) -> list[Move]:
        """Return those of the legal `moves` that are equally good and the best, in their order."""

    def choose(self, position: Position, tie: Tie) -> Move:
        """Return one of the best legal moves; `tie` draws where there are several."""


@dataclass(frozen=True)
class Computer:
    """A computer of some level (rule book, section 3); two of one level always agree."""

    level: str
    weights: Weights

    def best(self, position: Position, moves: Sequence[Move]) -> list[Move]:
        """Return those of the legal `moves` that are equally good and the best, in their order.

        Raises `IllegalMove` for a move that is not legal. About 0.1 ms a move for Hard.
        """
        scores = self._scores(position)
        for move in moves:
            if move not in scores:
                raise IllegalMove(f"{move} is not legal in {str(position)!r}", move=str(move))
        best = max((scores[move] for move in moves), default=0)
        return [move for move in moves if scores[move] == best]

    def choose(self, position: Position, tie: Tie) -> Move:
        """Return one of the best legal moves; raises `IllegalMove` where there is none."""
        best = self.best(position, position.legal_moves)
        if not best:
            raise IllegalMove(f"no move is due in {str(position)!r}")
        return best[tie(str(position), len(best))] if len(best) > 1 else best[0]

    def _scores(self, position: Position) -> dict[Move, int]:
        moves = position.legal_moves
        if not moves:
            return {}
        size = len(position._state)
        desk = Desk(
            list(DICE[position.variant.rules.die]), [0] * size, [0] * size, [0] * size, [0] * 16
        )
        score_moves(position._table, position._state, desk, list(self.weights), 0)
        return dict(zip(moves, desk.scores, strict=False))


def computer(level: str) -> Computer:
    """Return the computer of a level: `easy`, `normal` or `hard`; raises `UnknownLevel`."""
    if level not in LEVELS:
        raise UnknownLevel(
            f"unknown level {level!r}: expected one of {', '.join(LEVELS)}",
            value=str(level),
            expected=list(LEVELS),
        )
    return Computer(level, LEVELS[level])
