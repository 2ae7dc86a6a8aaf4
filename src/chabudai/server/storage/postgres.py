"""PostgreSQL in place of the file: the same tables, shared by several servers.

A group is committed by one connection of its own, and the hints for the other servers go with it: who hears of a change
finds it. A row that is there already means that somebody else was faster.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import cache
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
from chabudai.server.storage import schema
from chabudai.server.storage.groups import by_columns, by_table
from chabudai.server.storage.hints import changes
from chabudai.server.storage.migrations import migrate_with
from chabudai.server.storage.schema import Rows
from chabudai.server.storage.store import Store, entry_of
from chabudai.server.storage.writer import Writer
from chabudai.server.types.cluster import CHANNEL, written

if TYPE_CHECKING:
    import asyncpg

Connect = Callable[[], Awaitable["asyncpg.Connection"]]

CONNECT_SECONDS = 5
COMMIT_SECONDS = 10
READ_SECONDS = 10

_TURN = 0x636861627565
"""The lock of whoever changes people: they read first and write later, one after the other."""

log = structlog.get_logger()


def connector(url: str, node: str) -> Connect:
    """How a connection is made; BadSetting if what it takes is not installed."""
    try:
        import asyncpg
    except ImportError:
        raise BadSetting("database_url needs the extra: pip install 'chabudai[postgres]'") from None
    # A short name: it is what an operator sees in pg_stat_activity.
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
    engine = engine_of(connect, pool_pre_ping=True)
    event.listen(engine.sync_engine, "begin", _take_turns)
    return Store(engine, PostgresWriter(engine, connect, node), shared=True)


def engine_of(connect: Connect, **how: Any) -> AsyncEngine:
    return create_async_engine("postgresql+asyncpg://", async_creator=connect, hide_parameters=True, **how)


def _take_turns(connection: sa.Connection) -> None:
    """As a file does it: one transaction that changes things at a time."""
    if connection.get_execution_options().get("writes"):
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_TURN)))


class Held:
    """A connection of one's own, made when it is first needed and again after it was cut."""

    def __init__(self, connect: Connect) -> None:
        self._connect = connect
        self._connection: asyncpg.Connection | None = None

    async def open(self) -> "asyncpg.Connection":
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
        return self._connection

    def hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.terminate()
            except Exception:
                log.exception("a connection to the database could not be cut")


class PostgresWriter(Writer):
    def __init__(self, engine: AsyncEngine, connect: Connect, node: str) -> None:
        super().__init__(engine)
        self._held, self._node = Held(connect), node

    async def close(self) -> None:
        await super().close()
        self._held.hang_up()

    async def commit(self, group: list[Rows]) -> None:
        import asyncpg

        try:
            async with asyncio.timeout(COMMIT_SECONDS):
                await self._commit(group)
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.DeadlockDetectedError) as error:
            raise Overtaken("somebody else was faster") from error
        except asyncpg.DataError as error:
            # The database has refused a value and rolled back: the others of the group are written apart.
            raise Unavailable("this cannot be saved") from error
        except Exception as error:
            # When it goes away the driver raises errors of any kind (asyncpg.InternalClientError, AttributeError).
            self._held.hang_up()
            raise Unsure("this could not be saved") from error
        except BaseException:
            self._held.hang_up()
            raise
        self.commits += 1
        self.rows += sum(map(len, group))

    async def _commit(self, group: list[Rows]) -> None:
        connection = await self._held.open()
        async with connection.transaction():
            for table, rows in by_table(group):
                for columns, alike in by_columns(rows):
                    statement, order = _insertion(table, columns)
                    values = sorted([tuple(row[name] for name in order) for row in alike], key=_place)
                    await connection.executemany(statement, values)
            for news in changes(group):
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, written(self._node, news))


class Follower:
    """Reads on in logs that other servers write, in full play hundreds of times a second: with the driver alone."""

    def __init__(self, connect: Connect) -> None:
        self._held = Held(connect)

    def close(self) -> None:
        self._held.hang_up()

    async def entries_since(self, versions: Mapping[str, int]) -> dict[str, list[Entry]]:
        """What the logs of these tables have from these versions on, in one reading."""
        try:
            async with asyncio.timeout(READ_SECONDS):
                connection = await self._held.open()
                rows = await connection.fetch(_reading_on(), list(versions), list(versions.values()))
        except Exception as error:
            self._held.hang_up()
            raise Unavailable("this cannot be read now") from error
        news: dict[str, list[Entry]] = {table: [] for table in versions}
        for table, who, text, at in rows:
            news[table].append(entry_of(who, text, at))
        return news


@cache
def _reading_on() -> str:
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
    """How the driver writes parameters: $1, $2."""
    return dialect.dialect()  # type: ignore[no-untyped-call]


def _place(values: tuple[object, ...]) -> str:
    """Everybody writes in the same order, so that nobody waits for each other in a circle."""
    return str(values[0])
