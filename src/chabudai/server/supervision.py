"""Supervises background tasks: a task that fails is logged, counted and started again.

`supervise` is for a loop that is to run as long as the server. `watch` is for a task that runs once: its failure is
logged and counted too. No other module starts a task that nobody waits for (`tests/server/test_supervision.py`).
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import structlog

from chabudai.errors import Refused

FIRST_DELAY = 0.1
LONGEST_DELAY = 30.0
"""Seconds from a failure to the next start: from the first, doubled each time up to the longest. A task that has worked
for longer than its last wait begins with the first again."""

Work = Callable[[], Coroutine[Any, Any, None]]

failures: Counter[str] = Counter()
"""How often each task of this process has failed, by the task's name; for the metrics."""

_supervised: Counter[str] = Counter()
_waiting: Counter[str] = Counter()
"""The tasks that are supervised, by name, and those of them that have failed and wait for their next start."""

log = structlog.get_logger()


async def supervise(
    name: str,
    work: Work,
    *,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    now: Callable[[], float] | None = None,
) -> None:
    """Run `work` until it returns or this task is cancelled; start it again whenever it fails."""
    delay, now = 0.0, now or asyncio.get_running_loop().time
    with _counted(_supervised, name):
        while True:
            begun = now()
            try:
                await work()
                return
            except asyncio.CancelledError:
                # A driver may cancel what it waits for. Only a cancelled task ends.
                if is_cancelled():
                    raise
                error: Exception = RuntimeError("what it waited for was cancelled")
            except Exception as raised:
                error = raised
            has_recovered = now() - begun > delay
            delay = FIRST_DELAY if has_recovered or not delay else min(2 * delay, LONGEST_DELAY)
            _count(name, error, delay)
            with _counted(_waiting, name):
                await sleep(delay)


def at_work() -> dict[str, int]:
    """Return how many tasks of each supervised name work now. One that has failed waits, and does not count."""
    return {name: count - _waiting[name] for name, count in _supervised.items() if count}


def start(name: str, work: Work) -> asyncio.Task[None]:
    """Start a task that supervises `work`. Keep a reference: the event loop does not."""
    return asyncio.create_task(supervise(name, work), name=name)


def watch(name: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Start a task that runs once. Keep a reference: the event loop does not."""
    task = asyncio.create_task(work, name=name)
    task.add_done_callback(_log_failure)
    return task


def _log_failure(task: asyncio.Task[None]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is None:
        return
    failures[task.get_name()] += 1
    report("a background task failed", error, task=task.get_name())


def report(what: str, error: BaseException, **of: object) -> None:
    """Log a failure: one of our own errors by its code, any other with its traceback."""
    if isinstance(error, Refused):
        log.error(what, code=error.code, **of)
    else:
        log.error(what, exc_info=error, **of)


def is_cancelled() -> bool:
    """Tell whether somebody has cancelled the current task, not only what it waits for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


@contextmanager
def _counted(counter: Counter[str], name: str) -> Iterator[None]:
    counter[name] += 1
    try:
        yield
    finally:
        counter[name] -= 1


def _count(name: str, error: Exception, delay: float) -> None:
    failures[name] += 1
    report("a background task failed and is started again", error, task=name, seconds=delay)
