"""Speed of the engine, compiled and interpreted in one run.

Two workers, one a mode, take turns at the same short pieces of work, so that a noisy machine disturbs both alike. A
figure is the median over the turns, a ratio the median of the ratios of neighbouring turns. Interpreted means the very
same sources in a folder without the compiled modules.
"""

import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import chabudai
from chabudai.build_mode import compiled
from chabudai.core import Dice, State
from chabudai.games import game as find_game
from chabudai.match import Match
from chabudai.search.alphabeta import Solver
from chabudai.search.mcts import Search
from chabudai.search.playout import playouts

PACKAGE = Path(chabudai.__file__).parent

TASKS = {
    "moves_per_second": "random play, moves/s",
    "iterations_per_second": "tree search, iterations/s",
    "solve_seconds": "full solve, s",
}

# What a worker does


def opening(name: str, seed: int) -> State:
    """The game with its fewest seats and usual options, after the first shuffles."""
    dice = Dice(seed)
    match = Match(find_game(name), chance=lambda _entry: dice)
    match.begin()
    return match.state


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Units of work a second. The batch grows until it fills the time."""
    batch = 1
    while True:
        began = time.perf_counter()
        units = work(batch)
        spent = time.perf_counter() - began
        if spent >= seconds:
            return units / spent
        batch = max(batch + 1, int(batch * min(100.0, 1.1 * seconds / max(spent, 1e-6))))


def measure(task: str, name: str, seconds: float) -> float | None:
    """None when the game has no such work."""
    start, dice = opening(name, 1), Dice(2)
    if task == "moves_per_second":
        return rate(lambda batch: playouts(start, dice, batch), seconds)
    if task == "iterations_per_second":
        return rate(lambda batch: _searched(start, dice, batch), seconds)
    return _solve_seconds(name, seconds)


def _searched(start: State, dice: Dice, iterations: int) -> int:
    Search(start, dice).run(iterations)
    return iterations


def _solve_seconds(name: str, seconds: float) -> float | None:
    solvable = find_game(name).solvable
    if solvable is None:
        return None
    layouts = [solvable.alone(opening(name, seed)) for seed in range(max(2, round(4 * seconds)))]
    began = time.perf_counter()
    for layout in layouts:
        Solver().value(layout)
    return (time.perf_counter() - began) / len(layouts)


def work() -> None:
    """Answer measurements asked on the input, one JSON line each."""
    for line in sys.stdin:
        print(json.dumps(measure(*json.loads(line))), flush=True)


# What the asking side does


class Worker:
    """Another process that measures on request."""

    def __init__(self, home: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(home), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-c", "from chabudai.bench import work; work()"]
        pipe = subprocess.PIPE
        self._child = subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, text=True)

    def measure(self, task: str, name: str, seconds: float) -> float | None:
        assert self._child.stdin
        assert self._child.stdout
        self._child.stdin.write(json.dumps([task, name, seconds]) + "\n")
        self._child.stdin.flush()
        answer: float | None = json.loads(self._child.stdout.readline())
        return answer

    def stop(self) -> None:
        assert self._child.stdin
        self._child.stdin.close()
        self._child.wait()


def sources_alone(folder: Path) -> Path:
    """A copy of the package without its compiled modules: the interpreted mode."""
    keep_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "page")
    shutil.copytree(PACKAGE, folder / "chabudai", ignore=keep_out)
    return folder


def compare(names: list[str], *, quick: bool = False) -> Iterator[tuple[str, str, dict[str, float] | None]]:
    """For each game and task, one figure a mode and their ratio: how many times faster compiled is."""
    turns, seconds = (3, 0.2) if quick else (7, 1.0)
    with tempfile.TemporaryDirectory() as folder:
        workers = {"interpreted": Worker(sources_alone(Path(folder)))}
        if compiled():
            workers["compiled"] = Worker(PACKAGE.parent)
        try:
            for name in names:
                for task in TASKS:
                    yield name, task, _figures(workers, task, name, turns, seconds)
        finally:
            for worker in workers.values():
                worker.stop()


def _figures(
    workers: dict[str, Worker], task: str, name: str, turns: int, seconds: float
) -> dict[str, float] | None:
    taken: list[dict[str, float]] = []
    for _ in range(turns):
        turn = {mode: worker.measure(task, name, seconds) for mode, worker in workers.items()}
        taken.append({mode: figure for mode, figure in turn.items() if figure is not None})
    if not taken[0]:
        return None
    figures = {mode: statistics.median(turn[mode] for turn in taken) for mode in taken[0]}
    if "compiled" in figures:
        ratios = [turn["compiled"] / turn["interpreted"] for turn in taken]
        times = statistics.median(ratios)
        figures["times_faster"] = 1 / times if task == "solve_seconds" else times
    return figures


def machine() -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "version": chabudai.__version__,
    }
