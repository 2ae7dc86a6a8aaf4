"""Where people want to be told that it is their turn, and of which turns they have been."""

import sqlalchemy as sa

from chabudai.server.disk.schema import metadata

# `address` is a secret of its own: whoever knows where somebody's browser is pushed to should not have got it from us.
doorbells = sa.Table(
    "doorbells",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("keys", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False, server_default=sa.text("0")),
)

# The key is the promise: one turn of one seat is told once.
notices = sa.Table(
    "notices",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("turn", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
