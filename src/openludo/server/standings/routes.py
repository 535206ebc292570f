"""Requests about ratings, about the own games that have ended, and about what was counted."""

from __future__ import annotations

from litestar import Response, delete, get
from litestar.params import FromQuery

from openludo.server.given import GivenDevice, GivenHall
from openludo.server.protocol.ratings import History, Ratings
from openludo.server.protocol.rest import Statistics
from openludo.server.rest.answers import Answers
from openludo.server.rooms.setup import chosen_variant
from openludo.server.standings import history


@get("/api/ratings", answers=Answers(("unknown_variant",)))
async def list_ratings(
    hall: GivenHall, device: GivenDevice, family: FromQuery[str] = "classic"
) -> Ratings:
    """List who is best at a variant, the option `family`, and the own ratings."""
    return await history.ratings(hall.store, chosen_variant(family, {}).name, device)


@get("/api/history", answers=Answers(("unknown_game",)))
async def list_history(
    hall: GivenHall, device: GivenDevice, before: FromQuery[str | None] = None
) -> History:
    """List games of this device that have ended, the last first, or those behind `before`."""
    return await history.history(hall.store, device, before)


@get("/api/statistics", answers=Answers())
async def show_statistics(hall: GivenHall, device: GivenDevice) -> Statistics:
    """Show what was counted for this device."""
    return Statistics(await hall.statistics(device))


@get("/api/statistics/export", answers=Answers(headers=("Content-Disposition",)))
async def export_statistics(hall: GivenHall, device: GivenDevice) -> Response[Statistics]:
    """Save what was counted for this device as a file."""
    name = 'attachment; filename="openludo-statistics.json"'
    body = Statistics(await hall.statistics(device))
    return Response(body, headers={"Content-Disposition": name})


@delete("/api/statistics", answers=Answers())
async def erase_statistics(hall: GivenHall, device: GivenDevice) -> None:
    """Empty the statistics of this device; its old games are not counted again."""
    await hall.store.forget_tallies(device)
