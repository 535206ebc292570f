"""The boards and variants that this process knows: the package's own and those of added files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

from openludo.engine.board import Board
from openludo.engine.errors import UnknownVariant
from openludo.engine.variant import BY_SEATS, FAMILY, Variant
from openludo.variants.checking import check_board
from openludo.variants.forms import damaged, load_file
from openludo.variants.reading import read_board, read_variant

BOARDS = (
    "cross52",
    "strip32",
    "tee42",
    "ring39",
    "ring65",
    "ring78",
    "cross68",
    "cross40",
)
"""Boards of the package, the 52-square family first."""

ORDER = (
    "pairs",
    "solo",
    "classic",
    "norwegian",
    "danish",
    "swedish",
    "english",
    "parchis",
    "german40",
    "swedish40",
)
"""Variants of the package in the order of the rule book."""


class Shelf:
    """Boards and variants by name, in the order in which they are shown."""

    def __init__(self) -> None:
        self.boards = {name: read_board(_load("boards", name), name) for name in BOARDS}
        self.variants = {
            name: read_variant(_load("variants", name), self.boards, name) for name in ORDER
        }

    def find(self, name: str) -> Variant:
        """Return a variant by name or alias; raises `UnknownVariant`."""
        for variant in self.variants.values():
            if name == variant.name or name in variant.aliases:
                return variant
        raise UnknownVariant(
            f"unknown variant {name!r}: expected one of {', '.join(self.variants)}",
            value=str(name),
            expected=list(self.variants),
        )

    def add(self, paths: Sequence[Path]) -> None:
        """Take files up, boards first; raises `InvalidBoard` or `InvalidRules`, then takes none."""
        loaded = [(str(path), load_file(path)) for path in paths]
        boards, variants = dict(self.boards), dict(self.variants)
        for file, data in loaded:
            if _is_board(data, file):
                _put_board(boards, read_board(data, file), file)
        for file, data in loaded:
            if not _is_board(data, file):
                _put_variant(variants, read_variant(data, boards, file), file)
        known = tuple(boards.values())
        self.boards = boards
        self.variants = {
            name: replace(variant, known_boards=known) for name, variant in variants.items()
        }


def _load(kind: str, name: str) -> dict[str, Any]:
    return load_file(Path(str(files(__package__))) / kind / f"{name}.toml")


def _is_board(data: dict[str, Any], file: str) -> bool:
    if ("track" in data) == ("rules" in data):
        raise damaged(file, "track", "expected a board with track, or a variant with rules")
    return "track" in data


def _put_board(boards: dict[str, Board], board: Board, file: str) -> None:
    """Take a checked board up; the same one again changes nothing."""
    if boards.get(board.name) == board:
        return
    if board.name in boards or board.name == BY_SEATS:
        raise damaged(file, "name", f"{board.name!r} is taken: expected another name")
    check_board(board, file)
    for other in boards.values():
        if FAMILY == board.family == other.family and set(board.by_seats) & set(other.by_seats):
            raise damaged(file, "by_seats", f"{other.name} has these: expected others")
    boards[board.name] = board


def _put_variant(variants: dict[str, Variant], variant: Variant, file: str) -> None:
    """Take a variant up; the same one again changes nothing."""
    if variants.get(variant.name) == variant:
        return
    taken = {name for other in variants.values() for name in (other.name, *other.aliases)}
    for key, names in (("name", (variant.name,)), ("aliases", variant.aliases)):
        for name in names:
            if name in taken:
                raise damaged(file, key, f"{name!r} is taken: expected another name")
    variants[variant.name] = variant
