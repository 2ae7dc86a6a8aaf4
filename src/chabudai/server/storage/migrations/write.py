"""Drafts the next revision: the differences between today's schema and the revisions so far.

`make migration name="seats with a view"`. It is a draft: read it, move rows if they must move, format it.
"""

import sys

import sqlalchemy as sa
from alembic.autogenerate import produce_migrations, render_python_code
from alembic.operations.ops import UpgradeOps
from alembic.runtime.migration import MigrationContext
from sqlalchemy.pool import NullPool

from chabudai.server.storage import schema
from chabudai.server.storage.migrations import revisions, upgrade
from chabudai.server.storage.migrations.steps import scripts

TABLES = schema.metadata


def write(name: str) -> str:
    """Write the draft; return its path."""
    number = f"{int(revisions()[-1]) + 1:04}"
    with sa.create_engine("sqlite://", poolclass=NullPool).begin() as connection:
        upgrade(connection)
        missing = missing_from(connection)
    made = scripts().generate_revision(
        number, name, upgrades=render_python_code(missing, render_as_batch=True)
    )
    assert made is not None
    return made.path


def missing_from(connection: sa.Connection) -> UpgradeOps:
    """Return the operations that would bring this database to today's schema."""
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    found = produce_migrations(context, TABLES).upgrade_ops
    assert found is not None
    return found


if __name__ == "__main__":
    if not "".join(sys.argv[1:]).strip():
        sys.exit('Say what changes: make migration name="seats with a view"')
    print(write(" ".join(sys.argv[1:])))
