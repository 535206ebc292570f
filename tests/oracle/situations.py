"""Short ways to set up a position and to ask the referee about it."""

from typing import Any

from .both import Both, play_both
from .referee import Referee

YARD = "y,y,y,y"


def game(variant: str, seats: int = 4, **changes: Any) -> Both:
    """Give the referee of a variant, and the engine with it, with some house rules changed."""
    return play_both(variant, seats, changes)


def pos(
    *tokens: str, seat: int = 0, phase: str = "roll", seats: int = 4, state: str = "0 0"
) -> str:
    """Write a position; seats that are not given have all tokens in the yard."""
    every = [*tokens, *[YARD] * (seats - len(tokens))]
    return f"{'/'.join(every)} {seat} {phase} {state}"


def names(referee: Referee, text: str) -> list[str]:
    """List the texts of the legal moves."""
    return [name for name, _ in referee.moves(text)]


def result(referee: Referee, text: str, move: str) -> str:
    """Give the position a move leads to."""
    return dict(referee.moves(text))[move]
