"""`python -m benchmarks.studies STUDY [--count N] [--level L] [--seed S]`."""

import argparse
import importlib
import os
import time
from collections.abc import Callable

from benchmarks.studies.report import Findings, write
from chabudai.build_mode import compiled

STUDIES = ("okiya", "taiki", "yutaka", "tayu", "antayagi")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("study", choices=STUDIES)
    parser.add_argument("--count", type=int, default=100, help="gardens, or games for each row")
    parser.add_argument("--level", default="1", help="who plays: as in an arena")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    study: Callable[[int, str, int], Findings] = importlib.import_module(
        f"benchmarks.studies.{given.study}"
    ).study
    found = study(given.count, given.level, given.seed)
    mode = "compiled" if compiled() else "interpreted"
    day = time.strftime("%d %B %Y")
    asked = f"--count {given.count} --level {given.level} --seed {given.seed}"
    command = f"`python -m benchmarks.studies {given.study} {asked}`"
    told = f"{found.sample} {day}, {os.cpu_count()} cores, {mode}: {command}."
    write(given.study, found._replace(sample=told))


if __name__ == "__main__":
    main()
