"""Draw a board from its data and from what the rules in force make of its squares."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from openludo.engine import Board, Rules, Variant
from openludo.server.protocol.play import BoardView, MarkView, PlaceView

STARS = "starts_and_stars"


@lru_cache(maxsize=64)
def board_view(variant: Variant, seats: int) -> BoardView:
    """Describe the board of a game with so many seats; raises `InvalidRules`."""
    settled = variant.for_seats(seats)
    board, rules = settled.board, settled.rules
    return BoardView(
        name=board.name,
        rows=board.rows,
        cols=board.cols,
        track=list(board.track),
        turns=list(board.turns),
        places=[_place(settled, place) for place in range(len(board.places))],
        centre=board.centre,
        each_home=rules.home_square == "each",
        marks=list(_marks(board, rules, board.seating(seats))),
    )


def _place(variant: Variant, index: int) -> PlaceView:
    board, place = variant.board, variant.board.places[index]
    path = board.path(index, variant.home)
    return PlaceView(
        place=place.name,
        start=place.start,
        column=list(path[board.lap : board.lap + variant.rules.column_squares]),
        home=path[-1],
        yard=place.yard,
        slots=list(place.slots),
        path=list(path),
        turn=place.turn,
    )


def _marks(board: Board, rules: Rules, places: tuple[int, ...]) -> Iterator[MarkView]:
    """Mark starts, and the squares that these rules make special."""
    danish = rules.die == "danish"
    globes = rules.safe_squares == "globes" or danish
    for place, square in enumerate(board.starts):
        safe = _start_safe(rules, place, places)
        yield MarkView(square, "globe" if globes else "start", place, safe)
    for square in board.globes if globes else ():
        yield MarkView(square, "globe", None, rules.safe_squares in ("globes", STARS))
    for square in board.stars if rules.safe_squares == STARS else ():
        if not globes or square not in board.globes:
            yield MarkView(square, "star", None, True)
    if rules.stars == "hop" or danish:
        for square in board.hop_stars:
            yield MarkView(square, "hop", None, False)


def _start_safe(rules: Rules, place: int, places: tuple[int, ...]) -> bool:
    """Tell whether a start protects anybody: its owner at least, where only owners count."""
    if rules.safe_squares in ("own_start", "globes"):
        return place in places
    return rules.safe_squares != "none"
