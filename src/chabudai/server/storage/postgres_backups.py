"""A PostgreSQL database as one file, and back.

The file is the one that a server without a database keeps its games in: what was backed up from either is restored to
either, so this is also how games move to PostgreSQL and home again.
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
from chabudai.server.storage import schema
from chabudai.server.storage.backups import BEFORE, copy, count, make
from chabudai.server.storage.migrations import migrate, migrate_with, revision_of, revisions
from chabudai.server.storage.nodes import is_alive
from chabudai.server.storage.postgres import connector, engine_of
from chabudai.server.storage.schema import nodes

if TYPE_CHECKING:
    import asyncpg

AT_ONCE = 1000
"""So many rows are in memory."""

_NAME = "backup"


def backup(url: str, target: Path) -> int:
    """Copy the games to a file that is not there yet; how many tables it has. Servers go on meanwhile."""
    make(target)
    try:
        asyncio.run(_backup(url, target))
        return count(target)
    except BaseException as error:
        target.unlink(missing_ok=True)
        if isinstance(error, (SQLAlchemyError, OSError, sqlite3.Error)):
            raise BadSetting(f"the games could not be copied: {error}") from error
        raise


def restore(url: str, source: Path, data: Path) -> int:
    """Put the games of a backup in place of those in the database, which are kept in the folder; how many tables."""
    tables = count(source)
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        with _of_today(source, data) as path:
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
                await _write_out(connection, file, table)
            # From now on no server plays these games on: that is nobody's thinking time.
            file.execute("INSERT INTO beats (id, at) VALUES (1, ?)", [await _now(connection)])
            file.commit()
            file.execute("PRAGMA journal_mode = DELETE")


async def _write_out(connection: AsyncConnection, file: sqlite3.Connection, table: sa.Table) -> None:
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
            # A server that starts now waits with its first sign of life.
            await connection.execute(sa.text("LOCK TABLE nodes IN EXCLUSIVE MODE"))
            await _check_nobody_serves(connection)
            await _put_aside(url, data)
            await _put_in(connection, source)


async def _put_aside(url: str, data: Path) -> None:
    former = data / f"{BEFORE}.new"
    former.unlink(missing_ok=True)
    make(former)
    await _backup(url, former)
    former.replace(data / BEFORE)


async def _put_in(connection: AsyncConnection, source: Path) -> None:
    emptied = ", ".join(f'"{table.name}"' for table in (*_kept(), nodes, schema.beats))
    await connection.execute(sa.text(f"TRUNCATE {emptied}"))
    driver: asyncpg.Connection = (await connection.get_raw_connection()).driver_connection
    with closing(sqlite3.connect(source)) as file:
        for table in _kept():
            columns = [column.name for column in table.columns]
            await driver.copy_records_to_table(table.name, records=_rows(file, table), columns=columns)
        # When a server was last there: the time since then is nobody's thinking time.
        for (at,) in file.execute("SELECT at FROM beats"):
            await connection.execute(sa.insert(nodes), {"id": "restored", "seen": at, "alive": 0})


def _rows(file: sqlite3.Connection, table: sa.Table) -> Iterator[tuple[Any, ...]]:
    names = ", ".join(f'"{column.name}"' for column in table.columns)
    return file.execute(f'SELECT {names} FROM "{table.name}"')


def _kept() -> list[sa.Table]:
    """All but what says which servers there are; parents before children."""
    return [table for table in schema.metadata.sorted_tables if table not in (nodes, schema.beats)]


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
    """One moment, however long it takes to read."""
    async with engine.execution_options(isolation_level="REPEATABLE READ").connect() as connection:
        yield connection


@contextmanager
def _of_today(source: Path, data: Path) -> Iterator[Path]:
    """A copy of the file, brought up to date: an older one has other tables."""
    number, name = tempfile.mkstemp(dir=data, prefix="restoring-")
    os.close(number)
    path = Path(name)
    try:
        copy(source, path)
        asyncio.run(migrate(sa.URL.create("sqlite+aiosqlite", database=name)))
        yield path
    finally:
        path.unlink()
