"""What a store says to its database; each function is one piece of work on a connection."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Insert, Select, delete, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from openludo.storage.schema import events, games, tallies
from openludo.storage.store import (
    Change,
    Conflict,
    NewGame,
    StoredEvent,
    StoredGame,
    Tally,
    UnknownGame,
)

_GAME = (
    games.c.id,
    games.c.device,
    games.c.header,
    games.c.summary,
    games.c.events,
    games.c.open,
    games.c.created,
    games.c.updated,
)
_TALLY = (
    tallies.c.game,
    tallies.c.device,
    tallies.c.topic,
    tallies.c.detail,
    tallies.c.outcome,
    tallies.c.seconds,
    tallies.c.at,
)


def create(connection: Connection, game: NewGame, at: float) -> None:
    """Insert a game; raises `Conflict` if its id is taken."""
    values = {
        "id": game.id,
        "device": game.device,
        "header": game.header,
        "summary": game.summary,
        "events": 0,
        "open": True,
        "created": at,
        "updated": at,
        "reserved": 0.0,
    }
    try:
        connection.execute(insert(games).values(values))
    except IntegrityError as error:
        raise Conflict(game.id) from error


def game(connection: Connection, game: str) -> StoredGame | None:
    """Read a game."""
    row = connection.execute(select(*_GAME).where(games.c.id == game)).first()
    return None if row is None else StoredGame(*row)


def games_of(connection: Connection, device: str, limit: int) -> list[StoredGame]:
    """Read the games of a device."""
    query = select(*_GAME).where(games.c.device == device)
    ordered = query.order_by(games.c.updated.desc(), games.c.id).limit(limit)
    return [StoredGame(*row) for row in connection.execute(ordered)]


def append(connection: Connection, game: str, expected: int, change: Change) -> None:
    """Move the game on if its log has the expected length, then write the events."""
    moved = (
        update(games)
        .where(games.c.id == game, games.c.events == expected)
        .values(
            events=expected + len(change.events),
            summary=change.summary,
            updated=change.at,
            open=change.open,
            due=change.due,
            reserved=change.reserved,
        )
    )
    if connection.execute(moved).rowcount != 1:
        _expect_game(connection, game)
        raise Conflict(game)
    rows = [
        {"game": game, "number": number, "at": change.at, "data": data}
        for number, data in enumerate(change.events, expected)
    ]
    if rows:
        connection.execute(insert(events), rows)
    _count(connection, change.tally)


def events_of(connection: Connection, game: str, since: int) -> list[StoredEvent]:
    """Read events from a number on."""
    query = (
        select(events.c.number, events.c.at, events.c.data)
        .where(events.c.game == game, events.c.number >= since)
        .order_by(events.c.number)
    )
    return [StoredEvent(number, at, data) for number, at, data in connection.execute(query)]


def erase(connection: Connection, game: str, tally: Tally | None) -> None:
    """Delete a game with its log, counting it if it was open."""
    if _expect_game(connection, game):
        _count(connection, tally)
    connection.execute(delete(events).where(events.c.game == game))
    connection.execute(delete(games).where(games.c.id == game))


def unclaimed(connection: Connection, now: float, limit: int) -> Sequence[str]:
    """Name games that are due and reserved for nobody, the longest due first."""
    return connection.scalars(_unclaimed(now, limit)).all()


def claim(connection: Connection, now: float, until: float, limit: int) -> list[str]:
    """Reserve such games and name them."""
    claimed = list(unclaimed(connection, now, limit))
    if claimed:
        reserve = update(games).where(games.c.id.in_(claimed)).values(reserved=until)
        connection.execute(reserve)
    return claimed


def tallies_of(connection: Connection, device: str) -> list[Tally]:
    """Read what was counted for a device."""
    query = select(*_TALLY).where(tallies.c.device == device)
    ordered = query.order_by(tallies.c.at, tallies.c.game)
    return [Tally(*row) for row in connection.execute(ordered)]


def forget_tallies(connection: Connection, device: str) -> None:
    """Take a device's name off what was counted, and all that was counted with it."""
    blank = {"device": None, "topic": "", "detail": "", "outcome": "", "seconds": 0.0}
    connection.execute(update(tallies).where(tallies.c.device == device).values(blank))


def _unclaimed(now: float, limit: int) -> Select[Any]:
    due = select(games.c.id).where(games.c.due <= now, games.c.reserved <= now)
    return due.order_by(games.c.due, games.c.id).limit(limit)


def _expect_game(connection: Connection, game: str) -> bool:
    """Tell whether a game is open; raises `UnknownGame`."""
    found: bool | None = connection.scalar(select(games.c.open).where(games.c.id == game))
    if found is None:
        raise UnknownGame(game)
    return found


def _count(connection: Connection, tally: Tally | None) -> None:
    if tally is None:
        return
    values = dict(zip((column.name for column in _TALLY), _fields(tally), strict=True))
    connection.execute(_insert_once(connection).values(values))


def _fields(tally: Tally) -> tuple[Any, ...]:
    return tuple(getattr(tally, column.name) for column in _TALLY)


def _insert_once(connection: Connection) -> Insert:
    if connection.dialect.name == "postgresql":
        # Loading it takes longer than all other statements together.
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(tallies).on_conflict_do_nothing(index_elements=["game"])
    return sqlite.insert(tallies).on_conflict_do_nothing(index_elements=["game"])
