"""The request for the description of all requests."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.di import NamedDependency
from litestar.routes import HTTPRoute

from openludo.server.assets import Asset, asset, serve
from openludo.server.credentials import Devices
from openludo.server.rest.answers import OPTION, Answers
from openludo.server.rooms.header import encode

GivenDevices = NamedDependency[Devices]


@get("/api/openapi.json", answers=Answers(gives=dict[str, Any], kept=True))
async def describe(request: Request[Any, Any, Any], devices: GivenDevices) -> Response[bytes]:
    """Describe every request as OpenAPI 3.1."""
    kept = request.app.state
    if "described" not in kept:
        # Made when it is asked for first: most servers are never asked.
        kept["described"] = await asyncio.to_thread(_description, request.app, devices.cookie)
    return serve(kept["described"], request.headers)


def _description(app: Litestar, cookie: str) -> Asset:
    from openludo.server.rest.document import document

    routes = [route for route in app.routes if isinstance(route, HTTPRoute)]
    handlers = [handler for route in routes for handler in route.route_handlers]
    told = [handler for handler in handlers if OPTION in handler.opt]
    return asset(encode(document(told, cookie)), "application/json")
