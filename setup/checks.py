"""Runs every check for `python3 run.py test`, and prints a table at the end.

A check that keeps one core busy runs in a lane beside another. A check that keeps all cores busy runs alone.

A check that fails does not stop the others. A check that cannot run here (no C compiler, no browser) is reported
loudly. In continuous integration (CI=true) it counts as failed.
"""

import os
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from setup import chromium
from setup.environment import BIN, CLUSTER, PACKAGES, PYTHON, TESTED
from setup.fingerprint import ROOT
from setup.install import ready

Command = list[str | Path]
WORKERS = (os.cpu_count() or 1) + 1
"""The number of test processes: one more than there are cores, because many tests wait for a server or a disk."""

PYTEST: Command = [PYTHON, "-m", "pytest", "--numprocesses", str(WORKERS), "--dist", "worksteal"]
NODE: Command = [PYTHON, "-m", "setup.node"]
MODES = ("interpreted", "compiled")
ONCE = (
    "tests/cli",
    "tests/cluster",
    "tests/printing",
    "tests/security",
    "tests/server",
    "tests/setup",
    "tests/simulation",
    "tests/sixth",
    "tests/terminal",
    "tests/test_docs.py",
    "tests/test_figures.py",
    "tests/test_layers.py",
    "tests/test_prose.py",
    "tests/test_reference.py",
    "tests/test_site.py",
)
"""Tests that run interpreted only, because compiling changes nothing there. Browser tests use a compiled server."""

AGAIN = (
    "tests/cluster/test_crash.py",
    "tests/cluster/test_two_servers.py",
    "tests/server/test_changed_updates.py",
    "tests/server/test_hosting.py",
    "tests/server/test_locks.py",
    "tests/server/test_offers.py",
    "tests/server/test_connections.py",
    "tests/server/test_shared_views.py",
    "tests/server/test_chat.py",
)
"""Tests of these that run compiled as well: the path of a move, permissions, and two servers."""


LANES = ("style", "page")
_speaking = threading.Lock()

ENDURANCE = (
    ("crash", "--kills", "1000"),
    ("faults", "--games", "500"),
    ("fuzz", "--messages", "1000000"),
    ("soak", "--sockets", "1000", "--minutes", "60"),
)


@dataclass
class Check:
    """One command. `hindrance` says why it cannot run here. Checks with the same `lane` run one after the other."""

    name: str
    command: Command
    variables: dict[str, str] = field(default_factory=dict)
    hindrance: str = ""
    lane: str = ""
    verdict: str = ""
    seconds: float = 0.0


def main(arguments: list[str]) -> int:
    needs_build = "--fast" not in arguments and "--coverage" not in arguments
    ready(PACKAGES, *([TESTED] if needs_build else []), *([CLUSTER] if "--slow" in arguments else []))
    checks = chosen(arguments)
    run_lanes(checks)
    for check in checks:
        if not check.lane:
            run(check)
    report(checks)
    failures = {"FAILED", "NOT RUN"} if os.environ.get("CI") == "true" else {"FAILED"}
    return int(any(check.verdict in failures for check in checks))


def chosen(arguments: list[str]) -> list[Check]:
    """Return all checks; with --fast those without compiler, Node or browser; with --coverage the measured tests.

    With arguments for pytest, return only pytest.
    """
    fast, slow = "--fast" in arguments, "--slow" in arguments
    wishes = [word for word in arguments if word not in ("--fast", "--slow", "--coverage")]
    marks = ["-o", "faulthandler_timeout=1800", "-m", ""] if slow else []
    modes = [pytest(mode, [*marks, *(wishes or once(mode))]) for mode in MODES[: 1 if fast else 2]]
    if wishes:
        return modes
    if "--coverage" in arguments:
        return [coverage(), vitest()]
    return [
        *lint(),
        *([] if fast else [*web_style(), *page()]),
        *modes,
        *([] if fast else [browser(marks)]),
        *([coverage(), *endurance()] if slow else []),
    ]


def lint() -> list[Check]:
    return [
        Check("ruff check", [BIN / "ruff", "check", "."], lane="style"),
        Check("ruff format", [BIN / "ruff", "format", "--check", "."], lane="style"),
        Check("mypy", [PYTHON, "-m", "mypy"], lane="style"),
    ]


def web_style() -> list[Check]:
    """Return the check of web style. It shares a lane with mypy, which ends before vitest does."""
    return [
        Check("prettier", [*NODE, "run", "format:check"], lane="style"),
        Check("eslint", [*NODE, "run", "lint"], lane="style"),
    ]


