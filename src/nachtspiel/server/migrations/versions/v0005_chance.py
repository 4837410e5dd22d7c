"""A match has a seed only if its founder chose one; what chance brings to all others is drawn when it happens."""

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("update matches set seed = '' where not seeded")
    op.drop_column("matches", "seeded")


def downgrade() -> None:
    raise NotImplementedError("seeds that were thrown away do not come back; restore a backup instead")
