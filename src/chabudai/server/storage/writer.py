"""Group commit: all waiting writes go to disk in one transaction, then are acknowledged."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from chabudai.errors import Refused
from chabudai.server import supervision
from chabudai.server.errors import Overtaken, Unavailable, Unsure
from chabudai.server.storage import faults
from chabudai.server.storage.groups import Group, Settle, acknowledge, by_statement, by_table
from chabudai.server.storage.schema import Rows

log = structlog.get_logger()


class Writer:
    """Queues and commits the writes of a process. `commits` and `rows` count what is on disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: Group = []
        self._awake = asyncio.Event()
        self._closing = False
        self._task = supervision.start("writer", self._run)
        self.commits = 0
        self.rows = 0

    async def write(self, rows: Rows) -> None:
        """Wait until the rows are on disk; raise Overtaken if another writer was faster, else Unavailable."""
        on_disk: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settle(error: Exception | None) -> None:
            if on_disk.done():
                return
            if error is None:
                on_disk.set_result(None)
            else:
                on_disk.set_exception(error)

        self.put(rows, settle)
        await on_disk

    def put(self, rows: Rows, settle: Settle) -> None:
        """Queue rows without waiting: `settle` is called after the commit, with the error that `write` would raise."""
        if self._closing:
            raise Unavailable("the server is stopping")
        self._waiting.append((rows, settle))
        if len(self._waiting) == 1:
            self._awake.set()

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._closing = True
        self._awake.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            if not self._waiting:
                await self._awake.wait()
            self._awake.clear()
            group, self._waiting = self._waiting, []
            if group:
                await self._settle(group)

    async def _settle(self, group: Group) -> None:
        try:
            await self.commit([rows for rows, _ in group])
        except Unsure as error:
            # No retry: it could write the rows twice.
            faults.note("a commit has failed and may be on disk", error)
            self._acknowledge(group, error)
        except Exception as error:
            await self._settle_apart(group, error)
        except BaseException:
            self._acknowledge(group, Unsure("this could not be saved"))
            raise
        else:
            self._acknowledge(group, None)

    async def _settle_apart(self, group: Group, error: Exception) -> None:
        """Commit each write by itself: one bad write must not fail the others."""
        if len(group) > 1:
            for single in group:
                await self._settle([single])
            return
        if not isinstance(error, Overtaken):
            faults.note("a write has failed", error)
            if not isinstance(error, Refused | SQLAlchemyError | sqlite3.Error | OSError):
                log.error("the database driver has failed", exc_info=error)
        self._acknowledge(group, _refusal(error))

    def _acknowledge(self, group: Group, error: Exception | None) -> None:
        """Schedule the callbacks; they run while the next group is on its way to the disk."""
        asyncio.get_running_loop().call_soon(acknowledge, group, error)

    async def commit(self, group: list[Rows]) -> None:
        """Commit the whole group in one transaction.

        Raise Unsure when it failed but may be on disk all the same. Any other exception means that it is not.
        """
        async with self._engine.begin() as connection:
            for table, rows in by_table(group):
                await connection.execute(sa.insert(table), rows)
        self.commits += 1
        self.rows += sum(map(len, group))


class SqliteWriter(Writer):
    """Writes with the sqlite3 driver in its own thread: one thread switch per commit."""

    def __init__(self, engine: AsyncEngine, path: Path, set_up: Callable[[sqlite3.Connection], None]) -> None:
        super().__init__(engine)
        self._own_thread = ThreadPoolExecutor(1, "writer")
        self._path, self._set_up = path, set_up
        self._connection: sqlite3.Connection | None = None

    async def close(self) -> None:
        await super().close()
        self._own_thread.shutdown()
        if self._connection is not None:
            self._connection.close()

    async def commit(self, group: list[Rows]) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._own_thread, self._commit, group)
        except sqlite3.IntegrityError as error:
            raise Overtaken("somebody else was faster") from error
        self.commits += 1
        self.rows += sum(map(len, group))

    def _commit(self, group: list[Rows]) -> None:
        connection = self._connection = self._connection or self._connect()
        is_committing = False
        try:
            connection.execute("BEGIN IMMEDIATE")
            for table, rows in by_table(group):
                for statement, values in by_statement(table, rows):
                    connection.execute(statement, values)
            is_committing = True
            connection.execute("COMMIT")
        except sqlite3.Error:
            # When the disk is full SQLite has rolled back already.
            self._roll_back(connection)
            raise
        except BaseException as error:
            # Only SQLite's own errors say that nothing was committed.
            was_open = connection.in_transaction
            self._roll_back(connection)
            if is_committing and not was_open:
                raise Unsure("this could not be saved") from error
            raise

    def _roll_back(self, connection: sqlite3.Connection) -> None:
        """Roll back; close the connection if that fails, which rolls back too. The next commit opens another."""
        try:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        except Exception:
            self._connection = None
            connection.close()

    def _connect(self) -> sqlite3.Connection:
        """Connect at the first commit, when no other starting server is changing the file."""
        connection = sqlite3.connect(self._path, check_same_thread=False)
        self._set_up(connection)
        return connection


def _refusal(error: Exception) -> Exception:
    if isinstance(error, Unavailable):
        return error
    refusal = Unavailable("this could not be saved")
    refusal.__cause__ = error
    return refusal
