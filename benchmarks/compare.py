"""Two checkouts in turn: `python -m benchmarks.load --against ../other`. Both must be set up.

The two servers and a third that only reads and writes sockets (`socket_floor.py`) run at the same time, but only one
of them is played on at a time. Each pair of runs gives one ratio. The median of the ratios and its interval say how the
checkouts differ, even on a busy machine, because its neighbours slow down both.

With `--instructions` the servers run under Valgrind, which counts the instructions of the whole process outside the
kernel. That count hardly depends on the neighbours, but says nothing about the kernel and the memory.
"""

import contextlib
import os
import re
import statistics
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from math import comb
from pathlib import Path

from benchmarks.load_generator import Plan
from benchmarks.server_process import Chabudai, ServerProcess
from benchmarks.socket_floor import SocketFloor

WARM_MOVES, MOVES = 10, 60
"""At each table: as many as in a load run."""

READ = "__pyx_f_6uvloop_4loop___uv_stream_on_read"
"""The function of uvloop that is called with what was read."""

Play = Callable[[ServerProcess, Plan], tuple[int, float]]
"""Plays once; returns the number of moves, and the cost of all of them."""


class Counted(Chabudai):
    """A server under Valgrind. Its cost is millions of instructions, not seconds.

    Valgrind takes a while to start and to stop counting, and people go on playing. So the moves are counted in the same
    profile, as reads of the event loop: each move arrives in a frame of its own.
    """

    _is_counting = False
    instructions_per_move = 0.0

    @property
    def _counts(self) -> Path:
        return self._folder.with_suffix(".callgrind")

    def command(self) -> list[str]:
        tool = ("--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={self._counts}")
        return ["valgrind", "-q", *tool, *super().command()]

    def cpu_seconds(self) -> float:
        """Start to count at every first call; return the count, in millions, at every second one."""
        self._is_counting = not self._is_counting
        if self._is_counting:
            self._control("--instr=on")
            return 0.0
        before = set(self._counts.parent.glob(f"{self._counts.name}*"))
        self._control("--dump")
        self._control("--instr=off")
        new = set(self._counts.parent.glob(f"{self._counts.name}*")) - before
        total = sum(map(_total, new))
        self.instructions_per_move = total / sum(map(_reads, new))
        return total / 1e6

    def _control(self, command: str) -> None:
        subprocess.run(
            ["callgrind_control", command, str(self._process.pid)], check=True, capture_output=True
        )


def _total(path: Path) -> int:
    lines = (line.split() for line in path.read_text().splitlines())
    return next(int(words[1]) for words in lines if words[:1] == ["totals:"])


def _reads(path: Path) -> int:
    """How often the event loop read from a socket."""
    names, reads, called = dict[str, str](), 0, ""
    for line in path.read_text().splitlines():
        named = re.match(r"c?fn=(\(\d+\))(?: (.+))?", line)
        if named:
            called = names.setdefault(named[1], named[2] or "")
        elif line.startswith("calls=") and called.partition("'")[0] == READ:
            reads += int(line.removeprefix("calls=").split()[0])
    return reads


def compare(other: Path, tables: int, pairs: int, play: Play, *, instructions: bool = False) -> Iterator[str]:
    """Yield a line for each pair, then the result."""
    kind, unit = (Counted, "instructions") if instructions else (Chabudai, "microseconds")
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        servers: list[ServerProcess] = [
            kind(Path(folder) / "this"),
            kind(Path(folder) / "other", python=other / ".venv" / "bin" / "python"),
        ]
        if not instructions:
            servers.append(SocketFloor())
        for server in servers:
            server.start()
            stack.callback(server.stop)
        costs = list[list[float]]()
        for number in range(pairs):
            order = servers if number % 2 == 0 else servers[::-1]
            found = {id(server): _cost(server, tables, play) for server in order}
            costs.append([found[id(server)] for server in servers])
            yield f"{_row(costs[-1])} {unit} a move; {costs[-1][0] / costs[-1][1]:.3f} of the other; load {_load()}"
    yield f"this {_middle([cost[0] for cost in costs])}, other {_middle([cost[1] for cost in costs])} {unit}"
    yield f"this costs {ratio([cost[0] / cost[1] for cost in costs])} of the other"
    if not instructions:
        for column, name in ((0, "this"), (1, "other")):
            yield f"{name} costs {ratio([cost[column] / cost[2] for cost in costs])} of sockets only"


def _cost(server: ServerProcess, tables: int, play: Play) -> float:
    """The cost of one move: microseconds, or instructions."""
    plan = Plan(
        server=server.name,
        address=server.address,
        tables=server.tables(tables),
        seconds=0,
        warm_moves=WARM_MOVES * tables,
        moves=MOVES * tables,
    )
    moves, cost = play(server, plan)
    return server.instructions_per_move if isinstance(server, Counted) else 1e6 * cost / moves


def ratio(ratios: Sequence[float]) -> str:
    """The median, and the interval in which the true one is in 95 of 100 cases, if there are enough ratios."""
    ordered, count = sorted(ratios), len(ratios)
    text = f"{statistics.median(ordered):.3f}"
    outside = [sum(comb(count, index) for index in range(below + 1)) / 2**count for below in range(count)]
    below = sum(chance <= 0.025 for chance in outside)
    return f"{text} ({ordered[below - 1]:.3f} to {ordered[-below]:.3f})" if below else text


def _row(costs: Sequence[float]) -> str:
    return " · ".join(f"{cost:.1f}" for cost in costs)


def _middle(costs: Sequence[float]) -> str:
    return f"{statistics.median(costs):.1f}"


def _load() -> str:
    return f"{os.getloadavg()[0]:.0f}"
