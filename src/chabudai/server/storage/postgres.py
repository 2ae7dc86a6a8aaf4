"""PostgreSQL storage: the same tables as in the SQLite file, shared by several servers.

The writer has its own connection. Change hints are part of each commit: a server that receives one can read the change.
A primary key that exists already means that another server was faster.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
import structlog
from sqlalchemy import event
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.dialects.postgresql import asyncpg as dialect
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from chabudai.match.log import Entry
from chabudai.server.errors import Overtaken, Unavailable, Unsure
from chabudai.server.settings import BadSetting
from chabudai.server.storage import high_water, schema
from chabudai.server.storage.groups import by_columns, by_table
from chabudai.server.storage.hints import changes
from chabudai.server.storage.migrations import migrate_with, revision_of
from chabudai.server.storage.schema import Rows
from chabudai.server.storage.store import Store, entry_of, postgres_position
from chabudai.server.storage.writer import Writer
from chabudai.server.types.cluster import CHANNEL, encode

if TYPE_CHECKING:
    import asyncpg

Connect = Callable[[], Awaitable["asyncpg.Connection"]]

CONNECT_SECONDS = 5
COMMIT_SECONDS = 10
READ_SECONDS = 10

_WRITE_LOCK = 0x636861627565
"""The advisory lock of transactions that change people: they read before they write, so they run one at a time."""

log = structlog.get_logger()


def connector(url: str, node: str) -> Connect:
    """Return a function that connects to the database; raise BadSetting if the driver is not installed."""
    try:
        import asyncpg
    except ImportError:
        raise BadSetting("database_url needs the extra: pip install 'chabudai[postgres]'") from None
    # Operators see this name in pg_stat_activity.
    known = {"application_name": f"chabudai {node}"}

    async def connect() -> "asyncpg.Connection":
        try:
            return await asyncpg.connect(url, timeout=CONNECT_SECONDS, server_settings=known)
        except OSError:
            raise
        except Exception as error:
            raise OSError(f"the database does not answer: {error}") from error

    return connect


async def open_store(connect: Connect, node: str) -> Store:
    await migrate_with(engine_of(connect, poolclass=NullPool))
    return store_of(connect, node)


def store_of(connect: Connect, node: str) -> Store:
    """Return the store of a database that is up to date."""
    engine = engine_of(connect, pool_pre_ping=True)
    event.listen(engine.sync_engine, "begin", _lock_writes)
    return Store(engine, PostgresWriter(engine, connect, node), shared=True)


async def check_database(connect: Connect, path: Path) -> None:
    """Raise BadSetting if the database is behind this server's mark, or is another one."""
    known = high_water.read(path)
    if known is None:
        return
    engine = engine_of(connect, poolclass=NullPool)
    try:
        async with engine.connect() as connection:
            is_empty = await connection.run_sync(revision_of) is None
            found = None if is_empty else await postgres_position(connection, 0)
    finally:
        await engine.dispose()
    if is_empty or found is not None:
        high_water.compare(known, found, "the database", path)
    if found and found.timeline != known.timeline:
        log.warning("the database was promoted from a standby: what that had not received is missing")


def engine_of(connect: Connect, **how: Any) -> AsyncEngine:
    return create_async_engine("postgresql+asyncpg://", async_creator=connect, hide_parameters=True, **how)


def _lock_writes(connection: sa.Connection) -> None:
    """Let one writing transaction run at a time, as SQLite does."""
    if connection.get_execution_options().get("writes"):
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_WRITE_LOCK)))


class PrivateConnection:
    """A private connection, opened on first use and again after it was lost."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._connection: asyncpg.Connection | None = None

    async def open(self) -> "asyncpg.Connection":
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
        return self._connection

    def cut(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.terminate()
            except Exception:
                log.exception("a connection to the database could not be cut")


class PostgresWriter(Writer):
    def __init__(self, engine: AsyncEngine, connect: Connect, node: str) -> None:
        super().__init__(engine)
        self._private, self._node = PrivateConnection(connect), node

    async def close(self) -> None:
        await super().close()
        self._private.cut()

    async def commit(self, group: list[Rows]) -> None:
        import asyncpg

        try:
            async with asyncio.timeout(COMMIT_SECONDS):
                await self._commit(group)
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.DeadlockDetectedError) as error:
            raise Overtaken("somebody else was faster") from error
        except asyncpg.DataError as error:
            # The database has refused a value and rolled back: the caller then commits each write by itself.
            raise Unavailable("this cannot be saved") from error
        except Exception as error:
            # When the database goes away the driver raises any error (asyncpg.InternalClientError, AttributeError).
            self._private.cut()
            raise Unsure("this could not be saved") from error
        except BaseException:
            self._private.cut()
            raise
        self.commits += 1
        self.rows += sum(map(len, group))

    async def _commit(self, group: list[Rows]) -> None:
        connection = await self._private.open()
        async with connection.transaction():
            for table, rows in by_table(group):
                for columns, alike in by_columns(rows):
                    statement, order = _insertion(table, columns)
                    values = sorted([tuple(row[name] for name in order) for row in alike], key=_insert_order)
                    await connection.executemany(statement, values)
            for message in changes(group):
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, encode(self._node, message))


class Follower:
    """Reads new log entries that other servers wrote. Uses the driver directly: it reads hundreds of times a second."""

    def __init__(self, connect: Connect) -> None:
        self._private = PrivateConnection(connect)

    def close(self) -> None:
        self._private.cut()

    async def entries_since(self, versions: Mapping[str, int]) -> dict[str, list[Entry]]:
        """Read the entries of these tables from these versions on, in one query."""
        try:
            async with asyncio.timeout(READ_SECONDS):
                connection = await self._private.open()
                rows = await connection.fetch(_entries_since_query(), list(versions), list(versions.values()))
        except Exception as error:
            self._private.cut()
            raise Unavailable("this cannot be read now") from error
        message: dict[str, list[Entry]] = {table: [] for table in versions}
        for table, who, text, at in rows:
            message[table].append(entry_of(who, text, at))
        return message


@cache
def _entries_since_query() -> str:
    owner = schema.entries.c
    names, versions = (
        sa.bindparam("names", type_=ARRAY(sa.Text)),
        sa.bindparam("versions", type_=ARRAY(sa.Integer)),
    )
    known = sa.func.unnest(names, versions).table_valued("name", "version", name="known").render_derived()
    found = sa.select(owner.table_id, owner.who, owner.text, owner.at).join(
        known, sa.and_(owner.table_id == known.c.name, owner.seq >= known.c.version)
    )
    return str(found.order_by(owner.table_id, owner.seq).compile(dialect=_numbered()))


@cache
def _insertion(table: sa.Table, columns: tuple[str, ...]) -> tuple[str, list[str]]:
    compiled = sa.insert(table).compile(dialect=_numbered(), column_keys=columns)
    return str(compiled), list(compiled.positiontup or ())


def _numbered() -> dialect.dialect:
    """The dialect with numbered parameters ($1, $2)."""
    return dialect.dialect()  # type: ignore[no-untyped-call]


def _insert_order(values: tuple[object, ...]) -> str:
    """Sort key of rows: all servers write in the same order, which prevents deadlocks."""
    return str(values[0])
