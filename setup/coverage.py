"""Measures how much of the Python code the interpreted tests reach: `python3 run.py test --coverage`.

The table has one row for each package. `fail_under` in pyproject.toml is the floor for the whole.
"""

import json
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

from setup.checks import PYTEST
from setup.fingerprint import CACHE, ROOT

MEASURED = CACHE / "coverage.json"
SOURCES = "src/chabudai/"
SPLIT = ("games", "server")
"""The folders whose own folders get a row each."""


def main() -> int:
    """Run the tests and print the table. Fails if a test fails or the floor is not reached."""
    CACHE.mkdir(exist_ok=True)
    MEASURED.unlink(missing_ok=True)
    measure = ["--cov", "--cov-report=", f"--cov-report=json:{MEASURED}"]
    code = subprocess.run([*PYTEST, *measure], cwd=ROOT, env=os.environ | core(), check=False).returncode
    if MEASURED.is_file():
        show(table(MEASURED))
    return code


def core() -> dict[str, str]:
    """Return Python's own monitoring if it has one (from 3.12 on), which costs a fraction of tracing."""
    return {"COVERAGE_CORE": "sysmon"} if sys.version_info >= (3, 12) else {}


def table(measured: Path) -> list[str]:
    """Return one row for each package and one for the whole, as Markdown."""
    reached: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for path, file in json.loads(measured.read_text(encoding="utf-8"))["files"].items():
        for package in (package_of(path), "all"):
            reached[package][0] += file["summary"]["covered_lines"]
            reached[package][1] += file["summary"]["num_statements"]
    rows = [
        f"| {package:<22} | {100 * covered / max(lines, 1):7.1f} % | {lines:>6} |"
        for package, (covered, lines) in sorted(reached.items(), key=lambda row: (row[0] == "all", row[0]))
    ]
    return [f"| {'package':<22} | {'reached':>9} | {'lines':>6} |", "|---|--:|--:|", *rows]


def package_of(path: str) -> str:
    """Return the package of a file: `server/tables` for a file below it, `chabudai` for a file at the top."""
    folders = path.replace("\\", "/").partition(SOURCES)[2].split("/")[:-1]
    depth = 2 if folders[:1] and folders[0] in SPLIT else 1
    return "/".join(folders[:depth]) or "chabudai"


def show(lines: list[str]) -> None:
    """Print the table, and add it to the page of the run if the forge has one."""
    text = "\n".join(lines)
    print(f"\n{text}", flush=True)
    page = os.environ.get("GITHUB_STEP_SUMMARY")
    if page:
        with Path(page).open("a", encoding="utf-8") as file:
            file.write(f"### Python coverage\n\n{text}\n")


if __name__ == "__main__":
    sys.exit(main())
