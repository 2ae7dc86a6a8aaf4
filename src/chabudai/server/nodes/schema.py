"""Which servers there are, and which of them sees to a table's bots and clocks."""

import sqlalchemy as sa

from chabudai.server.disk.schema import metadata

# `seen` is when it last said that it is there; `alive` is 0 when it has said goodbye.
nodes = sa.Table(
    "nodes",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("alive", sa.Integer, nullable=False),
)

# A table that needs somebody to play its bots or to watch its clocks, and who that is, if anybody.
duties = sa.Table(
    "duties",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("node", sa.Text, index=True),
    sqlite_with_rowid=False,
)
