"""PostgreSQL is restarted and killed under play at two servers: nothing is lost, all is answered, no duty is dead."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from benchmarks import database_restarts
from benchmarks.database_restarts import DUTIES, run
from benchmarks.players import Waits
from benchmarks.postgres import Postgres
from tests.server.wire import Wire

PATIENCE = 60.0
"""Seconds for what takes one: other tests run at the same time. The benchmark itself allows ten."""


@pytest.fixture(autouse=True)
def all_kinds_of_kills(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_restarts, "ONE_BACKEND", 0.5)


def test_restarts_and_kills_of_the_database_lose_nothing(tmp_path: Path, postgres: Postgres) -> None:
    report, outages = asyncio.run(run(1, 3, 2, 1, tmp_path, postgres, limit=PATIENCE))
    assert report.faults == []
    assert (outages.restarts, outages.kills, report.kills) == (1, 3, 4)
    assert 0 < outages.backends < outages.kills
    assert report.acknowledged > 4
    assert len(outages.duties) == 4
    assert outages.waits.seconds


@pytest.mark.anyio
async def test_the_duties_that_it_looks_for_are_all_that_a_server_of_a_cluster_has(wire: Wire) -> None:
    wire.address = ("127.0.0.1", 5000)
    text = (await wire.request("GET", "/metrics")).body.decode()
    told = {line.split('"')[1] for line in text.splitlines() if line.startswith("chabudai_supervised_tasks{")}
    assert told - {"first reading"} == DUTIES


def test_a_command_that_waits_too_long_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("benchmarks.players.time.monotonic", lambda: now)
    waits = Waits(back=float("inf"))
    waits.open["a table", 0, 1] = 90.0
    waits.open["a table", 1, 1] = 90.0
    assert waits.overdue(10) == []
    waits.back, now = 105.0, 114.0
    waits.end(("a table", 0, 1))
    assert (waits.longest, waits.seconds) == (9.0, [9.0])
    assert waits.overdue(10) == []
    now = 116.0
    assert waits.overdue(10) == ["a table: command 1 of seat 1 has no answer after 11.0 s"]


def test_a_server_that_cannot_write_has_no_duty_at_work(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise OSError("503")

    monkeypatch.setattr("urllib.request.urlopen", refuse)
    assert database_restarts._duties("127.0.0.1:1")[0] == set()
