"""Write the pictures of the boards and docs/boards.md: run as a module, it renews them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from openludo.engine.board import Board, written
from openludo.engine.rules import RULE_FIELDS, Rules, format_rule
from openludo.engine.variant import FAMILY
from openludo.variants import board_names, find_board
from openludo.variants.forms import load_file
from openludo.variants.picture import board_picture
from openludo.variants.reading import BOARD_KEYS, PLACE_KEYS, VARIANT_KEYS, read_board

DOCS = Path(__file__).parents[3] / "docs"
TARGET = DOCS / "boards.md"
PICTURES = DOCS / "boards"
EXAMPLE_BOARD = PICTURES / "square24.toml"
EXAMPLE_VARIANT = PICTURES / "sprint.toml"

HEAD = """# Boards

<!-- Generated: do not edit. `python -m openludo.variants.document` renews it. -->

A board is data: which squares there are, where tokens start and where they turn off to their
home. Any variant may be given any board that has room for its column, with
`--set board=NAME`; `by_seats` picks one of the 52-square family by the number of seats.

In the pictures, numbers on the track are track indices, as house rules, records and the
interface for bots use them (printed Parchís boards count from 1: their square 5 is index 4 of
`cross68`). Numbers in a column are the progress of a token, counted from its own
start square, 0. Start squares have their colour, columns are pale, circles at their ends are home.
Grey stars are safe squares. Where tokens hop (`stars: hop`, and on the Danish die) they hop from
one outlined star to the next; ringed squares are globes, which protect everybody where
`safe_squares` is `globes`. Every picture shows the longest column that the board has room for.
"""

FILES = """## Adding a board or a variant

Both are TOML files. Every command that takes a variant takes `--add FILE` too, as often as there
are files, in any order; in Python `openludo.variants.add_file(path)` does the same. What is added
is known to this process only, so a game kept by the server can be opened again once the server
has been started with the same files.

    openludo perft sprint 3 --seats 3 --add square24.toml --add sprint.toml
    openludo tournament --variant sprint --players hard,easy --games 1000 \\
        --add square24.toml --add sprint.toml
    openludo play --add square24.toml --add sprint.toml

