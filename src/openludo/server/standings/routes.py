"""Requests about ratings and about the own games that have ended."""

from __future__ import annotations

from litestar import get
from litestar.params import FromQuery

from openludo.server.given import GivenDevice, GivenHall
from openludo.server.protocol.ratings import History, Ratings
from openludo.server.rest.answers import Answers
from openludo.server.rooms.setup import chosen_variant
from openludo.server.standings import history


@get("/api/ratings", answers=Answers(("unknown_variant",)))
async def list_ratings(
    hall: GivenHall, device: GivenDevice, family: FromQuery[str] = "classic"
) -> Ratings:
    """List who is best at a variant, the option `family`, and the own ratings."""
    return await history.ratings(hall.store, chosen_variant(family, {}).name, device)


@get("/api/history", answers=Answers())
async def list_history(hall: GivenHall, device: GivenDevice) -> History:
    """List the games of this device that have ended, the last first."""
    return await history.history(hall.store, device)
