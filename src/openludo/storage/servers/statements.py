"""What a store says to its database about servers and who is there.

Every change takes the next version, and only one is under way at a time: so whoever has seen a
version has seen all before it, and none of these wait for each other in a circle. Each is
committed alone; of other work only an erasure takes the same lock, as the first of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, delete, func, select, text, update

from openludo.storage.schema import games, servers, sightings
from openludo.storage.store import Length, Neighbours, Sighting

LOCK = 0x4C75646F + 1
"""Number of the lock in PostgreSQL that a change holds; any number that nobody else uses."""

_PUT = text("""
    INSERT INTO sightings (game, device, server, at, version)
    SELECT id, :device, :server, :at, :version FROM games WHERE id = :game
    ON CONFLICT (game, device, server) DO UPDATE SET version = excluded.version,
        at = CASE WHEN sightings.at > excluded.at THEN sightings.at ELSE excluded.at END
""")
_LET_GO = text("""
    INSERT INTO sightings (game, device, server, at, version)
    SELECT game, device, '', :at, :version FROM sightings WHERE server = :server
    ON CONFLICT (game, device, server) DO UPDATE SET version = excluded.version,
        at = CASE WHEN sightings.at > excluded.at THEN sightings.at ELSE excluded.at END
""")
_REMOVE = text("DELETE FROM sightings WHERE game = :game AND device = :device AND server = :server")
_LIVE = text("""
    INSERT INTO servers (id, until, up, version) VALUES (:id, :until, :up, :version)
    ON CONFLICT (id) DO UPDATE
    SET until = excluded.until, up = excluded.up, version = excluded.version
""")


def lock(connection: Connection) -> None:
    """Keep others from changing sightings until the commit; in SQLite only one writes anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))


def attend(
    connection: Connection, server: str, now: float, until: float, changes: Sequence[Sighting]
) -> bool:
    """Write a lease and who came or went; tell whether the lease had held until now."""
    lock(connection)
    known = _servers(connection)
    version = _newest(known) + bool(changes)
    row = {"id": server, "until": until, "up": _up(known, server, now), "version": version}
    connection.execute(_LIVE, row)
    if changes:
        rows = [vars(one) | {"version": version} for one in changes]
        connection.execute(_PUT, rows)
        gone = [row | {"server": server} for row in rows if not row["server"]]
        if gone:
            connection.execute(_REMOVE, gone)
    return any(one.id == server and one.until > now for one in known)


def retire(connection: Connection, server: str, now: float) -> None:
    """End a lease; the row stays, so that others learn that there was somebody."""
    lock(connection)
    version = _newest(_servers(connection)) + 1
    _let_go(connection, server, now, version)
    own = update(servers).where(servers.c.id == server)
    connection.execute(own.values(until=now, version=version))


def sweep(connection: Connection, server: str, now: float, before: float) -> None:
    """Forget servers whose lease has ended, and who was last seen before a time."""
    lock(connection)
    known = _servers(connection)
    version = _newest(known) + 1
    # The version must outlive the servers that go.
    moved = update(servers).where(servers.c.id == server).values(version=version)
    if connection.execute(moved).rowcount != 1:
        return
    for one in known:
        if one.id != server and one.until <= now:
            _let_go(connection, one.id, one.until, version)
            connection.execute(delete(servers).where(servers.c.id == one.id))
    old = (sightings.c.server == "", sightings.c.at < before)
    connection.execute(delete(sightings).where(*old))


def neighbours(connection: Connection, server: str, now: float, since: int | None) -> Neighbours:
    """Read which servers there are, and where others changed sightings behind a version."""
    known = _servers(connection)
    version, changed = _newest(known), frozenset[str]()
    if since is not None and version > since:
        by_others = (sightings.c.version > since, sightings.c.server != server)
        query = select(sightings.c.game).distinct().where(*by_others)
        changed = frozenset(connection.scalars(query))
    others = [one for one in known if one.id != server]
    lapsed = any(one.until <= now for one in others)
    return Neighbours(len(others), lapsed, _up(known, server, now), version, changed)


def sightings_of(connection: Connection, game: str, now: float) -> list[Sighting]:
    """Read who looks at a game, and when who does not was last seen."""
    columns = (sightings.c.device, sightings.c.server, sightings.c.at, servers.c.until)
    joined = sightings.outerjoin(servers, sightings.c.server == servers.c.id)
    query = select(*columns).select_from(joined).where(sightings.c.game == game)
    return [
        Sighting(game, row.device, row.server, row.at)
        if not row.server or (row.until is not None and row.until > now)
        else Sighting(game, row.device, "", row.at if row.until is None else row.until)
        for row in connection.execute(query)
    ]


def lengths_of(connection: Connection, names: Sequence[str]) -> dict[str, Length]:
    """Read how long the logs of games are."""
    query = select(games.c.id, games.c.events, games.c.open).where(games.c.id.in_(names))
    return {name: Length(events, is_open) for name, events, is_open in connection.execute(query)}


def forget(connection: Connection, game: str) -> None:
    """Delete what was seen at a game that is erased."""
    connection.execute(delete(sightings).where(sightings.c.game == game))


def _let_go(connection: Connection, server: str, at: float, version: int) -> None:
    connection.execute(_LET_GO, {"server": server, "at": at, "version": version})
    connection.execute(delete(sightings).where(sightings.c.server == server))


def _servers(connection: Connection) -> Sequence[Row[Any]]:
    return connection.execute(select(servers)).all()


def _newest(known: Sequence[Row[Any]]) -> int:
    return max((one.version for one in known), default=0)


def _up(known: Sequence[Row[Any]], server: str, now: float) -> float:
    """Give the time since which there has been a server all the time; the one that asks is one."""
    return max((one.up for one in known if one.until > now or one.id == server), default=now)
