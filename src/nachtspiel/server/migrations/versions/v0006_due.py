"""When a match with a timer must be looked at, so that time goes on while nobody has it open."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("due", sa.BigInteger, nullable=True))
    op.create_index("matches_by_due", "matches", ["due"])
    op.execute("update matches set due = at + timer * 1000 where timer is not null")


def downgrade() -> None:
    raise NotImplementedError("deadlines are not thrown away; restore a backup instead")
