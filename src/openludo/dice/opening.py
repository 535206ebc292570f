"""What is drawn before a game: seats where they go by lot, and who starts by the highest roll."""

from __future__ import annotations

from collections.abc import Sequence

from openludo.dice.sources import Dice
from openludo.engine import Variant

Round = tuple[tuple[int, int], ...]
"""Seat and face of each roll, in seat order."""


def draws_seats(variant: Variant) -> bool:
    """Tell whether seats go by lot: where colours do, unless the variant fixes who sits where."""
    return variant.rules.colours == "drawn" and not variant.fixed_seats


def highest_roll(dice: Dice, seats: int) -> tuple[Round, ...]:
    """Roll for the start until one seat is highest; rolls are counted through all rounds."""
    rounds: list[Round] = []
    tied, number = tuple(range(seats)), 0
    while len(tied) > 1:
        rounds.append(tuple((seat, dice.first_roll(number + i)) for i, seat in enumerate(tied)))
        number += len(tied)
        tied = highest(rounds[-1])
    return tuple(rounds)


def highest(rolls: Round) -> tuple[int, ...]:
    """Name the seats with the highest face of a round."""
    best = max(face for _, face in rolls)
    return tuple(seat for seat, face in rolls if face == best)


def starter(rounds: Sequence[Round]) -> int:
    """Name the seat that won the last round."""
    return highest(rounds[-1])[0]
