"""Replays a seed: `python -m tests.simulation SEED --trace`. Runs many: `python -m tests.simulation 0 --count 1000`."""

import argparse
import sys
import time
from collections import Counter

from tests.simulation.mutants import MUTANTS, without
from tests.simulation.world import simulate


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("seed", type=int, help="the first seed")
    parser.add_argument("--count", type=int, default=1, help="how many seeds, one after the other")
    parser.add_argument("--trace", action="store_true", help="print every event")
    parser.add_argument("--without", choices=sorted(MUTANTS), help="take out one guard of the server first")
    given = parser.parse_args()
    faults, counts = Counter[str](), Counter[str]()
    seconds, failed, begun = 0.0, 0, time.perf_counter()
    with without(given.without):
        for seed in range(given.seed, given.seed + given.count):
            result = simulate(seed, keeps_trace=given.trace)
            faults += result.faults
            counts += result.counts
            seconds += result.seconds
            failed += bool(result.failures)
            for line in result.trace:
                print(line)
            if result.failures or given.count == 1:
                print(f"seed {seed}: {len(result.failures)} failures, hash {result.hash}")
            for failure in result.failures:
                print(f"    {failure}")
    real = time.perf_counter() - begun
    print(f"{given.count} seeds, {failed} failed; {seconds / 3600:.2f} simulated hours in {real:.1f} s")
    for kind, number in sorted((faults + counts).items()):
        print(f"{number:9}  {kind}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
