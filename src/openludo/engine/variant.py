"""A variant: a board, a set of house rules, and the names it goes by."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple

from openludo.engine.board import Board, written
from openludo.engine.errors import InvalidRules
from openludo.engine.kernel.tables import compile_table
from openludo.engine.rules import Rules, parse_rule

BY_SEATS = "by_seats"
"""Value of the house rule `board` that picks a board by the number of seats."""

FAMILY = "fifty_two"
"""The boards among which `by_seats` picks, and on which `walls` may stand."""


class Misfit(NamedTuple):
    """Why rules cannot be played on a board: the rule, and a reason in words."""

    rule: str
    reason: str


@dataclass(frozen=True)
class Variant:
    """What is played: `rules` are in force, `own` are the variant's before any house rule.

    `board` is the one that `rules.board` names. Where that is `by_seats` it is the cross until
    `for_seats` settles it. `fixed_seats` means that the variant is played by one person against
    three computers. `names` and `about` have its name, and what it is like, by language.
    """

    name: str
    board: Board
    rules: Rules
    own: Rules
    seats: tuple[int, ...] = (2, 3, 4, 5, 6)
    aliases: tuple[str, ...] = ()
    fixed_seats: bool = False
    names: tuple[tuple[str, str], ...] = ()
    about: tuple[tuple[str, str], ...] = ()
    known_boards: tuple[Board, ...] = field(default=(), compare=False, repr=False)

    def replace(self, **house_rules: Any) -> Variant:
        """Return the variant with house rules or bundles set; raises `InvalidRules`."""
        given = {name: parse_rule(name, value) for name, value in house_rules.items()}
        rules = self.rules.replace(**house_rules)
        board = self._find_board(rules)
        if given.get("walls") is True and board.family != FAMILY:
            raise _misfit("walls", f"{board.name} is not of the 52-square family", "family")
        return replace(self, rules=rules, board=board)

    def for_seats(self, seats: int) -> Variant:
        """Return the variant with the board that so many play on; raises `InvalidRules`."""
        self.check_seats(seats)
        board = self._picks[seats] if self.rules.board == BY_SEATS else self.board
        return self if board is self.board else replace(self, board=board)

    @property
    def boards(self) -> tuple[Board, ...]:
        """Every board that `board` may name under the rules in force."""
        known = self.known_boards
        return tuple(board for board in known if not any(self._misfits(self.rules, board)))

    @property
    def changed(self) -> tuple[str, ...]:
        """Names of the house rules whose values are not the variant's own."""
        return self.rules.differences(self.own)

    @property
    def home(self) -> int:
        """Progress of a token at home."""
        return self.board.home(self.rules.column_squares, self.rules.home_square)

    @cached_property
    def seat_counts(self) -> tuple[int, ...]:
        """Numbers of seats that can play.

        A board that has none of the variant's numbers is played by as many as it has places for.
        """
        if self.rules.board == BY_SEATS:
            fitting = (
                n for n, board in self._picks.items() if not any(self._misfits(self.rules, board))
            )
            return tuple(sorted(set(fitting) & set(self.seats)))
        return tuple(sorted(set(self.board.seatings) & set(self.seats) or self.board.seatings))

    @property
    def usual_seats(self) -> int:
        """Seats that play where nobody says how many: four, or as many as can."""
        return 4 if 4 in self.seat_counts else max(self.seat_counts)

    @property
    def takes_by_seats(self) -> bool:
        """Tell whether the board may be picked by the number of seats, as far as it is known."""
        own = next((board for board in self.known_boards if board.name == self.own.board), None)
        return own is None or own.family == FAMILY

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the board or the rules do not allow."""
        if self.rules.board == BY_SEATS:
            self._check_pick(seats)
        else:
            self.board.seating(seats)
        if seats not in self.seat_counts:
            raise InvalidRules(
                f"{self.name} has no game for {seats} seats: expected {written(self.seat_counts)}",
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
        return compile_table(self.for_seats(seats).board, self.rules, seats)

    @cached_property
    def _picks(self) -> dict[int, Board]:
        """Give the board that `by_seats` picks for every number of seats."""
        family = (board for board in self.known_boards if board.family == FAMILY)
        return {seats: board for board in family for seats in board.by_seats}

    def _check_pick(self, seats: int) -> None:
        if seats not in self._picks:
            raise InvalidRules(
                f"board by_seats picks no board for {seats} seats: expected {written(self._picks)}",
                names=["seats", "board"],
                reason="seating",
                value=seats,
            )
        for misfit in self._misfits(self.rules, self._picks[seats]):
            raise _misfit(*misfit)

    def _find_board(self, rules: Rules) -> Board:
        """Give the board for rules, the cross for `by_seats`; raises `InvalidRules`."""
        if rules.board == BY_SEATS:
            return self._find_pick(rules)
        board = self.board
        if rules.board != board.name:
            board = next((b for b in self.known_boards if b.name == rules.board), board)
        if rules.board != board.name:
            raise self._unknown(rules.board)
        for misfit in self._misfits(rules, board):
            raise _misfit(*misfit)
        return board

    def _find_pick(self, rules: Rules) -> Board:
        if not self.takes_by_seats:
            raise InvalidRules(
                f"board cannot be by_seats in {self.name}: its own board {self.own.board} is not "
                "of the 52-square family",
                names=["board"],
                reason="family",
            )
        misfits = [next(self._misfits(rules, board), None) for board in self._picks.values()]
        if self._picks and all(misfits):
            raise _misfit(*next(filter(None, misfits)))
        return self._picks.get(4, self.board)

    def _misfits(self, rules: Rules, board: Board) -> Iterator[Misfit]:
        if self.fixed_seats and 4 not in board.seatings:
            why = f"{self.name} is played by 4 seats, {board.name} has {written(board.seatings)}"
            yield Misfit("board", why)
        yield from _misfits(rules, board)

    def _unknown(self, name: str) -> InvalidRules:
        known = [*([BY_SEATS] if self.takes_by_seats else []), *(b.name for b in self.known_boards)]
        return InvalidRules(
            f"unknown board {name!r}: expected one of {', '.join(known)}",
            names=["board"],
            reason="unknown_board",
            value=name,
            expected=known,
        )


def _misfits(rules: Rules, board: Board) -> Iterator[Misfit]:
    """Tell what rules ask of a board that it has not (rule book, end of section 7)."""
    name = board.name
    if rules.column_squares > board.max_column:
        yield Misfit("column_squares", f"{name} has room for {board.max_column} squares")
    if rules.stars == "hop" and not board.hop_stars:
        yield Misfit("stars", f"{name} has no stars to hop to")
    if rules.safe_squares == "globes" and not board.globes:
        yield Misfit("safe_squares", f"{name} has no globes")
    if rules.die == "danish" and not (board.hop_stars and board.globes):
        yield Misfit("die", f"{name} has no stars and globes for its symbols")
    if rules.teams and 4 not in board.seatings:
        yield Misfit("teams", f"teams need 4 seats, {name} has {written(board.seatings)}")


def _misfit(rule: str, why: str, reason: str | None = None) -> InvalidRules:
    names = [rule] if rule == "board" else [rule, "board"]
    said = "board does not fit" if rule == "board" else f"{rule} and board do not go together"
    return InvalidRules(f"{said}: {why}", names=names, reason=reason or why)
