"""What a store says to its database; each function is one piece of work on a connection.

Work that is refused (`Conflict`, `UnknownGame`) has written nothing by then. What changes
a game locks it first and touches no other, so that servers that share a database wait for each
other but never in a circle; `standing` says how that holds where people of games are rated.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import astuple
from typing import Any

from sqlalchemy import Connection, Select, and_, bindparam, delete, insert, or_, select, update

from openludo.storage.schema import codes, events, games, insert_new, members, tallies
from openludo.storage.servers import statements as servers
from openludo.storage.standing import settle
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
    games.c.kind,
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

# Every ply is written by these two: to build them anew took longer than to execute them.
_MOVE_ON = (
    update(games)
    .where(games.c.id == bindparam("game"), games.c.events == bindparam("expected"))
    .values(
        events=bindparam("length"),
        summary=bindparam("news"),
        updated=bindparam("at"),
        open=bindparam("going_on"),
        due=bindparam("due_at"),
        reserved=bindparam("reserved_until"),
    )
)
_NOTE_DOWN = insert(events)
LATER = "openludo_later"
"""Option of a connection: the list of rows that are written down before the commit."""

_BY_ID = select(*_GAME).where(games.c.id == bindparam("game"))


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
        "kind": game.kind,
    }
    inserted = insert_new(connection, games).execution_options(preserve_rowcount=True)
    if connection.execute(inserted, values).rowcount != 1:
        raise Conflict(game.id)
    _admit(connection, game.id, (game.device, *game.members))


def game(connection: Connection, game: str) -> StoredGame | None:
    """Read a game."""
    row = connection.execute(_BY_ID, {"game": game}).first()
    return None if row is None else StoredGame(*row)


def games_of(connection: Connection, device: str, limit: int, kind: str) -> list[StoredGame]:
    """Read the games of a kind that a device is a member of."""
    query = select(*_GAME).join(members).where(members.c.device == device, games.c.kind == kind)
    ordered = query.order_by(games.c.open.desc(), games.c.updated.desc(), games.c.id).limit(limit)
    return [StoredGame(*row) for row in connection.execute(ordered)]


def ended_of(
    connection: Connection, device: str, limit: int, behind: StoredGame | None
) -> list[StoredGame]:
    """Read the games of a device that were played and have ended, behind one of them."""
    played = (games.c.kind == "game", ~games.c.open, games.c.events > 0)
    query = select(*_GAME).join(members).where(members.c.device == device, *played)
    if behind is not None:
        earlier, same = games.c.updated < behind.updated, games.c.updated == behind.updated
        query = query.where(or_(earlier, and_(same, games.c.id > behind.id)))
    ordered = query.order_by(games.c.updated.desc(), games.c.id).limit(limit)
    return [StoredGame(*row) for row in connection.execute(ordered)]


def append(connection: Connection, game: str, expected: int, change: Change) -> None:
    """Move the game on if its log has the expected length, then write the events."""
    moved = {
        "game": game,
        "expected": expected,
        "length": expected + len(change.events),
        "news": change.summary,
        "at": change.at,
        "going_on": change.open,
        "due_at": change.due,
        "reserved_until": change.reserved,
    }
    if connection.execute(_MOVE_ON, moved).rowcount != 1:
        if connection.scalar(select(games.c.id).where(games.c.id == game)) is None:
            raise UnknownGame(game)
        raise Conflict(game)
    rows = [
        {"game": game, "number": number, "at": change.at, "data": data}
        for number, data in enumerate(change.events, expected)
    ]
    later = connection.get_execution_options().get(LATER)
    if later is not None:
        later += rows
    elif rows:
        connection.execute(_NOTE_DOWN, rows)
    _admit(connection, game, change.members)
    _dismiss(connection, game, change.leavers)
    _count(connection, change.tallies)
    if change.contest is not None:
        settle(connection, game, change.contest, change.at)


@contextmanager
def together(connection: Connection) -> Iterator[None]:
    """Write the events of all that is done meanwhile at once, in the end."""
    rows: list[dict[str, Any]] = []
    connection.execution_options(**{LATER: rows})
    yield
    if rows:
        connection.execute(_NOTE_DOWN, rows)


def events_of(connection: Connection, game: str, since: int) -> list[StoredEvent]:
    """Read events from a number on."""
    query = (
        select(events.c.number, events.c.at, events.c.data)
        .where(events.c.game == game, events.c.number >= since)
        .order_by(events.c.number)
    )
    return [StoredEvent(number, at, data) for number, at, data in connection.execute(query)]


def leave(connection: Connection, game: str, device: str) -> None:
    """Delete a membership."""
    _lock(connection, game)
    _dismiss(connection, game, (device,))


def erase(connection: Connection, game: str, tallies_of_game: Sequence[Tally]) -> None:
    """Delete a game with all that hangs on it, counting it if it was open."""
    servers.lock(connection)
    if _lock(connection, game):
        _count(connection, tallies_of_game)
    connection.execute(delete(tallies).where(tallies.c.game == game, tallies.c.forgotten))
    for table in (events, members):
        connection.execute(delete(table).where(table.c.game == game))
    connection.execute(delete(games).where(games.c.id == game))
    servers.forget(connection, game)


def unclaimed(connection: Connection, now: float, limit: int) -> Sequence[str]:
    """Name games that are due and reserved for nobody, the longest due first."""
    return connection.scalars(_unclaimed(now, limit)).all()


def claim(connection: Connection, now: float, until: float, limit: int) -> list[str]:
    """Reserve such games and name them; those that others are at just now are left to them."""
    free = _unclaimed(now, limit).with_for_update(skip_locked=True)
    claimed = list(connection.scalars(free))
    if claimed:
        reserve = update(games).where(games.c.id.in_(claimed)).values(reserved=until)
        connection.execute(reserve)
    return claimed


def tallies_of(connection: Connection, device: str) -> list[Tally]:
    """Read what was counted for a device."""
    query = select(*_TALLY).where(tallies.c.device == device, ~tallies.c.forgotten)
    ordered = query.order_by(tallies.c.at, tallies.c.game)
    return [Tally(*row) for row in connection.execute(ordered)]


def forget_tallies(connection: Connection, device: str) -> None:
    """Delete what was counted for a device; of games that are kept, keep that they were."""
    own = tallies.c.device == device
    connection.execute(delete(tallies).where(own, tallies.c.game.not_in(select(games.c.id))))
    blank = {"topic": "", "detail": "", "outcome": "", "seconds": 0.0, "forgotten": True}
    connection.execute(update(tallies).where(own, ~tallies.c.forgotten).values(blank))


def keep_code(connection: Connection, digest: str, device: str, now: float, until: float) -> None:
    """Write the code of a device, then sweep; raises `Conflict` if another device has it.

    Waits for nobody but who writes the same row, while it holds none.
    """
    same = select(codes.c.device).where(codes.c.digest == digest, codes.c.device != device)
    if connection.scalar(same) is not None:
        raise Conflict(device)
    code = {"digest": digest, "until": until}
    connection.execute(insert_new(connection, codes), {"device": device} | code)
    connection.execute(update(codes).where(codes.c.device == device).values(code))
    ended = select(codes.c.device).where(codes.c.until <= now).with_for_update(skip_locked=True)
    connection.execute(delete(codes).where(codes.c.device.in_(ended)))


def has_code(connection: Connection, digest: str) -> bool:
    """Tell whether there is a code to take."""
    return connection.scalar(select(codes.c.device).where(codes.c.digest == digest)) is not None


def take_code(connection: Connection, digest: str, now: float) -> str | None:
    """Delete a code and name its device, unless it has ended."""
    taken = delete(codes).where(codes.c.digest == digest).returning(codes.c.device, codes.c.until)
    row = connection.execute(taken).first()
    return row.device if row is not None and row.until > now else None


def _unclaimed(now: float, limit: int) -> Select[Any]:
    due = select(games.c.id).where(games.c.due <= now, games.c.reserved <= now)
    return due.order_by(games.c.due, games.c.id).limit(limit)


def _lock(connection: Connection, game: str) -> bool:
    """Keep others from a game until the commit, and tell whether it is open."""
    query = select(games.c.open).where(games.c.id == game).with_for_update()
    found: bool | None = connection.scalar(query)
    if found is None:
        raise UnknownGame(game)
    return found


def _admit(connection: Connection, game: str, devices: Iterable[str]) -> None:
    rows = [{"game": game, "device": device} for device in dict.fromkeys(devices)]
    if rows:
        connection.execute(insert_new(connection, members), rows)


def _dismiss(connection: Connection, game: str, devices: Sequence[str]) -> None:
    if devices:
        of_devices = (members.c.game == game, members.c.device.in_(devices))
        connection.execute(delete(members).where(*of_devices))


def _count(connection: Connection, counted: Sequence[Tally]) -> None:
    names = [column.name for column in _TALLY]
    rows = [dict(zip(names, astuple(tally), strict=True)) for tally in counted]
    if rows:
        forgotten = [row | {"forgotten": False} for row in rows]
        connection.execute(insert_new(connection, tallies), forgotten)
