"""Requests about games that have ended, which whoever has their link may make."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from litestar import Request, Response, get
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath

from openludo.server.assets import serve
from openludo.server.given import GivenDevice, GivenHall
from openludo.server.protocol.refusals import Refusal
from openludo.server.protocol.rest import Replay
from openludo.server.replays.finished import Finished
from openludo.server.rest.answers import Answers
from openludo.server.rooms.hall import Hall
from openludo.server.rooms.paper import record_text

_halls: WeakKeyDictionary[Hall, Finished] = WeakKeyDictionary()
OF_ITS_PLAYERS = ("still_playing", "too_long")
"""Why a record may be read by nobody but who played."""

ENDED = ("unknown_game", "still_playing", "too_long", "too_busy", "other_version")

GivenFinished = NamedDependency[Finished]


def _finished(hall: GivenHall) -> Finished:
    """Give the finished games of a hall."""
    return _halls.setdefault(hall, Finished(hall.store))


FINISHED = {"finished": Provide(_finished, sync_to_thread=False)}


@get(
    "/api/games/{game:str}/replay",
    dependencies=FINISHED,
    answers=Answers(ENDED, gives=Replay, kept=True),
)
async def read_replay(
    request: Request[Any, Any, Any],
    finished: GivenFinished,
    device: GivenDevice,
    game: FromPath[str],
) -> Response[bytes]:
    """Show a game that has ended, to anyone, as a `Replay`."""
    return serve(await finished.replay(game, device), request.headers)


@get(
    "/api/games/{game:str}/record",
    media_type="text/plain",
    dependencies=FINISHED,
    answers=Answers(
        ("unknown_game", "too_busy", "other_version"),
        media_type="text/plain",
        headers=("Content-Disposition",),
    ),
)
async def read_record(
    hall: GivenHall, finished: GivenFinished, device: GivenDevice, game: FromPath[str]
) -> Response[str]:
    """Write a game down: for its players, and when it has ended, with its secret, for anyone."""
    try:
        text = await finished.record(game)
    except Refusal as refusal:
        if refusal.code not in OF_ITS_PLAYERS:
            raise
        text = await (await hall.room(game, device)).show(record_text)
    name = f'attachment; filename="openludo-{game}.txt"'
    return Response(text, headers={"Content-Disposition": name})
