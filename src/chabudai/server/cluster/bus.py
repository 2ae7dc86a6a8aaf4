"""The message bus between servers at one database. Messages only hint at changes; the database has the truth."""

from collections.abc import Callable
from typing import Protocol

from chabudai.server.types.cluster import ClusterMessage, Envelope

OnMessage = Callable[[Envelope], None]
OnGap = Callable[[], None]


class Bus(Protocol):
    """Sends messages to all other servers and receives theirs."""

    def publish(self, message: ClusterMessage) -> None:
        """Send a message to all other servers, soon."""

    def subscribe(self, on_message: OnMessage, on_gap: OnGap) -> None:
        """Call `on_message` with each message of others, and `on_gap` when some may have been missed."""

    async def close(self) -> None: ...


class NullBus:
    """The bus of a single server: it sends nothing."""

    def publish(self, message: ClusterMessage) -> None:
        return

    def subscribe(self, on_message: OnMessage, on_gap: OnGap) -> None:
        return

    async def close(self) -> None:
        return
