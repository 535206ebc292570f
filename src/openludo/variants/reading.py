"""Turn the tables of a file into a board or a variant; wrong keys and types are refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from openludo.engine.board import Board, Place
from openludo.engine.errors import InvalidRules
from openludo.engine.rules import BUNDLES, Rules
from openludo.engine.variant import BY_SEATS, Variant
from openludo.variants import forms
from openludo.variants.forms import damaged, read_table, read_texts

BOARD_KEYS = {
    "name": forms.NAME,
    "family": forms.NAME.left_out(),
    "rows": forms.NUMBER,
    "cols": forms.NUMBER,
    "centre": forms.POINT,
    "lap": forms.WHOLE,
    "max_column": forms.WHOLE,
    "by_seats": forms.WHOLES.left_out(),
    "stars": forms.WHOLES.left_out(),
    "hop_stars": forms.WHOLES.left_out(),
    "globes": forms.WHOLES.left_out(),
    "track": forms.POINTS,
    "turns": forms.NUMBERS.left_out(),
    "seatings": forms.TABLE,
    "places": forms.TABLES,
    "names": forms.TABLE.left_out(),
}
PLACE_KEYS = {
    "name": forms.NAME,
    "start": forms.WHOLE,
    "run": forms.POINTS,
    "yard": forms.FRAME,
    "slots": forms.FOUR_POINTS,
    "turn": forms.NUMBER.left_out(),
}
VARIANT_KEYS = {
    "name": forms.WORD,
    "board": forms.NAME,
    "seats": forms.WHOLES.left_out(),
    "aliases": forms.WORDS.left_out(),
    "fixed_seats": forms.FLAG.left_out(),
    "names": forms.TABLE.left_out(),
    "about": forms.TABLE.left_out(),
    "rules": forms.TABLE,
}
SEATS = (2, 3, 4, 5, 6)


def read_board(data: Mapping[str, Any], file: str) -> Board:
    """Make a board of a file's tables; raises `InvalidBoard` for wrong keys and types."""
    values = read_table(data, BOARD_KEYS, file)
    values["places"] = tuple(
        Place(**read_table(place, PLACE_KEYS, file, f"places[{index}]."))
        for index, place in enumerate(data["places"])
    )
    values["seatings"] = dict(
        _seating(count, places, file) for count, places in data["seatings"].items()
    )
    values["names"] = read_texts(data.get("names", {}), file, "names")
    return Board(**{"family": values["name"]} | values)


def _seating(count: str, places: Any, file: str) -> tuple[int, tuple[int, ...]]:
    if count not in map(str, SEATS):
        raise damaged(file, f"seatings.{count}", "expected a number of seats from 2 to 6")
    if not forms.WHOLES.fits(places):
        raise damaged(file, f"seatings.{count}", f"expected {forms.WHOLES.words}")
    return int(count), tuple(places)


def read_variant(data: Mapping[str, Any], boards: Mapping[str, Board], file: str) -> Variant:
    """Make a variant of a file's tables.

    Raises `InvalidBoard` for wrong keys and types, `InvalidRules` for house rules that do not fit.
    """
    values = read_table(data, VARIANT_KEYS, file)
    rules = _rules(values.pop("board"), values.pop("rules"), file)
    first = next(iter(boards.values()))
    for key in ("names", "about"):
        values[key] = read_texts(data.get(key, {}), file, key)
    variant = Variant(
        board=boards.get(rules.board, first),
        rules=rules,
        own=rules,
        known_boards=tuple(boards.values()),
        **values,
    )
    try:
        variant = variant.replace()
    except InvalidRules as error:
        raise InvalidRules(f"{file}: {error.message}", **error.params) from error
    _check_seats(variant, file)
    return variant


def _rules(board: str, given: Mapping[str, Any], file: str) -> Rules:
    for name in given:
        if name == "board" or name in BUNDLES:
            where = "above [rules]" if name == "board" else "as the house rules that it sets"
            raise damaged(file, f"rules.{name}", f"unknown key: expected {where}")
    try:
        return Rules().replace(board=board, **given)
    except InvalidRules as error:
        raise InvalidRules(f"{file}: rules: {error.message}", **error.params) from error


def _check_seats(variant: Variant, file: str) -> None:
    playable = SEATS if variant.rules.board == BY_SEATS else tuple(variant.board.seatings)
    if not set(variant.seats) <= set(SEATS) or not set(variant.seats) & set(playable):
        expected = ", ".join(map(str, sorted(playable)))
        raise damaged(file, "seats", f"{list(variant.seats)}: expected some of {expected}")
