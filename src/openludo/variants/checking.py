"""Tell what is wrong with a board: what the engine, the kernel and the screen rely on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, pairwise
from math import dist
from typing import NamedTuple

from openludo.engine.board import Board, Coordinate
from openludo.variants.forms import damaged

TOUCHING = 1.5
"""Between two squares that touch, at an edge or a corner; a corner of the grid is 1.41 away."""
APART = 0.9
"""Between two squares that do not lie on each other."""
SHORTEST = 12
"""Squares of a track and of a lap at least: a six may count twelve."""
LONGEST_PATH = 89
"""Squares of a lap and a column at most, as many as the kernel has room for."""
MOST_SQUARES = 136
"""Squares of the track and of every seat's column, home and yard at most, as the kernel's."""


class Fault(NamedTuple):
    """What is wrong with a key of a board's file, and what was expected."""

    key: str
    words: str


def check_board(board: Board, file: str) -> None:
    """Refuse a board that cannot be played on; raises `InvalidBoard` naming the first fault."""
    for fault in board_faults(board):
        raise damaged(file, *fault)


def board_faults(board: Board) -> Iterator[Fault]:
    """Name the faults of a board: of its size first, since the others rely on it."""
    checks: tuple[Callable[[Board], Iterator[Fault]], ...] = (
        _size_faults,
        _limit_faults,
        _track_faults,
        _start_faults,
        _safe_faults,
        _hop_faults,
        _column_faults,
        _overlap_faults,
        _yard_faults,
        _seating_faults,
        _turn_faults,
    )
    for check in checks:
        found = list(check(board))
        yield from found
        if found:
            return


def _size_faults(board: Board) -> Iterator[Fault]:
    length = len(board.track)
    if length < SHORTEST:
        yield Fault("track", f"{length} squares: expected {SHORTEST} at least")
    elif not SHORTEST <= board.lap <= length:
        yield Fault("lap", f"{board.lap}: expected {SHORTEST} to the {length} squares of the track")
    if not 1 <= board.max_column <= 9:
        yield Fault("max_column", f"{board.max_column}: expected 1 to 9")
    if not 2 <= len(board.places) <= 6:
        yield Fault("places", f"{len(board.places)} of them: expected 2 to 6")
    for key in ("rows", "cols"):
        if not 1 <= getattr(board, key) <= 99:
            yield Fault(key, f"{getattr(board, key)}: expected 1 to 99")


def _limit_faults(board: Board) -> Iterator[Fault]:
    path = board.lap + board.max_column
    if path > LONGEST_PATH:
        yield Fault("lap", f"{path} squares with the column: expected {LONGEST_PATH} at most")
    squares = len(board.track) + len(board.places) * (board.max_column + 3)
    if squares > MOST_SQUARES:
        yield Fault(
            "track",
            f"{squares} squares with every column, home and yard: expected {MOST_SQUARES} at most",
        )


def _track_faults(board: Board) -> Iterator[Fault]:
    for index, square in enumerate(board.track):
        if not _inside(board, square):
            yield Fault(f"track[{index}]", f"{list(square)}: expected a square of the board")
    for index, (square, following) in enumerate(pairwise((*board.track, board.track[0]))):
        if dist(square, following) > TOUCHING:
            after = (index + 1) % len(board.track)
            yield Fault(f"track[{index}]", f"does not touch track[{after}]: expected a closed way")
    for (one, square), (other, again) in combinations(enumerate(board.track), 2):
        if dist(square, again) < APART:
            yield Fault(f"track[{other}]", f"lies on track[{one}]: expected every square once")


def _start_faults(board: Board) -> Iterator[Fault]:
    length = len(board.track)
    for index, start in enumerate(board.starts):
        if not 0 <= start < length:
            yield Fault(f"places[{index}].start", f"{start}: expected 0 to {length - 1}")
    names = [place.name for place in board.places]
    for index, name in enumerate(names):
        if name in names[:index]:
            yield Fault(f"places[{index}].name", f"{name!r} again: expected another name")
    ahead = [(start - board.starts[0]) % length for start in board.starts]
    for index, (one, other) in enumerate(pairwise(ahead), 1):
        if other <= one:
            yield Fault(
                f"places[{index}].start",
                f"{board.starts[index]}: expected places with different starts, in the order "
                "in which a token passes them",
            )


def _safe_faults(board: Board) -> Iterator[Fault]:
    for key in ("stars", "hop_stars", "globes"):
        squares = getattr(board, key)
        for index, square in enumerate(squares):
            if not 0 <= square < len(board.track):
                yield Fault(key, f"{square}: expected 0 to {len(board.track) - 1}")
            elif square in squares[:index]:
                yield Fault(key, f"{square} twice: expected every square once")
            elif square in board.starts and key != "hop_stars":
                yield Fault(key, f"{square} is a start: expected only squares besides the starts")


