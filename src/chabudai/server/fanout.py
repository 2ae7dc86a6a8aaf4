"""One viewer's mailbox. It keeps no messages, only the last version sent.

When woken, its own task builds the newest update. So a slow reader gets fewer updates and costs no memory, and
a change never waits for a socket.
"""

import asyncio
from collections.abc import Awaitable, Callable

from chabudai.server import messages
from chabudai.server.protocol import Moved, ToBrowser
from chabudai.server.tables import Table
from chabudai.server.tokens import digest

Send = Callable[[ToBrowser], Awaitable[None]]


class Viewer:
    """A spectator has no token. A token is kept to hand it on to the next game; its digest finds the seat."""

    def __init__(self, table: Table, token: str | None, since: int, send: Send) -> None:
        self.table = table
        self._token = token
        self._digest = None if token is None else digest(token)
        self._since = max(0, since)
        self._send = send
        self._woken = asyncio.Event()
        # Who opens an old table to look at it, without a seat, is not sent away from it.
        self._has_moved = token is None and since == 0 and table.saved.next is not None

    @property
    def seat(self) -> int | None:
        """Before the start people change seats, leave, or are sent away."""
        return None if self._digest is None else self.table.saved.seat_of(self._digest)

    def wake(self) -> None:
        self._woken.set()

    def move_again(self) -> None:
        """Tell once more where the next game is."""
        self._has_moved = False
        self.wake()

    async def run(self) -> None:
        """Send what is new, until the table is gone (Unavailable) or the reader is."""
        while True:
            async with self.table.reading():
                self._woken.clear()
                update = messages.update(self.table, self.seat, self._since)
            await self._send(update)
            self._since = update.version
            if self.table.saved.next is not None and not self._has_moved:
                self._has_moved = True
                await self._send(Moved(table=self.table.saved.next, token=self._token))
            await self._woken.wait()
