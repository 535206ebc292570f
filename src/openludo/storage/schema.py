"""The tables, as the newest migration leaves them; a test compares the two."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    TypeDecorator,
)

REVISION: Final = "0002"
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
