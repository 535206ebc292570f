"""Let games be of several kinds, and belong to several devices, each with its own statistics."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make every device a member of its games; count by game and device."""
    kind = sa.Column("kind", sa.String(16), nullable=False, server_default="game")
    op.add_column("games", kind)
    _add_members()
    _count_by_device()


def _add_members() -> None:
    op.create_table(
        "members",
        sa.Column("game", sa.String(64), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("device", sa.String(64), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO members (game, device) SELECT id, device FROM games")
    op.create_index("members_by_device", "members", ["device"])
    op.drop_index("games_by_device", "games")


def _count_by_device() -> None:
    # Copied aside, since SQLite cannot change a primary key; and so the new one has its own name.
    op.execute("CREATE TABLE tallies_0001 AS SELECT * FROM tallies")
    op.drop_table("tallies")
    op.create_table(
        "tallies",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("topic", sa.String(64), nullable=False),
        sa.Column("detail", sa.String(64), nullable=False),
        sa.Column("outcome", sa.String(16), nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("forgotten", sa.Boolean, nullable=False),
    )
    # Erased statistics named no device; only the one device of a game that is still kept could
    # have it counted anew.
    op.execute("""
        INSERT INTO tallies (game, device, topic, detail, outcome, seconds, at, forgotten)
        SELECT t.game, coalesce(t.device, games.device),
               t.topic, t.detail, t.outcome, t.seconds, t.at, t.device IS NULL
        FROM tallies_0001 AS t LEFT JOIN games ON games.id = t.game
        WHERE t.device IS NOT NULL OR games.device IS NOT NULL
    """)
    op.drop_table("tallies_0001")
    op.create_index("tallies_by_device", "tallies", ["device", "at"])
