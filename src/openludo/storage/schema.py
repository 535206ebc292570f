"""The tables, as the newest migration leaves them; a test compares the two."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Insert,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    TypeDecorator,
    text,
)
from sqlalchemy.dialects import sqlite

REVISION: Final = "0006"
"""The newest migration; here too, so that a start without migrations need not load alembic."""

metadata = MetaData()


class Name(TypeDecorator[str]):
    """An id. To ask for one with a zero byte, which PostgreSQL refuses, must find nothing."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Any) -> str | None:
        """Replace zero bytes, which no id has."""
        return value.replace("\0", "\ufffd") if value else value


games = Table(
    "games",
    metadata,
    Column("id", Name(64), primary_key=True),
    Column("device", Name(64), nullable=False),
    Column("header", LargeBinary, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("events", Integer, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("due", Float, nullable=True),
    Column("reserved", Float, nullable=False),
    Column("kind", String(16), nullable=False, server_default="game"),
    Index("games_by_due", "due"),
)

members = Table(
    "members",
    metadata,
    Column("game", Name(64), ForeignKey("games.id"), primary_key=True),
    Column("device", Name(64), primary_key=True),
    Index("members_by_device", "device"),
    sqlite_with_rowid=False,
)

events = Table(
    "events",
    metadata,
    Column("game", Name(64), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

tallies = Table(
    "tallies",
    metadata,
    Column("game", Name(64), primary_key=True),
    Column("device", Name(64), primary_key=True),
    Column("topic", String(64), nullable=False),
    Column("detail", String(64), nullable=False),
    Column("outcome", String(16), nullable=False),
    Column("seconds", Float, nullable=False),
    Column("at", Float, nullable=False),
    Column("forgotten", Boolean, nullable=False),
    Index("tallies_by_device", "device", "at"),
)
"""A forgotten row says no more than that it must not be counted anew; it goes with its game."""

RANK: Final = text("(3 * sigma - mu)")
"""By what the best stand first. Written out, for an index knows no parameters."""

standings = Table(
    "standings",
    metadata,
    Column("family", String(64), primary_key=True),
    Column("device", Name(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("standings_by_device", "device"),
    Index("standings_by_rank", "family", RANK, "device"),
)

rated = Table(
    "rated",
    metadata,
    Column("game", Name(64), primary_key=True),
    Column("device", Name(64), primary_key=True),
    Column("family", String(64), nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("rated_by_device", "device", "at"),
)
"""A game that has rows here was counted, and is not again."""

codes = Table(
    "codes",
    metadata,
    Column("device", Name(64), primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("until", Float, nullable=False),
    Index("codes_by_digest", "digest", unique=True),
)

servers = Table(
    "servers",
    metadata,
    Column("id", Name(64), primary_key=True),
    Column("until", Float, nullable=False),
    Column("up", Float, nullable=False),
    Column("version", Integer, nullable=False),
)
"""Until when each is believed to live, and since when there has been one all the time."""

sightings = Table(
    "sightings",
    metadata,
    Column("game", Name(64), primary_key=True),
    Column("device", Name(64), primary_key=True),
    Column("server", Name(64), primary_key=True),
    Column("at", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Index("sightings_by_server", "server", "at"),
    Index("sightings_by_version", "version"),
    sqlite_with_rowid=False,
)
"""Since when a device has been at a server; without one, when it was last seen anywhere."""


def insert_new(connection: Connection, table: Table) -> Insert:
    """Insert rows that are not there yet, and leave alone those that are."""
    if connection.dialect.name == "postgresql":
        # Loading it takes longer than all other statements together.
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(table).on_conflict_do_nothing()
    return sqlite.insert(table).on_conflict_do_nothing()
