"""Runs Alembic's revisions with our connection, without an Alembic environment."""

from typing import Any

import sqlalchemy as sa
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext, RevisionStep
from alembic.script import ScriptDirectory

from chabudai.server.storage import migrations


def scripts() -> ScriptDirectory:
    return ScriptDirectory(migrations.FOLDER, file_template="revision_%(rev)s_%(slug)s")


def run(connection: sa.Connection, found: str | None) -> None:
    """Run every revision after `found`; stamp the database with `found` first, as old files have no stamp."""
    known = scripts()

    def missing(heads: Any, _context: MigrationContext) -> list[RevisionStep]:
        newest_first = list(known.iterate_revisions("head", heads, implicit_base=True))
        return [
            RevisionStep(known.revision_map, script, is_upgrade=True) for script in reversed(newest_first)
        ]

    context = MigrationContext.configure(connection, opts={"fn": missing})
    if found is not None:
        context.stamp(known, found)
    context.run_migrations(op=Operations(context))
