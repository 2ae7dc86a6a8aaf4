"""A simulated database: real SQL in SQLite, behind connections whose every step takes time and may fail.

One database serves all servers of a run. It stands for PostgreSQL, with its messages between servers, or for the one
file of a single server. Readings see one moment. Writing transactions run one at a time. A connection that is lost
while it commits has committed, or has not, or does so a little later: nobody is told.
"""

import asyncio
import atexit
import re
import shutil
import sqlite3
import tempfile
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from contextvars import Context, copy_context
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import sqlalchemy as sa
from sqlalchemy.pool import QueuePool

from chabudai.server.storage import schema
from chabudai.server.storage.postgres import _entries_since_query
from chabudai.server.storage.store import _POSITION
from chabudai.server.storage.writer import SqliteWriter
from tests.simulation.faults import DRIVER_ERRORS, FILE_ERRORS, POISON, Faults, as_alchemy_would
from tests.simulation.loop import PROCESS, Process, SimulatedLoop


@cache
def _path() -> Path:
    return Path(tempfile.mkdtemp(prefix="chabudai-simulation-")) / "games.sqlite3"


@cache
def _engine() -> sa.Engine:
    """Return the engine of this process: one file, used by one run after the other."""
    path = _path()

    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        for pragma in ("journal_mode=WAL", "synchronous=OFF", "foreign_keys=ON", "busy_timeout=0"):
            connection.execute(f"PRAGMA {pragma}")
        return connection

    engine = sa.create_engine("sqlite://", creator=connect, poolclass=QueuePool, pool_size=64)
    schema.metadata.create_all(engine)

    def remove() -> None:
        engine.dispose()
        shutil.rmtree(path.parent, ignore_errors=True)

    atexit.register(remove)
    return engine


class FairLock:
    """A lock of the database. Its owners take turns; who is gone is passed over."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self._loop = loop
        self._owner: object | None = None
        self._queue: deque[tuple[object, asyncio.Future[None]]] = deque()

    @property
    def owners(self) -> list[object | None]:
        """Whoever has it or waits for it, the last one first."""
        return [*(owner for owner, _ in reversed(self._queue)), self._owner]

    async def acquire(self, owner: object) -> None:
        if self._owner is owner:
            return
        if self._owner is None:
            self._owner = owner
            return
        turn: asyncio.Future[None] = self._loop.create_future()
        self._queue.append((owner, turn))
        try:
            await turn
        except BaseException:
            self.release(owner)
            raise

    def release(self, owner: object) -> None:
        """Give up the lock, or the place in its queue."""
        for waiting in [one for one in self._queue if one[0] is owner]:
            self._queue.remove(waiting)
            if not waiting[1].done():
                waiting[1].set_result(None)
        if self._owner is not owner:
            return
        self._owner = None
        while self._queue and self._owner is None:
            following, turn = self._queue.popleft()
            if not turn.done():
                self._owner = following
                turn.set_result(None)


class Database:
    """The rows, the lock of writing transactions, and who listens."""

    def __init__(self, loop: SimulatedLoop, faults: Faults, seed: object, trace: Callable[..., None]) -> None:
        self.loop, self.faults, self.trace = loop, faults, trace
        self._seed = seed
        self._engine = _engine()
        self._dice = Random(f"{seed} database")
        self.writing = FairLock(loop)
        """Held by a transaction that writes."""
        self.matching = FairLock(loop)
        """The advisory lock of matching people."""
        self.listeners: list[tuple[DriverConnection, Callable[..., None], Context]] = []
        self.cut_off: set[str] = set()
        """The servers that cannot reach the database."""
        self._connections: list[Connection] = []
        self.files: list[File] = []
        self.log_end = 1
        """Where PostgreSQL's log ends: every commit adds to it."""
        self.tick = 0.0004
        """Seconds that one step takes, about."""
        self._empty()

    def _empty(self) -> None:
        with self._engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
            for table in reversed(schema.metadata.sorted_tables):
                connection.exec_driver_sql(f"DELETE FROM {table.name}")
            connection.exec_driver_sql("PRAGMA foreign_keys=ON")

    @contextmanager
    def looking(self) -> Any:
        """Read what is stored, past all servers."""
        with self._engine.connect() as connection:
            yield connection

    def opened(self, connection: "Connection") -> sa.Connection:
        self._connections.append(connection)
        return self._engine.connect()

    def closed(self, connection: "Connection") -> None:
        if connection in self._connections:
            self._connections.remove(connection)

    def lose(self, process: Process) -> None:
        """The process has died: its connections are lost."""
        for connection in [one for one in self._connections if one.process is process]:
            connection.lose()
        for owner in self.writing.owners:
            if isinstance(owner, Thread) and owner.process is process:
                self.writing.release(owner)
        self.listeners = [one for one in self.listeners if one[0].process is not process]

    def heal(self, name: str) -> None:
        """End a partition. Every connection of that server is lost, and what was sent to it."""
        self.cut_off.discard(name)
        for connection in [one for one in self._connections if one.name == name]:
            connection.lose()

    def finish(self) -> None:
        """Close everything, at the end of a run."""
        for connection in list(self._connections):
            connection._release()
        for file in self.files:
            file.close()

    # Messages between servers

    def notify(self, payloads: Sequence[str]) -> None:
        """Deliver these to all listeners, each a little later; some are lost and some come twice."""
        for payload in payloads:
            for listener in self.listeners:
                self._deliver(listener, payload)

    def _deliver(
        self, listener: tuple["DriverConnection", Callable[..., None], Context], payload: str
    ) -> None:
        connection, callback, context = listener
        rate, dice, faults = self.faults.rates.lost, connection.dice, self.faults
        # Who is connected is nowhere else: such a message is lost only together with its connection.
        may_be_lost = '"presence"' not in payload and '"joined"' not in payload
        if may_be_lost and faults.happens(dice, rate):
            faults.note("message between servers lost")
            return
        if connection.name in self.cut_off:
            return
        times = 1
        if faults.happens(dice, rate):
            faults.note("message between servers repeated")
            times = 2
        for _ in range(times):
            delay = dice.uniform(0.0005, 0.01) if dice.random() < 0.9 else dice.uniform(0.01, 1.0)
            connection.heard_until = max(connection.heard_until + 1e-6, self.loop.time() + delay)
            self.loop.call_at(connection.heard_until, connection.hear, callback, payload, context=context)


