"""What the tables of a file may hold: every key with its type, told in words where it is wrong."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple

from openludo.engine.errors import InvalidBoard

PLAIN_NAME = re.compile(r"[a-z][a-z0-9_]{0,30}")
PLAIN_WORD = re.compile(r"[a-z][a-z0-9]{0,30}")
LONGEST_SHOWN = 60


class Form(NamedTuple):
    """What a key takes: a test, the same in words, and whether it may be left out."""

    fits: Callable[[Any], bool]
    words: str
    optional: bool = False

    def left_out(self) -> Form:
        """Return the form of a key that may be left out."""
        return self._replace(optional=True)


def _list_of(fits: Callable[[Any], bool], words: str, length: int | None = None) -> Form:
    def all_fit(value: Any) -> bool:
        right = isinstance(value, list) and (length is None or len(value) == length)
        return right and all(fits(item) for item in value)

    return Form(all_fit, f"a list of {words}" if length is None else f"{length} {words}")


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_number(value: Any) -> bool:
    return _is_whole(value) or (isinstance(value, float) and isfinite(value))


NAME = Form(
    lambda value: isinstance(value, str) and bool(PLAIN_NAME.fullmatch(value)),
    "a name of small letters, digits and _ that begins with a letter",
)
WORD = Form(
    lambda value: isinstance(value, str) and bool(PLAIN_WORD.fullmatch(value)),
    "a name of small letters and digits that begins with a letter",
)
WHOLE = Form(_is_whole, "a whole number")
NUMBER = Form(_is_number, "a number")
FLAG = Form(lambda value: isinstance(value, bool), "true or false")
WHOLES = _list_of(_is_whole, "whole numbers")
NUMBERS = _list_of(_is_number, "numbers")
POINT = _list_of(_is_number, "numbers, [row, column]", 2)
POINTS = _list_of(POINT.fits, "[row, column]")
FRAME = _list_of(_is_number, "numbers, [first row, first column, last row, last column]", 4)
FOUR_POINTS = _list_of(POINT.fits, "times [row, column]", 4)
WORDS = _list_of(WORD.fits, "names of small letters and digits")
TABLE = Form(lambda value: isinstance(value, dict), "a table")
TABLES = _list_of(TABLE.fits, "tables")
TEXT = Form(
    lambda value: isinstance(value, str) and value.isprintable() and 0 < len(value.strip()) <= 200,
    "a text of one line",
)


def load_file(path: Path) -> dict[str, Any]:
    """Read a TOML file; raises `InvalidBoard` where there is none or it is no TOML."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        reason = error.strerror or str(error)
        raise InvalidBoard(f"{path}: {reason}: expected a TOML file", file=str(path)) from error
    except UnicodeDecodeError as error:
        message = f"{path}: no UTF-8 at byte {error.start}: expected a TOML file"
        raise InvalidBoard(message, file=str(path)) from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise InvalidBoard(f"{path}: no TOML: {error}", file=str(path)) from None


def read_table(
    data: Mapping[str, Any], forms: Mapping[str, Form], file: str, where: str = ""
) -> dict[str, Any]:
    """Check every key of a table against its form, and turn lists into tuples."""
    for key in data:
        if key not in forms:
            raise damaged(file, where + key, f"unknown key: expected some of {', '.join(forms)}")
    for key, form in forms.items():
        if key not in data and not form.optional:
            raise damaged(file, where + key, f"missing: expected {form.words}")
        if key in data and not form.fits(data[key]):
            raise damaged(file, where + key, f"{_shown(data[key])}: expected {form.words}")
    return {key: _tuples(data[key]) for key in forms if key in data}


def read_texts(data: Mapping[str, Any], file: str, where: str) -> tuple[tuple[str, str], ...]:
    """Read a table of texts by language."""
    return tuple(sorted(read_table(data, dict.fromkeys(data, TEXT), file, f"{where}.").items()))


def damaged(file: str, key: str, fault: str) -> InvalidBoard:
    """Make the error that names the file, the key and what was expected of it."""
    return InvalidBoard(f"{file}: {key}: {fault}", file=file, key=key, reason=fault)


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value
