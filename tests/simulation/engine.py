"""The simulated database as SQLAlchemy's engine."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from random import Random
from types import SimpleNamespace
from typing import Any

import sqlalchemy as sa

from chabudai.server.storage.store import _POSITION
from tests.simulation.connection import Connection
from tests.simulation.database import Database, is_refused
from tests.simulation.faults import as_alchemy_would


class Engine:
    """What the store needs of SQLAlchemy's AsyncEngine."""

    def __init__(
        self, database: Database, name: str, dice: Random, options: Mapping[str, Any] | None = None
    ) -> None:
        self._database, self._name, self._dice = database, name, dice
        self._options = options or {}
        self._dialect = "postgresql" if database.is_shared else "sqlite"

    def execution_options(self, **options: Any) -> "Engine":
        return Engine(self._database, self._name, self._dice, {**self._options, **options})

    @asynccontextmanager
    async def connect(self) -> AsyncIterator["Session"]:
        """Open a transaction that only reads: it sees one moment."""
        connection = Connection(self._database, self._name, self._dice)
        try:
            await _translated(connection.step("connecting"))
            connection.begin_reading()
            yield Session(connection, self._dialect, reads=True)
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
            yield Session(connection, self._dialect, reads=False)
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

    def __init__(self, connection: Connection, dialect: str, *, reads: bool) -> None:
        self._connection, self._reads = connection, reads
        self.dialect = SimpleNamespace(name=dialect)

    async def execute(self, statement: Any, parameters: Any = None) -> Any:
        await _translated(self._connection.step("a statement"))
        if not self._reads and not self._connection._is_writing and _locks(statement):
            await self._connection.begin_writing()
        _check_values(parameters)
        payload = None if self._reads else _payload(statement)
        if payload is not None:
            self._connection.message(payload)
            return None
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
    return _function(statement) == "pg_advisory_xact_lock"


def _payload(statement: Any) -> str | None:
    """Return what the statement tells the other servers, if that is what it is for."""
    if _function(statement) != "pg_notify":
        return None
    _, payload = next(iter(statement.inner_columns)).clauses
    return str(payload.value)


def _function(statement: Any) -> str | None:
    return None if statement.is_dml else getattr(next(iter(statement.inner_columns)), "name", None)


def _check_values(parameters: Any) -> None:
    rows = parameters if isinstance(parameters, list) else [parameters or {}]
    for row in rows:
        if any(isinstance(value, str) and is_refused(value) for value in row.values()):
            raise sa.exc.DataError("a statement", None, Exception("invalid byte sequence"))
