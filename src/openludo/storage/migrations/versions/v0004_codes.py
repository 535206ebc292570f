"""Keep codes that a person carries from one device to another."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Begin with none."""
    op.create_table(
        "codes",
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("codes_by_digest", "codes", ["digest"], unique=True)
