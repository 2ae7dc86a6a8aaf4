"""Two servers at one PostgreSQL, which is restarted and killed while people play at both.

    python -m benchmarks.database_restarts --restarts 500 --kills 100 --tables 3 --seed 1

A restart is `pg_ctl stop`, fast, and a start. A kill is SIGKILL for all processes of the database, or for one of those
that serve a connection. The servers live. After each of these:

- every command has its answer, or its socket is closed, within ten seconds of the database's return, whether it was
  sent before, meanwhile or afterwards; and people have moved at every table;
- no duty is dead: each server has all of its background tasks at work, writes, and has renewed its heartbeat.

After every few outages each table is examined: nothing acknowledged is lost or doubled, and every viewer is told what
the log gives (`invariants.py`).

On a busy machine a process may be ready and wait for a processor. The longest such wait of any thread of the servers,
the database and the people is added to the ten seconds of that round, and told.
"""

import argparse
import asyncio
import contextlib
import math
import os
import random
import re
import statistics
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from http.client import HTTPException
from pathlib import Path
from typing import Any

import asyncpg

from benchmarks.cluster_crash import Nodes, keep_playing
from benchmarks.crash import examine
from benchmarks.players import Report, Table, Waits
from benchmarks.postgres import Postgres

LIMIT = 10.0
"""Seconds from the database's return until all is well again."""

GIVE_UP = 120.0
"""Seconds after which it is a fault however busy the machine is."""

EXAMINED = 5
"""After so many outages every table is examined. What is lost once stays lost, so nothing is missed in between."""

LOOK = 0.1
"""Seconds between two looks at servers and database."""

MOVES, LONGEST = 5, 20.0
"""So many moves at each table between two outages, or so many seconds."""

DOWN = 0.3
"""The longest time in seconds between the end of the database and its start."""

ONE_BACKEND = 0.3
"""How many of the kills end one process of the database only."""

DUTIES = {
    "analyses",
    "bus",
    "clocks",
    "comparison",
    "desk",
    "leases",
    "mark",
    "neighbours",
    "ratings",
    "tidying",
    "writer",
}
"""The background tasks of a server in a cluster."""


@dataclass
class Outages:
    """What happened, and how long it took until all was well again."""

    restarts: int = 0
    kills: int = 0
    backends: int = 0
    """Kills of one process alone, which are among the kills."""
    waits: Waits = field(default_factory=Waits)
    requests: list[float] = field(default_factory=list)
    tables: list[float] = field(default_factory=list)
    duties: list[float] = field(default_factory=list)
    starved: list[float] = field(default_factory=list)
    """For each round the longest time that a thread was ready and had no processor."""
    longest: float = 0.0
    """The longest wait of any command."""
    failures: Counter[str] = field(default_factory=Counter)
    """How often each background task has failed and was started again."""

    def told(self) -> str:
        told = (
            _spread("commands", self.waits.seconds),
            _spread("requests", self.requests),
            _spread("first moves at tables", self.tables),
            _spread("rounds until all duties were at work", self.duties),
            f"longest of any command {self.longest:.2f}",
            _spread("rounds with waits for a processor", self.starved),
        )
        return (
            f"{self.restarts} restarts and {self.kills} kills ({self.backends} of one process) of PostgreSQL\n"
            f"seconds from its return: {'; '.join(told)}\n"
            f"failures of background tasks: {dict(self.failures)}"
        )


def _spread(what: str, seconds: list[float]) -> str:
    if not seconds:
        return f"0 {what}"
    ordered = sorted(seconds)
    late = ordered[min(len(ordered) - 1, math.ceil(0.99 * len(ordered)) - 1)]
    return f"{len(ordered)} {what}, median {statistics.median(ordered):.2f}, 99 % {late:.2f}, longest {ordered[-1]:.2f}"


class TimedNodes(Nodes):
    """Servers of which each request is timed: also one that is refused, or has no answer."""

    def __init__(
        self, url: str, data: Path, postgres: Postgres, outages: Outages, faults: list[str], limit: float
    ) -> None:
        super().__init__(url, data)
        self.postgres = postgres
        self._outages, self._faults, self._limit = outages, faults, limit
        self._delays: dict[str, float] = {}

    def begin_round(self) -> None:
        self._delays = _delays(self._processes())

    def starved(self) -> float:
        """The longest time in this round that a thread was ready and had no processor."""
        now = _delays(self._processes())
        return max((delay - self._delays.get(thread, 0.0) for thread, delay in now.items()), default=0.0)

    def _processes(self) -> list[int]:
        database = [process.pid for process in self.postgres.processes()]
        return [os.getpid(), *(server.pid for server in self.servers), *database]

    def post(self, path: str, body: Any) -> Any:
        sent = time.monotonic()
        try:
            return super().post(path, body)
        finally:
            waited = self._outages.waits.since(sent)
            if waited:
                self._outages.requests.append(waited)
            if waited > self._limit + self.starved():
                self._faults.append(f"POST {path} was answered after {waited:.1f} s")


