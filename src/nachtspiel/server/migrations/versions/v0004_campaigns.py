"""Campaigns: chains of runs, and how each run has ended. One person may play several seats."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("key_hash", sa.Text, nullable=False),
        sa.Column("parent", sa.Text, sa.ForeignKey("campaigns.id"), nullable=True),
        sa.Column("parent_run", sa.Integer, nullable=True),
    )
    op.create_table(
        "ends",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("won", sa.Text, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("leaves", sa.Text, nullable=False),
    )
    op.add_column("matches", sa.Column("campaign", sa.Text, nullable=True))
    op.add_column("matches", sa.Column("run", sa.Integer, nullable=True))
    op.create_index("one_match_for_each_run", "matches", ["campaign", "run"], unique=True)
    op.add_column("seats", sa.Column("owner", sa.Integer, nullable=False, server_default="0"))
    op.execute("update seats set owner = seat")


def downgrade() -> None:
    raise NotImplementedError("campaigns are not thrown away; restore a backup instead")