class Connection:
    """One connection to the database: steps that take time and may fail, transactions, and their end."""

    def __init__(self, database: Database, name: str, dice: Random) -> None:
        self.database, self.name, self.dice = database, name, dice
        self.process = PROCESS.get()
        self.sync = database.opened(self)
        self.is_lost = False
        self._is_writing = False
        self._is_committing = False
        self._messages: list[str] = []

    # Steps

    async def step(self, what: str) -> None:
        """Take the time of one step; perhaps fail."""
        faults, dice, loop = self.database.faults, self.dice, self.database.loop
        await asyncio.sleep(self.database.tick * (0.5 + dice.random()))
        if faults.happens(dice, faults.rates.slow):
            faults.note("slow step of the database", self.name)
            await asyncio.sleep(dice.choice((0.3, 2.0, 12.0)))
        if self.name in self.database.cut_off:
            # A partition: nothing comes back until it ends, and then the connection is gone.
            while self.name in self.database.cut_off:  # noqa: ASYNC110 - simulated time costs nothing
                await asyncio.sleep(0.5)
        if self.is_lost:
            raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")
        if faults.happens(dice, faults.rates.database):
            error = faults.error(dice, DRIVER_ERRORS, self.name)
            self.database.trace(loop.time(), self.name, "fails", what, type(error).__name__)
            raise error

    # Transactions

    async def begin_writing(self) -> None:
        if self._is_writing:
            return
        await self.database.writing.acquire(self)
        if self.is_lost:
            self.database.writing.release(self)
            raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")
        self._end_reading()
        self.sync.exec_driver_sql("BEGIN IMMEDIATE")
        self._is_writing = True

    def begin_reading(self) -> None:
        self.sync.exec_driver_sql("BEGIN")

    def _end_reading(self) -> None:
        self.sync.rollback()

    def message(self, payload: str) -> None:
        """Send this when the transaction commits."""
        self._messages.append(payload)

    async def commit(self) -> None:
        """Commit. It may fail before it has taken effect, and after."""
        if not self._is_writing:
            return
        self._is_committing = True
        await self.step("before the commit")
        self._commit_now()
        await self.step("after the commit")
        self._is_committing = False

    def _commit_now(self) -> None:
        if not self._is_writing:
            return
        self.sync.commit()
        self.database.log_end += 100
        self._is_writing = False
        self.database.writing.release(self)
        messages, self._messages = self._messages, []
        self.database.notify(messages)
        self.database.trace(self.database.loop.time(), self.name, "has committed")

    def roll_back(self) -> None:
        if self.is_lost:
            return
        self.sync.rollback()
        self._messages.clear()
        self._is_writing = False
        self.database.writing.release(self)

    # The end

    def lose(self) -> None:
        """Lose the connection. A commit that was on its way may take effect all the same, even later."""
        if self.is_lost:
            return
        self.is_lost = True
        fate = self.dice.random() if self._is_writing and self._is_committing else 0.0
        if fate < 0.4:
            self._release()
        elif fate < 0.8:
            self.database.faults.note("commit kept that nobody was told of", self.name)
            self._commit_now()
            self._release()
        else:
            self.database.faults.note("commit that came late", self.name)
            self.database.loop.call_later(self.dice.uniform(0.01, 2.0), self._commit_late, context=Context())

    def _commit_late(self) -> None:
        self._commit_now()
        self._release()

    def _release(self) -> None:
        self.sync.rollback()
        self._is_writing = False
        self.database.writing.release(self)
        self.database.matching.release(self)
        self.sync.close()
        self.database.closed(self)

    def close(self) -> None:
        if not self.is_lost:
            self.is_lost = True
            self._release()


