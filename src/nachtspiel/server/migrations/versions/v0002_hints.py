"""Whether hints may be asked for: as whoever founded the match said, or (nothing) as is usual."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("hints", sa.Boolean, nullable=True))


def downgrade() -> None:
    op.drop_column("matches", "hints")
