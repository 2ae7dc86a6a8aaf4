"""Adds subscriptions to turn notifications (`doorbells`) and the notifications sent (`notices`)."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0004"
down_revision = "0003"


def upgrade(op: Operations) -> None:
    op.create_table(
        "doorbells",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False, server_default=sa.text("0")),
    )
    op.create_table(
        "notices",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("turn", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
