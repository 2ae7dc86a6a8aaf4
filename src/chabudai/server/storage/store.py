"""The store: durable logs of all tables, in one SQLite file or in PostgreSQL (`postgres`)."""

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy import event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from chabudai.errors import ChabudaiError
from chabudai.match.log import Entry
from chabudai.server import supervision
from chabudai.server.errors import Unavailable, Unreadable
from chabudai.server.storage import faults, schema
from chabudai.server.storage.high_water import HighWaterMark
from chabudai.server.storage.migrations import migrate
from chabudai.server.storage.progress import Progress, progress_of
from chabudai.server.storage.queries import ActiveQueries
from chabudai.server.storage.schema import Rows, people
from chabudai.server.storage.start_check import new_identity
from chabudai.server.storage.stored_table import MOST_SAID, WORDS, StoredTable
from chabudai.server.storage.writer import SqliteWriter, Writer
from chabudai.server.time_source import Pause
from chabudai.server.types.accounts import Kind
from chabudai.server.types.socket import Said
from chabudai.server.types.tables import ClockPlan

log = structlog.get_logger()

CANNOT_READ, CANNOT_SAVE = "this cannot be read now", "this could not be saved"

PROBE_SECONDS = 1.0
PATIENCE = 5.0
"""Seconds that a test write may take."""


