"""Choices and draws by name instead of by number; which settings were as usual; what a run carries.

A line that was a choice (`decide`, `announce`) has its name as text; one that was a draw (`chance`) what it was for, a
space, and the name of what came up. Their `value` means nothing any more.
"""

import json

import sqlalchemy as sa
from alembic import op

from nachtspiel.server.migrations.numbers import USUAL, named

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

TO_NAMES = """
update lines set value = 0, text = coalesce(
    (select names.name from names join matches on matches.game = names.game
     where matches.id = lines.match and names.drawn = lines.text and names.number = lines.value),
    lines.text || ' number ' || lines.value)
where kind in ('decide', 'announce', 'chance')
"""


def upgrade() -> None:
    op.add_column("matches", sa.Column("usual", sa.Text, nullable=False, server_default="[]"))
    op.add_column("matches", sa.Column("carried", sa.Text, nullable=False, server_default=""))
    names = op.create_table(
        "names",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("drawn", sa.Text, primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.bulk_insert(
        names, [{"game": game, "drawn": drawn, "number": number, "name": name} for game, drawn, number, name in named()]
    )
    op.execute(TO_NAMES)
    op.drop_table("names")
    write_usual(op.get_bind())


def write_usual(connection: sa.Connection) -> None:
    """Note which settings of each match nobody had chosen."""
    matches = sa.table("matches", sa.column("id"), sa.column("game"), sa.column("settings"), sa.column("usual"))
    found = connection.execute(sa.select(matches.c.id, matches.c.game, matches.c.settings)).all()
    for match, game, settings in found:
        usual = [name for name, value in json.loads(settings).items() if USUAL[game].get(name) == value]
        connection.execute(sa.update(matches).where(matches.c.id == match).values(usual=json.dumps(usual)))


def downgrade() -> None:
    raise NotImplementedError("names are not turned back into numbers; restore a backup instead")
