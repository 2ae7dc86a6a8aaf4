"""Adds the preferences of accounts."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0008"
down_revision = "0007"


def upgrade(op: Operations) -> None:
    op.create_table(
        "preferences",
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("chosen", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
