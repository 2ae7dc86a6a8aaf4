"""Replays a seed: `python -m tests.simulation SEED --trace`. Runs many: `python -m tests.simulation 0 --count 1000`."""

import argparse
import sys
import time

from tests.simulation.campaign import Campaign, first_seed, run_in_processes
from tests.simulation.mutants import MUTANTS, can_be_made, without
from tests.simulation.world import simulate


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("seed", type=int, help="the first seed")
    parser.add_argument("--count", type=int, default=1, help="how many seeds")
    parser.add_argument("--processes", type=int, default=1, help="how many processes run them")
    parser.add_argument("--trace", action="store_true", help="print every event of the first seed")
    parser.add_argument("--without", choices=sorted(MUTANTS), help="take out one guard of the server first")
    parser.add_argument("--mutants", action="store_true", help="say which seed finds each mutant")
    given = parser.parse_args()
    seeds = range(given.seed, given.seed + given.count)
    if given.mutants:
        return _find_mutants(seeds)
    if given.trace:
        return _replay(given.seed, given.without)
    return _run(seeds, given.processes, given.without)


def _replay(seed: int, guard: str | None) -> int:
    with without(guard):
        result = simulate(seed, keeps_trace=True)
    for line in result.trace:
        print(line)
    print(f"seed {seed}: {len(result.failures)} failures, hash {result.hash}")
    for failure in result.failures:
        print(f"    {failure}")
    return bool(result.failures)


def _run(seeds: range, processes: int, guard: str | None) -> int:
    whole, begun = Campaign(), time.perf_counter()
    for part in run_in_processes(seeds, processes, guard):
        whole.add(part)
        for seed, failures in part.failures.items():
            print(f"seed {seed}: {len(failures)} failures")
            for failure in failures:
                print(f"    {failure}")
        sys.stdout.flush()
    real = time.perf_counter() - begun
    print(
        f"{whole.seeds} seeds, {whole.large} of them large, {len(whole.failures)} failed; "
        f"{whole.seconds / 3600:.2f} simulated hours in {real:.1f} s"
    )
    for kind, number in sorted((whole.faults + whole.counts).items()):
        print(f"{number:9}  {kind}")
    return bool(whole.failures)


def _find_mutants(seeds: range) -> int:
    missed = 0
    for guard in sorted(MUTANTS):
        if can_be_made(guard):
            first = first_seed(guard, seeds)
            missed += first is None
            print(f'    "{guard}": {first},', flush=True)
    return bool(missed)


if __name__ == "__main__":
    sys.exit(main())
