"""Show who stands where, and the own games that have ended."""

from __future__ import annotations

from collections.abc import Mapping

from openludo.ratings import Rating
from openludo.server.clock import iso_time
from openludo.server.protocol.ratings import (
    FamilyRating,
    History,
    HistoryLine,
    HistorySeat,
    RatingRow,
    Ratings,
    Result,
)
from openludo.server.protocol.refusals import Refusal
from openludo.server.rooms.summary import Summary, decode_summary
from openludo.storage import Rated, Standing, Store, StoredGame, Strength

PAGE = 50
"""Games of a history that are shown at once."""


async def ratings(store: Store, family: str, device: str) -> Ratings:
    """List the best of a family, and where a device stands in every family."""
    listed = await store.standings(family)
    own = await store.standings_of(device)
    return Ratings(
        family,
        [RatingRow(one.name, _shown(one), one.games, one.device == device) for one in listed],
        [FamilyRating(one.family, _shown(one), one.games) for one in own],
    )


async def history(store: Store, device: str, before: str | None = None) -> History:
    """List games of a device that have ended, the last first; raises `Refusal`.

    With `before` those that come after this one.
    """
    behind = None
    if before is not None and (behind := await store.game(before)) is None:
        raise Refusal("unknown_game")
    ended = await store.ended(device, PAGE + 1, behind)
    shown = ended[:PAGE]
    changes = await store.rated(device, [game.id for game in shown])
    rated = {one.game: one for one in changes}
    return History([_line(game, device, rated) for game in shown], more=len(ended) > PAGE)


def _line(stored: StoredGame, device: str, rated: Mapping[str, Rated]) -> HistoryLine:
    summary, change = decode_summary(stored.summary), rated.get(stored.id)
    places = summary.places or [None] * len(summary.seats)
    mine = _mine(summary, device)
    before, after = (_number(change.before), _number(change.after)) if change else (None, None)
    return HistoryLine(
        id=stored.id,
        variant=summary.variant,
        changed=summary.changed,
        ended=iso_time(stored.updated),
        rated=summary.rated,
        rolls=summary.rolls,
        seats=[
            HistorySeat(seat.kind, seat.name, seat.level, seat.colour, place)
            for seat, place in zip(summary.seats, places, strict=True)
        ],
        mine=mine,
        result=_result(summary, mine),
        rating=after,
        change=None if before is None or after is None else after - before,
    )


def _mine(summary: Summary, device: str) -> list[int]:
    """List the own seats; at a game of one device all persons are its own."""
    devices = summary.devices or [None] * len(summary.seats)
    shared = any(one is not None for one in devices)
    return [
        seat
        for seat, (one, who) in enumerate(zip(summary.seats, devices, strict=True))
        if one.kind == "person" and (who == device or not shared)
    ]


def _result(summary: Summary, mine: list[int]) -> Result | None:
    """Say how the game ended for the one own seat; several have no result in common."""
    if summary.status != "over":
        return "neither"
    if len(mine) != 1 or not summary.places:
        return None
    if set(summary.places) == {1}:
        return "drawn"
    return "won" if summary.places[mine[0]] == 1 else "lost"


def _shown(standing: Standing) -> int:
    return Rating(standing.mu, standing.sigma).shown


def _number(strength: Strength) -> int:
    return Rating(*strength).shown
