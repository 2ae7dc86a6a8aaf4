"""Hands out jobs: one after the other, to the cores of this machine, or to a Ray cluster.

A `Spread` works like `map`. Results come in the order of the jobs, so the same seed gives the same result everywhere.
Jobs and results must pickle. The work must be a function of a module that every machine has.
"""

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from types import ModuleType
from typing import Protocol, TypeVar

from chabudai.errors import BadOption

Job = TypeVar("Job")
Result = TypeVar("Result")

HERE = "local"
"""The address of a Ray cluster of its own on this machine, which ends with this program."""

AHEAD = 4
"""The number of jobs handed to a cluster ahead of the results, for each of its cores."""


class Spread(Protocol):
    """A function that applies work to jobs, like `map`."""

    def __call__(self, work: Callable[[Job], Result], jobs: Sequence[Job], /) -> Iterator[Result]:
        """Yield the results of the work, in the order of the jobs."""


def chosen(workers: int, ray: str | None = None) -> Spread:
    """Return the spread that a command line asks for: a Ray address, a number of processes, or 0 for all cores."""
    if ray is not None:
        return on_ray(ray)
    return in_turn if workers == 1 else in_processes(workers or None)


def in_turn(work: Callable[[Job], Result], jobs: Sequence[Job], /) -> Iterator[Result]:
    """Do the jobs one after the other in this process."""
    return map(work, jobs)


def in_processes(count: int | None = None) -> Spread:
    """Return a spread over this many processes, by default one for each core."""

    def spread(work: Callable[[Job], Result], jobs: Sequence[Job], /) -> Iterator[Result]:
        with ProcessPoolExecutor(count or os.cpu_count()) as pool:
            yield from pool.map(work, jobs)

    return spread


def on_ray(address: str) -> Spread:
    """Return a spread over a Ray cluster. It needs the extra `cluster` here and on every machine of the cluster."""
    ray = _ray()

    def spread(work: Callable[[Job], Result], jobs: Sequence[Job], /) -> Iterator[Result]:
        if not ray.is_initialized():
            ray.init(address=address, include_dashboard=False, log_to_driver=False, logging_level="error")
        remote = ray.remote(work)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = deque(remote.remote(job) for job in jobs[:ahead])
        for job in jobs[ahead:]:
            yield ray.get(waiting.popleft())
            waiting.append(remote.remote(job))
        while waiting:
            yield ray.get(waiting.popleft())

    return spread


def _ray() -> ModuleType:
    try:
        import ray
    except ImportError:
        raise BadOption(
            "--ray needs Ray; install it with: pip install 'chabudai[cluster]'", option="ray"
        ) from None
    found: ModuleType = ray
    return found
