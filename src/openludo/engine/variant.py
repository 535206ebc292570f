"""A variant: a board, a set of house rules, and the names it goes by."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from openludo.engine.board import Board
from openludo.engine.errors import InvalidRules
from openludo.engine.kernel.tables import compile_table
from openludo.engine.rules import BUNDLES, Rules, parse_rule


@dataclass(frozen=True)
class Variant:
    """What is played: `rules` are in force, `own` are the variant's before any house rule.

    `fixed_seats` means that the variant is played by one person against three computers.
    """

    name: str
    board: Board
    rules: Rules
    own: Rules
    seat_counts: tuple[int, ...] = (2, 3, 4)
    aliases: tuple[str, ...] = ()
    fixed_seats: bool = False

    def replace(self, **house_rules: Any) -> Variant:
        """Return the variant with house rules or bundles set; raises `InvalidRules`."""
        for name, value in house_rules.items():
            self._refuse(name, parse_rule(name, value))
        return replace(self, rules=self.rules.replace(**house_rules))

    def _refuse(self, name: str, value: object) -> None:
        if name == "board" and value != self.board.name:
            raise InvalidRules(
                f"board {value} is not playable yet: expected {self.board.name}",
                names=["board"],
                reason="board_not_yet",
            )
        if name == "walls" and name in BUNDLES and value and self.board.family != "fifty_two":
            raise InvalidRules(
                f"walls and board do not go together: {self.board.name} is not of the "
                "52-square family",
                names=["walls", "board"],
                reason="family",
            )

    @property
    def changed(self) -> tuple[str, ...]:
        """Names of the house rules whose values are not the variant's own."""
        return self.rules.differences(self.own)

    @property
    def home(self) -> int:
        """Progress of a token at home."""
        return self.board.home(self.rules.column_squares, self.rules.home_square)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the board or the rules do not allow."""
        self.board.seating(seats)
        if seats not in self.seat_counts:
            allowed = ", ".join(map(str, self.seat_counts))
            raise InvalidRules(
                f"{self.name} has no game for {seats} seats: expected {allowed}",
                names=["seats"],
                reason="seats",
                value=seats,
            )
        if self.rules.teams and seats != 4:
            raise InvalidRules(
                f"teams and seats do not go together: teams need 4 seats, not {seats}",
                names=["teams", "seats"],
                reason="teams",
                value=seats,
            )

    def table(self, seats: int) -> list[int]:
        """Give the kernel's table for a game; raises `InvalidRules` for a wrong number of seats."""
        self.check_seats(seats)
        return compile_table(self.board, self.rules, seats)
