"""The tables, as the newest migration leaves them; a test compares the two."""

from __future__ import annotations

from typing import Final

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
)

REVISION: Final = "0001"
"""The newest migration; here too, so that a start without migrations need not load alembic."""

metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("device", String(64), nullable=False),
    Column("header", LargeBinary, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("events", Integer, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("due", Float, nullable=True),
    Column("reserved", Float, nullable=False),
    Index("games_by_device", "device", "updated"),
    Index("games_by_due", "due"),
)

events = Table(
    "events",
    metadata,
    Column("game", String(64), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

tallies = Table(
    "tallies",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("device", String(64), nullable=True),
    Column("topic", String(64), nullable=False),
    Column("detail", String(64), nullable=False),
    Column("outcome", String(16), nullable=False),
    Column("seconds", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("tallies_by_device", "device", "at"),
)
"""Rows of no device are erased statistics: the game's id stays, so that it is not counted anew."""
