"""Numbers for Prometheus. No label names a table, a person or an address."""

from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.registry import Collector


class Metrics:
    """Has the counts of commands and the times of bots. `register` adds other collectors."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.commands: dict[tuple[str, str], int] = {}
        """How many commands of each kind got each answer."""
        self.bot_seconds = Histogram(
            "chabudai_bot_seconds",
            "How long bots took to choose.",
            ("game",),
            buckets=(0.01, 0.05, 0.2, 0.5, 1, 2, 5, 10, 30),
            registry=self._registry,
        )

    def register(self, collector: Collector) -> None:
        self._registry.register(collector)

    def text(self) -> bytes:
        return generate_latest(self._registry)
