"""Private names of other packages: none in the sources but those listed here, and each of these has an upper bound."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted([*(ROOT / "src").rglob("*.py"), *(ROOT / "setup").rglob("*.py"), ROOT / "run.py"])

LEANED_ON = {
    (
        "src/chabudai/server/socket/protocol.py",
        "uvicorn.protocols.websockets.websockets_sansio_impl",
    ): "uvicorn",
    (
        "src/chabudai/server/socket/http_protocol.py",
        "uvicorn.protocols.http.httptools_impl",
    ): "uvicorn",
    ("src/chabudai/printing/press.py", "_extgstate"): "reportlab",
}
"""Where, what, and the package whose releases are bounded for it. The reasons are in docs/decisions."""

PUBLIC = {"_accumulate_rewards", "_asdict", "_fields", "_make", "_mapping", "_replace", "_was_dead_step"}
"""Documented in spite of their names: those of a named tuple, a row of SQLAlchemy, an environment of PettingZoo."""


def is_private(word: str) -> bool:
    return word.startswith("_") and not word.startswith("__")


def is_private_module(name: str) -> bool:
    parts = name.split(".")
    return any(is_private(part) or part.endswith(("_impl", "_internal")) for part in parts)


def own_names(trees: list[ast.Module]) -> set[str]:
    """The private names that our own classes and modules define."""
    found: set[str] = set()
    for node in (node for tree in trees for node in ast.walk(tree)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and is_self(node.value):
            found.add(node.attr)
    return {name for name in found if is_private(name)}


def is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id in {"self", "cls"}


def foreign(tree: ast.Module, own: set[str]) -> Iterator[str]:
    """The private modules of others that are imported, and private attributes that no class of ours defines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if is_private_module(alias.name))
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            if module.partition(".")[0] not in {"chabudai", "setup", "__future__"}:
                names = [f"{module}.{alias.name}" for alias in node.names if is_private(alias.name)]
                yield from [module] if is_private_module(module) else names
        elif isinstance(node, ast.Attribute) and is_private(node.attr) and node.attr not in PUBLIC | own:
            yield node.attr


def found_in(sources: dict[str, str]) -> set[tuple[str, str]]:
    trees = {path: ast.parse(text) for path, text in sources.items()}
    own = own_names(list(trees.values()))
    return {(path, name) for path, tree in trees.items() for name in foreign(tree, own)}


def test_every_private_name_of_another_package_is_listed() -> None:
    sources = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in SOURCES}
    assert len(sources) > 200
    assert found_in(sources) == set(LEANED_ON)


@pytest.mark.parametrize(
    ("source", "name"),
    [
        ("from setuptools._distutils import ccompiler", "setuptools._distutils"),
        ("import uvicorn.protocols.http.h11_impl", "uvicorn.protocols.http.h11_impl"),
        ("from starlette import _utils", "starlette._utils"),
        ("def run(script):\n    return script._upgrade_revs('head')", "_upgrade_revs"),
    ],
)
def test_each_kind_of_private_name_is_found(source: str, name: str) -> None:
    assert found_in({"a.py": source}) == {("a.py", name)}


def test_names_of_our_own_and_of_named_tuples_are_not() -> None:
    source = "class A:\n    def __init__(self):\n        self._b = 1\ndef twin(a, t):\n    return a._b, t._replace(c=1)"
    assert found_in({"a.py": source}) == set()


def test_each_package_leaned_on_has_an_upper_bound() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        named = tomllib.load(file)["project"]["dependencies"]
    bounded = {re.split(r"[<>=;\[]", name)[0] for name in named if "<" in name}
    assert set(LEANED_ON.values()) <= bounded
