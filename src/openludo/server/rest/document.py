"""Describe the whole interface as OpenAPI 3.1, from the handlers and the message types."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.json import schema_components

from openludo import __version__
from openludo.server.protocol.rest import ErrorAnswer
from openludo.server.rest.operations import described, name_of, operation, refusal
from openludo.server.rest.parameters import Schema

DESCRIPTION = """\
Everything but play itself, which goes over a socket (docs/protocol.md). A key that stands twice in
a JSON object counts as it stands last, and so does a parameter; unknown keys of a body are refused.
GET is answered to HEAD too, without the content.
"""
ANY_COOKIE = "openludo_device"
"""Stands for the cookie where no server is meant; each adds signs of its own to it."""

CREDENTIAL = """\
The credential of a device, which the server sets with its first answer to who brings none: games,
rooms and statistics are those of a device. Each installation has a name of its own for the cookie.
Requests that change something must come from a page of the same origin, or from a program, which
sends no `Origin`.
"""


def document(handlers: Iterable[Any], cookie: str) -> Schema:
    """Describe what handlers do; `cookie` is the name of the one that a device is known by."""
    requests = list(described(handlers))
    kinds = [kind for one in requests for kind in (one.body, one.answer) if kind is not None]
    kinds = list(dict.fromkeys([*kinds, ErrorAnswer]))
    found, components = schema_components(kinds, ref_template="#/components/schemas/{name}")
    schemas = dict(zip(kinds, found, strict=True))
    paths: dict[str, Schema] = {}
    for request in requests:
        method = request.method.lower()
        paths.setdefault(request.shown_path, {})[method] = operation(request, schemas)
    refused = {codes for request in requests for codes in request.refusals.values()}
    credential = {"type": "apiKey", "in": "cookie", "name": cookie, "description": CREDENTIAL}
    return {
        "openapi": "3.1.0",
        "info": {"title": "OpenLudo", "version": __version__, "description": DESCRIPTION},
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": dict(sorted(components.items())),
            "responses": {name_of(codes): refusal(codes, schemas) for codes in sorted(refused)},
            "securitySchemes": {"device": credential},
        },
    }
