"""The .venv: is it there, and does it hold what the sources say now?

It always holds the built wheel, never the sources: that is the compiled mode. The interpreted mode is the
same .venv with PYTHONPATH=src. What is installed is stamped in .venv/chabudai.json when the work is complete,
so an interrupted set-up is simply done again.
"""

import json
import os
import shutil
import sys

from setup.fingerprint import ROOT, files, fingerprint

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "chabudai.json"
CONSTRAINTS = "constraints.txt"

APP = "app"
"""Chabudai itself, compiled if possible."""

TESTED = "tested"
"""Chabudai itself, where code that does not compile is an error."""

BUSY = "busy"
"""Left behind by an interrupted installation, which nobody should build on."""

PACKAGES = "packages"
"""What the tests and a build need besides."""


CLUSTER = "cluster"
"""What the long tests need besides: a Ray of this machine's own."""


def missing(*parts: str) -> list[str]:
    """Which of these parts are not installed, or not as the sources say now."""
    if not PYTHON.exists():
        return list(parts)
    have = stamped()
    return [part for part in parts if have.get(part) != wanted(part)]


def stamped() -> dict[str, str]:
    """What was installed, by the fingerprint it had."""
    try:
        return dict(json.loads(STAMP.read_text()))
    except (OSError, ValueError):
        return {}


def stamp(marks: dict[str, str]) -> None:
    """Written aside and renamed, so that it is there whole or not at all."""
    aside = STAMP.with_suffix(".new")
    aside.write_text(json.dumps(marks, indent=1))
    aside.replace(STAMP)


def wanted(part: str) -> str:
    pins = [ROOT / "pyproject.toml", ROOT / CONSTRAINTS]
    if part in (PACKAGES, CLUSTER):
        return fingerprint(pins, python())
    sources = [path for name in ("setup", "src", "web") for path in files(ROOT / name)]
    return fingerprint([*pins, *sources], python(), str(has_compiler()))


def python() -> str:
    """The Python that makes the environment; another one needs another environment."""
    return f"{sys.base_prefix} {sys.version}"


def has_compiler() -> bool:
    """A guess, so that a compiler installed later leads to a new build. The build itself really tries one."""
    names = [*os.environ.get("CC", "").split()[:1], "cc", "gcc", "clang", "cl"]
    return any(map(shutil.which, names))
