"""Requests about rooms: open, look in from outside, draw the link; and the socket inside."""

from __future__ import annotations

import io
from typing import Any

import segno
from litestar import Request, Response, WebSocket, get, post, websocket
from litestar.params import FromPath, JSONBody

from openludo.server.given import GivenDevice, GivenLobby
from openludo.server.line import serve
from openludo.server.protocol.gathering import NewRoom, RoomCreated, RoomPeek, Rooms
from openludo.server.rest.answers import Answers

AnyRequest = Request[Any, Any, Any]

A_PLAN = (
    "unknown_variant",
    "invalid_rules",
    "invalid_seats",
    "invalid_name",
    "invalid_contribution",
)
A_ROOM = ("unknown_room", "too_many_guesses")


@post("/api/rooms", answers=Answers(A_PLAN))
async def open_room(lobby: GivenLobby, device: GivenDevice, data: JSONBody[NewRoom]) -> RoomCreated:
    """Open a room, in which the person who asks for it is the host."""
    return await lobby.create(device, data)


@get("/api/rooms", answers=Answers())
async def list_rooms(lobby: GivenLobby, device: GivenDevice) -> Rooms:
    """List the rooms that this device is in, the last used first."""
    return Rooms(await lobby.rooms(device))


@get("/api/rooms/{code:str}", answers=Answers(A_ROOM))
async def peek_room(
    request: AnyRequest, lobby: GivenLobby, device: GivenDevice, code: FromPath[str]
) -> RoomPeek:
    """Look at a room from outside; who tries too many codes has to wait."""
    room = await lobby.room(code, device, address_of(request))
    return await room.peek(device)


@get(
    "/api/rooms/{code:str}/qr.svg",
    media_type="image/svg+xml",
    answers=Answers((*A_ROOM, "bad_request"), gives=str, media_type="image/svg+xml"),
)
async def draw_link(
    request: AnyRequest, lobby: GivenLobby, device: GivenDevice, code: FromPath[str]
) -> Response[bytes]:
    """Draw the link to a room for the camera of a phone."""
    room = await lobby.room(code, device, address_of(request))
    link = f"{str(request.base_url).rstrip('/')}/room/{room.id}"
    picture = io.BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", scale=8, border=4, light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml")


@websocket("/ws/rooms/{code:str}")
async def enter_room(
    socket: WebSocket[Any, Any, Any], lobby: GivenLobby, code: FromPath[str]
) -> None:
    """Be in a room, or stand at its door."""
    device = socket.scope["state"].get("device") or ""
    await serve(socket, device, lambda: lobby.room(code, device, address_of(socket)))


def address_of(connection: AnyRequest | WebSocket[Any, Any, Any]) -> str:
    """Name the computer that asks."""
    return connection.client.host if connection.client else ""
