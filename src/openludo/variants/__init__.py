"""Variants and boards as data: reads the TOML files and hands finished objects to the engine."""

from __future__ import annotations

from functools import lru_cache
from os import PathLike
from pathlib import Path
from typing import Any

from openludo.engine.board import Board
from openludo.engine.errors import InvalidRules
from openludo.engine.variant import Variant
from openludo.variants.shelf import ORDER, Shelf

__all__ = [
    "ORDER",
    "add_file",
    "add_files",
    "board_names",
    "find_board",
    "find_variant",
    "forget_files",
    "variant_names",
]


def variant_names() -> tuple[str, ...]:
    """Name every variant, in the order of the rule book; those of added files follow."""
    return tuple(_shelf().variants)


def find_variant(name: str, **house_rules: Any) -> Variant:
    """Return a variant by name or alias, with house rules set.

    Raises `UnknownVariant`, or `InvalidRules` for house rules that do not fit.
    """
    variant = _shelf().find(name)
    return variant.replace(**house_rules) if house_rules else variant


def board_names() -> tuple[str, ...]:
    """Name every board, the 52-square family first; those of added files follow."""
    return tuple(_shelf().boards)


def find_board(name: str) -> Board:
    """Return a board by name; raises `InvalidRules` for an unknown one."""
    if name not in _shelf().boards:
        raise InvalidRules(
            f"unknown board {name!r}: expected one of {', '.join(board_names())}",
            names=["board"],
            reason="unknown_board",
            value=name,
            expected=list(board_names()),
        )
    return _shelf().boards[name]


def add_file(path: str | PathLike[str]) -> None:
    """Take up a board or a variant from a TOML file, for this process.

    docs/boards.md tells what such a file holds. Raises `InvalidBoard`, or `InvalidRules` for
    house rules that do not fit; the message names the file and what was expected.
    """
    add_files(path)


def add_files(*paths: str | PathLike[str]) -> None:
    """Take up several files, in any order, all or none; raises what `add_file` raises."""
    if paths:
        _shelf().add([Path(path) for path in paths])


def forget_files() -> None:
    """Know again only what the package brings."""
    _shelf.cache_clear()


@lru_cache(maxsize=1)
def _shelf() -> Shelf:
    return Shelf()
