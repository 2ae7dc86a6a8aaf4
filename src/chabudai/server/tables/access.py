"""Coroutines around a table: wait for its lock, change it, bring it up to date with the database."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeVar

from chabudai.server.errors import NoTable, TableClosed
from chabudai.server.storage.schema import Rows

if TYPE_CHECKING:
    from chabudai.server.tables.changes import Lock
    from chabudai.server.tables.table import Table

Result = TypeVar("Result")


@asynccontextmanager
async def holding(lock: "Lock") -> AsyncIterator[None]:
    """Hold the lock. A waiter that is cancelled passes it on when its turn comes."""
    if not lock.try_acquire():
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def take() -> None:
            if turn.cancelled():
                lock.release()
            else:
                turn.set_result(None)

        lock.acquire_then(take)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                lock.release()
            raise
    try:
        yield
    finally:
        lock.release()


@asynccontextmanager
async def reading(table: "Table") -> AsyncIterator["Table"]:
    """Hold the table's lock: what is in memory is stored, and stays as it is."""
    async with holding(table.lock):
        table.check_not_gone()
        yield table


async def change(table: "Table", act: Callable[[Rows], Result]) -> Result:
    """Await `Table.change`: return the result of `act` once it is stored. It goes on if the caller is cancelled."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    results: list[Result] = []

    def run(rows: Rows) -> None:
        results[:] = [act(rows)]

    def finish(error: Exception | None) -> None:
        if done.cancelled():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    table.change(run, finish)
    await done
    return results[0]


async def reload(table: "Table") -> None:
    """Replace what is in memory by what is stored; the lock is held. A table that cannot be read is dropped."""
    try:
        saved = await table.store.load(table.id)
        if saved is None:
            raise NoTable("this table was deleted", table=table.id)
        if saved.closed is not None:
            raise TableClosed("a moderator has closed this table", reason=saved.closed)
        table.replace(saved)
    except BaseException:
        table.drop()
        raise


async def catch_up(table: "Table") -> bool:
    """Read what other servers have stored since; return whether there was anything."""
    if not await is_behind(table):
        return False
    async with reading(table):
        await reload(table)
    return True


async def check_token(table: "Table", token: str) -> None:
    """Raise BadToken if this token opens no seat. What is not stored yet refuses nobody: it may never be stored."""
    if not table.opens_seat(token):
        async with reading(table):
            table.check_token(token)


async def is_behind(table: "Table") -> bool:
    """Tell whether another server has stored something that is not in memory here."""
    if not table.store.shared:
        return False
    there = (await table.store.progress_of([table.id])).get(table.id)
    return there is None or table.progress.is_behind(there)


async def check_again(
    table: "Table", run: Callable[[], None], answer: Callable[[Exception], None], error: Exception
) -> None:
    """After a refusal: run again with the lock held if this server was behind, otherwise answer with the error."""
    try:
        was_behind = await catch_up(table)
    except Exception as failure:
        answer(failure)
        return
    if was_behind:
        table.lock.acquire_then(run)
    else:
        answer(error)


async def reload_then(table: "Table", run: Callable[[], None], finish: Callable[[Exception], None]) -> None:
    """Reload the table, then run, all with the lock held."""
    try:
        await reload(table)
    except Exception as failure:
        finish(failure)
        return
    run()
