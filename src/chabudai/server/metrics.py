"""Numbers for Prometheus. No label names a table, a person or an address."""

from collections import Counter

from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.registry import Collector


class Metrics:
    """Counts commands and times bots. `register` adds other collectors."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.commands = Counter[tuple[str, str]]()
        self.bot_seconds = Histogram(
            "chabudai_bot_seconds",
            "How long bots took to choose.",
            ("game",),
            buckets=(0.01, 0.05, 0.2, 0.5, 1, 2, 5, 10, 30),
            registry=self._registry,
        )

    def count(self, kind: str, answer: str) -> None:
        """Count a command by its kind and answer."""
        self.commands[kind, answer] += 1

    def register(self, collector: Collector) -> None:
        self._registry.register(collector)

    def text(self) -> bytes:
        return generate_latest(self._registry)