class Store:
    """Reads the database and passes writes to its writer. `shared` means that other servers use the same database."""

    def __init__(self, engine: AsyncEngine, writer: Writer, *, shared: bool = False) -> None:
        self._engine = engine
        self.writer = writer
        self.put = writer.put
        """Queues rows, and calls back when they are on disk."""
        self.shared = shared
        self._readings = engine.execution_options(isolation_level="REPEATABLE READ") if shared else engine
        self.queries = ActiveQueries()
        self._probing = asyncio.Lock()
        self._probed: tuple[float, str | None] | None = None
        self._changes = 0

    @property
    def changes(self) -> int:
        """The number of transactions that this process has committed, apart from positions of the high-water mark."""
        return self.writer.commits + self._changes

    @staticmethod
    async def open(path: Path) -> "Store":
        await migrate(_address(path))
        return Store.of_file(path)

    @staticmethod
    def of_file(path: Path) -> "Store":
        """Return the store of a file that is up to date."""
        engine = create_async_engine(_address(path), hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _set_up)
        event.listen(engine.sync_engine, "begin", _begin)
        return Store(engine, SqliteWriter(engine, path, _set_up))

    async def close(self) -> None:
        await self.writer.close()
        await self._engine.dispose()

    async def write(self, rows: Rows) -> None:
        await self.writer.write(rows)

    @asynccontextmanager
    async def _asking(self, refusal: str) -> AsyncIterator[None]:
        """Ask the database: raise Unavailable with this message for whatever goes wrong in it."""
        try:
            async with self.queries.one():
                yield
        except ChabudaiError:
            raise
        except asyncio.CancelledError as error:
            # A driver may cancel what it waits for. Only a cancelled task ends.
            if supervision.is_cancelled():
                raise
            raise _unavailable(refusal, error) from error
        except Exception as error:
            raise _unavailable(refusal, error) from error

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection for one consistent read."""
        async with self._asking(CANNOT_READ), self._readings.connect() as connection:
            yield connection

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that changes or deletes rows; the caller handles IntegrityError."""
        conflict: IntegrityError | None = None
        async with self._asking(CANNOT_SAVE):
            try:
                async with self._engine.execution_options(writes=True).begin() as connection:
                    yield connection
            except IntegrityError as error:
                conflict = error
        if conflict is not None:
            raise conflict
        self._changes += 1

    @asynccontextmanager
    async def sharing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that runs beside those of other servers; row locks keep them apart."""
        async with self._asking(CANNOT_SAVE), self._engine.begin() as connection:
            yield connection
        self._changes += 1

    async def now(self) -> int:
        """Return the database's time, in milliseconds since 1970."""
        async with self.reading() as connection:
            seconds = sa.extract("epoch", sa.func.clock_timestamp())
            return int((await connection.execute(sa.select(seconds))).scalar_one() * 1000)

    async def load(self, table: str) -> StoredTable | None:
        """Read everything about a table, consistently."""
        if "\0" in table:
            # No id holds this character, and PostgreSQL cannot be asked for it.
            return None
        async with self._asking(CANNOT_READ), self._readings.connect() as connection:
            try:
                return await _load(connection, table)
            except (msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
                log.error("a table is not readable", table=table[:4], exc_info=error)
                raise Unreadable("this table cannot be read") from error

    async def progress_of(self, tables: Collection[str]) -> dict[str, Progress]:
        """Read the progress of these tables; deleted tables are left out."""
        async with self.reading() as connection:
            return await progress_of(connection, tables)

    async def done(self, table: str, sitting: int, key: str) -> int | None:
        """Return the version in which this command was done, if it was, perhaps by another server."""
        owner = schema.commands.c
        found = sa.select(owner.version).where(
            owner.table_id == table, owner.sitting == sitting, owner.key == key
        )
        async with self.reading() as connection:
            return (await connection.execute(found)).scalar_one_or_none()

    async def waiting(self) -> list[str]:
        """Return the public tables that have not begun."""
        owners = schema.tables.c
        begun = sa.exists().where(schema.entries.c.table_id == owners.id)
        return await self._ids(
            sa.select(owners.id).where(owners.public == 1, ~begun, owners.closed.is_(None))
        )

    async def clocked(self) -> list[str]:
        """Return the tables where a clock may be running."""
        owners = schema.tables.c
        begun = sa.exists().where(schema.entries.c.table_id == owners.id)
        over = sa.exists().where(schema.ends.c.table_id == owners.id)
        clocked = sa.select(owners.id).where(owners.clock.is_not(None), begun, ~over, owners.closed.is_(None))
        return await self._ids(clocked)

    async def resume(self, now: int) -> list[Pause]:
        """Record the pause that ends now; return all pauses, the first one first."""
        async with self.changing() as connection:
            heartbeat = (await connection.execute(sa.select(schema.heartbeats.c.at))).scalar_one_or_none()
            if heartbeat is not None and heartbeat < now:
                pause = sqlite.insert(schema.pauses).values(start=heartbeat, stop=now)
                # An earlier version wrote the heartbeat later: a server killed in between left such a row.
                await connection.execute(
                    pause.on_conflict_do_update(index_elements=["start"], set_={"stop": now})
                )
            await connection.execute(self._heartbeat(now))
            pauses = await connection.execute(sa.select(schema.pauses.c.start, schema.pauses.c.stop))
            return [(row.start, row.stop) for row in pauses]

    def _heartbeat(self, now: int) -> Any:
        insert = postgresql.insert if self.shared else sqlite.insert
        mark = insert(schema.heartbeats).values(id=1, at=now)
        return mark.on_conflict_do_update(index_elements=["id"], set_={"at": now})

    async def heartbeat(self, now: int) -> None:
        """Record that a server is alive."""
        async with self.sharing() as connection:
            await connection.execute(self._heartbeat(now))

    async def take_position(self, now: int) -> HighWaterMark | None:
        """Commit a new position, after all earlier commits of this process, and return it.

        None: this database does not say where it is.
        """
        async with (
            self._asking(CANNOT_SAVE),
            self._engine.execution_options(writes=True).begin() as connection,
        ):
            return await (self._log_position(connection, now) if self.shared else _position(connection, now))

    async def _log_position(self, connection: AsyncConnection, now: int) -> HighWaterMark | None:
        """Read the position in PostgreSQL's log, and commit something after it: that proves that it is on disk."""
        found = await postgres_position(connection, now)
        if found:
            await connection.execute(self._heartbeat(now))
        return found

    async def unfinished(self, before: int) -> list[str]:
        """Return the tables made before this time that are not known to be over."""
        owners = schema.tables.c
        over = sa.exists().where(schema.ends.c.table_id == owners.id)
        open_ones = (owners.created < before, ~over, owners.closed.is_(None))
        return await self._ids(sa.select(owners.id).where(*open_ones))

    async def closed(self, before: int) -> list[str]:
        """Return the tables made before this time that a moderator has closed."""
        owners = schema.tables.c
        return await self._ids(
            sa.select(owners.id).where(owners.created < before, owners.closed.is_not(None))
        )

    async def erase(self, table: str) -> None:
        """Delete a table and all that belongs to it."""
        async with self.changing() as connection:
            theirs = sa.select(schema.reports.c.id).where(schema.reports.c.table_id == table)
            await connection.execute(sa.delete(schema.reporters).where(schema.reporters.c.report.in_(theirs)))
            for owner in reversed(schema.metadata.sorted_tables):
                if "table_id" in owner.c:
                    await connection.execute(sa.delete(owner).where(owner.c.table_id == table))
            await connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == table))

    async def _ids(self, query: sa.Select[str]) -> list[str]:
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def check(self) -> None:
        """Raise Unavailable if the database cannot be read."""
        await self.load("")

    async def check_writing(self, now: int) -> None:
        """Raise Unavailable if nothing can be written in time. The answer is kept for a second."""
        async with self._probing:
            clock = asyncio.get_running_loop().time
            if self._probed is None or clock() - self._probed[0] > PROBE_SECONDS:
                self._probed = clock(), await self._probe(now)
            fault = self._probed[1]
        if fault:
            raise Unavailable(fault)

    async def _probe(self, now: int) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.heartbeat(now)
                # An empty write passes through the writer's queue and its connection.
                await self.writer.write([])
        except (TimeoutError, Unavailable) as error:
            return str(error) or "the database does not answer"
        return None

    async def pragmas(self) -> dict[str, Any]:
        """Return the settings that decide how durable a commit is."""
        async with self.queries.one(), self._engine.connect() as connection:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return {name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one() for name in names}


