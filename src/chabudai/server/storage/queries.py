"""Who is at the database right now.

A task there is never cancelled in the middle: its query would go on in the driver's thread, and answer to a loop
that may be gone. It is cancelled as soon as it has its answer.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

Task = asyncio.Task[Any]


class ActiveQueries:
    def __init__(self) -> None:
        self._inside: Counter[Task] = Counter()
        self._unwanted: set[Task] = set()

    @asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        task = asyncio.current_task()
        assert task
        self._inside[task] += 1
        try:
            yield
        finally:
            self._inside[task] -= 1
            if not self._inside[task]:
                del self._inside[task]
                await self._see_out(task)

    def cancel(self, task: Task) -> None:
        """Now, or when it comes out."""
        if task in self._inside:
            self._unwanted.add(task)
        else:
            task.cancel()

    async def _see_out(self, task: Task) -> None:
        if task in self._unwanted:
            self._unwanted.discard(task)
            task.cancel()
            await asyncio.sleep(0)  # Here, and not inside its next query.
