"""One server and several at one PostgreSQL, under the same crowd: `python -m benchmarks.load --cluster 2`.

First the servers are behind one port, as `chabudai serve --cluster` starts them, so the two of a table are often at
different servers; then each has its own, and the people of a table are at the same one. The database forces every
commit to the disk. On a small machine the people, the database and the servers all want the same cores, so next to the
moves of a second stands what each of them worked: moves for each second that the servers' processors worked say what a
server is worth when it has a core of its own.
"""

import os
import statistics
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.load import WARM_MOVES, play
from benchmarks.load_generator import Plan
from benchmarks.postgres import Postgres
from benchmarks.server_process import Chabudai

DURABLE = "shared_buffers = 64MB\nmax_connections = 60\n"
"""As PostgreSQL comes: fsync and synchronous_commit are on."""


class Node(Chabudai):
    """One server at the database, with a port of its own."""

    def __init__(self, folder: Path, url: str) -> None:
        super().__init__(folder)
        self._url = url

    def variables(self) -> dict[str, str]:
        shared = {"CHABUDAI_DATABASE_URL": self._url, "CHABUDAI_BOT_WORKERS": "1"}
        return {**super().variables(), **shared}


class Cluster(Node):
    """Several behind one port: any of them takes a new connection."""

    addresses: Mapping[str, str] = {}

    def __init__(self, folder: Path, count: int, url: str) -> None:
        super().__init__(folder, url)
        self.arguments = ("--cluster", str(count))

    def stop(self) -> None:
        self._process.terminate()
        self._process.communicate()

    def cpu_seconds(self) -> float:
        return sum(map(_worked, _children(self._process.pid)))


class Together:
    """Several with a port each, and all people of a table at the same one, as a proxy can send them."""

    name = Chabudai.name

    def __init__(self, folder: Path, count: int, url: str) -> None:
        self._nodes = [Node(folder / str(number), url) for number in range(count)]
        self.addresses: dict[str, str] = {}

    @property
    def address(self) -> str:
        return self._nodes[0].address

    def start(self) -> None:
        for node in self._nodes:
            node.start()

    def stop(self) -> None:
        for node in self._nodes:
            node.stop()

    def tables(self, count: int) -> list[list[str]]:
        shares = [(node, node.tables(count // len(self._nodes))) for node in self._nodes]
        self.addresses = {table: node.address for node, share in shares for table, *_ in share}
        return [table for _, share in shares for table in share]

    def cpu_seconds(self) -> float:
        return sum(node.cpu_seconds() for node in self._nodes)


class Figures(msgspec.Struct, kw_only=True):
    """One run. Seconds are those of processors, in a window of `window` seconds."""

    servers_are: str
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
            f"{self.servers_are:>22}  {self.per_second:8,.0f} moves a second, {self.per_cpu_second:,.0f} per "
            f"CPU-second of the servers; cores at work: {busy}; {self.faults} faults; load {self.load:.1f}"
        )


def measure(name: str, host: Cluster | Together, postgres: Postgres, tables: int, seconds: float) -> Figures:
    host.start()
    try:
        plan = Plan(
            server=host.name,
            tables=host.tables(tables),
            address=host.address,
            addresses=dict(host.addresses),
            seconds=seconds,
            warm_moves=WARM_MOVES * tables,
        )
        meter = Meter(host, postgres)
        found, servers = play(meter, plan)
    finally:
        host.stop()
    return Figures(
        servers_are=name,
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

    def __init__(self, host: Cluster | Together, postgres: Postgres) -> None:
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
    """One server, several behind one port, several with a port each, in turn."""
    runs: dict[str, list[Figures]] = {"one": [], f"{nodes}, one port": [], f"{nodes}, tables together": []}
    postgres = Postgres(DURABLE)
    try:
        with tempfile.TemporaryDirectory() as folder:
            for number in range(repeat):
                place = Path(folder) / str(number)
                hosts: list[Cluster | Together] = [
                    Cluster(place / "one", 1, postgres.fresh()),
                    Cluster(place / "port", nodes, postgres.fresh()),
                    Together(place / "together", nodes, postgres.fresh()),
                ]
                for (name, figures), host in zip(runs.items(), hosts, strict=True):
                    figures.append(measure(name, host, postgres, tables, seconds))
                    yield figures[-1].told()
    finally:
        postgres.close()
    one, *others = runs.values()
    for several in others:
        yield _beside(one, several)


def _beside(one: list[Figures], many: list[Figures]) -> str:
    walls = [more.per_second / less.per_second for less, more in zip(one, many, strict=True)]
    cores = [more.per_cpu_second / less.per_cpu_second for less, more in zip(one, many, strict=True)]
    return (
        f"{many[0].servers_are} against one, run by run: {statistics.median(walls):.2f} times the moves of a second "
        f"({min(walls):.2f} to {max(walls):.2f}); {statistics.median(cores):.2f} times the moves per CPU-second "
        f"of the servers ({min(cores):.2f} to {max(cores):.2f})"
    )


def _children(pid: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _worked(pid: int) -> float:
    """Of this process and of those of its children that are gone."""
    fields: list[Any] = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
