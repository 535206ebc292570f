"""Describe a request: its parameters, its body, every answer that it can get."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

from litestar import Response
from litestar.handlers import HTTPRouteHandler

from openludo.server.protocol.refusals import CODES
from openludo.server.protocol.rest import ErrorAnswer
from openludo.server.rest.answers import Answers, told_by
from openludo.server.rest.body import JSON
from openludo.server.rest.parameters import Schema, parameters, path_template
from openludo.server.rest.refused import LARGEST_BODY

OF_THE_STORE = frozenset({"hall", "lobby", "codes", "readiness", "finished"})
"""Dependencies through which a handler reads or writes what is kept."""

SAFE = frozenset({"GET", "HEAD"})
HEADERS: dict[str, str] = {
    "ETag": "Names this content; to be sent back as If-None-Match.",
    "Content-Disposition": "Has browsers save the answer as a file.",
    "Set-Cookie": "The credential of the device that this one has become.",
}


class Described(NamedTuple):
    """A request as handlers make it, before its types are written out."""

    method: str
    path: str
    handler: HTTPRouteHandler
    answers: Answers
    hints: dict[str, Any]

    @property
    def shown_path(self) -> str:
        """The path as OpenAPI writes it."""
        return path_template(self.path)

    @property
    def summary(self) -> str:
        """What the request does, in a line."""
        return (inspect.getdoc(self.handler.fn) or "").partition("\n")[0]

    @property
    def tag(self) -> str:
        """The kind of thing that it is about; what operators ask for is in a group of its own."""
        parts = self.path.split("/")
        return parts[2] if parts[1] == "api" else "operator"

    @property
    def body(self) -> Any:
        """The type of the body, None if there is none."""
        return self.hints.get("data")

    @property
    def answer(self) -> Any:
        """The type of the answer, None if it has no content."""
        if self.answers.gives is not None:
            return self.answers.gives
        kind = self.hints["return"]
        if kind is type(None):
            return None
        return get_args(kind)[0] if get_origin(kind) is Response else kind

    @property
    def status(self) -> int:
        """The status of success."""
        return self.handler.status_code

    @property
    def refusals(self) -> dict[int, tuple[str, ...]]:
        """Every code with which it can be refused, by status."""
        codes = {*self.answers.refusals, "server_fault"}
        codes |= {"not_found"} if "{" in self.path else set()
        codes |= {"not_saved"} if OF_THE_STORE & self.hints.keys() else set()
        codes |= {"wrong_origin", "too_many_requests"} if self.method not in SAFE else set()
        if self.body is not None:
            codes |= {"bad_request", "too_large", "wrong_content_type"}
        found: dict[int, tuple[str, ...]] = {}
        for code in (code for code in CODES if code in codes):
            status = CODES[code].status
            found[status] = (*found.get(status, ()), code)
        return dict(sorted(found.items()))


def described(handlers: Any) -> Iterator[Described]:
    """Walk over the requests of handlers, sockets left out."""
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            hints = get_type_hints(handler.fn)
            for path in sorted(handler.paths):
                for method in sorted(handler.http_methods):
                    yield Described(method, path, handler, told_by(handler), hints)


def operation(request: Described, schemas: dict[Any, Schema]) -> Schema:
    """Describe a request by the schemas of the types."""
    found: Schema = {
        "operationId": request.handler.fn.__name__,
        "tags": [request.tag],
        "summary": request.summary,
        "parameters": list(parameters(request.handler, request.path)),
        "responses": _responses(request, schemas),
    }
    if request.body is not None:
        found["requestBody"] = {
            "description": f"At most {LARGEST_BODY} bytes.",
            "required": True,
            "content": {JSON: {"schema": schemas[request.body]}},
        }
    if request.tag != "operator":
        found["security"] = [{}, {"device": []}]
    return {name: value for name, value in found.items() if value != []}


def _responses(request: Described, schemas: dict[Any, Schema]) -> Schema:
    answers = {str(request.status): _success(request, schemas)}
    if request.answers.kept:
        answers["304"] = {"description": "The copy at hand is current."}
    for status, codes in request.refusals.items():
        answers[str(status)] = {"$ref": f"#/components/responses/{name_of(codes)}"}
    return answers


def _success(request: Described, schemas: dict[Any, Schema]) -> Schema:
    told, kind = request.answers, request.answer
    names = [*told.headers, *(["ETag"] if told.kept else [])]
    headers = {
        name: {"description": HEADERS[name], "required": True, "schema": {"type": "string"}}
        for name in names
    }
    found: Schema = {"description": "Done."}
    if kind is not None:
        found = {"description": _of(kind), "content": {told.media_type: {"schema": schemas[kind]}}}
    return found | ({"headers": headers} if headers else {})


def _of(kind: type) -> str:
    return "A text." if kind is str else (inspect.getdoc(kind) or "").partition("\n")[0]


def name_of(codes: tuple[str, ...]) -> str:
    """Name the refusals that can be told by one status."""
    return ".".join(codes)


def refusal(codes: tuple[str, ...], schemas: dict[Any, Schema]) -> Schema:
    """Describe the answer that is one of some refusals."""
    meanings = [f"`{code}`: {CODES[code].meaning}" for code in codes]
    one_of_these = {"properties": {"error": {"properties": {"code": {"enum": list(codes)}}}}}
    return {
        "description": "\n".join(f"- {meaning}" for meaning in meanings),
        "content": {JSON: {"schema": {"allOf": [schemas[ErrorAnswer], one_of_these]}}},
    }
