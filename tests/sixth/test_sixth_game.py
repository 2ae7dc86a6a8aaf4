"""Adds a sixth game as docs/add-a-game.md says: one folder and one line, and everything works.

The page itself is the source: its files are put into a fresh copy of the house, interpreted, where the laws of all
games and `sixth_play.py` judge it.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.sixth.building import copy_the_house, follow_the_page


def test_the_page_leads_to_a_game_that_keeps_every_law_and_is_played_everywhere(tmp_path: Path) -> None:
    house = copy_the_house(tmp_path)
    written = follow_the_page(house)
    assert {name.rpartition("/")[0] for name in written} == {
        "src/chabudai/games/shells",
        "src/chabudai/games/shells/rules",
        "tests/games/shells",
    }
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "-k",
        "shells",
    ]
    environment = {**os.environ, "PYTHONPATH": f"{house / 'src'}{os.pathsep}{house}", "PYTEST_ADDOPTS": ""}
    ran = subprocess.run(command, cwd=house, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert int(re.findall(r"(\d+) passed", ran.stdout)[-1]) > 50
