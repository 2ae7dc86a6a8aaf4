"""The table of docs/security.md, and whether the tests that it names can prove what they are named for.

A row is `| attack | stopped by | tests |`. Its tests are written as a file and the names in it:
`security/test_caps.py` `test_one`, `test_other`. Nothing is imported: sources are read.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import PurePosixPath

ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
NAME = re.compile(r"`([\w/]+\.py|test_\w+)`")
NEVER_RUNS = re.compile(r"\b(skip|skipif|xfail|importorskip|slow|need)\b")
CHECKS = re.compile(r"\bassert\b|\bpytest\.raises\b")


@dataclass(frozen=True)
class Threat:
    attack: str
    tests: tuple[tuple[str, str], ...]
    """Files below `tests`, and names of functions in them."""


def threats(page: str) -> list[Threat]:
    """The rows below the heading "What stops each attack"."""
    part = page.partition("## What stops each attack")[2].partition("\n## ")[0]
    rows = [row for row in ROW.findall(part) if row[0] != "attack" and not row[0].startswith("--")]
    return [Threat(attack, tuple(_named(tests))) for attack, _, tests in rows]


def _named(cell: str) -> Iterator[tuple[str, str]]:
    file = ""
    for name in NAME.findall(cell):
        if name.endswith(".py"):
            file = name
        else:
            yield file, name


def complaints(page: str, sources: Mapping[str, str], guarded: Mapping[str, tuple[str, ...]]) -> list[str]:
    """What is wrong with the table. `sources` are the files below `tests`, by path.

    `guarded` says for each attack what the sources of its tests must mention, as regular expressions.
    """
    rows = threats(page)
    found = [f"{attack}: no row" for attack in guarded.keys() - {row.attack for row in rows}]
    for row in rows:
        found += [f"{row.attack}: {each}" for each in _complaints(row, sources, guarded.get(row.attack, ()))]
    return sorted(found)


def _complaints(row: Threat, sources: Mapping[str, str], words: tuple[str, ...]) -> Iterator[str]:
    if not row.tests:
        yield "names no test"
    if not words:
        yield "nothing says what its tests must mention"
    texts = []
    for file, name in row.tests:
        made = _top_level(sources.get(file, "")).get(name, [])
        test = made[-1] if made else None
        if not isinstance(test, ast.FunctionDef | ast.AsyncFunctionDef):
            yield f"{file} has no {name}"
            continue
        if len(made) > 1 or not is_collected(file, sources):
            yield f"{name} is not collected"
        text = reached(file, name, sources)
        texts.append(text)
        marks = [ast.unparse(node) for node in _top_level(sources[file]).get("pytestmark", [])]
        if NEVER_RUNS.search(" ".join([*map(ast.unparse, test.decorator_list), *marks])) or _skips(test):
            yield f"{name} is skipped, or runs only now and then"
        if not CHECKS.search(text):
            yield f"{name} checks nothing"
    for word in words:
        if texts and not re.search(word, "\n".join(texts)):
            yield f"no test mentions {word!r}"


def _skips(test: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    called = [ast.unparse(node.func) for node in ast.walk(test) if isinstance(node, ast.Call)]
    return any(name in {"need", "pytest.skip", "pytest.importorskip", "pytest.xfail"} for name in called)


def is_collected(file: str, sources: Mapping[str, str]) -> bool:
    """Does pytest look into this file? Its name says so, and no `conftest.py` above it leaves it out."""
    place = PurePosixPath(file)
    above = [sources.get((folder / "conftest.py").as_posix(), "") for folder in place.parents]
    return place.match("test_*.py") and not any("collect_ignore" in text for text in [*above, sources[file]])


def reached(file: str, name: str, sources: Mapping[str, str]) -> str:
    """The source of a test and of all that it uses, in its file and in the files of `tests` it imports from."""
    seen: set[tuple[str, str]] = set()
    texts: list[str] = []
    waiting = [(file, name)]
    while waiting:
        place = waiting.pop()
        if place in seen or place[0] not in sources:
            continue
        seen.add(place)
        own = _top_level(sources[place[0]])
        for node in own.get(place[1], []):
            if isinstance(node, ast.ImportFrom):
                waiting += _imported(node, place[1])
                continue
            texts.append(ast.unparse(node))
            waiting += [(place[0], used) for used in _names(node) if used in own]
    return "\n".join(texts)


def _imported(node: ast.ImportFrom, name: str) -> list[tuple[str, str]]:
    module = node.module or ""
    original = next(alias.name for alias in node.names if (alias.asname or alias.name) == name)
    return (
        [(f"{module.removeprefix('tests.').replace('.', '/')}.py", original)]
        if module.startswith("tests.")
        else []
    )


def _names(node: ast.AST) -> set[str]:
    """Names it uses; a parameter may be a fixture."""
    used = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    return used | {part.arg for part in ast.walk(node) if isinstance(part, ast.arg)}


@cache
def _top_level(source: str) -> dict[str, list[ast.stmt]]:
    """Return the node that makes each name of a file: a definition, an assignment or an import."""
    made: dict[str, list[ast.stmt]] = {}
    for node in ast.parse(source).body:
        for name in _makes(node):
            made.setdefault(name, []).append(node)
    return made


def _makes(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return [node.name]
    if isinstance(node, ast.ImportFrom):
        return [alias.asname or alias.name for alias in node.names]
    targets = (
        node.targets
        if isinstance(node, ast.Assign)
        else [node.target]
        if isinstance(node, ast.AnnAssign)
        else []
    )
    return [part.id for target in targets for part in ast.walk(target) if isinstance(part, ast.Name)]
