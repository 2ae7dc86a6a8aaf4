"""A full house: 1,000 people at 500 tables over real sockets, every move on disk before it is answered.

    python -m benchmarks.load                      # this server alone
    python -m benchmarks.load --rates 1000,4000    # how fast it answers at one pace and at another
    python -m benchmarks.load --peer --repeat 3    # in turn with boardgame.io and Colyseus in memory, which npm fetches
    python -m benchmarks.load --against ../other   # in turn with the server of another checkout (`compare.py`)
    python -m benchmarks.load --cluster 2          # one server and two at one PostgreSQL, in turn (`cluster_load.py`)

The people are in a process of their own. Told are moves for each second that the server's processor worked (as fast as
everybody is answered), the time to an acknowledgement and until the other seat sees the move (at every pace that is
asked for), and the memory of an idle socket. Linux only: it reads /proc.

All servers do the same: a match of Okiya over many rounds by the same rules, two sockets at each table and nobody who
watches; a seat's credentials are checked, the move is checked, and each of the two learns of it with the legal moves
and the score sheet. Ours tells each the fields of its view that have changed, boardgame.io each its whole view, and
Colyseus both the same changes of a state they share, a few bytes (`peers/colyseus`): nothing is hidden in Okiya. A move
counts when whoever made it has heard so: from us `done`, from the others, which have no other answer, the first newer
state. As many moves are counted on all, because a view grows with the match. Ours is on disk by then, theirs in
memory. Seconds of the processor are user and system time of the server's own process with all its threads, while
moves are counted; making tables and sitting down are not. They depend less on the neighbours than times do, but not
nothing: the load average is told beside them.

At a pace the time runs from when a move was due (`load_generator.py`). A server that cannot keep up reaches less than
the pace, and its times are then those of a queue that only grows. How busy the people were is told too: near a whole
core, they are what is slow.
"""

import argparse
import asyncio
import contextlib
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

import msgspec

from benchmarks.figures import Figures, Pace, compare
from benchmarks.load_generator import Found, Plan
from benchmarks.peer_process import found as found_peers
from benchmarks.server_process import Chabudai, ServerProcess
from benchmarks.websocket_client import WebSocketClient, connect

HERE = Path(__file__).parent.parent

WARM_MOVES = 10
"""So many at each table before anything is counted."""

MOVES = 60
"""So many at each table are counted, on every server: some five rounds, as many as real matches have."""


@contextlib.contextmanager
def crowd(plan: Plan) -> Iterator[subprocess.Popen[str]]:
    """A process of people who have sat down and wait for the word."""
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "benchmarks.load_generator"]
    with subprocess.Popen(command, cwd=HERE, text=True, stdin=pipe, stdout=pipe) as people:
        assert people.stdin
        try:
            people.stdin.write(msgspec.json.encode(plan).decode() + "\n")
            people.stdin.flush()
            expect(people, "seated")
            yield people
        finally:
            people.kill()


def expect(people: subprocess.Popen[str], word: str) -> None:
    assert people.stdout
    line = people.stdout.readline().strip()
    if line != word:
        raise RuntimeError(f"the people said {line!r} and not {word!r}")


class Metered(Protocol):
    def cpu_seconds(self) -> float: ...


def play(host: Metered, plan: Plan) -> tuple[Found, float]:
    """What the people found, and how many seconds the server's processor worked meanwhile."""
    with crowd(plan) as people:
        assert people.stdin
        assert people.stdout
        people.stdin.write("go\n")
        people.stdin.flush()
        expect(people, "begin")
        before = host.cpu_seconds()
        expect(people, "end")
        worked = host.cpu_seconds() - before
        found = people.stdout.readline()
        if not found:
            raise RuntimeError(f"the people left early ({people.wait()})")
        return msgspec.json.decode(found, type=Found), worked


def moves_and_cost(host: Metered, plan: Plan) -> tuple[int, float]:
    found, cost = play(host, plan)
    if found.faults:
        raise RuntimeError(f"{found.faults} moves failed")
    return found.moves, cost


