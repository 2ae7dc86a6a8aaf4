"""A fresh copy of the house, interpreted, into which the sixth game of docs/add-a-game.md is put."""

import re
import shutil
from pathlib import Path

from chabudai.bench import sources_alone

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "add-a-game.md"
FILE = re.compile(r'```(?:python|text) title="([^"]+)"\n(.*?)```', re.DOTALL)
KEPT = [
    "pyproject.toml",
    "tests/walk.py",
    "tests/released.py",
    "tests/purity.py",
    "tests/server/wire.py",
    "tests/terminal/sitting.py",
]
LAWS = ["tests/test_laws.py", "tests/test_secrecy.py", "tests/test_layers.py"]


def copy_the_house(home: Path) -> Path:
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
