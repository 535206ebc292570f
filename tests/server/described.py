"""The described interface, beside a server that has what the description speaks of."""

from __future__ import annotations

import asyncio
import copy
import hashlib
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import schemathesis
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.schemas import OpenApiSchema
from tests.server.site import KEY, PATIENT, SHARE, Site, open_site

from openludo import variant_names
from openludo.server.app import ROUTES
from openludo.server.credentials import Devices
from openludo.server.rest.document import document
from openludo.server.views.choices import field_views

PROMISE = hashlib.sha256(SHARE).hexdigest()
A_GAME = {"variant": "pairs", "seats": [PATIENT, PATIENT]}
GAMES = ("open", "waiting", "ended", "unknown")
EXAMPLES = int(os.environ.get("OPENLUDO_EXAMPLES", "15"))
"""How often each request is tried, beside the edges of what is described."""
ROOMS = ("own", "foreign", "missing")
HELD = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "missing_required_header",
    "unsupported_method",
    "allow_header_conformance",
]
"""The checks of schemathesis that every answer has to pass."""


def described() -> dict[str, Any]:
    """Give the description as a server of the tests hands it out."""
    return document(ROUTES, Devices(KEY).cookie)


def narrowed() -> dict[str, Any]:
    """Give the description with texts replaced by those that mean something to the server."""
    found = copy.deepcopy(described())
    schemas = found["components"]["schemas"]
    variants, rules = {"enum": list(variant_names())}, _rules()
    for name in ("NewGame", "NewRoom", "RulesChoice"):
        schemas[name]["properties"] |= {"variant": variants, "rules": rules}
    for name in ("NewGame", "NewRoom", "Again"):
        schemas[name]["properties"]["commitment"] = {"enum": [PROMISE, None]}
    schemas["Contribution"]["properties"]["reveal"] = {"enum": [SHARE.hex(), ""]}
    schemas["SeatChoice"]["properties"]["colour"] = {"enum": ["red", "green", "blue", None]}
    known = {"game": {"enum": GAMES}, "code": {"enum": ROOMS}, "rules": rules}
    known |= {"variant": variants, "family": variants}
    for operations in found["paths"].values():
        for operation in operations.values():
            for parameter in operation.get("parameters", ()):
                parameter["schema"] = known.get(parameter["name"], parameter["schema"])
    return found


def _rules() -> dict[str, Any]:
    """Describe house rules with values that they can have."""
    fields = [field for field in field_views() if field.kind in ("flag", "choice")]
    values = {field.name: {"enum": field.values or ["true", "false"]} for field in fields}
    return {"type": "object", "properties": values, "additionalProperties": False}


def schema(description: dict[str, Any], mode: str) -> OpenApiSchema:
    """Load a description to make requests of, the same ones every time."""
    generation = {"mode": mode, "deterministic": True, "max-examples": EXAMPLES}
    config = SchemathesisConfig.from_dict(
        {
            "seed": 4,
            "generation": generation | {"database": "none"},
            "phases": {"stateful": {"enabled": False}},
        }
    )
    return schemathesis.openapi.from_dict(description, config=config)


def told_something(description: dict[str, Any]) -> Iterator[str]:
    """List the operations that are told something which could be wrong."""
    for operations in description["paths"].values():
        for operation in operations.values():
            places = {parameter["in"] for parameter in operation.get("parameters", ())}
            if places - {"header"} or "requestBody" in operation:
                yield operation["operationId"]


class Visitor:
    """A device that asks a server for what the description speaks of."""

    def __init__(self, site: Site) -> None:
        self.site, self.url = site, site.url
        self.http, self.other = (httpx.Client(base_url=site.url) for _ in range(2))
        self.http.get("/")
        self.cookies = dict(self.http.cookies)
        self._codes = {"own": self._open_room(self.http), "foreign": self._open_room(self.other)}

    def fill(self, path_parameters: dict[str, Any]) -> None:
        """Put real games and rooms where the narrowed description has their names."""
        # Wrong codes are forgiven with time, so that the next can be tried.
        self.site.clock.time += 60
        if path_parameters.get("game") in GAMES:
            path_parameters["game"] = self._game(path_parameters["game"])
        if "code" in path_parameters:
            code = path_parameters["code"]
            path_parameters["code"] = self._codes.get(code, code)

    def close(self) -> None:
        """Go away."""
        self.http.close()
        self.other.close()

    def _game(self, kind: str) -> str:
        if kind == "unknown":
            return "abcdefghijkmnpqr"
        promise = {"commitment": PROMISE if kind == "waiting" else None}
        made: str = self.http.post("/api/games", json=A_GAME | promise).json()["id"]
        if kind == "ended":
            self.http.post(f"/api/games/{made}/leave")
        return made

    @staticmethod
    def _open_room(http: httpx.Client) -> str:
        room = {"variant": "classic", "name": "Ann", "commitment": PROMISE}
        code: str = http.post("/api/rooms", json=room).json()["code"]
        return code


@contextmanager
def served(folder: Path) -> Iterator[Visitor]:
    """Run a server in a thread of its own, and visit it."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    opening = open_site(folder)
    try:
        site = asyncio.run_coroutine_threadsafe(opening.__aenter__(), loop).result()
        visitor = Visitor(site)
        yield visitor
        visitor.close()
        asyncio.run_coroutine_threadsafe(opening.__aexit__(None, None, None), loop).result()
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
