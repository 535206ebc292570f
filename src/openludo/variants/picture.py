"""Draw a board from its data as an SVG picture, for the documentation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from math import cos, pi, sin

from openludo.engine.board import Board, Coordinate

PIXELS = 32
"""Width of a square where the picture is shown at its own size."""
MARGIN = 0.25
COLOURS = ("#f4cc45", "#7db3ea", "#f08b80", "#84cc8b", "#bda2e6", "#f5a65b")
"""Yellow, blue, red, green, purple, orange: light enough to be written on."""
PALE = ("#fdf3cf", "#dfeefb", "#fce1de", "#dff3e1", "#efe8fb", "#fde8d3")
STYLE = (
    "text{font:.34px sans-serif;text-anchor:middle;dominant-baseline:central;fill:#222}"
    ".tile{stroke:#555;stroke-width:.04}.mark{stroke:#555;stroke-width:.04;fill:#d9d9d9}"
    ".line{stroke:#555;stroke-width:.06;fill:none}"
)


def board_picture(board: Board) -> str:
    """Draw a board: yards below, then columns, the track with its numbers, and homes."""
    parts = chain(
        _yards(board),
        _columns(board),
        _track(board),
    )
    width, height = board.cols + 2 * MARGIN, board.rows + 2 * MARGIN
    box = f"{-MARGIN} {-MARGIN} {_number(width)} {_number(height)}"
    size = f'width="{round(width * PIXELS)}" height="{round(height * PIXELS)}"'
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size} role="img">',
            f"<title>The board {board.name}</title>",
            f"<style>{STYLE}</style>",
            f'<rect x="{-MARGIN}" y="{-MARGIN}" width="100%" height="100%" fill="#fff"/>',
            *parts,
            "</svg>\n",
        )
    )


def _yards(board: Board) -> Iterator[str]:
    for index, place in enumerate(board.places):
        top, left, bottom, right = place.yard
        width, height = right - left + 1, bottom - top + 1
        shape = _rectangle(left, top, width, height, place.turn, COLOURS[index], 0.3)
        yield shape.replace("/>", ' class="tile"/>')
        for row, col in place.slots:
            yield _circle((row, col), 0.38, "tile", "#fff")


def _columns(board: Board) -> Iterator[str]:
    """Draw column squares with the progress of a token on them, and home as a circle."""
    for index, place in enumerate(board.places):
        for number, square in enumerate(place.run[:-1]):
            yield _tile(square, place.turn, PALE[index])
            yield _text(square, board.lap + number)
    homes = [place.run[-1] for place in board.places]
    for index, home in enumerate(homes):
        yield _circle(home, 0.46, "tile", COLOURS[index] if homes.count(home) == 1 else "#fff")


def _track(board: Board) -> Iterator[str]:
    turns = board.turns or (0.0,) * len(board.track)
    owners = {start: index for index, start in enumerate(board.starts)}
    for index, (square, turn) in enumerate(zip(board.track, turns, strict=True)):
        colour = COLOURS[owners[index]] if index in owners else "#fff"
        yield _tile(square, turn, colour)
        if index in board.stars:
            yield _star(square, "mark")
        if index in board.hop_stars:
            yield _star(square, "line")
        if index in board.globes:
            yield _circle(square, 0.44, "line", "none")
        yield _text(square, index)


def _tile(square: Coordinate, turn: float, colour: str) -> str:
    row, col = square
    return _rectangle(col, row, 1, 1, turn, colour, 0.06).replace("/>", ' class="tile"/>')


def _rectangle(
    x: float, y: float, width: float, height: float, turn: float, colour: str, rounded: float
) -> str:
    middle = f"{_number(x + width / 2)} {_number(y + height / 2)}"
    turned = f' transform="rotate({_number(turn)} {middle})"' if turn % 90 else ""
    return (
        f'<rect x="{_number(x)}" y="{_number(y)}" width="{_number(width)}" '
        f'height="{_number(height)}" rx="{rounded}" fill="{colour}"{turned}/>'
    )


def _circle(square: Coordinate, radius: float, kind: str, colour: str) -> str:
    x, y = _middle(square)
    return f'<circle cx="{x}" cy="{y}" r="{radius}" class="{kind}" fill="{colour}"/>'


def _star(square: Coordinate, kind: str) -> str:
    row, col = square
    corners = (
        (col + 0.5 + radius * sin(pi * point / 5), row + 0.5 - radius * cos(pi * point / 5))
        for point, radius in enumerate((0.46, 0.24) * 5)
    )
    return f'<polygon points="{_points(corners)}" class="{kind}"/>'


def _points(corners: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in corners)


def _text(square: Coordinate, number: int) -> str:
    x, y = _middle(square)
    return f'<text x="{x}" y="{y}">{number}</text>'


def _middle(square: Coordinate) -> tuple[str, str]:
    row, col = square
    return _number(col + 0.5), _number(row + 0.5)


def _number(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")