async def _position(connection: AsyncConnection, now: int) -> HighWaterMark:
    """Move the position of this file on. It is the time, unless the clock was put back."""
    owner = schema.nodes
    moved = sa.update(owner).values(seen=sa.func.max(owner.c.seen + 1, now))
    row = (await connection.execute(moved.returning(owner.c.id, owner.c.seen))).one_or_none()
    if row is None:
        first = {"id": new_identity(), "seen": now, "alive": 0}
        row = (
            await connection.execute(sa.insert(owner).values(first).returning(owner.c.id, owner.c.seen))
        ).one()
    return HighWaterMark(database=row.id, position=row.seen, at=now)


async def postgres_position(connection: AsyncConnection, now: int) -> HighWaterMark | None:
    """Return where PostgreSQL's log ends, or None if this role may not ask."""
    allowed = "SELECT has_function_privilege('pg_control_system()', 'execute') AND NOT pg_is_in_recovery()"
    if not (await connection.exec_driver_sql(allowed)).scalar():
        return None
    row = (await connection.exec_driver_sql(_POSITION)).one()
    return HighWaterMark(database=row.identity, position=int(row.position), at=now, timeline=row.timeline)


_POSITION = """
    SELECT (SELECT system_identifier FROM pg_control_system())::text || '/' || d.oid::text AS identity,
        pg_current_wal_insert_lsn() - '0/0'::pg_lsn AS position,
        (SELECT timeline_id FROM pg_control_checkpoint()) AS timeline
    FROM pg_database d WHERE d.datname = current_database()
"""


def _address(path: Path) -> sa.URL:
    return sa.URL.create("sqlite+aiosqlite", database=str(path))


def _unavailable(message: str, error: BaseException) -> Unavailable:
    """Return the error to raise for a database error; log its cause, and the traceback of an unexpected one."""
    faults.note(message, error)
    if not isinstance(error, SQLAlchemyError | OSError):
        log.error("the database driver has failed", exc_info=error)
    return Unavailable(message)


def _set_up(connection: Any, _record: object = None) -> None:
    # The driver must not open transactions: `_begin` does, for reads too.
    connection.isolation_level = None
    # Statement journals stay in memory. The cache holds the pages of some hundred running games, and checkpoints of
    # the write-ahead log are rare.
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=10000",
        "temp_store=MEMORY",
        "cache_size=-16000",
        "wal_autocheckpoint=16000",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: sa.Connection) -> None:
    # SQLite refuses the write of a transaction that began with a read if another one wrote in between.
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