def measure(host: ServerProcess, tables: int, seconds: float, rates: Sequence[float]) -> Figures:
    """As fast as it goes, then at every pace; each time at new tables, because a view grows with the match."""

    def plan() -> Plan:
        return Plan(server=host.name, address=host.address, tables=host.tables(tables), seconds=seconds)

    host.start()
    try:
        warm, moves = WARM_MOVES * tables, MOVES * tables
        full, worked = play(host, msgspec.structs.replace(plan(), warm_moves=warm, moves=moves))
        paces = [
            Pace.of(rate, play(host, msgspec.structs.replace(plan(), rate=rate, warm=2.0))[0])
            for rate in rates
        ]
    finally:
        host.stop()
    return Figures(
        host=host.name,
        per_cpu_second=full.moves / worked,
        per_second=full.moves / full.seconds,
        people=full.cpu / full.seconds,
        paces=paces,
        faults=full.faults + sum(pace.faults for pace in paces),
        load=os.getloadavg()[0],
    )


async def socket_bytes(host: Chabudai, tables: int) -> float:
    """Memory of one more idle socket at a table that is in memory already."""
    made, lines = host.tables(tables), list[WebSocketClient]()

    async def one_each(seat: int) -> int:
        for table, *tokens in made:
            line = await connect(host.address, f"/ws/{table}", lambda _line, _frame: None)
            line.say(msgspec.json.encode({"type": "hello", "token": tokens[seat], "changes": True}))
            lines.append(line)
        await asyncio.sleep(1)
        return host.memory()

    first = await one_each(0)
    second = await one_each(1)
    for line in lines:
        line.close()
    return (second - first) / tables


def memory(host: Chabudai, tables: int) -> float:
    host.start()
    try:
        return asyncio.run(socket_bytes(host, tables))
    finally:
        host.stop()


def in_turn(folder: Path, given: argparse.Namespace) -> list[list[Figures]]:
    """The figures of ours, and of every peer that is asked for and there."""
    peers = found_peers() if given.peer else []
    runs: list[list[Figures]] = [[] for _ in range(1 + len(peers))]
    for number in range(given.repeat):
        hosts: list[ServerProcess] = [Chabudai(folder / str(number)), *(peer() for peer in peers)]
        for figures, host in zip(runs, hosts, strict=True):
            figures.append(measure(host, given.tables, given.seconds, given.rates))
            print(figures[-1].told(), flush=True)
    return runs


def paces(text: str) -> list[float]:
    return [float(rate) for rate in text.split(",")]


def main() -> None:
    asked = argparse.ArgumentParser(description="A full house.")
    asked.add_argument("--tables", type=int, default=500)
    asked.add_argument("--seconds", type=float, default=8)
    asked.add_argument(
        "--rates", type=paces, default=[1000.0], help="moves a second, one pace after the other"
    )
    asked.add_argument("--repeat", type=int, default=1)
    asked.add_argument("--peer", action="store_true", help="measure boardgame.io and Colyseus too")
    asked.add_argument("--against", type=Path, help="another checkout, to compare in pairs of short runs")
    asked.add_argument("--pairs", type=int, default=8)
    asked.add_argument("--instructions", action="store_true", help="count them, with --against and Valgrind")
    asked.add_argument("--cluster", type=int, help="one server and so many at one PostgreSQL")
    given = asked.parse_args()
    print(f"{datetime.now(UTC):%Y-%m-%d}, {os.cpu_count()} cores, Python {platform.python_version()}")
    if given.against:
        from benchmarks.compare import compare as compare_checkouts

        counted = {"instructions": given.instructions}
        for line in compare_checkouts(given.against, given.tables, given.pairs, moves_and_cost, **counted):
            print(line, flush=True)
        return
    if given.cluster:
        from benchmarks.cluster_load import compare as spread

        for line in spread(given.cluster, given.tables, given.seconds, given.repeat):
            print(line, flush=True)
        return
    with tempfile.TemporaryDirectory() as folder:
        ours, *peers = in_turn(Path(folder), given)
        each = memory(Chabudai(Path(folder) / "memory"), given.tables)
    print(f"{each / 1000:.1f} kB an idle socket")
    for theirs in peers:
        print(*compare(ours, theirs), sep="\n")


if __name__ == "__main__":
    main()
