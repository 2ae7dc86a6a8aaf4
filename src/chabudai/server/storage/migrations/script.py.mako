"""${message}."""

import sqlalchemy as sa
from alembic.operations import Operations

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}


def upgrade(op: Operations) -> None:
    ${upgrades}