class Scene:
    """Two servers, a database, and people who play."""

    def __init__(
        self, postgres: Postgres, url: str, data: Path, seed: int, tables: int, limit: float
    ) -> None:
        self.postgres, self.url, self.limit = postgres, url, limit
        self.dice, self.report, self.outages = random.Random(seed), Report(), Outages()
        self.nodes = TimedNodes(url, data, postgres, self.outages, self.report.faults, limit)
        self.tables: list[Table] = []
        self.may_play = asyncio.Event()
        self.may_play.set()
        self._count = tables
        self._places: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.nodes.start()
        self._begin_round()
        self._places = [
            asyncio.create_task(
                keep_playing(
                    self.nodes, self.tables, self.dice, self.report, self.may_play, self.outages.waits
                )
            )
            for _ in range(self._count)
        ]
        await self.until("a server has not begun all of its duties", self._all_duties)
        self.outages.waits.seconds.clear()
        self.outages.requests.clear()

    async def close(self) -> None:
        for place in self._places:
            place.cancel()
        ended = await asyncio.gather(*self._places, return_exceptions=True)
        self.report.faults += [repr(one) for one in ended if isinstance(one, Exception)]
        self.nodes.close()

    async def play_on(self) -> None:
        """Give a player who waits for a table time to play at it."""
        enough, ends = self.report.acknowledged + MOVES * self._count, time.monotonic() + LONGEST
        while self.report.acknowledged < enough and time.monotonic() < ends:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        await asyncio.sleep(self.dice.uniform(0, 0.3))

    async def restart(self) -> None:
        await self._outage(self.postgres.stop)
        self.outages.restarts += 1

    async def kill(self) -> None:
        self.outages.kills += 1
        if self.dice.random() >= ONE_BACKEND:
            await self._outage(self.postgres.kill)
        else:
            self.outages.backends += 1
            await self._outage(lambda: self.postgres.kill_backend(self.dice), must_start=False)

    async def _outage(self, end: Callable[[], Any], *, must_start: bool = True) -> None:
        waits = self.outages.waits
        waits.begin_outage()
        began = await self._started()
        await asyncio.to_thread(end)
        await asyncio.sleep(self.dice.uniform(0, DOWN) if must_start else 0)
        starting = asyncio.create_task(asyncio.to_thread(self.postgres.start)) if must_start else None
        # The database answers before the command that starts it is done.
        while not (is_back := await self._started()) or is_back == began:  # noqa: ASYNC110
            await asyncio.sleep(LOOK / 2)
        self._begin_round()
        for table in self.tables:
            table.moved.clear()
        if starting:
            await starting

    def _begin_round(self) -> None:
        self.outages.waits.back = time.monotonic()
        self.nodes.begin_round()

    async def _started(self) -> str:
        """When the database began to answer, by its own clock; nothing while it does not answer."""
        try:
            connection = await asyncpg.connect(self.url, timeout=5)
            try:
                # Of the process that writes pages: it is begun anew after a crash too.
                return str(
                    await connection.fetchval(
                        "select max(backend_start) from pg_stat_activity where backend_type = 'checkpointer'"
                    )
                )
            finally:
                connection.terminate()
        except (
            OSError,
            asyncpg.PostgresError,
            asyncpg.InterfaceError,
            asyncpg.InternalClientError,
            TimeoutError,
        ):
            return ""

    async def recover(self) -> None:
        """All of the promises, from the moment of the database's return."""
        outages, waits = self.outages, self.outages.waits
        missing = "a server is not ready, has a duty that is dead, or has not renewed its heartbeat"
        await asyncio.gather(*(self._table_goes_on(table) for table in self.tables if not table.over))
        outages.duties.append(await self.until(missing, self._all_duties))
        await self.until(None, self._answered)
        allowed = self._allowed()
        self.report.faults += waits.overdue(allowed)
        if waits.longest > allowed:
            self.report.faults.append(f"a command was answered after {waits.longest:.1f} s")
        outages.longest = max(outages.longest, waits.longest)
        outages.starved.append(self.nodes.starved())

    async def examine(self) -> None:
        await examine(self.nodes, self.tables, self.report, self.may_play)

    def _allowed(self) -> float:
        return min(self.limit + self.nodes.starved(), GIVE_UP)

    async def until(self, fault: str | None, holds: Callable[[], Awaitable[bool]]) -> float:
        """Wait until this holds, within the limit; the seconds since the database's return."""
        waits, began = self.outages.waits, time.monotonic()
        while not await holds():
            # A request that is first sent now has had no time yet.
            if waits.since(0.0) > self._allowed() and time.monotonic() > began + 1:
                if fault:
                    self.report.faults.append(fault)
                break
            await asyncio.sleep(LOOK)
        return waits.since(0.0)

    async def _table_goes_on(self, table: Table) -> None:
        async def has_gone_on() -> bool:
            return table.over or table.moved.is_set()

        waited = await self.until(f"{table.id}: nobody could move for {self.limit:.0f} s", has_gone_on)
        self.outages.tables.append(waited)

    async def _all_duties(self) -> bool:
        states = await asyncio.gather(*(asyncio.to_thread(_duties, one) for one in self.nodes.addresses()))
        self.outages.failures = sum((failures for _, failures in states), Counter())
        return all(duties >= DUTIES for duties, _ in states) and await self._hearts_beat(len(states))

    async def _hearts_beat(self, servers: int) -> bool:
        since = time.time() - self.outages.waits.since(0.0)
        with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
            connection = await asyncpg.connect(self.url, timeout=5)
            try:
                beating = "select count(*) from nodes where alive = 1 and seen > $1"
                return bool(await connection.fetchval(beating, int(since * 1000)) == servers)
            finally:
                connection.terminate()
        return False

    async def _answered(self) -> bool:
        """No command that was under way at the database's return is without an answer."""
        waits = self.outages.waits
        return all(sent > waits.back for sent in waits.open.values())


