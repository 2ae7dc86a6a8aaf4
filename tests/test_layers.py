"""Layers point one way: core ← games ← search ← bots ← match ← server, with the command line at the edge."""

import ast
from pathlib import Path

import pytest

import chabudai

PACKAGE = Path(chabudai.__file__).parent

LAYERS = [
    {"outcome", "errors"},
    {"core"},
    {"build_mode"},
    {"games"},
    {"search"},
    {"bots"},
    {
        "clock",
        "windows",
        "fairness",
        "log",
        "fold",
        "match",
        "record",
        "analysis",
        "puzzles",
        "printing",
        "lessons",
    },
    {"server"},
    {"research", "bench", "terminal"},
    {"cli", "__main__"},
]
PURE = ["core", "errors", "outcome", "games", "search", "clock", "windows", "log", "fold", "match"]
IMPURE_MODULES = {
    "asyncio", "datetime", "io", "logging", "multiprocessing", "os", "pathlib", "random", "secrets", "socket",
    "subprocess", "sys", "tempfile", "threading", "time",
}  # fmt: skip


def modules() -> list[Path]:
    """All but the package itself and the scripts that draw the art, which belong to the page."""
    found = (path for path in PACKAGE.rglob("*.py") if "art" not in path.parts)
    return sorted(path for path in found if path != PACKAGE / "__init__.py")


def layer_of(name: str) -> int:
    return next((index for index, layer in enumerate(LAYERS) if name in layer), -1)


def room(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_imports_only_from_its_own_layer_or_below(path: Path) -> None:
    own = layer_of(room(path))
    assert own >= 0, f"{room(path)} has no layer: add it to LAYERS"
    for name in imports(path):
        if name.startswith("chabudai."):
            other = name.split(".")[1]
            is_package_name = layer_of(other) < 0
            assert is_package_name or layer_of(other) <= own, f"{room(path)} must not import {name}"


@pytest.mark.parametrize("path", [path for path in modules() if room(path) in PURE], ids=str)
def test_a_pure_module_does_no_input_or_output(path: Path) -> None:
    used = {name.split(".")[0] for name in imports(path)}
    assert not used & IMPURE_MODULES


@pytest.mark.parametrize("path", modules(), ids=str)
def test_nobody_else_names_a_game(path: Path) -> None:
    """A game is its folder and one line of the registry."""
    if room(path) == "games" and (path.parent != PACKAGE / "games" or path.name == "__init__.py"):
        return
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and not node.value.count("\n"):
            assert node.value not in chabudai.GAMES, f"{path.name} names {node.value!r}"