A file is refused as a whole, with its name, the key and what was expected, if the board cannot be
played on: its track must be closed and have every square once, with neighbours that touch; each
column must join the last square of its place's lap to home; and so on for every key below. Names
that are taken are refused too.
"""


def document() -> str:
    """Write docs/boards.md."""
    boards = [find_board(name) for name in board_names()]
    parts = (
        HEAD,
        *_overview(boards),
        *_gallery(boards),
        FILES,
        *_keys(),
        *_defaults(),
        *_example(),
    )
    return "\n".join(parts)


def pictures() -> dict[Path, str]:
    """Draw every board of the package, and the one of the example."""
    boards = [find_board(name) for name in board_names()]
    boards.append(read_board(load_file(EXAMPLE_BOARD), EXAMPLE_BOARD.name))
    return {PICTURES / f"{board.name}.svg": board_picture(board) for board in boards}


def main() -> None:
    """Renew the pictures and the document."""
    for path, picture in pictures().items():
        path.write_text(picture, encoding="utf-8")
    TARGET.write_text(document(), encoding="utf-8")


def _overview(boards: list[Board]) -> Iterator[str]:
    yield "## All boards\n"
    yield "| board | seats | track | lap | start squares | safe besides | longest column | home |"
    yield "|---|---|---|---|---|---|---|---|"
    for board in boards:
        yield (
            f"| [`{board.name}`](#{board.name}) | {written(board.seatings)} | {len(board.track)} | "
            f"{board.lap} | {_listed(board.starts)} | {_listed(board.stars)} | "
            f"{board.max_column} | {board.lap + _usual_column(board)} |"
        )
    yield (
        "\nThe lap counts the track squares that a token walks. Home is the progress of a token at "
        "home behind the usual column: of five squares in the 52-square family, of seven on "
        "`cross68`, of four on `cross40`. It follows `column_squares` and `home_square`.\n"
    )


def _usual_column(board: Board) -> int:
    return 5 if board.family == FAMILY else board.max_column


def _gallery(boards: list[Board]) -> Iterator[str]:
    for board in boards:
        yield f"## {board.name}\n"
        yield f"![The board {board.name}](boards/{board.name}.svg)\n"
        yield "| what | |\n|---|---|"
        yield from (f"| {what} | {value} |" for what, value in _facts(board) if value)
        yield ""


def _facts(board: Board) -> Iterator[tuple[str, str]]:
    yield "family", f"`{board.family}`" + ", the 52-square family" * (board.family == FAMILY)
    yield "picked by `by_seats` for", written(board.by_seats)
    for count, places in board.seatings.items():
        yield f"{count} seats", ", ".join(board.places[place].name for place in places)
    for place in board.places:
        last = board.square(board.places.index(place), board.lap - 1)
        yield f"place `{place.name}`", f"starts on {place.start}, turns off at {last}"
    yield "stars (safe squares)", _listed(board.stars)
    yield "stars to hop to", _listed(board.hop_stars)
    yield "globes besides the starts", _listed(board.globes)


def _listed(squares: tuple[int, ...]) -> str:
    return " ".join(map(str, squares))


def _keys() -> Iterator[str]:
    for title, keys, about in (
        ("A board", BOARD_KEYS, BOARD_ABOUT),
        ("A place of a board, `[[places]]`", PLACE_KEYS, PLACE_ABOUT),
        ("A variant", VARIANT_KEYS, VARIANT_ABOUT),
    ):
        yield f"### {title}\n"
        yield "| key | what it takes | what it says |\n|---|---|---|"
        for key, form in keys.items():
            optional = " (may be left out)" * form.optional
            yield f"| `{key}` | {form.words}{optional} | {about[key]} |"
        yield ""


def _defaults() -> Iterator[str]:
    rules = Rules()
    values = (
        f"`{name}` {format_rule(name, getattr(rules, name))}"
        for name in RULE_FIELDS
        if name != "board"
    )
    yield f"House rules that a variant's file leaves out: {', '.join(values)}.\n"


BOARD_ABOUT = {
    "name": "By which the house rule `board` names it.",
    "family": "`fifty_two` lets `walls` stand and `by_seats` pick it; otherwise the board's name.",
    "rows": "Height of the board in squares.",
    "cols": "Width of the board in squares.",
    "centre": "The square in the middle. Rows and columns count from 0 at the top left; they tell "
    "where a square's top left corner is before it is turned, and may be no whole numbers.",
    "lap": "How many squares of the track a token walks before its column.",
    "max_column": "The longest column for which there is room, 1 to 9.",
    "by_seats": "Numbers of seats for which `board: by_seats` picks it.",
    "stars": "Track indices of the safe squares besides the starts.",
    "hop_stars": "Track indices of the stars to hop to; every place must meet them alike.",
    "globes": "Track indices of the globes besides the starts; every place must meet them alike.",
    "track": "The squares in the order in which tokens walk; the last one touches the first.",
    "turns": "For each square of the track, by how many degrees its tile is turned clockwise.",
    "seatings": "For each number of seats the places at which they sit, in the order of turns.",
    "places": "The places, in the order in which a token passes their starts; see below.",
    "names": "What people call it, by language: `en`, `de`.",
}
PLACE_ABOUT = {
    "name": "One of its own, such as `left`.",
    "start": "Track index of its start square.",
    "run": "The squares of the longest column and then home: one more than `max_column`. A "
    "shorter column leaves out the last ones.",
    "yard": "The square in which its tokens wait.",
    "slots": "Where they wait, inside the yard.",
    "turn": "By how many degrees column and yard are turned clockwise.",
}
VARIANT_ABOUT = {
    "name": "By which commands, records and links name it.",
    "board": "The name of its board, or `by_seats`.",
    "seats": "Numbers of seats that may play; otherwise all of its board.",
    "aliases": "Other names for it.",
    "fixed_seats": "Whether it is for one person against three computers.",
    "names": "What people call it, by language: `en`, `de`.",
    "about": "A sentence on what it is like, by language.",
    "rules": "House rules by name, as in [house-rules.md](house-rules.md); what those that are "
    "left out are is said below.",
}


def _example() -> Iterator[str]:
    yield "### A worked example\n"
    yield f"A small board, [`{EXAMPLE_BOARD.name}`](boards/{EXAMPLE_BOARD.name}):\n"
    yield f"![The board square24](boards/{EXAMPLE_BOARD.stem}.svg)\n"
    yield f"```toml\n{EXAMPLE_BOARD.read_text('utf-8')}```\n"
    yield f"And a variant for it, [`{EXAMPLE_VARIANT.name}`](boards/{EXAMPLE_VARIANT.name}):\n"
    yield f"```toml\n{EXAMPLE_VARIANT.read_text('utf-8')}```\n"


if __name__ == "__main__":
    main()
