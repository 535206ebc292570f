"""What a store says to its database about who is how good.

The only work that locks rows of more than one game's people: it locks its game first, then
standings by rising device, and is committed alone. So of those who wait for a standing none
holds anything that others need before, and they never wait in a circle.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, insert, select, update

from openludo.storage.schema import RANK, insert_new, rated, standings
from openludo.storage.store import Contest, Rated, Standing, Strength

_STANDING = (
    standings.c.family,
    standings.c.device,
    standings.c.name,
    standings.c.mu,
    standings.c.sigma,
    standings.c.games,
)


def settle(connection: Connection, game: str, contest: Contest, at: float) -> None:
    """Let a game, which is locked, change standings unless it did already."""
    counted = select(rated.c.game).where(rated.c.game == game).limit(1)
    if not contest.names or connection.scalar(counted) is not None:
        return
    before = _locked(connection, contest)
    after = contest.rate(before)
    for device in before:
        _move(connection, contest, device, after[device])
    rows = [
        {
            "game": game,
            "device": device,
            "family": contest.family,
            "mu_before": before[device][0],
            "sigma_before": before[device][1],
            "mu": after[device][0],
            "sigma": after[device][1],
            "at": at,
        }
        for device in before
    ]
    connection.execute(insert(rated), rows)


def standings_in(connection: Connection, family: str, limit: int) -> list[Standing]:
    """Read who stands in a family, the best first."""
    query = select(*_STANDING).where(standings.c.family == family)
    ordered = query.order_by(RANK, standings.c.device).limit(limit)
    return [Standing(*row) for row in connection.execute(ordered)]


def standings_of(connection: Connection, device: str) -> list[Standing]:
    """Read where a device stands, by family."""
    query = select(*_STANDING).where(standings.c.device == device)
    return [Standing(*row) for row in connection.execute(query.order_by(standings.c.family))]


def rated_of(connection: Connection, device: str, games: Sequence[str]) -> list[Rated]:
    """Read which of these games changed where a device stands, the last first."""
    query = select(rated).where(rated.c.device == device, rated.c.game.in_(games))
    ordered = query.order_by(rated.c.at.desc(), rated.c.game)
    return [
        Rated(
            row.game,
            row.device,
            row.family,
            (row.mu_before, row.sigma_before),
            (row.mu, row.sigma),
            row.at,
        )
        for row in connection.execute(ordered)
    ]


def _locked(connection: Connection, contest: Contest) -> dict[str, Strength]:
    """Read where all stand and keep others from it until the commit; newcomers come in."""
    devices = sorted(contest.names)
    mu, sigma = contest.start
    base: dict[str, Any] = {"family": contest.family, "mu": mu, "sigma": sigma, "games": 0}
    rows = [base | {"device": device, "name": contest.names[device]} for device in devices]
    # Even who is new must be locked, and only a row can be.
    connection.execute(insert_new(connection, standings), rows)
    query = (
        select(standings.c.device, standings.c.mu, standings.c.sigma)
        .where(standings.c.family == contest.family, standings.c.device.in_(devices))
        .order_by(standings.c.device)
        .with_for_update()
    )
    return {device: (mu, sigma) for device, mu, sigma in connection.execute(query)}


def _move(connection: Connection, contest: Contest, device: str, to: Strength) -> None:
    moved = (
        update(standings)
        .where(standings.c.family == contest.family, standings.c.device == device)
        .values(name=contest.names[device], mu=to[0], sigma=to[1], games=standings.c.games + 1)
    )
    connection.execute(moved)
