"""A full house: 1,000 people at 500 tables over real sockets, every move on disk before it is answered.

    python -m benchmarks.load                      # this server alone
    python -m benchmarks.load --peer --repeat 3    # in turn with boardgame.io in memory, which npm fetches
    python -m benchmarks.load --cluster 2          # one server and two at one PostgreSQL, in turn (`spread.py`)

The people are in a process of their own. Told are moves for each second that the server's processor worked (as fast as
everybody is answered), the time to an acknowledgement and until the other seat sees the move (at a given pace), and
the memory of an idle socket. Linux only: it reads /proc.

Both servers do the same: a match of Okiya over many rounds by the same rules, two sockets at each table and nobody who
watches; a seat's credentials are checked, the move is checked, and each of the two gets its own view with its legal
moves and the score sheet. A move counts when whoever made it has heard so: from us `done`, from boardgame.io, which has
no other answer, the first newer state. As many moves are counted on both, because a view grows with the match. Ours
is on disk by then, theirs in memory. Seconds of the processor are user and
system time of the server's own process with all its threads, while moves are counted; making tables and sitting down
are not. They depend less on the neighbours than times do, but not nothing: the load average is told beside them.
"""

import argparse
import asyncio
import contextlib
import os
import platform
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

import msgspec

from benchmarks.crowd import Found, Plan
from benchmarks.frames import Line, connect
from benchmarks.hosts import BoardgameIo, Chabudai, Host

HERE = Path(__file__).parent.parent

WARM_MOVES = 10
"""So many at each table before anything is counted."""

MOVES = 60
"""So many at each table are counted, on every server: some five rounds, as many as real matches have."""


class Figures(msgspec.Struct, kw_only=True):
    """One run against one server."""

    host: str
    per_cpu_second: float
    per_second: float
    pace: float
    acknowledged: tuple[float, float]
    """Milliseconds: the median, and 99 of 100."""
    seen: tuple[float, float]
    faults: int
    load: float
    """How many processes wanted a processor in the last minute."""

    def told(self) -> str:
        answered, seen = (f"{half:.2f} / {most:.2f} ms" for half, most in (self.acknowledged, self.seen))
        return (
            f"{self.host:>13}  {self.per_cpu_second:8,.0f} moves per CPU-second ({self.per_second:,.0f} a second); "
            f"at {self.pace:,.0f} moves a second answered in {answered}, seen in {seen} "
            f"(p50 / p99); {self.faults} faults; load {self.load:.1f}"
        )


@contextlib.contextmanager
def crowd(plan: Plan) -> Iterator[subprocess.Popen[str]]:
    """A process of people who have sat down and wait for the word."""
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "benchmarks.crowd"]
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


def measure(host: Host, tables: int, seconds: float, rate: float) -> Figures:
    host.start()
    try:
        made = host.tables(tables)
        plan = Plan(server=host.name, address=host.address, tables=made, seconds=seconds)
        warm, moves = WARM_MOVES * tables, MOVES * tables
        full, worked = play(host, msgspec.structs.replace(plan, warm_moves=warm, moves=moves))
        paced, _ = play(host, msgspec.structs.replace(plan, rate=rate, warm=2.0))
    finally:
        host.stop()
    return Figures(
        host=host.name,
        per_cpu_second=full.moves / worked,
        per_second=full.moves / full.seconds,
        pace=paced.moves / paced.seconds,
        acknowledged=paced.acknowledged,
        seen=paced.seen,
        faults=full.faults + paced.faults,
        load=os.getloadavg()[0],
    )


async def socket_bytes(host: Chabudai, tables: int) -> float:
    """Memory of one more idle socket at a table that is in memory already."""
    made, lines = host.tables(tables), list[Line]()

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


def compare(ours: list[Figures], theirs: list[Figures]) -> str:
    cpu = [mine.per_cpu_second / other.per_cpu_second for mine, other in zip(ours, theirs, strict=True)]
    slow = [mine.acknowledged[1] / other.acknowledged[1] for mine, other in zip(ours, theirs, strict=True)]
    return (
        f"run by run: {statistics.median(cpu):.2f} times the moves per CPU-second "
        f"({min(cpu):.2f} to {max(cpu):.2f}), "
        f"{statistics.median(slow):.2f} times the p99 ({min(slow):.2f} to {max(slow):.2f})"
    )


def main() -> None:
    asked = argparse.ArgumentParser(description="A full house.")
    asked.add_argument("--tables", type=int, default=500)
    asked.add_argument("--seconds", type=float, default=8)
    asked.add_argument("--rate", type=float, default=1000)
    asked.add_argument("--repeat", type=int, default=1)
    asked.add_argument("--peer", action="store_true", help="measure boardgame.io too")
    asked.add_argument("--cluster", type=int, help="one server and so many at one PostgreSQL")
    given = asked.parse_args()
    print(f"{datetime.now(UTC):%Y-%m-%d}, {os.cpu_count()} cores, Python {platform.python_version()}")
    if given.cluster:
        from benchmarks.spread import compare as spread

        for line in spread(given.cluster, given.tables, given.seconds, given.repeat):
            print(line, flush=True)
        return
    ours, theirs = list[Figures](), list[Figures]()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(given.repeat):
            mine = Chabudai(Path(folder) / str(number))
            ours.append(measure(mine, given.tables, given.seconds, given.rate))
            print(ours[-1].told(), flush=True)
            if given.peer:
                theirs.append(measure(BoardgameIo(), given.tables, given.seconds, given.rate))
                print(theirs[-1].told(), flush=True)
        each = memory(Chabudai(Path(folder) / "memory"), given.tables)
    print(f"{each / 1000:.1f} kB an idle socket")
    if theirs:
        print(compare(ours, theirs))


if __name__ == "__main__":
    main()
