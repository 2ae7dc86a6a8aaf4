"""A lock of the simulated database, fair and without threads."""

import asyncio
from collections import deque

from tests.simulation.loop import PROCESS, SimulatedLoop


class FairLock:
    """A lock of the database. Its owners take turns; who is gone is passed over."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self._loop = loop
        self._owner: object | None = None
        self._queue: deque[tuple[object, asyncio.Future[None]]] = deque()

    @property
    def owners(self) -> list[object | None]:
        """Whoever has it or waits for it, the last one first."""
        return [*(owner for owner, _ in reversed(self._queue)), self._owner]

    async def acquire(self, owner: object) -> None:
        if self._owner is owner:
            return
        if self._owner is None:
            self._owner = owner
            return
        turn: asyncio.Future[None] = self._loop.create_future()
        self._queue.append((owner, turn))
        try:
            await turn
        except BaseException:
            self.release(owner)
            raise

    def release(self, owner: object) -> None:
        """Give up the lock, or the place in its queue."""
        for waiting in [one for one in self._queue if one[0] is owner]:
            self._queue.remove(waiting)
            if not waiting[1].done():
                waiting[1].set_result(None)
        if self._owner is not owner:
            return
        self._owner = None
        while self._queue and self._owner is None:
            following, turn = self._queue.popleft()
            if not turn.done():
                self._owner = following
                turn.set_result(None)


class Thread:
    """A thread of a server: it waits for SQLite's lock, and is not cancelled."""

    def __init__(self) -> None:
        self.process = PROCESS.get()
