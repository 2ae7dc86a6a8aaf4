"""`chabudai new-game`: what it writes and what it refuses. `tests/sixth` plays the game that it writes."""

import ast
import contextlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from chabudai.cli.new_game import BOARD, BOARDS, GAMES, PAGES, TEMPLATE, letters
from tests.cli.calling import Told, call
from tests.rule_ids import sentences

ROOT = Path(__file__).parent.parent.parent
NAMES = ["abc", "driftwood", "zzz", "mancala12", "aa345678901234", "notation2", "zanzibarmarket"]
"""The shortest and the longest names, and such as stand before, between and after our other modules."""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of a checkout as the command looks at: the template and the pages of the games."""
    for template in (TEMPLATE, BOARD):
        shutil.copytree(ROOT / template, tmp_path / template)
    shutil.copytree(ROOT / PAGES, tmp_path / PAGES)
    (tmp_path / GAMES / "okiya").mkdir(parents=True)
    (tmp_path / GAMES / "card.py").touch()
    return tmp_path


def new_game(name: str, folder: Path, *more: str) -> Told:
    """What the command answers in this folder."""
    with contextlib.chdir(folder):
        return call("new-game", name, *more)


def add_our_modules(checkout: Path) -> None:
    """The other modules: by them the linter knows which imports are ours."""
    for path in (ROOT / "src").rglob("*.py"):
        copy = checkout / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)


def files(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") if path.is_file() else "folder"
        for path in folder.rglob("*")
    }


@pytest.mark.parametrize("name", NAMES)
def test_a_written_game_is_clean_python_whatever_its_name(checkout: Path, name: str) -> None:
    """As the linter and the formatter of the project see it."""
    before = files(checkout)
    told = new_game(name, checkout)
    assert (told.code, told.err) == (0, "")
    written = files(checkout).keys() - before.keys()
    assert {path for path in written if (checkout / path).is_file()} == set(
        re.findall("^wrote (.+)$", told.out, re.MULTILINE)
    )
    assert {path: text for path, text in files(checkout).items() if path in before} == before
    add_our_modules(checkout)
    shutil.copy(ROOT / "pyproject.toml", checkout)
    for check in (["check"], ["format", "--check"]):
        ruff = [sys.executable, "-m", "ruff", *check, "--no-cache", "--quiet", "src", "tests"]
        ran = subprocess.run(ruff, cwd=checkout, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stdout
    for path in written:
        assert "newgame" not in path.lower()
        assert "newgame" not in files(checkout)[path].lower(), path
        if path.endswith(".py"):
            ast.parse(files(checkout)[path])


@pytest.mark.parametrize("name", NAMES)
def test_a_board_is_written_if_it_is_wanted(checkout: Path, name: str) -> None:
    told = new_game(name, checkout, "--board")
    assert told.code == 0
    assert "generate_types.py" in told.out
    folder = checkout / BOARDS / name
    assert {path.name for path in folder.iterdir()} == {"Board.svelte", "index.ts"}
    assert f"{name.capitalize()}View" in (folder / "Board.svelte").read_text(encoding="utf-8")
    assert not any("newgame" in text.lower() for text in files(folder).values())


@pytest.mark.parametrize("name", [*NAMES, "okapi", "tales", "otter"])
def test_the_rule_ids_have_letters_of_their_own(checkout: Path, name: str) -> None:
    used = {
        sentence.prefix
        for page in (checkout / PAGES).glob("*.md")
        for sentence in sentences(page.stem, page.read_text(encoding="utf-8"))
    }
    assert len(used) >= 6
    assert new_game(name, checkout).code == 0
    own = {sentence.prefix for sentence in sentences(name, (checkout / PAGES / f"{name}.md").read_text())}
    assert len(own) == 1
    assert not own & used
    assert letters(checkout, name) not in used | own


def test_from_a_folder_below_the_game_is_written_into_the_checkout(checkout: Path) -> None:
    told = new_game("driftwood", checkout / GAMES / "okiya")
    assert told.code == 0
    assert (checkout / GAMES / "driftwood" / "rules" / "state.py").is_file()


@pytest.mark.parametrize(
    "name",
    [
        "ab",
        "a" * 15,
        "Pebbles",
        "peb-bles",
        "peb_bles",
        "1stone",
        "a1stone",
        "../up",
        "",
        "pebblés",
        "class",
        "pèb",
    ],
)
def test_a_bad_name_changes_nothing(checkout: Path, name: str) -> None:
    before = files(checkout)
    told = new_game(name, checkout)
    assert told.code == 2
    assert "cannot be the name of a game" in told.err
    assert files(checkout) == before


@pytest.mark.parametrize(
    "taken",
    [
        BOARDS / "driftwood",
        GAMES / "driftwood",
        GAMES / "driftwood.py",
        PAGES / "driftwood.md",
        Path("tests/games/driftwood"),
    ],
)
def test_a_name_that_is_taken_changes_nothing(checkout: Path, taken: Path) -> None:
    """By a folder, a module, a page or tests; `card` and `shared` are such names too."""
    (checkout / taken).mkdir(parents=True)
    before = files(checkout)
    told = new_game("driftwood", checkout)
    assert told.code == 2
    assert f"the name driftwood is taken: there is {taken.as_posix()} already" in told.err
    for name in ("okiya", "card", "shared"):
        assert "is taken" in new_game(name, checkout).err
    assert files(checkout) == before


def test_outside_a_checkout_nothing_is_written(tmp_path: Path) -> None:
    told = new_game("driftwood", tmp_path)
    assert told.code == 2
    assert f"{tmp_path} is not in a checkout of Chabudai" in told.err
    assert files(tmp_path) == {}


def test_if_one_file_cannot_be_written_none_is(checkout: Path) -> None:
    (checkout / "tests").write_text("a file where a folder is wanted", encoding="utf-8")
    before = files(checkout)
    told = new_game("driftwood", checkout)
    assert told.code == 2
    assert "nothing has changed" in told.err
    assert files(checkout) == before
