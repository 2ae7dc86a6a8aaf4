"""A sixth game, added as docs/add-a-game.md says, in a copy of the whole checkout: nothing may mind it.

The normal run follows the page, and runs there, interpreted, every test that looks at the new game or at all games:
laws, secrecy, rule ids, layers, docs and their site, terminal, command line, server, adapters and bots. The slow run
runs `python3 run.py test` in the copy: that is everything, in both modes, with style, types, the page and the browser.
"""

import faulthandler
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sixth.building import NAME, copy_checkout, follow, python


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The copy with the new game in it."""
    checkout = copy_checkout(tmp_path / "chabudai")
    done = follow(checkout)
    assert f"chabudai new-game {NAME}" in done
    assert len(done) >= 5
    return checkout


def test_every_test_that_looks_at_games_passes_with_the_new_one(checkout: Path) -> None:
    faulthandler.cancel_dump_traceback_later()  # the tests inside have such a limit each
    plugins = ["-p", "no:xdist", "-p", "tests.sixth.selection"]
    told = python(checkout, ["-m", "pytest", "-q", *plugins, "tests", "--ignore=tests/sixth"])
    passed, left_out = (int(re.findall(rf"(\d+) {word}", told)[-1]) for word in ("passed", "deselected"))
    assert passed > 700
    assert left_out > passed


@pytest.mark.slow
def test_every_check_passes_with_the_new_game(checkout: Path) -> None:
    """With its own .venv, as in a fresh clone."""
    environment = {
        name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "CHABUDAI_MODE")
    }
    ran = subprocess.run(
        [sys.executable, "run.py", "test"],
        cwd=checkout,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-20_000:] + ran.stderr[-4_000:]
