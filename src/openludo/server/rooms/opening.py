"""Settle who sits where, in which colour, and who begins: all of it from the committed dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from openludo.dice import Dice, Round, draws_seats, highest_roll, starter
from openludo.records import COLOURS, palette_of
from openludo.server.protocol.play import FirstView, OpeningRoll, OpeningView
from openludo.server.rooms.header import Header, Participant

MARKS = dict(
    zip(COLOURS, ("circle", "square", "triangle", "cross", "diamond", "hexagon"), strict=True)
)
"""The mark that tells a colour from the others without colour."""


@dataclass(frozen=True)
class Opening:
    """`players` and `colours` in the order of seats; `joined` holds seats in order of joining."""

    players: tuple[Participant, ...]
    colours: tuple[str, ...]
    joined: tuple[int, ...]
    first: int
    rounds: tuple[Round, ...]
    view: OpeningView

    def seats_of(self, device: str | None) -> list[int]:
        """List the seats that a device plays in the order of joining; None is the game's own."""
        return [
            seat
            for seat in self.joined
            if self.players[seat].kind == "person" and self.players[seat].device == device
        ]

    @property
    def persons(self) -> list[int]:
        """The seats of persons in the order of joining."""
        return [seat for seat in self.joined if self.players[seat].kind == "person"]


def open_game(header: Header, dice: Dice) -> Opening:
    """Settle the opening of a game."""
    order = _order(header, dice)
    players = tuple(header.participants[index] for index in order)
    colours = _colours(header, players, dice)
    rounds = _rounds(header, dice)
    first = _first(header, rounds, dice)
    joined = _joined(order) if seats_drawn(header) else _persons_first(players)
    return Opening(players, colours, joined, first, rounds, _view(header, joined, rounds))


def seats_drawn(header: Header) -> bool:
    """Tell whether the seats of a game go by lot."""
    return draws_seats(header.variant)


def _order(header: Header, dice: Dice) -> tuple[int, ...]:
    return dice.seats(header.seats) if seats_drawn(header) else tuple(range(header.seats))


def _joined(order: tuple[int, ...]) -> tuple[int, ...]:
    """Turn who sits in each seat into where each participant sits."""
    return tuple(order.index(participant) for participant in range(len(order)))


def _persons_first(players: tuple[Participant, ...]) -> tuple[int, ...]:
    seats = range(len(players))
    return tuple(sorted(seats, key=lambda seat: players[seat].kind != "person"))


def _colours(header: Header, players: tuple[Participant, ...], dice: Dice) -> tuple[str, ...]:
    how, palette = header.variant.rules.colours, palette_of(header.board)
    if how == "drawn":
        return dice.colours(len(players), palette)
    if how == "fixed":
        return palette[: len(players)]
    taken = {player.colour for player in players}
    free = iter(colour for colour in palette if colour not in taken)
    return tuple(player.colour or next(free) for player in players)


def _rounds(header: Header, dice: Dice) -> tuple[Round, ...]:
    highest = header.variant.rules.first_seat == "highest_roll"
    return highest_roll(dice, header.seats) if highest else ()


def _first(header: Header, rounds: tuple[Round, ...], dice: Dice) -> int:
    if rounds:
        return starter(rounds)
    drawn = header.variant.rules.first_seat == "drawn"
    return dice.first(header.seats) if drawn else header.starter


def _view(header: Header, joined: tuple[int, ...], rounds: tuple[Round, ...]) -> OpeningView:
    rules = header.variant.rules
    kind: Literal["drawn", "fixed"] = "drawn" if seats_drawn(header) else "fixed"
    rolls = [[OpeningRoll(seat, face) for seat, face in rolled] for rolled in rounds]
    first = FirstView(rules.first_seat, rolls)  # type: ignore[arg-type]
    return OpeningView(kind, rules.colours, first, list(joined))  # type: ignore[arg-type]
