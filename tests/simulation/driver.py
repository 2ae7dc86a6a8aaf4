"""The simulated database as asyncpg's connection."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from contextvars import copy_context
from functools import cache
from typing import Any

import asyncpg

from chabudai.server.storage.postgres import _entries_since_query
from tests.simulation.connection import Connection
from tests.simulation.database import is_refused


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
