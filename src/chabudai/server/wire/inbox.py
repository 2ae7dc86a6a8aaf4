"""What a socket has brought and nobody has read: a queue for one reader, a tenth of the weight of asyncio's."""

from typing import Any

from chabudai.server.tables.bell import Bell


class Inbox:
    __slots__ = ("_bell", "_messages")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._bell = Bell()

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        self._bell.ring()

    async def get(self) -> Any:
        while not self._messages:
            self._bell.still()
            await self._bell.heard()
        return self._messages.pop(0)

    def empty(self) -> bool:
        return not self._messages

    def qsize(self) -> int:
        return len(self._messages)