async def _load(connection: AsyncConnection, table: str) -> StoredTable | None:
    row = (await connection.execute(sa.select(schema.tables).filter_by(id=table))).one_or_none()
    if row is None:
        return None
    saved = StoredTable(
        id=table,
        game=row.game,
        options=msgspec.json.decode(row.options),
        bots=msgspec.json.decode(row.bots),
        secret=row.secret,
        created=row.created,
        rematch_of=row.rematch_of,
        clock=msgspec.json.decode(row.clock, type=ClockPlan) if row.clock else None,
        public=bool(row.public),
        rated=bool(row.rated),
        closed=row.closed,
        next=(await connection.execute(_following(table))).scalar_one_or_none(),
        log=_log(table, await _rows(connection, schema.entries, table)),
    )
    for sitting in await _rows(connection, schema.sittings, table):
        saved.apply_sitting(sitting._mapping)
    for end in await _rows(connection, schema.ends, table):
        saved.ended, saved.sequel = True, end.sequel
    for request in await _rows(connection, schema.rematches, table):
        saved.want_rematch(request.seat, request.words)
    saved.accounts = await _accounts(connection, table)
    saved.said = await _said(connection, table)
    await _read_words(connection, saved)
    for done in await _rows(connection, schema.commands, table):
        saved.commands[done.sitting, done.key] = done.version
    return saved


def _following(table: str) -> sa.Select[str]:
    return sa.select(schema.tables.c.id).where(schema.tables.c.rematch_of == table)


async def _rows(connection: AsyncConnection, owner: sa.Table, table: str) -> list[Any]:
    """Return all rows of this table, in order."""
    found = sa.select(owner).where(owner.c.table_id == table).order_by(*owner.primary_key.columns)
    return list(await connection.execute(found))


async def _accounts(connection: AsyncConnection, table: str) -> dict[str, Kind]:
    """Return the accounts among all people who ever sat at this table."""
    sat = sa.select(schema.sittings.c.person).where(schema.sittings.c.table_id == table)
    found = sa.select(people.c.id, people.c.bot).where(people.c.id.in_(sat), people.c.folded.is_not(None))
    return {row.id: "bot" if row.bot else "person" for row in await connection.execute(found)}


async def _said(connection: AsyncConnection, table: str) -> list[Said]:
    """Return the latest chat messages, oldest first."""
    owner = schema.messages
    aloud = sa.select(owner).where(owner.c.table_id == table, owner.c.room != WORDS)
    latest = aloud.order_by(owner.c.seq.desc()).limit(MOST_SAID)
    rows = reversed(list(await connection.execute(latest)))
    return [
        msgspec.convert(
            {
                **({"removed": True} if row.removed else msgspec.json.decode(row.content)),
                "number": row.seq,
                "room": row.room,
                "seat": row.seat,
                "name": row.name,
                "at": row.at,
            },
            Said,
        )
        for row in rows
    ]


async def _read_words(connection: AsyncConnection, saved: StoredTable) -> None:
    owner = schema.messages
    spoken = sa.select(owner).where(owner.c.table_id == saved.id, owner.c.room == WORDS).order_by(owner.c.seq)
    for row in await connection.execute(spoken):
        saved.words[row.seat] = msgspec.json.decode(row.content)["text"]
        saved.words_count += 1
        saved.last_message = row.seq
    saved.last_message = max([saved.last_message, *(said.number for said in saved.said[-1:])])


def _log(table: str, rows: list[Any]) -> list[Entry]:
    if [row.seq for row in rows] != list(range(len(rows))):
        raise Unreadable(f"the log of table {table} has a gap")
    return [entry_of(row.who, row.text, row.at) for row in rows]


def entry_of(who: str, text: str, at: int) -> Entry:
    """Make an entry from a row, where a seat is text too."""
    return Entry(int(who) if who.isdigit() else who, text, at)
