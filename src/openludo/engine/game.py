"""A game: a start, a log of rolls and moves, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from openludo.engine.errors import IllegalMove, IllegalRoll
from openludo.engine.notation import Move
from openludo.engine.position import Outcome, Position
from openludo.engine.ranking import points_of, ranks_of
from openludo.engine.transition import Transition, play_move, roll_dice
from openludo.engine.variant import Variant

Ply = int | Move
"""One entry of a log: the face of a roll, or a move."""


class Die(Protocol):
    """Anything that draws the face of roll `number`, counted from 0."""

    def roll(self, number: int, die: str) -> int:
        """Return a face of the die `standard` or `danish`."""
        ...


class Game:
    """A position and how it came about. The only mutable object of the engine.

    Without `undo` nothing can be taken back, and a ply costs a few bytes instead of 1.5 KB.
    """

    def __init__(self, variant: Variant, seats: int = 4, first: int = 0, undo: bool = True) -> None:
        self._undo = undo
        self._positions = [Position.start(variant, seats, first)]
        self.variant = self._positions[0].variant
        self.seats = seats
        self.first = first
        self._plies: list[Ply] = []
        self._finishers: list[tuple[int, ...]] = [()]

    @classmethod
    def replay(cls, variant: Variant, seats: int, first: int, log: Iterable[Ply]) -> Game:
        """Return the game that a log tells; raises where an entry is not legal."""
        game = cls(variant, seats, first)
        for ply in log:
            if isinstance(ply, Move):
                game.push(ply)
            else:
                game.roll(ply)
        return game

    @property
    def position(self) -> Position:
        """The position now."""
        return self._positions[-1]

    @property
    def log(self) -> tuple[Ply, ...]:
        """Everything that was rolled and played, in order."""
        return tuple(self._plies)

    @property
    def rolls(self) -> int:
        """Number of rolls so far, void and unused ones too."""
        return self.position.rolls

    def roll(self, face: int | Die) -> Transition:
        """Take a roll, or draw it from dice; raises `IllegalRoll`."""
        if not isinstance(face, int):
            if self.position.phase != "roll":
                raise IllegalRoll(f"no roll is due in phase {self.position.phase}")
            face = face.roll(self.rolls, self.variant.rules.die)
        return self._append(face, roll_dice(self.position, face))

    def push(self, move: Move | str) -> Transition:
        """Play a legal move, given as such or by its text; raises `IllegalMove`."""
        chosen = self.position.find_move(move) if isinstance(move, str) else move
        return self._append(chosen, play_move(self.position, chosen))

    def pop(self) -> Ply:
        """Take back the last entry of the log and return it; raises `IllegalMove` if none."""
        if not self._undo:
            raise IllegalMove("this game keeps nothing to take back: expected undo=True")
        if not self._plies:
            raise IllegalMove("nothing to take back: the game has not begun")
        self._positions.pop()
        self._finishers.pop()
        return self._plies.pop()

    def peek(self) -> Ply | None:
        """Give the last entry of the log, or None."""
        return self._plies[-1] if self._plies else None

    def outcome(self) -> Outcome | None:
        """Tell how the game ended, or None while it goes on.

        With `play_on` the winner is the seat that finished first.
        """
        ended = self.position.outcome
        if ended and self.variant.rules.play_on and self.finishers:
            return ended._replace(winners=self.finishers[:1])
        return ended

    @property
    def finishers(self) -> tuple[int, ...]:
        """Seats that have brought all their tokens home, in the order in which they did."""
        return self._finishers[-1]

    def ranks(self) -> tuple[int | None, ...]:
        """Give every seat's rank, 1 the best, equal values sharing one; None if not ranked."""
        return ranks_of(self.position, self.outcome(), self.finishers)

    def points(self) -> tuple[int, ...] | None:
        """Give every seat's points where the variant ranks by points (section 3)."""
        ranked = self.variant.rules.ranking == "points"
        return points_of(self.position) if ranked else None

    def _append(self, ply: Ply, transition: Transition) -> Transition:
        new = tuple(e.seat for e in transition.events if e.kind == "finished")
        finishers = self.finishers + new
        if not self._undo:
            self._positions.clear()
            self._finishers.clear()
        self._plies.append(ply)
        self._positions.append(transition.after)
        self._finishers.append(finishers)
        return transition

    def __eq__(self, other: Any) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        same = (self.variant, self.seats, self.first) == (other.variant, other.seats, other.first)
        return same and self._plies == other._plies

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Game {self.variant.name} {self.rolls} rolls {self.position}>"
