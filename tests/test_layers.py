"""Layers point one way, in the package (core ← games ← search ← bots ← match ← server) and inside the server."""

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
        "match",
        "analysis",
        "puzzles",
        "printing",
        "lessons",
    },
    {"server"},
    {"research", "bench", "terminal"},
    {"cli", "__main__"},
]
SERVER_LAYERS = [
    {"settings", "errors", "supervision", "metrics", "types", "tokens", "names", "time_source", "limits"},
    {"storage"},
    {"accounts"},
    {"tables"},
    {"workers"},
    {"notifications"},
    {"reviews"},
    {"cluster"},
    {"services", "maintenance"},
    {"http"},
    {"socket"},
    {"app", "local_network", "renewal", "serve", "work"},
]
"""The sub-packages and modules of the server. An import for types alone counts like any other."""

PURE = ["core", "errors", "outcome", "games", "search", "match"]
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


def server_layer(name: str) -> int:
    return next((index for index, layer in enumerate(SERVER_LAYERS) if name in layer), -1)


def upward_imports(own: str, imported: set[str]) -> list[str]:
    """The imports of a module of this sub-package that point against the arrows."""
    inside = {name for name in imported if name.startswith("chabudai.server.")}
    layers = {name: server_layer(name.split(".")[2]) for name in inside}
    unknown = [name for name, layer in layers.items() if layer < 0]
    return sorted([*unknown, *(name for name, layer in layers.items() if layer > server_layer(own))])


SERVER = [path for path in modules() if room(path) == "server" and path.name != "__init__.py"]


@pytest.mark.parametrize("path", SERVER, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_of_the_server_imports_only_from_its_own_layer_or_below(path: Path) -> None:
    own = path.relative_to(PACKAGE / "server").parts[0].removesuffix(".py")
    assert server_layer(own) >= 0, f"{own} has no layer: add it to SERVER_LAYERS"
    assert upward_imports(own, imports(path)) == []


def test_an_import_against_the_arrows_would_be_found() -> None:
    """For every pair of layers, in both directions."""
    for low, lower in enumerate(SERVER_LAYERS):
        for high, higher in enumerate(SERVER_LAYERS):
            for own, other in ((min(lower), min(higher)), (max(lower), max(higher))):
                found = upward_imports(own, {f"chabudai.server.{other}.thing"})
                assert bool(found) == (high > low), (own, other)
    assert upward_imports("app", {"chabudai.server.unheard_of.thing"})


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
