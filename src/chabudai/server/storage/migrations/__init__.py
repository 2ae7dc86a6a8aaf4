"""Migrates a database to today's schema with Alembic's revisions, in `versions`.

A new database is made by the same revisions. All missing ones run in one transaction; a server that starts at the same
time waits. Alembic is imported only when there is something to do.
"""

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from chabudai.server.settings import BadSetting

FOLDER = Path(__file__).parent

SINCE_ALEMBIC = 5
"""Before Alembic, `user_version` held the schema version of SQLite files, 1 to 4. Now it stays at 5, so that an old
server refuses the file instead of damaging it."""

NEWER = "these games were kept by a newer Chabudai; please update this one"

_MIGRATION_LOCK = 0x636861627564
"""The PostgreSQL advisory lock of a migration."""


async def migrate(address: sa.URL) -> None:
    """Create a database file, or migrate an old one to today's revision; raise BadSetting if that is impossible."""
    engine = create_async_engine(address, poolclass=NullPool, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _set_up)
    event.listen(engine.sync_engine, "begin", _begin)
    await migrate_with(engine)


async def migrate_with(engine: AsyncEngine) -> None:
    """Migrate with this engine, and dispose of it."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()


def upgrade(connection: sa.Connection) -> None:
    """Run the missing revisions within the caller's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
    found = revision_of(connection)
    if _stamp(connection) == revisions()[-1]:
        return
    from chabudai.server.storage.migrations.steps import run

    run(connection, found)
    if connection.dialect.name == "sqlite":
        _finish(connection)


def revision_of(connection: sa.Connection) -> str | None:
    """Return a database's revision, or None if it is empty; raise BadSetting if it is not one that we can read."""
    found = _stamp(connection)
    if found is None and connection.dialect.name == "sqlite":
        found = _revision_before_alembic(connection)
    if found is None and sa.inspect(connection).has_table("tables"):
        raise BadSetting("this database has tables that are not Chabudai's")
    if found is not None and found not in revisions():
        raise BadSetting(NEWER)
    return found


def revisions() -> list[str]:
    """Return all revisions, the first one first."""
    return sorted(path.name.split("_")[1] for path in FOLDER.glob("versions/revision_*.py"))


def _stamp(connection: sa.Connection) -> str | None:
    """Return the revision that Alembic has recorded."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return found


def _revision_before_alembic(connection: sa.Connection) -> str | None:
    version: int = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    if version >= SINCE_ALEMBIC:
        raise BadSetting(NEWER)
    return f"{version:04}" if version else None


def _finish(connection: sa.Connection) -> None:
    if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
        raise BadSetting("some of these games refer to others that are missing; please restore a backup")
    connection.exec_driver_sql(f"PRAGMA user_version = {SINCE_ALEMBIC}")


def _set_up(connection: Any, _record: object) -> None:
    # The driver must not open transactions. SQLite alters a table by making it again, while others refer to it:
    # foreign keys are off, and `_finish` checks them.
    connection.isolation_level = None
    # New files have small pages: a move is a row of some forty bytes, and SQLite writes whole pages.
    for pragma in ("page_size=1024", "foreign_keys=OFF", "synchronous=FULL", "busy_timeout=60000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