def _delays(processes: list[int]) -> dict[str, float]:
    """Seconds for which each thread was ready and had no processor, as Linux counts them."""
    found = {}
    for process in processes:
        with contextlib.suppress(OSError):
            for thread in Path(f"/proc/{process}/task").iterdir():
                with contextlib.suppress(OSError):
                    found[thread.name] = int((thread / "schedstat").read_text().split()[1]) / 1e9
    return found


def _duties(address: str) -> tuple[set[str], Counter[str]]:
    """Which background tasks of a server work, and how often each has failed. None works if it cannot write."""
    try:
        urllib.request.urlopen(f"http://{address}/readyz", timeout=10).close()
        with urllib.request.urlopen(f"http://{address}/metrics", timeout=10) as answer:
            text = answer.read().decode()
    except (OSError, HTTPException):
        return set(), Counter()
    asked = r'^chabudai_{}{{task="([^"]+)"}} (\d+)'
    working = re.findall(asked.format("supervised_tasks"), text, re.MULTILINE)
    failed = re.findall(asked.format("task_failures_total"), text, re.MULTILINE)
    return {name for name, count in working if int(count)}, Counter(
        {name: int(count) for name, count in failed}
    )


async def run(
    restarts: int,
    kills: int,
    tables: int,
    seed: int,
    data: Path,
    postgres: Postgres,
    *,
    limit: float = LIMIT,
    progress: bool = False,
) -> tuple[Report, Outages]:
    """So many restarts and kills of this PostgreSQL, in random order."""
    scene = Scene(postgres, await postgres.new_database(), data, seed, tables, limit)
    plan = ["restart"] * restarts + ["kill"] * kills
    scene.dice.shuffle(plan)
    report = scene.report
    try:
        await scene.open()
        for number, kind in enumerate(plan, 1):
            await scene.play_on()
            await (scene.restart() if kind == "restart" else scene.kill())
            report.kills += 1
            await scene.recover()
            if number % EXAMINED == 0 or number == len(plan):
                await scene.examine()
            if progress and (number % 10 == 0 or report.faults):
                print(f"{datetime.now(UTC):%H:%M:%S}", told(report, scene.outages), flush=True)
            if report.faults:
                break
    finally:
        await scene.close()
    return report, scene.outages


def main() -> None:
    asked = argparse.ArgumentParser(
        description="Restart and kill PostgreSQL while people play at two servers."
    )
    asked.add_argument("--restarts", type=int, default=50)
    asked.add_argument("--kills", type=int, default=10)
    asked.add_argument("--tables", type=int, default=3)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    postgres = Postgres()
    try:
        with tempfile.TemporaryDirectory() as folder:
            counts = given.restarts, given.kills, given.tables, given.seed
            report, outages = asyncio.run(run(*counts, Path(folder), postgres, progress=True))
    finally:
        postgres.close()
    print(told(report, outages), *report.faults, sep="\n")
    raise SystemExit(1 if report.faults else 0)


def told(report: Report, outages: Outages) -> str:
    return f"{report.told()}\n{outages.told()}"


if __name__ == "__main__":
    main()
