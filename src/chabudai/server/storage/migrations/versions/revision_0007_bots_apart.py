"""Splits the lease on a table in two: one for its bots, one for its clocks."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0007"
down_revision = "0006"


def upgrade(op: Operations) -> None:
    op.rename_table("duties", "duties_before")
    op.drop_index("ix_duties_node", "duties_before")
    op.create_table(
        "duties",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("node", sa.Text, index=True),
        sqlite_with_rowid=False,
    )
    for kind in ("bots", "clocks"):
        op.execute(f"INSERT INTO duties (table_id, kind) SELECT table_id, '{kind}' FROM duties_before")
    op.drop_table("duties_before")
