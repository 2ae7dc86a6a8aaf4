"""A lock that can also be taken now or not at all, by a call that cannot wait. First come, first served."""

import asyncio


class Lock:
    """Whoever lets it go hands it to the next in line: nobody can slip in between."""

    def __init__(self) -> None:
        self._is_held = False
        self._line: list[asyncio.Future[None]] = []

    def locked(self) -> bool:
        return self._is_held

    def take_at_once(self) -> bool:
        """Take it if it is free."""
        if self._is_held:
            return False
        self._is_held = True
        return True

    async def acquire(self) -> None:
        if self.take_at_once():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                # It was ours already when we were called away.
                self.release()
            elif turn in self._line:
                self._line.remove(turn)
            raise

    def release(self) -> None:
        if not self._is_held:
            raise RuntimeError("nobody holds this lock")
        while self._line:
            turn = self._line.pop(0)
            if not turn.done():
                turn.set_result(None)
                return
        self._is_held = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_error: object) -> None:
        self.release()
