"""Adds the secret and words of a rematch, the browsers of sessions, and the skeletons of names."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = "0005"
down_revision = "0004"


def upgrade(op: Operations) -> None:
    op.add_column("ends", sa.Column("sequel", sa.LargeBinary))
    op.add_column("rematches", sa.Column("words", sa.Text))
    op.add_column("sessions", sa.Column("browser", sa.Text))
    op.add_column("sessions", sa.Column("used", sa.BigInteger))
    op.add_column("people", sa.Column("looks", sa.Text))
    op.create_index("ix_people_looks", "people", ["looks"])
