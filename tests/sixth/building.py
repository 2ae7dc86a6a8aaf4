"""A copy of the whole checkout in which docs/add-a-game.md is followed word by word.

A block of the page with the title `step` holds commands. A block `diff` is titled with the file that it changes. They
are followed in the order of the page.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PAGE = Path("docs/add-a-game.md")
NAME = "pebbles"
STEP = re.compile(r'^```(sh|diff) title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
MADE = shutil.ignore_patterns(
    *(
        ".git",
        ".venv",
        ".cache",
        ".*_cache",
        ".hypothesis",
        "__pycache__",
        "node_modules",
        "dist",
        "site",
        "coverage",
    ),
    *("*.so", "*.pyd", "*.egg-info"),
)
"""What no checkout has at first."""


def copy_checkout(home: Path) -> Path:
    """Everything that a person would get, and nothing that was made here. Whoever has followed the page begins anew."""
    shutil.copytree(ROOT, home, ignore=MADE, symlinks=True)
    for folder in ("src/chabudai/games", "tests/games", "web/src/games"):
        shutil.rmtree(home / folder / NAME, ignore_errors=True)
    (home / "docs" / "games" / f"{NAME}.md").unlink(missing_ok=True)
    return home


def follow(checkout: Path) -> list[str]:
    """Do in this checkout what the page tells; the steps that were done."""
    done = []
    for kind, title, text in STEP.findall((ROOT / PAGE).read_text(encoding="utf-8")):
        if kind == "diff":
            change(checkout / title, text)
            done.append(title)
        else:
            for line in text.splitlines():
                run(checkout, line.split())
                done.append(line)
    return done


def run(checkout: Path, command: list[str]) -> None:
    """Run one line of a step. A page that tells another kind of command fails here."""
    match command:
        case ["chabudai", *_]:
            python(checkout, ["-m", *command])
        case ["make", "golden"]:
            python(checkout, ["-m", "tests.golden"])
        case ["rm", *files]:
            for file in files:
                (checkout / file).unlink()
        case _:
            raise AssertionError(f"the page tells what cannot be followed here: {' '.join(command)}")


def python(checkout: Path, words: list[str], **more: str) -> str:
    """Run the Python of the copy, interpreted; what it prints."""
    path = f"{checkout / 'src'}{os.pathsep}{checkout}"
    environment = {
        **os.environ,
        "PYTHONPATH": path,
        "CHABUDAI_MODE": "interpreted",
        "PYTEST_ADDOPTS": "",
        **more,
    }
    ran = subprocess.run(
        [sys.executable, *words], cwd=checkout, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout[-20_000:] + ran.stderr[-4_000:]
    return ran.stdout


def change(path: Path, diff: str) -> None:
    """Apply the lines of a diff: what they show of the file as it was must be there once."""
    text = path.read_text(encoding="utf-8")
    before, after = "".join(shown(diff, "-")), "".join(shown(diff, "+"))
    assert text.count(before) == 1, f"{path.name} has this {text.count(before)} times:\n{before}"
    path.write_text(text.replace(before, after), encoding="utf-8")


def shown(diff: str, sign: str) -> Iterator[str]:
    """The lines of the file that a diff shows: unchanged ones, and those with this sign."""
    for line in diff.splitlines(keepends=True):
        if line[0] in (" ", sign):
            yield line[1:]
        elif line == "\n":
            yield line
