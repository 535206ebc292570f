"""Keep who stands in a family in the order of a table of the best."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Order by what is as good as proven, the best first."""
    rank = sa.text("(3 * sigma - mu)")
    op.create_index("standings_by_rank", "standings", ["family", rank, "device"])