# As the one file of a single server


class Thread:
    """A thread of a server: it waits for SQLite's lock, and is not cancelled."""

    def __init__(self) -> None:
        self.process = PROCESS.get()


class File(sqlite3.Connection):
    """The writer's own connection to the file. Any statement may fail, and the commit before or after its effect."""

    database: Database
    name: str
    dice: Random

    def execute(self, statement: str, parameters: Any = ()) -> sqlite3.Cursor:
        database = self.database
        if any(isinstance(value, str) and is_refused(value) for value in parameters):
            raise UnicodeEncodeError("utf-8", "", 0, 1, "surrogates not allowed")
        faults = database.faults
        if statement.startswith("PRAGMA") or not faults.happens(self.dice, faults.rates.database):
            done = super().execute(statement, parameters)
        else:
            error = faults.error(self.dice, FILE_ERRORS, self.name)
            if statement == "COMMIT" and not isinstance(error, sqlite3.Error) and self.dice.random() < 0.5:
                super().execute(statement)
                faults.note("commit kept that nobody was told of", self.name)
            raise error
        if statement == "COMMIT":
            database.trace(database.loop.time(), self.name, "has committed")
        return done


class SimulatedSqliteWriter(SqliteWriter):
    """The writer of a single server, whose thread is simulated."""

    def __init__(self, engine: Any, database: Database, name: str, dice: Random) -> None:
        super().__init__(engine, Path(), lambda _connection: None)
        self._database, self._name, self._dice = database, name, dice

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(_path(), check_same_thread=False, isolation_level=None, factory=File)
        connection.database, connection.name, connection.dice = self._database, self._name, self._dice
        for pragma in ("synchronous=OFF", "foreign_keys=ON", "busy_timeout=0"):
            connection.execute(f"PRAGMA {pragma}")
        self._database.files.append(connection)
        return connection


# As SQLAlchemy's engine


class Engine:
    """What the store needs of SQLAlchemy's AsyncEngine."""

    def __init__(
        self, database: Database, name: str, dice: Random, options: Mapping[str, Any] | None = None
    ) -> None:
        self._database, self._name, self._dice = database, name, dice
        self._options = options or {}

    def execution_options(self, **options: Any) -> "Engine":
        return Engine(self._database, self._name, self._dice, {**self._options, **options})

    @asynccontextmanager
    async def connect(self) -> AsyncIterator["Session"]:
        """Open a transaction that only reads: it sees one moment."""
        connection = Connection(self._database, self._name, self._dice)
        try:
            await _translated(connection.step("connecting"))
            connection.begin_reading()
            yield Session(connection, reads=True)
        finally:
            connection.close()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator["Session"]:
        """Open a transaction. With the option `writes` it is alone; otherwise from its first row that it changes."""
        connection = Connection(self._database, self._name, self._dice)
        try:
            await _translated(connection.step("connecting"))
            if self._options.get("writes"):
                await connection.begin_writing()
            yield Session(connection, reads=False)
            await _translated(connection.commit())
        except BaseException:
            # A commit that was on its way is not taken back.
            connection.lose() if connection._is_committing else connection.close()
            raise
        finally:
            connection.close()

    async def dispose(self) -> None:
        return


