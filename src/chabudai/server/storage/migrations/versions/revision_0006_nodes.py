"""Adds servers of a cluster (`nodes`) and their leases on tables (`duties`)."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0006"
down_revision = "0005"


def upgrade(op: Operations) -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("alive", sa.Integer, nullable=False),
    )
    op.create_table(
        "duties",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("node", sa.Text, index=True),
        sqlite_with_rowid=False,
    )
