"""One server and several at one PostgreSQL, under the same crowd: `python -m benchmarks.load --cluster 2`.

The servers are behind one port, as `chabudai serve --cluster` starts them, so the two of a table are often at different
servers. The database forces every commit to the disk. On a small machine the people, the database and the servers all
want the same cores, so next to the moves of a second stands what each of them worked: moves for each second that the
servers' processors worked say what a server is worth when it has a core of its own.
"""

import os
import re
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.crash import ROOMY
from benchmarks.crowd import Plan
from benchmarks.hosts import Chabudai
from benchmarks.load import WARM_MOVES, play
from benchmarks.postgres import Postgres

DURABLE = "shared_buffers = 64MB\nmax_connections = 60\n"
"""As PostgreSQL comes: fsync and synchronous_commit are on."""


class Cluster(Chabudai):
    def __init__(self, folder: Path, count: int, url: str) -> None:
        super().__init__(folder)
        self.count, self._url = count, url

    def start(self) -> None:
        command = [sys.executable, "-m", "chabudai", "serve", "--cluster", str(self.count)]
        variables = {
            **ROOMY,
            "CHABUDAI_DATA": str(self._folder),
            "CHABUDAI_DATABASE_URL": self._url,
            "CHABUDAI_BOT_WORKERS": "1",
        }
        line = self.launch([*command, "--no-browser", "--port", "0"], env={**os.environ, **variables})
        found = re.search(r":(\d+)/", line)
        if not found:
            raise RuntimeError(f"the servers did not start: {line!r}")
        self.address = f"127.0.0.1:{found[1]}"

    def stop(self) -> None:
        self._process.terminate()
        self._process.communicate()

    def cpu_seconds(self) -> float:
        return sum(map(_worked, _children(self._process.pid)))


class Figures(msgspec.Struct, kw_only=True):
    """One run. Seconds are those of processors, in a window of `window` seconds."""

    nodes: int
    moves: int
    window: float
    servers: float
    database: float
    people: float
    faults: int
    load: float

    @property
    def per_second(self) -> float:
        return self.moves / self.window

    @property
    def per_cpu_second(self) -> float:
        return self.moves / self.servers

    def told(self) -> str:
        busy = ", ".join(
            f"{name} {seconds / self.window:.2f}"
            for name, seconds in (
                ("servers", self.servers),
                ("database", self.database),
                ("people", self.people),
            )
        )
        return (
            f"{self.nodes} of them  {self.per_second:8,.0f} moves a second, {self.per_cpu_second:,.0f} per CPU-second "
            f"of the servers; cores at work: {busy}; {self.faults} faults; load {self.load:.1f}"
        )


def measure(folder: Path, postgres: Postgres, nodes: int, url: str, tables: int, seconds: float) -> Figures:
    host = Cluster(folder, nodes, url)
    host.start()
    try:
        plan = Plan(
            server=host.name,
            address=host.address,
            tables=host.tables(tables),
            seconds=seconds,
            warm_moves=WARM_MOVES * tables,
        )
        meter = Meter(host, postgres)
        found, servers = play(meter, plan)
    finally:
        host.stop()
    return Figures(
        nodes=nodes,
        moves=found.moves,
        window=found.seconds,
        servers=servers,
        database=meter.database,
        people=found.cpu,
        faults=found.faults,
        load=os.getloadavg()[0],
    )


class Meter:
    """Reads what the database worked whenever it is asked what the servers worked."""

    def __init__(self, host: Cluster, postgres: Postgres) -> None:
        self._host, self._postgres = host, postgres
        self._before = self._after = 0.0

    @property
    def database(self) -> float:
        """Between the last two questions."""
        return self._after - self._before

    def cpu_seconds(self) -> float:
        pid = self._postgres.pid
        self._before, self._after = self._after, sum(map(_worked, [pid, *_children(pid)]))
        return self._host.cpu_seconds()


def compare(nodes: int, tables: int, seconds: float, repeat: int) -> Iterator[str]:
    one, many = list[Figures](), list[Figures]()
    postgres = Postgres(DURABLE)
    try:
        with tempfile.TemporaryDirectory() as folder:
            for number in range(repeat):
                for count, runs in ((1, one), (nodes, many)):
                    place = Path(folder) / f"{number} {count}"
                    runs.append(measure(place, postgres, count, postgres.fresh(), tables, seconds))
                    yield runs[-1].told()
    finally:
        postgres.close()
    walls = [more.per_second / less.per_second for less, more in zip(one, many, strict=True)]
    cores = [more.per_cpu_second / less.per_cpu_second for less, more in zip(one, many, strict=True)]
    yield (
        f"{nodes} servers against one, run by run: {statistics.median(walls):.2f} times the moves of a second "
        f"({min(walls):.2f} to {max(walls):.2f}); {statistics.median(cores):.2f} times the moves per CPU-second "
        f"of the servers ({min(cores):.2f} to {max(cores):.2f})"
    )


def _children(pid: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _worked(pid: int) -> float:
    """Of this process and of those of its children that are gone."""
    fields: list[Any] = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
