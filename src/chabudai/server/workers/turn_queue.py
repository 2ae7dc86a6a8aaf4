"""The queue of bots that wait for a worker: tables with somebody connected come first."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

IN_A_ROW = 8
"""The most turns in a row that pass over a waiting table without anybody connected."""

IsAttended = Callable[[], bool]


def always() -> bool:
    return True


@dataclass(eq=False)
class _Ticket:
    is_attended: IsAttended
    granted: asyncio.Future[None]


class TurnQueue:
    """Runs `count` turns at a time.

    Whether a table is attended is checked whenever a worker becomes free: a table whose person comes back moves up.
    Among tables of one kind, the first come is served first. A running search is never stopped.
    """

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: list[_Ticket] = []
        self._passed_over = 0

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, is_attended: IsAttended = always) -> AsyncIterator[None]:
        """Wait for a worker, and give it back at the end."""
        await self._enter(is_attended)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, is_attended: IsAttended) -> None:
        ticket = _Ticket(is_attended, asyncio.get_running_loop().create_future())
        self._waiting.append(ticket)
        self._grant()
        try:
            await ticket.granted
        except BaseException:
            if ticket in self._waiting:
                self._waiting.remove(ticket)
            else:
                # It was granted just as it was cancelled.
                self._leave()
            raise

    def _leave(self) -> None:
        self._free += 1
        self._grant()

    def _grant(self) -> None:
        while self._free and self._waiting:
            ticket = self._next()
            self._waiting.remove(ticket)
            if not ticket.granted.done():
                self._free -= 1
                ticket.granted.set_result(None)

    def _next(self) -> _Ticket:
        attended = next((ticket for ticket in self._waiting if ticket.is_attended()), None)
        longest_left = next((ticket for ticket in self._waiting if not ticket.is_attended()), None)
        if attended is None or (longest_left is not None and self._passed_over >= IN_A_ROW):
            self._passed_over = 0
            return longest_left or self._waiting[0]
        self._passed_over = self._passed_over + 1 if longest_left is not None else 0
        return attended