async def _translated(step: Any) -> None:
    try:
        await step
    except Exception as error:
        raise as_alchemy_would(error) from error


class Session:
    """What the store needs of SQLAlchemy's AsyncConnection."""

    def __init__(self, connection: Connection, *, reads: bool) -> None:
        self._connection, self._reads = connection, reads

    async def execute(self, statement: Any, parameters: Any = None) -> Any:
        await _translated(self._connection.step("a statement"))
        if not self._reads and not self._connection._is_writing and _locks(statement):
            await self._connection.begin_writing()
        _check_values(parameters)
        if not self._reads and _is_advisory(statement):
            if not self._connection._is_writing:
                await self._connection.database.matching.acquire(self._connection)
            return None
        return self._connection.sync.execute(statement, parameters)

    async def exec_driver_sql(self, statement: str) -> Any:
        await _translated(self._connection.step("a statement"))
        if "has_function_privilege" in statement:
            statement = "SELECT 1"
        elif statement == _POSITION:
            end = self._connection.database.log_end
            statement = f"SELECT 'simulated' AS identity, {end} AS position, 1 AS timeline"
        return self._connection.sync.exec_driver_sql(statement)


def _locks(statement: Any) -> bool:
    return bool(statement.is_dml) or getattr(statement, "_for_update_arg", None) is not None


def _is_advisory(statement: Any) -> bool:
    if statement.is_dml:
        return False
    return getattr(next(iter(statement.inner_columns)), "name", None) == "pg_advisory_xact_lock"


def _check_values(parameters: Any) -> None:
    rows = parameters if isinstance(parameters, list) else [parameters or {}]
    for row in rows:
        if any(isinstance(value, str) and is_refused(value) for value in row.values()):
            raise sa.exc.DataError("a statement", None, Exception("invalid byte sequence"))


def is_refused(text: str) -> bool:
    return "\0" in text or POISON in text


# As asyncpg's connection


class DriverConnection(Connection):
    """What the writer, the follower and the bus need of asyncpg's connection."""

    heard_until = 0.0

    def is_closed(self) -> bool:
        return self.is_lost

    def terminate(self) -> None:
        self.lose()
        self.database.listeners = [one for one in self.database.listeners if one[0] is not self]

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        await self.step("beginning")
        try:
            await self.begin_writing()
            yield
            await self.commit()
        except BaseException:
            if not self._is_committing:
                self.roll_back()
            raise

    async def executemany(self, statement: str, values: Sequence[tuple[Any, ...]]) -> None:
        await self.step("a statement")
        if any(isinstance(value, str) and is_refused(value) for row in values for value in row):
            raise asyncpg.CharacterNotInRepertoireError("invalid byte sequence for encoding")
        try:
            self.sync.connection.driver_connection.executemany(_for_sqlite(statement), values)  # type: ignore[union-attr]
        except sqlite3.IntegrityError as error:
            raise asyncpg.UniqueViolationError(str(error)) from None

    async def execute(self, statement: str, *given: Any, timeout: float | None = None) -> None:  # noqa: ASYNC109 - as asyncpg's
        async with asyncio.timeout(timeout):
            await self.step("a statement")
        if "pg_notify" in statement:
            if self._is_writing:
                self.message(given[1])
            else:
                self.database.notify([given[1]])

    async def fetch(self, statement: str, names: Sequence[str], versions: Sequence[int]) -> list[Any]:
        assert statement == _entries_since_query()
        await self.step("a statement")
        found: list[Any] = []
        for name, version in sorted(zip(names, versions, strict=True)):
            query = "SELECT table_id, who, text, at FROM entries WHERE table_id = ? AND seq >= ? ORDER BY seq"
            found += self.sync.exec_driver_sql(query, (name, version)).all()
        self.sync.rollback()
        await self.step("an answer")
        return found

    async def add_listener(self, _channel: str, callback: Callable[..., None]) -> None:
        await self.step("a statement")
        self.database.listeners.append((self, callback, copy_context()))

    def hear(self, callback: Callable[..., None], payload: str) -> None:
        if not self.is_lost and self.name not in self.database.cut_off:
            callback(self, 0, "", payload)


@cache
def _for_sqlite(statement: str) -> str:
    return re.sub(r"\$(\d+)::\w+", r"?\1", statement)
