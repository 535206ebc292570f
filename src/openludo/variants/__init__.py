"""Variants and boards as data: reads the TOML files and hands finished objects to the engine."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any

from openludo.engine.board import Board, Place
from openludo.engine.errors import UnknownVariant
from openludo.engine.rules import Rules
from openludo.engine.variant import Variant

ORDER = ("pairs", "solo", "classic", "norwegian", "danish", "swedish", "english")
"""Variants in the order of the rule book; files beside them follow by name."""


def variant_names() -> tuple[str, ...]:
    """Name every variant, in the order of the rule book."""
    return tuple(_variants())


def find_variant(name: str, **house_rules: Any) -> Variant:
    """Return a variant by name or alias, with house rules set.

    Raises `UnknownVariant`, or `InvalidRules` for house rules that do not fit.
    """
    for variant in _variants().values():
        if name == variant.name or name in variant.aliases:
            return variant.replace(**house_rules) if house_rules else variant
    raise UnknownVariant(
        f"unknown variant {name!r}: expected one of {', '.join(variant_names())}",
        value=str(name),
        expected=list(variant_names()),
    )


def find_board(name: str) -> Board:
    """Return a board by name; raises `FileNotFoundError` for an unknown one."""
    return _board(name)


@lru_cache(maxsize=1)
def _variants() -> dict[str, Variant]:
    found = {path.name.removesuffix(".toml") for path in _folder("variants").iterdir()}
    names = [*ORDER, *sorted(name for name in found - set(ORDER) if not name.startswith("_"))]
    return {name: _read_variant(_load("variants", name)) for name in names}


def _folder(kind: str) -> Any:
    return files(__package__) / kind


@lru_cache(maxsize=64)
def _load(kind: str, name: str) -> dict[str, Any]:
    return tomllib.loads((_folder(kind) / f"{name}.toml").read_text("utf-8"))


def _read_variant(data: dict[str, Any]) -> Variant:
    rules = Rules(**{name: _tuples(value) for name, value in data["rules"].items()})
    return Variant(
        name=data["name"],
        board=find_board(data["board"]),
        rules=rules,
        own=rules,
        seat_counts=tuple(data["seats"]),
        aliases=tuple(data.get("aliases", ())),
        fixed_seats=data.get("fixed_seats", False),
    )


@lru_cache(maxsize=16)
def _board(name: str) -> Board:
    return _read_board(_load("boards", name))


def _read_board(data: dict[str, Any]) -> Board:
    plain = ("name", "rows", "cols", "lap", "max_column", "family")
    tuples = ("track", "centre", "stars", "hop_stars")
    return Board(
        **{name: data[name] for name in plain},
        **{name: _tuples(data[name]) for name in tuples},
        places=tuple(Place(**{k: _tuples(v) for k, v in p.items()}) for p in data["places"]),
        seatings={int(count): tuple(places) for count, places in data["seatings"].items()},
    )


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value
