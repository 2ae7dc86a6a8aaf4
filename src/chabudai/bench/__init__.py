"""Measures the speed of the engine, compiled and interpreted, in one run.

Two workers, one for each mode, take turns at the same short pieces of work. So a noisy machine disturbs both alike. A
figure is the median over the turns. A ratio is the median of the ratios of neighbouring turns. Interpreted means the
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
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from chabudai import __version__
from chabudai.bench.work import TASKS
from chabudai.build_mode import compiled

PACKAGE = Path(__file__).parent.parent


class Worker:
    """A process that measures on request."""

    def __init__(self, home: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(home), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-c", "from chabudai.bench.work import work; work()"]
        pipe = subprocess.PIPE
        self._child = subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, text=True)

    def measure(self, task: str, name: str, seconds: float) -> float | None:
        """Return the figure of one task for one game, or None if the game has no such work."""
        assert self._child.stdin
        assert self._child.stdout
        self._child.stdin.write(json.dumps([task, name, seconds]) + "\n")
        self._child.stdin.flush()
        answer: float | None = json.loads(self._child.stdout.readline())
        return answer

    def stop(self) -> None:
        """End the process."""
        assert self._child.stdin
        self._child.stdin.close()
        self._child.wait()


def sources_alone(folder: Path) -> Path:
    """Copy the package without its compiled modules, for the interpreted mode."""
    keep_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "page")
    shutil.copytree(PACKAGE, folder / "chabudai", ignore=keep_out)
    return folder


def compare(names: list[str], *, quick: bool = False) -> Iterator[tuple[str, str, dict[str, float] | None]]:
    """Yield, for each game and task, the figure of each mode and how many times faster compiled is."""
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
    """Return what the figures depend on: Python, system, cores, load and version."""
    return {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
        "version": __version__,
    }
