"""Who starts by the highest roll: rounds of single rolls, ties rolling again."""

from __future__ import annotations

from collections.abc import Sequence

from openludo.dice.sources import Dice

Round = tuple[tuple[int, int], ...]
"""Seat and face of each roll, in seat order."""


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
