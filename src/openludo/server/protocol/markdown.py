"""Write the protocol down for people: addresses, frames, types, events and codes."""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from litestar.handlers import WebsocketRouteHandler

from openludo.engine import events
from openludo.server.app import ROUTES
from openludo.server.line import BURST, RATE
from openludo.server.protocol import LARGEST_FRAME, PROTOCOL, frames, gathering, play, ratings, rest
from openludo.server.protocol.refusals import CODES
from openludo.server.protocol.typescript import MODULES, members, reference, structs, written
from openludo.server.rest.answers import Answers
from openludo.server.rest.body import JSON
from openludo.server.rest.operations import described
from openludo.server.rest.refused import LARGEST_BODY

TARGET = Path(__file__).parents[4] / "docs" / "protocol.md"

INTRODUCTION = Path(__file__).with_name("introduction.md")

WORDS = {"game": "ID", "name": "LANG.json", "code": "CODE", "variant": "VARIANT"}
"""What stands for the parameters of a path."""

REQUESTS = """\
`GET /api/openapi.json` describes all of these as OpenAPI 3.1, with every parameter, limit and
answer; [openapi.json](openapi.json) is the same for those who write a client. Beyond what stands
in the last column any request can be refused as `server_fault`, one that needs what is kept as
`not_saved`, one that changes something as `wrong_origin` or `too_many_requests`, one with a body as
`bad_request`, `too_large` or `wrong_content_type`, and a method that does nothing at an address as
`wrong_method`. HEAD is answered as GET is, without the content; OPTIONS names the methods.
"""


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
    yield REQUESTS
    rows = [row for handler in ROUTES for row in _request(handler)]
    yield _table(("request", "does", "body", "answer", "refused as"), rows)


def _request(handler: Any) -> Iterator[tuple[str, ...]]:
    if isinstance(handler, WebsocketRouteHandler):
        does = (inspect.getdoc(handler.fn) or "").partition("\n")[0]
        for path in sorted(handler.paths):
            yield f"`WebSocket {_shown(path)}`", does, "", "", ""
    for one in described([handler]):
        address = f"`{one.method} {_shown(one.path)}`"
        answer = f"{one.status} {_named(one.answer) or _file(one.answers)}".strip()
        codes = ", ".join(f"`{code}`" for code in one.answers.refusals)
        yield address, one.summary, _named(one.body), answer, codes


def _shown(path: str) -> str:
    for name, word in WORDS.items():
        path = path.replace(f"{{{name}:str}}", word)
    return path


def _file(answers: Answers) -> str:
    return "" if answers.media_type == JSON else answers.media_type


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
