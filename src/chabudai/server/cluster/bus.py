"""How servers at one database hear of each other. The log is the truth; the bus only says where to look."""

from collections.abc import Callable
from typing import Protocol

from chabudai.server.types.cluster import Letter, News

Hear = Callable[[Letter], None]
Gap = Callable[[], None]


class Bus(Protocol):
    def publish(self, news: News) -> None:
        """Tell all other servers, soon."""

    def subscribe(self, hear: Hear, gap: Gap) -> None:
        """`hear` is called with whatever others tell; `gap` when something may have been missed."""

    async def close(self) -> None: ...


class Alone:
    """One server has nobody to tell: whoever is at its tables is told by it."""

    def publish(self, news: News) -> None:
        return

    def subscribe(self, hear: Hear, gap: Gap) -> None:
        return

    async def close(self) -> None:
        return
