"""The lock of a table: one holder at a time, in order, whichever waiter is cancelled."""

import asyncio
import itertools

import pytest

from chabudai.server.tables.access import holding
from chabudai.server.tables.changes import Lock

pytestmark = pytest.mark.anyio


async def waiter(lock: Lock, order: list[int], number: int) -> None:
    async with holding(lock):
        order.append(number)


@pytest.mark.parametrize("cancelled", list(itertools.product([False, True], repeat=4)))
@pytest.mark.parametrize("when", ["while it is held", "just after it is released"])
async def test_waiters_are_served_in_order_without_those_that_are_cancelled(
    cancelled: tuple[bool, ...], when: str
) -> None:
    """Every choice of four waiters to cancel, before and after the lock is handed to the first."""
    lock, order = Lock(), list[int]()
    assert lock.try_acquire()
    tasks = [asyncio.create_task(waiter(lock, order, number)) for number in range(4)]
    await asyncio.sleep(0)
    if when == "just after it is released":
        lock.release()
    for task, is_cancelled in zip(tasks, cancelled, strict=True):
        if is_cancelled:
            task.cancel()
    if when == "while it is held":
        lock.release()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert order == [number for number in range(4) if not cancelled[number]]
    assert not lock.locked()


def test_callbacks_run_in_order_and_not_before_the_lock_is_free() -> None:
    lock, order = Lock(), list[int]()
    assert lock.try_acquire()
    for number in range(3):
        lock.acquire_then(lambda number=number: order.append(number))  # type: ignore[misc]
    assert order == []
    assert not lock.try_acquire()
    for expected in ([0], [0, 1], [0, 1, 2]):
        lock.release()
        assert order == expected
        assert lock.locked()
    lock.release()
    assert lock.try_acquire()


def test_ten_thousand_may_wait_and_release_at_once() -> None:
    lock, served = Lock(), list[int]()

    def serve() -> None:
        served.append(len(served))
        lock.release()

    assert lock.try_acquire()
    for _ in range(10_000):
        lock.acquire_then(serve)
    lock.release()
    assert len(served) == 10_000
    assert not lock.locked()


def test_a_callback_may_ask_for_the_lock_again() -> None:
    lock, order = Lock(), list[str]()

    def first() -> None:
        lock.acquire_then(lambda: order.append("second"))
        order.append("first")
        lock.release()

    lock.acquire_then(first)
    assert order == ["first", "second"]


def test_a_lock_that_nobody_holds_cannot_be_released() -> None:
    with pytest.raises(RuntimeError):
        Lock().release()
