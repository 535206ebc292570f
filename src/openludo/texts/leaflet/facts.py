"""What the rule fields mean together, as far as the choice of sentences depends on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from openludo.engine import Board, Rules

PROTECTS_ALL = ("starts_and_stars", "starts")
"""Values of `safe_squares` under which a start square protects every colour."""


@dataclass(frozen=True)
class Sentence:
    """The key of a message with its arguments."""

    key: str
    args: Mapping[str, Any]


def say(key: str, **args: Any) -> Sentence:
    """Name a sentence of the leaflet."""
    return Sentence(key, args)


@dataclass(frozen=True)
class Line:
    """The sentences of one rule; none: with the other rules of the game it changes nothing.

    A quiet line says what goes without saying: it appears only where the rule was changed.
    """

    rule: str | None
    sentences: tuple[Sentence, ...]
    quiet: bool = False


def line(rule: str | None, *sentences: Sentence | None, quiet: bool = False) -> Line:
    """Make a line of the sentences that apply."""
    return Line(rule, tuple(sentence for sentence in sentences if sentence), quiet)


def flag(value: bool) -> str:
    """Write a switch as in a key."""
    return "true" if value else "false"


def dashed(value: str) -> str:
    """Write a name or value of the code as in a key."""
    return value.replace("_", "-")


@dataclass(frozen=True)
class Facts:
    """The rules in force with the board and the seats they are played on."""

    rules: Rules
    board: Board
    seat_counts: tuple[int, ...]
    fixed_seats: bool

    @property
    def stacks(self) -> bool:
        """Whether two tokens of one player can stand on a square of the track."""
        return self.rules.own_stacks or bool(self.rules.two_enter_on)

    @property
    def danish(self) -> bool:
        """Whether the die has symbols, so that a globe counts like a six for bonus rolls."""
        return self.rules.die == "danish"

    @property
    def protected(self) -> bool:
        """Whether any square of the track protects tokens."""
        return self.rules.safe_squares != "none"

    @property
    def goes_on(self) -> bool:
        """Whether the game goes on after a seat has finished."""
        return self.rules.play_on or self.rules.teams

    @property
    def six_rolls_again(self) -> bool:
        """Whether a six without a legal move rolls again."""
        return "six" in self.rules.bonus_roll_on and self.rules.unused_six_rolls_again

    @property
    def bounce_leaves_column(self) -> bool:
        """Whether the way back of a bounce can lead on to the track."""
        home = self.board.home(self.rules.column_squares, self.rules.home_square)
        return self.rules.home_roll == "bounce" and home - 5 < self.board.lap

    def on_single(self, protected: bool) -> str:
        """Tell what becomes of landing on one token: captured, shared or returns."""
        if not protected:
            return "captured"
        return "shared" if self.rules.landing_on_protected == "shares" else "returns"

    def on_stack(self, protected: bool) -> str:
        """Tell what becomes of landing on a stack: forbidden, captured, one, shared or returns."""
        rules = self.rules
        if rules.landing_on_stack == "sends_mover_home":
            return "returns"
        free = protected and rules.stacks_on_safe_squares == "free"
        if rules.landing_on_stack == "forbidden" and not free:
            return "forbidden"
        if protected:
            return self.on_single(protected)
        return "captured" if rules.captures_per_landing == "all" else "one"
