"""Tasks that are waiting for the database, and their safe cancellation.

A task is never cancelled during a query: the query would go on in the driver's thread, and answer to an event loop
that may be closed. The task is cancelled when its query has finished.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

Task = asyncio.Task[Any]


class ActiveQueries:
    """Counts the running queries of each task, and delays cancellation until they finish."""

    def __init__(self) -> None:
        self._running: Counter[Task] = Counter()
        self._unwanted: set[Task] = set()

    @asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        task = asyncio.current_task()
        assert task
        self._running[task] += 1
        try:
            yield
        finally:
            self._running[task] -= 1
            if not self._running[task]:
                del self._running[task]
                await self._cancel_if_unwanted(task)

    def cancel(self, task: Task) -> None:
        """Cancel a task now, or when its query has finished."""
        if task in self._running:
            self._unwanted.add(task)
        else:
            task.cancel()

    async def _cancel_if_unwanted(self, task: Task) -> None:
        if task in self._unwanted:
            self._unwanted.discard(task)
            task.cancel()
            await asyncio.sleep(0)  # Raise the cancellation here, not inside the next query.
