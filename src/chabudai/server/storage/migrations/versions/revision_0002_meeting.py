"""Adds public tables, clocks and chat. The history of seats (`sittings`) replaces `seats`."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0002"
down_revision = "0001"


def upgrade(op: Operations) -> None:
    op.add_column("tables", sa.Column("clock", sa.Text))
    op.add_column("tables", sa.Column("public", sa.Integer, nullable=False, server_default=sa.text("0")))
    op.create_table(
        "sittings",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("digest", sa.LargeBinary),
        sa.Column("bot", sa.Integer),
        sqlite_with_rowid=False,
    )
    _move_seats(op)
    op.create_table(
        "commands",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("sitting", sa.Integer, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "ends",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "messages",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "pauses",
        sa.Column("start", sa.BigInteger, primary_key=True),
        sa.Column("stop", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "beats",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def _move_seats(op: Operations) -> None:
    names = ("table_id", "seat", "name", "digest")
    seats = sa.table("seats", *map(sa.column, names))
    sittings = sa.table("sittings", *map(sa.column, names), sa.column("seq"))
    place = sa.func.row_number().over(partition_by=seats.c.table_id, order_by=seats.c.seat) - 1
    op.execute(sa.insert(sittings).from_select([*names, "seq"], sa.select(*seats.c, place)))
    op.drop_table("seats")
