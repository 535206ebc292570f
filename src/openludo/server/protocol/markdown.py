"""Write the protocol down for people: addresses, frames, types, events and codes."""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler

from openludo.engine import events
from openludo.server.app import ROUTES
from openludo.server.line import BURST, RATE
from openludo.server.protocol import LARGEST_FRAME, PROTOCOL, frames, gathering, play, ratings, rest
from openludo.server.protocol.refusals import CODES
from openludo.server.protocol.typescript import MODULES, members, reference, structs, written
from openludo.server.rest.refused import LARGEST_BODY

TARGET = Path(__file__).parents[4] / "docs" / "protocol.md"

INTRODUCTION = Path(__file__).with_name("introduction.md")


def document() -> str:
    """Write the whole file."""
    parts = [_introduction(), *_requests(), *_types(), *_events(), *_codes()]
    return "\n".join(parts)


def _introduction() -> str:
    return INTRODUCTION.read_text("utf-8").format(
        protocol=PROTOCOL,
        body=LARGEST_BODY,
        frame=LARGEST_FRAME,
        burst=round(BURST),
        rate=round(RATE),
    )


def _requests() -> Iterator[str]:
    yield "## Requests\n"
    rows = [row for handler in ROUTES for row in _request(handler)]
    yield _table(("request", "does", "body", "answer"), rows)


def _request(handler: Any) -> Iterator[tuple[str, ...]]:
    does = (inspect.getdoc(handler.fn) or "").partition("\n")[0]
    for path in sorted(handler.paths):
        shown = path.replace("{game:str}", "ID").replace("{name:str}", "LANG.json")
        shown = shown.replace("{code:str}", "CODE")
        shown = shown.replace("{variant:str}", "VARIANT")
        if isinstance(handler, WebsocketRouteHandler):
            yield f"`WebSocket {shown}`", does, "", ""
        elif isinstance(handler, HTTPRouteHandler):
            hints = get_type_hints(handler.fn)
            method = sorted(handler.http_methods)[0]
            answer = f"{handler.status_code} {_named(hints['return'])}".strip()
            yield f"`{method} {shown}`", does, _named(hints.get("data")), answer


def _named(kind: Any) -> str:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _link(kind.__name__)
    return ""


def _types() -> Iterator[str]:
    for heading, module in (
        ("Frames", frames),
        ("Play", play),
        ("Rooms", gathering),
        ("Requests and answers", rest),
        ("Ratings and ended games", ratings),
    ):
        yield f"## {heading}\n"
        for struct in structs(module):
            yield _type(struct)


def _type(struct: type[msgspec.Struct]) -> str:
    config = struct.__struct_config__
    rows = [(f"`{config.tag_field}`", f'`"{config.tag}"`')] if config.tag is not None else []
    for name, kind, optional in members(struct):
        rows.append((f"`{name}`{' (may be left out)' if optional else ''}", _type_text(kind)))
    text = "\n".join(line.strip() for line in (struct.__doc__ or "").strip().splitlines())
    return f"### {struct.__name__}\n\n{text}\n\n{_table(('field', 'type'), rows)}"


def _type_text(kind: Any) -> str:
    text = reference(kind)
    bare = text.removesuffix("[]").removesuffix("[]")
    known = {struct.__name__ for struct in structs(*MODULES)} | {"GameEvent"}
    if bare in known:
        return _link(bare) + text[len(bare) :].replace("[]", " list")
    return f"`{text}`".replace("|", "\\|")


def _link(name: str) -> str:
    return f"[{name}](#{name.lower()})"


def _events() -> Iterator[str]:
    yield "## GameEvent\n"
    yield (
        "What happened in an entry, in order. `seat` is the seat whose turn it is; `owner` is the"
        " seat whose tokens move, its\npartner's where it plays on for it. Numbers of squares are"
        " progress values of the owner.\n"
    )
    rows = []
    for kind in vars(events).values():
        if isinstance(kind, type) and issubclass(kind, events.Event) and kind.kind:
            rows.append((f"`{kind.kind}`", _event_fields(kind), _sentence(kind)))
    yield _table(("event", "further fields", "says"), rows)


def _event_fields(kind: type[events.Event]) -> str:
    hints = get_type_hints(kind)
    shown = []
    for field in dataclasses.fields(kind):
        name = {"origin": "from", "target": "to"}.get(field.name, field.name)
        if name != "seat":
            wire = play.Face if name == "face" else _wire(hints[field.name])
            shown.append(f"`{name}: {written(wire)}`".replace("|", "\\|"))
    return ", ".join(shown)


def _wire(kind: Any) -> Any:
    return {tuple[int, ...]: list[int], tuple[str, ...]: list[str]}.get(kind, kind)


def _sentence(kind: type) -> str:
    return " ".join((kind.__doc__ or "").split())


def _codes() -> Iterator[str]:
    yield "## Refusals\n"
    yield (
        "A request that is refused is answered with this status and an [ErrorAnswer]"
        "(#erroranswer), a frame with a [Failure](#failure).\nThe code is stable; the client puts"
        " it into words.\n"
    )
    rows = [(f"`{name}`", str(code.status), code.meaning) for name, code in CODES.items()]
    yield _table(("code", "status", "meaning"), rows)


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = tuple(head)
    lines = [head, tuple("---" for _ in head), *map(tuple, rows)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
