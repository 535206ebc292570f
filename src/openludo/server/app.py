"""Put the application together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import ResponseHeader
from litestar.di import Provide
from litestar.params import FromPath

from openludo.server import play_routes, room_routes
from openludo.server.allowance import changes
from openludo.server.assets import PAGE, find_file, read_file, serve
from openludo.server.clock import Clock
from openludo.server.credentials import Devices
from openludo.server.devices import routes as device_routes
from openludo.server.devices.codes import Codes
from openludo.server.gatherings.lobby import Lobby
from openludo.server.guard import Guard
from openludo.server.ops import routes as ops_routes
from openludo.server.ops.measured import measured
from openludo.server.ops.readiness import Readiness
from openludo.server.replays import routes as replay_routes
from openludo.server.rest import routes as rest_routes
from openludo.server.rest.body import StrictRequest
from openludo.server.rest.methods import Methods
from openludo.server.rest.refused import HANDLERS, LARGEST_BODY
from openludo.server.rooms.hall import Hall
from openludo.server.rules import routes as rule_routes
from openludo.server.standings import routes as rating_routes
from openludo.storage import Store

AnyRequest = Request[Any, Any, Any]


def create_app(store: Store, clock: Clock, key: bytes) -> Guard:
    """Make the server's application; `key` signs the cookies of devices."""
    store, readiness = measured(store), Readiness(store)
    hall = Hall(store, clock)
    lobby = Lobby(hall, store, clock)
    codes = Codes(store, clock, key)
    devices = Devices(key)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        """Go on with what an earlier process left, and in the end leave all to the next."""
        await hall.open()
        await lobby.open()
        yield
        await lobby.close()
        await hall.close()

    app = Litestar(
        route_handlers=[show_page, show_file, *ROUTES],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "lobby": Provide(lambda: lobby, sync_to_thread=False),
            "codes": Provide(lambda: codes, sync_to_thread=False),
            "device": Provide(_device, sync_to_thread=False),
            "devices": Provide(lambda: devices, sync_to_thread=False),
            "readiness": Provide(lambda: readiness, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        request_class=StrictRequest,
        lifespan=[lifespan],
        openapi_config=None,
        request_max_body_size=LARGEST_BODY,
        response_headers=[ResponseHeader(name="Cache-Control", value="no-store")],
        logging_config=None,
    )
    return Guard(Methods(app), devices, hall, readiness, changes(clock))


@get(
    [
        "/",
        "/new/{rest:path}",
        "/game/{rest:path}",
        "/room/{rest:path}",
        "/rules/{rest:path}",
        "/verify",
        "/games",
        "/replay/{rest:path}",
        "/statistics",
        "/ratings",
        "/settings",
        "/carry",
        "/about",
    ]
)
async def show_page(request: AnyRequest) -> Response[bytes]:
    """Give the page, which finds the screen of its address by itself."""
    return serve(read_file(PAGE), request.headers)


@get("/static/{name:path}")
async def show_file(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """Give a file of the client as it lies."""
    return serve(find_file(name), request.headers)


ROUTES = [
    play_routes.create_game,
    play_routes.list_games,
    play_routes.contribute,
    play_routes.play_again,
    play_routes.leave_game,
    play_routes.erase_game,
    play_routes.play_game,
    room_routes.open_room,
    room_routes.list_rooms,
    room_routes.peek_room,
    room_routes.draw_link,
    room_routes.enter_room,
    rule_routes.list_variants,
    rule_routes.check_rules,
    rule_routes.write_rules,
    rule_routes.read_catalogue,
    replay_routes.read_replay,
    replay_routes.read_record,
    rating_routes.show_statistics,
    rating_routes.export_statistics,
    rating_routes.erase_statistics,
    rating_routes.list_ratings,
    rating_routes.list_history,
    device_routes.make_code,
    device_routes.carry_device,
    rest_routes.describe,
    ops_routes.health,
    ops_routes.ready,
    ops_routes.metrics,
]
"""Handlers of everything but the pages and their files."""


def _device(request: AnyRequest) -> str:
    device: str = request.scope["state"]["device"]
    return device
