"""Positions turned round the board, so that every seat stands where another did."""

import re

from openludo import Position


def can_turn(position: Position) -> bool:
    """Tell whether all ways from one seat's start to the next are of one length."""
    board = position.variant.board
    starts = [board.places[place].start for place in board.seating(position.seats)]
    ways = {
        (b - a) % len(board.track) for a, b in zip(starts, starts[1:] + starts[:1], strict=True)
    }
    return len(ways) == 1


def turned(position: Position, steps: int) -> Position:
    """Return the position with every seat's tokens given to the seat so many further on."""
    seats = position.seats
    tokens, turn, rest = str(position).split(" ", 2)
    parts = tokens.split("/")
    moved = "/".join(parts[(index - steps) % seats] for index in range(seats))
    rest = re.sub("arrived=([0-9:,]+)", lambda found: arrived(found[1], steps, seats), rest)
    text = f"{moved} {(int(turn) + steps) % seats} {rest}"
    return Position.parse(position.variant, text, position.rolls)


def arrived(text: str, steps: int, seats: int) -> str:
    """Turn the seats in the field of a position that says who came last."""
    pairs = [[(int(seat) + steps) % seats for seat in pair.split(":")] for pair in text.split(",")]
    return "arrived=" + ",".join(f"{seat}:{last}" for seat, last in sorted(pairs))
