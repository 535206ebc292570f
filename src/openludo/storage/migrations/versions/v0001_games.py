"""Keep games, their events and what was counted."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("header", sa.LargeBinary, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.Column("events", sa.Integer, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=True),
        sa.Column("reserved", sa.Float, nullable=False),
    )
    op.create_index("games_by_device", "games", ["device", "updated"])
    op.create_index("games_by_due", "games", ["due"])
    op.create_table(
        "events",
        sa.Column("game", sa.String(64), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tallies",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("device", sa.String(64), nullable=True),
        sa.Column("topic", sa.String(64), nullable=False),
        sa.Column("detail", sa.String(64), nullable=False),
        sa.Column("outcome", sa.String(16), nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("tallies_by_device", "tallies", ["device", "at"])
