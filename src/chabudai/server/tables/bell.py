"""An event with one listener, and next to no weight: asyncio's own holds a queue of listeners, for every socket."""

import asyncio


class Bell:
    __slots__ = ("_listener", "is_rung")

    def __init__(self) -> None:
        self.is_rung = False
        self._listener: asyncio.Future[None] | None = None

    def ring(self) -> None:
        self.is_rung = True
        if self._listener is not None and not self._listener.done():
            self._listener.set_result(None)

    def still(self) -> None:
        self.is_rung = False

    async def heard(self) -> None:
        """Return when it rings, or at once if it has rung and nobody has stilled it."""
        if self.is_rung:
            return
        self._listener = asyncio.get_running_loop().create_future()
        try:
            await self._listener
        finally:
            self._listener = None
