"""Requests about games: make, list, leave, erase, repeat; and the socket to play on."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, delete, get, post, websocket
from litestar.params import FromPath, JSONBody

from openludo.server.given import GivenDevice, GivenHall
from openludo.server.line import serve
from openludo.server.protocol.rest import Again, Contribution, Created, Games, NewGame
from openludo.server.rest.answers import Answers

A_WISH = (
    "unknown_variant",
    "invalid_rules",
    "invalid_seats",
    "invalid_seed",
    "invalid_contribution",
)
A_GAME = ("unknown_game", "other_version")


@post("/api/games", answers=Answers(A_WISH))
async def create_game(hall: GivenHall, device: GivenDevice, data: JSONBody[NewGame]) -> Created:
    """Make a game."""
    return await hall.create(device, data)


@get("/api/games", answers=Answers())
async def list_games(hall: GivenHall, device: GivenDevice) -> Games:
    """List games of this device: those that go on, then those that ended, the last played first."""
    return Games(await hall.games(device))


@post(
    "/api/games/{game:str}/contribution",
    status_code=204,
    answers=Answers((*A_GAME, "invalid_contribution", "already_started", "in_a_room")),
)
async def contribute(
    hall: GivenHall, device: GivenDevice, game: FromPath[str], data: JSONBody[Contribution]
) -> None:
    """Reveal what the browser committed to, which begins the game."""
    room = await hall.room(game, device)
    await room.reveal(data.reveal)


@post(
    "/api/games/{game:str}/again",
    answers=Answers((*A_GAME, "invalid_contribution", "still_playing", "in_a_room")),
)
async def play_again(
    hall: GivenHall, device: GivenDevice, game: FromPath[str], data: JSONBody[Again]
) -> Created:
    """Make the next game of the same players under the same rules."""
    return await hall.again(device, game, data.commitment)


@post(
    "/api/games/{game:str}/leave",
    status_code=204,
    answers=Answers((*A_GAME, "stale")),
)
async def leave_game(hall: GivenHall, device: GivenDevice, game: FromPath[str]) -> None:
    """Leave a game: it ends, or in a room computers play on; one that has ended stays as it is."""
    room = await hall.room(game, device)
    await room.leave(device)


@delete("/api/games/{game:str}", answers=Answers((*A_GAME, "still_playing")))
async def erase_game(hall: GivenHall, device: GivenDevice, game: FromPath[str]) -> None:
    """Forget a game and its log; an open one counts as played, neither won nor lost."""
    await hall.erase(game, device)


@websocket("/ws/games/{game:str}")
async def play_game(socket: WebSocket[Any, Any, Any], hall: GivenHall, game: FromPath[str]) -> None:
    """Play a game, or look on in several windows at once."""
    device = socket.scope["state"].get("device") or ""
    await serve(socket, device, lambda: hall.room(game, device, to_watch=True))
