"""Runs many seeds and adds up what happened in them."""

import multiprocessing
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from tests.simulation.mutants import MUTANTS, without
from tests.simulation.world import simulate


@dataclass
class Campaign:
    """What many seeds have shown together."""

    seeds: int = 0
    large: int = 0
    seconds: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)
    failures: dict[int, list[str]] = field(default_factory=dict)

    def add(self, other: "Campaign") -> None:
        self.seeds += other.seeds
        self.large += other.large
        self.seconds += other.seconds
        self.faults += other.faults
        self.counts += other.counts
        self.failures |= other.failures


def run(seeds: Iterable[int], guard: str | None = None) -> Campaign:
    """Run these seeds one after the other, with one guard of the server taken out if it is named."""
    found = Campaign()
    with without(guard):
        for seed in seeds:
            result = simulate(seed)
            failures = {seed: result.failures} if result.failures else {}
            one = Campaign(1, result.is_large, result.seconds, result.faults, result.counts, failures)
            found.add(one)
    return found


def run_in_processes(seeds: range, processes: int, guard: str | None = None) -> Iterator[Campaign]:
    """Run these seeds in parts, and yield each part when it is done."""
    parts = [(seeds[start : start + 100], guard) for start in range(0, len(seeds), 100)]
    if processes == 1:
        for part in parts:
            yield run(*part)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(_run_part, parts)


def _run_part(part: tuple[range, str | None]) -> Campaign:
    return run(*part)


def first_seed(guard: str, seeds: range) -> int | None:
    """Return the first seed that notices that this guard is missing."""
    assert guard in MUTANTS
    with without(guard):
        return next((seed for seed in seeds if simulate(seed).failures), None)
