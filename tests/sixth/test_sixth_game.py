"""Whoever follows docs/add-a-game.md has a sixth game: one folder and one line, and everything works.

The page itself is the source: its files are put into a fresh copy of the house, interpreted, where the laws of all
games and `sixth_play.py` judge it.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from chabudai.bench import sources_alone

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "add-a-game.md"
FILE = re.compile(r'```(?:python|text) title="([^"]+)"\n(.*?)```', re.DOTALL)
KEPT = ["pyproject.toml", "tests/walk.py", "tests/server/wire.py", "tests/terminal/sitting.py"]
LAWS = ["tests/test_laws.py", "tests/test_secrecy.py", "tests/test_layers.py"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home: Path = tmp_path_factory.mktemp("house")
    (home / "src").mkdir()
    sources_alone(home / "src")
    for name in (
        *KEPT,
        *LAWS,
        *(str(path.relative_to(ROOT)) for path in ROOT.glob("tests/games/*/variants.py")),
    ):
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, home / name)
    shutil.copy(ROOT / "tests" / "sixth" / "sixth_play.py", home / "tests" / "test_sixth_play.py")
    return home


def follow_the_page(house: Path) -> list[str]:
    """Write every file the page shows, and its one line into the registry; the names of the files."""
    files = dict(FILE.findall(PAGE.read_text(encoding="utf-8")))
    registry = house / "src/chabudai/games/__init__.py"
    lines = registry.read_text(encoding="utf-8").splitlines(keepends=True)
    after = max(number for number, line in enumerate(lines) if re.fullmatch(r' {4}"\w+",\n', line))
    lines.insert(after + 1, files.pop("the line"))
    registry.write_text("".join(lines), encoding="utf-8")
    for name, text in files.items():
        (house / name).parent.mkdir(parents=True, exist_ok=True)
        (house / name).write_text(text, encoding="utf-8")
    return list(files)


def test_the_page_leads_to_a_game_that_keeps_every_law_and_is_played_everywhere(house: Path) -> None:
    written = follow_the_page(house)
    assert {name.rpartition("/")[0] for name in written} == {
        "src/chabudai/games/shells",
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
