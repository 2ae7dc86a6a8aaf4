"""The glossary names classes and modules that exist, and no two classes of the package share a name."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

import chabudai

PACKAGE = Path(chabudai.__file__).parent
GLOSSARY = Path(__file__).parent.parent / "docs" / "glossary.md"

Row = tuple[str, list[str]]


def rows(text: str) -> list[Row]:
    """Each word of the glossary, and the code spans of its last column."""
    lines = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("| ")]
    return [
        (cells[0].strip(), re.findall(r"`([^`]+)`", cells[-1])) for cells in lines if cells[0] != " word "
    ]


@cache
def classes(path: Path) -> frozenset[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef))


def problem(names: list[str]) -> str | None:
    """Why these code spans, a class and its module or a module alone, are not what is there."""
    if not names or not names[-1].endswith(".py") or len(names) > 2:
        return "no module is named"
    module = PACKAGE / names[-1]
    if not module.is_file():
        return f"there is no {names[-1]}"
    missing = [name for name in names[:-1] if name not in classes(module)]
    return f"{names[-1]} has no class {missing[0]}" if missing else None


ROWS = rows(GLOSSARY.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("word", "names"), ROWS, ids=[word for word, _ in ROWS])
def test_every_word_names_what_exists(word: str, names: list[str]) -> None:
    assert problem(names) is None, word


def test_the_glossary_lists_each_word_once() -> None:
    words = [word for word, _ in ROWS]
    assert len(words) >= 85
    assert sorted(words) == sorted(set(words))


def test_a_wrong_name_would_be_found() -> None:
    """For a missing class, a missing module, a class without its module, and a row without any."""
    assert problem(["Match", "match/match.py"]) is None
    for wrong in (["Deed", "match/match.py"], ["house.py"], ["Match"], []):
        assert problem(wrong)
    assert rows("| word | meaning | where |\n|---|---|---|\n| a | b `c` | `D` in `e.py` |") == [
        ("a", ["D", "e.py"])
    ]


def shared_names(package: Path) -> dict[str, list[str]]:
    """Every class name that several classes of a package have, and the modules that define them."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(package.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path.relative_to(package).as_posix())
    return {name: places for name, places in found.items() if len(places) > 1}


def test_no_two_classes_of_the_package_share_a_name() -> None:
    """In all of src/chabudai: engine, games, server, terminal and research."""
    assert shared_names(PACKAGE) == {}


def test_a_shared_name_would_be_found(tmp_path: Path) -> None:
    """In two modules, in two folders, and twice in one module."""
    (tmp_path / "games").mkdir()
    (tmp_path / "a.py").write_text("class Table: ...\nclass Seat: ...\n", encoding="utf-8")
    (tmp_path / "games" / "b.py").write_text("class Table: ...\nclass Card: ...\n", encoding="utf-8")
    (tmp_path / "c.py").write_text("class Pile: ...\nclass Box:\n    class Pile: ...\n", encoding="utf-8")
    assert shared_names(tmp_path) == {"Table": ["a.py", "games/b.py"], "Pile": ["c.py", "c.py"]}
