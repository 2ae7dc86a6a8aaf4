"""The lock of a table: one at a time, first come, first served, whoever is called away meanwhile."""

import asyncio

import pytest

from chabudai.server.tables.locks import Lock

pytestmark = pytest.mark.anyio


async def waiting(lock: Lock) -> asyncio.Task[None]:
    task = asyncio.create_task(lock.acquire())
    await asyncio.sleep(0)
    return task


async def test_who_comes_first_is_served_first() -> None:
    lock = Lock()
    assert lock.take_at_once()
    first, second = await waiting(lock), await waiting(lock)
    lock.release()
    await first
    assert not second.done()
    assert not lock.take_at_once()
    lock.release()
    await second
    lock.release()
    assert not lock.locked()


async def test_who_is_called_away_just_before_it_is_let_go_takes_it_from_nobody() -> None:
    lock = Lock()
    assert lock.take_at_once()
    called_away = await waiting(lock)
    called_away.cancel()
    lock.release()
    assert lock.take_at_once()
    with pytest.raises(asyncio.CancelledError):
        await called_away
    assert lock.locked()
    assert not lock.take_at_once()


async def test_who_is_called_away_just_after_it_was_handed_over_hands_it_on() -> None:
    lock = Lock()
    assert lock.take_at_once()
    called_away, next_in_line = await waiting(lock), await waiting(lock)
    lock.release()
    called_away.cancel()
    with pytest.raises(asyncio.CancelledError):
        await called_away
    await next_in_line
    lock.release()
    assert not lock.locked()


async def test_who_is_called_away_while_it_is_held_leaves_the_line() -> None:
    lock = Lock()
    assert lock.take_at_once()
    called_away, next_in_line = await waiting(lock), await waiting(lock)
    called_away.cancel()
    with pytest.raises(asyncio.CancelledError):
        await called_away
    assert lock.locked()
    lock.release()
    await next_in_line
    lock.release()


async def test_nobody_lets_go_of_what_nobody_holds() -> None:
    with pytest.raises(RuntimeError):
        Lock().release()