def once(mode: str) -> list[str]:
    """Return the tests to leave out in this mode, unless somebody asks for them."""
    if mode == "interpreted":
        return []
    partly = {str(Path(path).parent) for path in AGAIN}
    tests = [
        path.relative_to(ROOT).as_posix() for folder in partly for path in (ROOT / folder).glob("test_*.py")
    ]
    left_out = sorted(({*ONCE} - partly) | ({*tests} - {*AGAIN}))
    return [f"--ignore={path}" for path in left_out]


def pytest(mode: str, wishes: list[str]) -> Check:
    missing = mode == "compiled" and not is_compiled()
    return Check(
        f"pytest, {mode}",
        [*PYTEST, *wishes],
        mode_variables(mode),
        "Chabudai was built without a C compiler" if missing else "",
    )


def mode_variables(mode: str) -> dict[str, str]:
    """Return the environment of a mode. If the sources come first on the path, they hide the compiled package."""
    return {"CHABUDAI_MODE": mode, "PYTHONPATH": str(ROOT / "src") if mode == "interpreted" else ""}


def is_compiled() -> bool:
    question = "import sys; from chabudai.build_mode import compiled; sys.exit(not compiled())"
    variables = os.environ | mode_variables("compiled")
    return subprocess.call([PYTHON, "-c", question], env=variables, cwd=BIN) == 0


def page() -> list[Check]:
    return [
        Check("svelte-check", [*NODE, "run", "check"], lane="page"),
        vitest(),
    ]


def vitest() -> Check:
    """Return the check of the web tests. Their coverage has a floor in web/vitest.config.ts."""
    return Check("vitest", [*NODE, "run", "coverage"], lane="page")


def coverage() -> Check:
    """Return the check of coverage. It is three times slower than the tests alone, so it is not a usual check."""
    return Check("coverage", [PYTHON, "-m", "setup.coverage"], mode_variables("interpreted"))


def browser(marks: list[str]) -> Check:
    found = chromium.find_or_install()
    mode = "compiled" if is_compiled() else "interpreted"
    return Check(
        "browser tests",
        [*PYTEST, *marks, "tests/browser"],
        mode_variables(mode)
        | {"CHABUDAI_CHROMIUM": found or "", "CHABUDAI_DEALS": "any" if marks else "same"},
        "" if found else "no Chromium or Chrome here; install one or name it in CHABUDAI_CHROMIUM",
    )


def endurance() -> list[Check]:
    """Return the checks that take hours: kills, bad connections, wrong messages, and people who come and go."""
    mode = mode_variables("compiled" if is_compiled() else "interpreted")
    hindrance = "" if sys.platform == "linux" else "these look at the server's process as Linux shows it"
    return [
        Check(f"benchmarks.{name}", [PYTHON, "-m", f"benchmarks.{name}", *wishes], mode, hindrance)
        for name, *wishes in ENDURANCE
    ]


def run(check: Check) -> None:
    if check.hindrance:
        check.verdict = "NOT RUN"
        banner(f"{check.name.upper()} NOT RUN: {check.hindrance}", "!")
        return
    if not check.lane:
        banner(check.name, "-")
    began = time.monotonic()
    done = subprocess.run(
        check.command,
        cwd=ROOT,
        env=os.environ | check.variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if check.lane else None,
        stderr=subprocess.STDOUT if check.lane else None,
    )
    check.verdict = "FAILED" if done.returncode else "passed"
    check.seconds = time.monotonic() - began
    if check.lane:
        with _speaking:
            banner(check.name, "-")
            sys.stdout.buffer.write(done.stdout)
            sys.stdout.flush()


def run_lanes(checks: list[Check]) -> None:
    """Run the lanes side by side. The output of a check is printed when it is done, so that two never mix."""
    lanes = [[check for check in checks if check.lane == lane] for lane in LANES]
    with ThreadPoolExecutor(len(lanes)) as threads:
        list(threads.map(run_lane, lanes))


def run_lane(lane: list[Check]) -> None:
    for check in lane:
        run(check)


def banner(text: str, line: str) -> None:
    print(f"\n{line * 78}\n{text}\n{line * 78}", flush=True)


def report(checks: list[Check]) -> None:
    banner("Summary", "=")
    for check in checks:
        print(f"  {check.name:<22}{check.verdict:<9}{check.seconds:7.1f} s  {check.hindrance}".rstrip())
    print(flush=True)
