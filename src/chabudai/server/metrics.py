"""Numbers for Prometheus. No label names a table, a person or an address."""

import asyncio
import hmac
import ipaddress
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.requests import Request

from chabudai.server import supervision

if TYPE_CHECKING:
    from chabudai.server.house import House

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")


class Metrics:
    def __init__(self, house: "House") -> None:
        self._registry = CollectorRegistry()
        self._registry.register(_State(house))
        self.commands = Counter[tuple[str, str]]()
        self.thoughts = Histogram(
            "chabudai_bot_seconds",
            "How long bots took to choose.",
            ("game",),
            buckets=(0.01, 0.05, 0.2, 0.5, 1, 2, 5, 10, 30),
            registry=self._registry,
        )

    def count(self, kind: str, answer: str) -> None:
        """One more command of this kind was answered so."""
        self.commands[kind, answer] += 1

    def text(self) -> bytes:
        return generate_latest(self._registry)


class _State(Collector):
    """What the house can tell when asked."""

    def __init__(self, house: "House") -> None:
        self._house = house

    def describe(self) -> Iterable[Metric]:
        return ()

    def collect(self) -> Iterator[Metric]:
        house, writer = self._house, self._house.store.writer
        yield GaugeMetricFamily("chabudai_tables", "Tables in memory.", house.hall.live)
        yield GaugeMetricFamily("chabudai_viewers", "Sockets at tables.", house.hall.viewers)
        yield GaugeMetricFamily("chabudai_open_tables", "Public tables with a free seat.", house.lobby.open)
        yield GaugeMetricFamily("chabudai_clocks", "Tables where a clock runs.", house.upkeep.alarm.running)
        yield GaugeMetricFamily("chabudai_tasks", "Tasks of the event loop.", len(asyncio.all_tasks()))
        yield CounterMetricFamily("chabudai_commits", "Transactions on disk.", writer.commits)
        yield CounterMetricFamily("chabudai_rows", "Rows on disk.", writer.rows)
        failures = CounterMetricFamily(
            "chabudai_task_failures", "Background tasks that have failed, by task.", labels=("task",)
        )
        for name, count in supervision.failures.items():
            failures.add_metric((name,), count)
        yield failures
        commands = CounterMetricFamily(
            "chabudai_commands", "Commands by kind and answer.", labels=("kind", "answer")
        )
        for labels, count in house.metrics.commands.items():
            commands.add_metric(labels, count)
        yield commands


def may_ask(request: Request, token: str) -> bool:
    """With a token, whoever brings it. Without one, this machine itself, and not through a proxy."""
    if token:
        return hmac.compare_digest(
            request.headers.get("authorization", "").encode(), f"Bearer {token}".encode()
        )
    if any(name in request.headers for name in FORWARDED) or request.client is None:
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
