"""The glossary names classes and modules that exist, and the server has one class for each name."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

import chabudai

PACKAGE = Path(chabudai.__file__).parent
GLOSSARY = Path(__file__).parent.parent / "docs" / "glossary.md"

SHARED: dict[str, str] = {}
"""Names that two classes of the server share, and what tells them apart. Rename one and delete its line."""

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
    assert len(words) >= 60
    assert sorted(words) == sorted(set(words))


def test_a_wrong_name_would_be_found() -> None:
    """For a missing class, a missing module, a class without its module, and a row without any."""
    assert problem(["Match", "match/match.py"]) is None
    for wrong in (["Deed", "match/match.py"], ["house.py"], ["Match"], []):
        assert problem(wrong)
    assert rows("| word | meaning | where |\n|---|---|---|\n| a | b `c` | `D` in `e.py` |") == [
        ("a", ["D", "e.py"])
    ]


def shared_names() -> dict[str, list[str]]:
    """Every class name that several modules of the server define, and where."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((PACKAGE / "server").rglob("*.py")):
        for name in classes(path):
            found[name].append(str(path.relative_to(PACKAGE)))
    return {name: places for name, places in found.items() if len(places) > 1}


def test_no_two_classes_of_the_server_share_a_name_without_a_reason() -> None:
    shared = shared_names()
    assert {name: places for name, places in shared.items() if name not in SHARED} == {}
    assert sorted(set(SHARED) - set(shared)) == [], "these names are no longer shared: delete their lines"
