"""Group commit: whatever waits to be written goes to disk in one transaction, then is acknowledged."""

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
from chabudai.server.storage.groups import Group, Settle, by_statement, by_table, tell
from chabudai.server.storage.schema import Rows

log = structlog.get_logger()


class Writer:
    """One for each process. `commits` and `rows` count what is on disk, for tests and measurements."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: Group = []
        self._awake = asyncio.Event()
        self._closing = False
        self._task = supervision.start("writer", self._run)
        self.commits = 0
        self.rows = 0

    async def write(self, rows: Rows) -> None:
        """Return when the rows are on disk; raise Overtaken when others were faster, Unavailable when they are not."""
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
        """As `write`, for who does not wait: `settle` is called from the commit, and told what `write` would raise."""
        if self._closing:
            raise Unavailable("the server is stopping")
        self._waiting.append((rows, settle))
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
            # To write them again could write them twice.
            log.warning("a commit has failed and may be on disk", cause=_cause(error))
            self._tell(group, error)
        except Exception as error:
            await self._settle_apart(group, error)
        except BaseException:
            self._tell(group, Unsure("this could not be saved"))
            raise
        else:
            self._tell(group, None)

    async def _settle_apart(self, group: Group, error: Exception) -> None:
        """One bad write must not fail its neighbours."""
        if len(group) > 1:
            for single in group:
                await self._settle([single])
            return
        if not isinstance(error, Overtaken):
            log.warning("a write has failed", cause=_cause(error), exc_info=_unexpected(error))
        self._tell(group, _refusal(error))

    def _tell(self, group: Group, error: Exception | None) -> None:
        """In a moment, when the next group is on its way to the disk."""
        asyncio.get_running_loop().call_soon(tell, group, error)

    async def commit(self, group: list[Rows]) -> None:
        """One transaction for the whole group.

        Raise Unsure when it has failed and may be on disk all the same. Any other exception says that it is not.
        """
        async with self._engine.begin() as connection:
            for table, rows in by_table(group):
                await connection.execute(sa.insert(table), rows)
        self.commits += 1
        self.rows += sum(map(len, group))


class SqliteWriter(Writer):
    """Writes with the driver alone, in a thread of its own: one step there and back for each commit."""

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
        """A connection that cannot roll back is closed, which does it; the next commit opens another."""
        try:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        except Exception:
            self._connection = None
            connection.close()

    def _connect(self) -> sqlite3.Connection:
        """With the first commit, when no other server that starts is changing the file."""
        connection = sqlite3.connect(self._path, check_same_thread=False)
        self._set_up(connection)
        return connection


def _refusal(error: Exception) -> Exception:
    if isinstance(error, Unavailable):
        return error
    refusal = Unavailable("this could not be saved")
    refusal.__cause__ = error
    return refusal


def _cause(error: Exception) -> str:
    """The name of what went wrong underneath: its text may hold what was to be written."""
    return type(error.__cause__ or error).__name__


def _unexpected(error: Exception) -> Exception | None:
    """For the log: an error that is not the disk's own is told with where it came from."""
    return None if isinstance(error, Refused | SQLAlchemyError | sqlite3.Error | OSError) else error
