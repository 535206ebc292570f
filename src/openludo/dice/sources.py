"""Where faces come from: a published promise, a seed, or a script for tests and lessons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from openludo.dice.derivation import commitment, context, draw, lp, u32
from openludo.dice.exchange import read_seed
from openludo.engine.errors import IllegalRoll
from openludo.engine.faces import DICE


class Dice(Protocol):
    """Every draw of one game, named by purpose and number: asking twice changes nothing."""

    def seats(self, count: int) -> tuple[int, ...]:
        """Draw who sits where: seat `s` goes to participant `seats(count)[s]`."""

    def colours(self, seats: int, colours: Sequence[str]) -> tuple[str, ...]:
        """Draw each seat's colour from all `colours` of the board, in the book's order."""

    def first(self, seats: int) -> int:
        """Draw the seat that starts."""

    def first_roll(self, number: int) -> int:
        """Give roll `number`, from 0, of those that decide who starts."""

    def roll(self, number: int, die: str = "standard") -> int:
        """Give the face of roll `number`, from 0, of the game."""

    def tie(self, position: str, count: int) -> int:
        """Draw one of `count` moves that a computer finds equally good at the position's text."""


class CommittedDice:
    """Dice whose every draw follows from a secret that was promised before players contributed."""

    def __init__(
        self, secret: bytes, game_id: str = "", contributions: Sequence[bytes] = ()
    ) -> None:
        self._secret = secret
        self.game_id = game_id
        self.contributions = tuple(contributions)
        self.commitment = commitment(secret)
        self.context = context(game_id, contributions)

    def __repr__(self) -> str:
        """Show the promise only, so that no log line gives the secret away."""
        return f"<{type(self).__name__} {self.commitment}>"

    def reveal(self) -> bytes:
        """Hand out the secret: for the end of a game, and for whoever stores it, alone."""
        return self._secret

    def seats(self, count: int) -> tuple[int, ...]:
        """Draw who sits where: seat `s` goes to participant `seats(count)[s]`."""
        return self._shuffled("seats", count)

    def colours(self, seats: int, colours: Sequence[str]) -> tuple[str, ...]:
        """Draw each seat's colour from all `colours` of the board, in the book's order."""
        return tuple(colours[i] for i in self._shuffled("colours", len(colours)))[:seats]

    def first(self, seats: int) -> int:
        """Draw the seat that starts."""
        return self._draw("first", u32(0), seats)

    def first_roll(self, number: int) -> int:
        """Give roll `number`, from 0, of those that decide who starts."""
        return self._draw("first", u32(number), 6) + 1

    def roll(self, number: int, die: str = "standard") -> int:
        """Give the face of roll `number`, from 0, of the game; about 2 µs."""
        faces = DICE[die]
        return faces[self._draw("roll", u32(number), len(faces))]

    def tie(self, position: str, count: int) -> int:
        """Draw one of `count` moves that a computer finds equally good at the position's text."""
        return self._draw("tie", lp(position.encode()), count) if count > 1 else 0

    def _draw(self, purpose: str, key: bytes, sides: int) -> int:
        return draw(self._secret, self.context, purpose, key, sides)

    def _shuffled(self, purpose: str, count: int) -> tuple[int, ...]:
        order = list(range(count))
        for number, place in enumerate(range(count - 1, 0, -1)):
            other = self._draw(purpose, u32(number), place + 1)
            order[place], order[other] = order[other], order[place]
        return tuple(order)


class SeededDice(CommittedDice):
    """Dice of a game that one person plays alone: the same seed gives the same dice."""

    def __init__(self, seed: str) -> None:
        super().__init__(read_seed(seed))
        self.seed = seed


class ScriptedDice:
    """Dice that give the faces they were told, for tests, lessons and recorded games."""

    def __init__(
        self, faces: Sequence[int], first: int = 0, first_rolls: Sequence[int] = ()
    ) -> None:
        self.faces = tuple(faces)
        self._first = first
        self.first_rolls = tuple(first_rolls)

    def seats(self, count: int) -> tuple[int, ...]:
        """Seat everyone in the order of joining."""
        return tuple(range(count))

    def colours(self, seats: int, colours: Sequence[str]) -> tuple[str, ...]:
        """Give the colours in the order they come in."""
        return tuple(colours)[:seats]

    def first(self, seats: int) -> int:
        """Name the seat that the script lets start."""
        return self._first

    def first_roll(self, number: int) -> int:
        """Give roll `number` of the script's opening; raises `IllegalRoll` after its end."""
        return _scripted(self.first_rolls, number)

    def roll(self, number: int, die: str = "standard") -> int:
        """Give face `number` of the script; raises `IllegalRoll` after its end."""
        return _scripted(self.faces, number)

    def tie(self, position: str, count: int) -> int:
        """Take the first of the best moves."""
        return 0


def _scripted(faces: tuple[int, ...], number: int) -> int:
    if not 0 <= number < len(faces):
        raise IllegalRoll(
            f"the script has no roll {number}: it ends after {len(faces)}",
            number=number,
            rolls=len(faces),
        )
    return faces[number]