def _hop_faults(board: Board) -> Iterator[Fault]:
    """Every place must meet stars and globes alike, since a token's hops depend on progress."""
    for key, squares in (("hop_stars", board.hop_stars), ("globes", board.globes)):
        marked = squares if key == "hop_stars" else squares + board.starts
        for index in range(len(board.places)) if squares else ():
            if _met(board, index, marked) != _met(board, 0, marked):
                yield Fault(key, f"not the same from places[{index}] as from places[0]")


def _met(board: Board, place: int, squares: Iterable[int]) -> list[int]:
    return sorted(p for p in (board.progress(place, s) for s in squares) if p < board.lap)


def _column_faults(board: Board) -> Iterator[Fault]:
    for index, place in enumerate(board.places):
        key, expected = f"places[{index}].run", board.max_column + 1
        if len(place.run) != expected:
            words = f"{expected}: max_column {board.max_column}, and home"
            yield Fault(key, f"{len(place.run)} squares: expected {words}")
            continue
        last = board.square(index, board.lap - 1)
        if dist(board.track[last], place.run[0]) > TOUCHING:
            yield Fault(f"{key}[0]", f"does not touch track[{last}], where its lap ends")
        for number, (square, following) in enumerate(pairwise(place.run), 1):
            if dist(square, following) > TOUCHING:
                yield Fault(f"{key}[{number}]", f"does not touch {key}[{number - 1}]")
        for number, square in enumerate(place.run):
            if not _inside(board, square):
                yield Fault(f"{key}[{number}]", f"{list(square)}: expected a square of the board")


def _overlap_faults(board: Board) -> Iterator[Fault]:
    """Homes may lie on each other, as in the centre; columns and yards may not."""
    squares = [(f"track[{index}]", square) for index, square in enumerate(board.track)]
    for index, place in enumerate(board.places):
        key = f"places[{index}]"
        mine = [(f"{key}.run[{n}]", square) for n, square in enumerate(place.run[:-1])]
        mine += [(f"{key}.slots[{n}]", square) for n, square in enumerate(place.slots)]
        for new, (name, square) in enumerate(mine):
            yield from _covered(name, square, squares + mine[:new])
        yield from _covered(f"{key}.run[{len(place.run) - 1}]", place.run[-1], squares)
        squares += mine


def _covered(
    name: str, square: Coordinate, others: Iterable[tuple[str, Coordinate]]
) -> Iterator[Fault]:
    for other, taken in others:
        if dist(square, taken) < APART:
            yield Fault(name, f"lies on {other}: expected a place of its own")


def _yard_faults(board: Board) -> Iterator[Fault]:
    if not _inside(board, board.centre):
        yield Fault("centre", f"{list(board.centre)}: expected a square of the board")
    for index, place in enumerate(board.places):
        top, left, bottom, right = place.yard
        key = f"places[{index}]"
        right_way = top <= bottom and left <= right
        if not (right_way and _inside(board, (top, left)) and _inside(board, (bottom, right))):
            yield Fault(f"{key}.yard", "expected first row and column, then last, on the board")
        for number, (row, col) in enumerate(place.slots):
            if not (top <= row <= bottom and left <= col <= right):
                yield Fault(f"{key}.slots[{number}]", "expected a square of its yard")


def _seating_faults(board: Board) -> Iterator[Fault]:
    if not board.seatings:
        yield Fault("seatings", "none: expected the places for some number of seats")
    known = len(board.places)
    for count, places in board.seatings.items():
        rising = all(one < other for one, other in pairwise(places))
        if len(places) != count or not rising or not set(places) <= set(range(known)):
            words = f"expected {count} different places from 0 to {known - 1}, rising"
            yield Fault(f"seatings.{count}", f"{list(places)}: {words}")
    for count in board.by_seats:
        if count not in board.seatings:
            yield Fault("by_seats", f"{count}: expected a number that stands in seatings")


def _turn_faults(board: Board) -> Iterator[Fault]:
    turns = [("turns", turn) for turn in board.turns]
    turns += [(f"places[{n}].turn", place.turn) for n, place in enumerate(board.places)]
    for key, turn in turns:
        if not 0 <= turn < 360:
            yield Fault(key, f"{turn}: expected 0 or more, and less than 360 degrees")
    if board.turns and len(board.turns) != len(board.track):
        words = f"one for each of the {len(board.track)} squares of the track"
        yield Fault("turns", f"{len(board.turns)} of them: expected {words}")


def _inside(board: Board, square: Coordinate) -> bool:
    return 0 <= square[0] <= board.rows - 1 and 0 <= square[1] <= board.cols - 1
