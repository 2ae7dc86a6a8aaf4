"""GET /metrics: the collector for Prometheus, and its access check."""

import asyncio
import hmac
import ipaddress
from collections.abc import Iterable, Iterator

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.requests import Request

from chabudai.server import supervision
from chabudai.server.services import Services
from chabudai.server.storage import faults

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")


class ServiceMetrics(Collector):
    """Collects the numbers of all services on request."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def describe(self) -> Iterable[Metric]:
        return ()

    def collect(self) -> Iterator[Metric]:
        services, writer = self._services, self._services.store.writer
        yield GaugeMetricFamily("chabudai_tables", "Tables in memory.", services.registry.live)
        yield GaugeMetricFamily("chabudai_viewers", "Sockets at tables.", services.registry.viewers)
        yield GaugeMetricFamily(
            "chabudai_open_tables", "Public tables with a free seat.", services.lobby.open
        )
        yield GaugeMetricFamily(
            "chabudai_clocks", "Tables where a clock runs.", services.maintenance.alarm.running
        )
        yield GaugeMetricFamily("chabudai_tasks", "Tasks of the event loop.", len(asyncio.all_tasks()))
        yield CounterMetricFamily("chabudai_commits", "Transactions on disk.", writer.commits)
        yield CounterMetricFamily("chabudai_rows", "Rows on disk.", writer.rows)
        failures = CounterMetricFamily(
            "chabudai_task_failures", "Background tasks that have failed, by task.", labels=("task",)
        )
        for name, count in supervision.failures.items():
            failures.add_metric((name,), count)
        yield failures
        supervised = GaugeMetricFamily(
            "chabudai_supervised_tasks",
            "Background tasks at work, by task: 0 while one waits after a failure.",
            labels=("task",),
        )
        for name, count in supervision.at_work().items():
            supervised.add_metric((name,), count)
        yield supervised
        database = CounterMetricFamily(
            "chabudai_database_faults", "Reads and writes that have failed, by cause.", labels=("cause",)
        )
        for cause, count in faults.counts.items():
            database.add_metric((cause,), count)
        yield database
        commands = CounterMetricFamily(
            "chabudai_commands", "Commands by kind and answer.", labels=("kind", "answer")
        )
        for labels, count in services.metrics.commands.items():
            commands.add_metric(labels, count)
        yield commands


def may_ask(request: Request, token: str) -> bool:
    """Check the token; if none is set, allow only this machine, without a proxy."""
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
