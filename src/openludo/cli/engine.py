"""Answer requests about positions, one JSON object a line, for bots in any language."""

from __future__ import annotations

import json
import os
import sys
from math import isfinite
from typing import Any, BinaryIO, NoReturn, TextIO

import rich_click as click

from openludo.cli.options import add_option
from openludo.cli.request import InvalidRequest, Json, answer, shown
from openludo.engine import LudoError

LONGEST_LINE = 1 << 20
"""Bytes of a line; a longer one is refused unread."""


class InvalidJson(LudoError):
    """A line is no JSON."""

    code = "invalid_json"


@click.command()
@add_option
def engine() -> None:
    r"""Answer requests, one JSON object a line, from standard input to standard output.

    \b
    {"id": 1, "variant": "pairs", "seats": 4, "rules": {"walls": true}, "roll": 6}

    A line that cannot be answered gets an error, and the next one is read. docs/engine.md has
    the keys of requests and answers.
    """
    serve(sys.stdin.buffer, sys.stdout)


def serve(requests: BinaryIO, answers: TextIO) -> None:
    """Answer every line that is not blank until the requests end or nobody reads answers."""
    try:
        while line := requests.readline(LONGEST_LINE + 1):
            if line.strip():
                answers.write(json.dumps(answer_line(line)) + "\n")
                answers.flush()
            while len(line) > LONGEST_LINE and not line.endswith(b"\n"):
                line = requests.readline(LONGEST_LINE + 1)
    except BrokenPipeError:
        # Python flushes once more at exit, and would complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def answer_line(line: bytes) -> Json:
    """Answer one line, with an error where it cannot be answered; never raises."""
    name: Any = None
    try:
        request = read_object(line)
        name = read_id(request)
        return {"id": name, **answer(request)}
    except LudoError as error:
        return refusal(name, error)
    except RecursionError:
        return refusal(name, InvalidJson("the line is nested too deeply"))


def refusal(name: Any, error: LudoError) -> Json:
    """Show an error as the answer to the request of that id."""
    return {"id": name, "error": {"code": error.code, "message": error.message}}


def read_object(line: bytes) -> Json:
    """Read a line as a JSON object; raises `InvalidJson` or `InvalidRequest`."""
    if len(line) > LONGEST_LINE:
        raise InvalidJson(f"the line is too long: expected at most {LONGEST_LINE} bytes")
    try:
        value = json.loads(
            line.decode(), parse_constant=_refuse_constant, object_pairs_hook=_refuse_twins
        )
    except LudoError:
        raise
    except UnicodeDecodeError as error:
        raise InvalidJson(f"the line is not UTF-8, at byte {error.start}") from None
    except json.JSONDecodeError as error:
        raise InvalidJson(f"the line is no JSON, at {error.pos}: {error.msg}") from None
    except ValueError:
        raise InvalidJson("a number of the line has too many digits") from None
    if not isinstance(value, dict):
        raise InvalidRequest(f"the line is {shown(value)}: expected an object")
    return value


def read_id(request: Json) -> Any:
    """Give a request's id, null where it has none; raises `InvalidRequest`."""
    name = request.get("id")
    simple = name is None or (isinstance(name, str | int | float) and not isinstance(name, bool))
    if not simple or (isinstance(name, float) and not isfinite(name)):
        raise InvalidRequest(f"id is {shown(name)}: expected a text, a number or null", key="id")
    return name


def _refuse_constant(name: str) -> NoReturn:
    raise InvalidJson(f"{name} is no JSON: expected a number")


def _refuse_twins(pairs: list[tuple[str, Any]]) -> Json:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twin = next(name for name in names if names.count(name) > 1)
        raise InvalidRequest(f"{twin!r} stands twice in one object", key=twin)
    return found
