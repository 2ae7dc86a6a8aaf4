"""A simulated connection to the database: steps that take time and may fail, transactions, and their end."""

import asyncio
from contextvars import Context
from random import Random
from typing import TYPE_CHECKING

import asyncpg

from tests.simulation.faults import DRIVER_ERRORS
from tests.simulation.loop import PROCESS

if TYPE_CHECKING:
    from tests.simulation.database import Database


class Connection:
    """One connection to the database: steps that take time and may fail, transactions, and their end."""

    def __init__(self, database: "Database", name: str, dice: Random) -> None:
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
        self.database.committed(self.name)

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
        self.database.closed(self)

    def close(self) -> None:
        if not self.is_lost:
            self.is_lost = True
            self._release()
