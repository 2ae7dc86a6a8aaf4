"""Describes the .venv: whether it exists, and whether it holds what the sources say now.

It always holds the built wheel, never the sources: that is the compiled mode. The interpreted mode is the same .venv
with PYTHONPATH=src. What is installed is noted in .venv/chabudai.json when the work is complete. So an interrupted
set-up is simply done again.
"""

import json
import os
import shutil
import sys
from pathlib import Path

from setup.fingerprint import ROOT, files, fingerprint

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")


def python_in(environment: Path) -> Path:
    """Return the interpreter of a virtual environment."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


PYTHON = python_in(VENV)
STAMP = VENV / "chabudai.json"
CONSTRAINTS = "constraints.txt"
LOCKED = "setup/locked"
"""The folder with the packages of each need and their hashes (`setup/locking.py`)."""

APP = "app"
"""The part with Chabudai itself, compiled if possible."""

TESTED = "tested"
"""The part with Chabudai itself, in which code that does not compile is an error."""

BUSY = "busy"
"""The mark of an installation that is under way. If it is still there later, the installation was interrupted."""

PACKAGES = "packages"
"""The part with the packages for tests and builds."""


CLUSTER = "cluster"
"""The part with Ray, for the long tests."""


def missing(*parts: str) -> list[str]:
    """Return those of these parts that are not installed, or not as the sources say now."""
    if not PYTHON.exists():
        return list(parts)
    have = stamped()
    return [part for part in parts if have.get(part) != wanted(part)]


def stamped() -> dict[str, str]:
    """Return the installed parts and their fingerprints."""
    try:
        return dict(json.loads(STAMP.read_text()))
    except (OSError, ValueError):
        return {}


def stamp(marks: dict[str, str]) -> None:
    """Write the installed parts to a new file and rename it, so that the file is always complete."""
    aside = STAMP.with_suffix(".new")
    aside.write_text(json.dumps(marks, indent=1))
    aside.replace(STAMP)


def wanted(part: str) -> str:
    """Return the fingerprint that a part has now."""
    pins = [ROOT / "pyproject.toml", ROOT / CONSTRAINTS]
    if part in (PACKAGES, CLUSTER):
        need = "test" if part == PACKAGES else "cluster"
        return fingerprint([*pins, ROOT / LOCKED / f"{need}.txt"], python())
    sources = [path for name in ("setup", "src", "web") for path in files(ROOT / name)]
    return fingerprint([*pins, *sources], python(), str(has_compiler()))


def python() -> str:
    """Return the Python that makes the environment. Another Python needs another environment."""
    return f"{sys.base_prefix} {sys.version}"


def has_compiler() -> bool:
    """Guess whether there is a compiler, so that one installed later leads to a new build."""
    names = [*os.environ.get("CC", "").split()[:1], "cc", "gcc", "clang", "cl"]
    return any(map(shutil.which, names))
