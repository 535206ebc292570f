"""Dice that anyone can check: secrets are promised first, draws follow from them alone.

No function here sees a position before it draws a roll, and none takes a seat: a face depends
on the secret, the game's id, the contributions and the number of the roll, on nothing else.
"""

from openludo.dice.derivation import commitment, context, draw, lp, u32
from openludo.dice.exchange import (
    Contribution,
    Exchange,
    InvalidContribution,
    InvalidSeed,
    new_secret,
    new_seed,
    open_contribution,
    read_commitment,
)
from openludo.dice.opening import Round, draws_seats, highest_roll, starter
from openludo.dice.sources import CommittedDice, Dice, ScriptedDice, SeededDice

__all__ = [
    "CommittedDice",
    "Contribution",
    "Dice",
    "Exchange",
    "InvalidContribution",
    "InvalidSeed",
    "Round",
    "ScriptedDice",
    "SeededDice",
    "commitment",
    "context",
    "draw",
    "draws_seats",
    "highest_roll",
    "lp",
    "new_secret",
    "new_seed",
    "open_contribution",
    "read_commitment",
    "starter",
    "u32",
]
