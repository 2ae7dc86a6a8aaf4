"""Backs up a PostgreSQL database to one file, and restores it.

The file is the SQLite database of a server without PostgreSQL. A backup of either kind can be restored to either kind,
so backups also move games to PostgreSQL and back.
"""

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import NullPool

from chabudai.server.settings import BadSetting
from chabudai.server.storage import high_water, schema
from chabudai.server.storage.backups import BEFORE, copy, count, make
from chabudai.server.storage.migrations import migrate, migrate_with, revision_of, revisions
from chabudai.server.storage.nodes import is_alive
from chabudai.server.storage.postgres import connector, engine_of
from chabudai.server.storage.schema import nodes

if TYPE_CHECKING:
    import asyncpg

AT_ONCE = 1000
"""The number of rows held in memory."""

_NAME = "backup"


def backup(url: str, target: Path) -> int:
    """Copy the games to a new file while servers run; return how many tables it has."""
    make(target)
    try:
        asyncio.run(_backup(url, target))
        return count(target)
    except BaseException as error:
        target.unlink(missing_ok=True)
        if isinstance(error, (SQLAlchemyError, OSError, sqlite3.Error)):
            raise BadSetting(f"the games could not be copied: {error}") from error
        raise


def restore(url: str, source: Path, data: Path, mark: Path | None = None) -> int:
    """Replace the database's games with those of a backup; keep the former ones in `data`. Return how many tables.

    The mark of this server is removed: the next start makes a new one.
    """
    tables = count(source)
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        with _migrated_copy(source, data) as path:
            high_water.remove(high_water.path_of(data, mark, shared=True))
            asyncio.run(_restore(url, path, data))
    except (SQLAlchemyError, OSError, sqlite3.Error) as error:
        raise BadSetting(f"the games could not be restored: {error}") from error
    return tables


async def _backup(url: str, target: Path) -> None:
    await migrate(sa.URL.create("sqlite+aiosqlite", database=str(target)))
    async with _engine(url) as engine, _snapshot(engine) as connection:
        found = await connection.run_sync(revision_of)
        if found is None:
            raise BadSetting("there are no games in this database")
        if found != revisions()[-1]:
            raise BadSetting(
                "this database is of another version; back it up with the Chabudai that serves it"
            )
        with closing(sqlite3.connect(target)) as file, file:
            for table in _kept():
                await _copy_out(connection, file, table)
            # Clocks of these games stop here: no server runs the copies.
            file.execute("INSERT INTO heartbeats (id, at) VALUES (1, ?)", [await _now(connection)])
            file.commit()
            file.execute("PRAGMA journal_mode = DELETE")


async def _copy_out(connection: AsyncConnection, file: sqlite3.Connection, table: sa.Table) -> None:
    columns = [column.name for column in table.columns]
    names = ", ".join(f'"{name}"' for name in columns)
    statement = f'INSERT INTO "{table.name}" ({names}) VALUES ({", ".join("?" * len(columns))})'
    rows = await connection.stream(sa.select(table), execution_options={"yield_per": AT_ONCE})
    async for some in rows.partitions():
        file.executemany(statement, map(tuple, some))


async def _restore(url: str, source: Path, data: Path) -> None:
    async with _engine(url) as engine:
        async with engine.connect() as connection:
            if await connection.run_sync(lambda one: sa.inspect(one).has_table(nodes.name)):
                await _check_nobody_serves(connection)
        await migrate_with(engine_of(connector(url, _NAME), poolclass=NullPool))
        async with engine.begin() as connection:
            # A server that starts now waits before its first heartbeat.
            await connection.execute(sa.text("LOCK TABLE nodes IN EXCLUSIVE MODE"))
            await _check_nobody_serves(connection)
            await _keep_former(url, data)
            await _fill_database(connection, source)


async def _keep_former(url: str, data: Path) -> None:
    former = data / f"{BEFORE}.new"
    former.unlink(missing_ok=True)
    make(former)
    await _backup(url, former)
    former.replace(data / BEFORE)


async def _fill_database(connection: AsyncConnection, source: Path) -> None:
    emptied = ", ".join(f'"{table.name}"' for table in (*_kept(), nodes, schema.heartbeats))
    await connection.execute(sa.text(f"TRUNCATE {emptied}"))
    driver: asyncpg.Connection = (await connection.get_raw_connection()).driver_connection
    with closing(sqlite3.connect(source)) as file:
        for table in _kept():
            columns = [column.name for column in table.columns]
            await driver.copy_records_to_table(table.name, records=_rows(file, table), columns=columns)
        # The last heartbeat before the backup: clocks do not run from then on.
        for (at,) in file.execute("SELECT at FROM heartbeats"):
            await connection.execute(sa.insert(nodes), {"id": "restored", "seen": at, "alive": 0})


def _rows(file: sqlite3.Connection, table: sa.Table) -> Iterator[tuple[Any, ...]]:
    names = ", ".join(f'"{column.name}"' for column in table.columns)
    return file.execute(f'SELECT {names} FROM "{table.name}"')


def _kept() -> list[sa.Table]:
    """Return the tables to copy, parents first: all but those about running servers."""
    return [table for table in schema.metadata.sorted_tables if table not in (nodes, schema.heartbeats)]


async def _check_nobody_serves(connection: AsyncConnection) -> None:
    alive = sa.select(sa.exists().where(*is_alive(await _now(connection))))
    if (await connection.execute(alive)).scalar_one():
        raise BadSetting(
            "servers are running at this database, or were a moment ago: stop them, wait ten seconds"
        )


async def _now(connection: AsyncConnection) -> int:
    seconds = sa.extract("epoch", sa.func.clock_timestamp())
    return int((await connection.execute(sa.select(seconds))).scalar_one() * 1000)


@asynccontextmanager
async def _engine(url: str) -> AsyncIterator[AsyncEngine]:
    engine = engine_of(connector(url, _NAME))
    try:
        yield engine
    finally:
        await engine.dispose()


@asynccontextmanager
async def _snapshot(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Open a connection that reads one consistent snapshot."""
    async with engine.execution_options(isolation_level="REPEATABLE READ").connect() as connection:
        yield connection


@contextmanager
def _migrated_copy(source: Path, data: Path) -> Iterator[Path]:
    """Make a copy of the file and migrate it to today's schema."""
    number, name = tempfile.mkstemp(dir=data, prefix="restoring-")
    os.close(number)
    path = Path(name)
    try:
        copy(source, path)
        asyncio.run(migrate(sa.URL.create("sqlite+aiosqlite", database=name)))
        yield path
    finally:
        path.unlink()
