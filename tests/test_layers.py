"""Layers point one way, in the package (core ← games ← search ← bots ← match ← server) and inside the server."""

import ast
from pathlib import Path

import pytest

import chabudai
from tests import purity

PACKAGE = Path(chabudai.__file__).parent

LAYERS = [
    {"outcome", "errors"},
    {"core"},
    {"build_mode"},
    {"games"},
    {"languages"},
    {"search"},
    {"bots"},
    {"match", "analysis", "puzzles", "printing", "lessons"},
    {"drawing"},
    {"server"},
    {"research", "bench", "terminal"},
    {"cli", "__main__"},
]
SERVER_LAYERS = [
    {
        "settings",
        "errors",
        "supervision",
        "metrics",
        "types",
        "tokens",
        "names",
        "random_source",
        "time_source",
        "limits",
        "restart",
    },
    {"storage"},
    {"accounts"},
    {"tables"},
    {"desk"},
    {"workers"},
    {"notifications"},
    {"reviews"},
    {"cluster"},
    {"services", "maintenance"},
    {"http"},
    {"socket"},
    {"app", "doctor", "launcher", "local_network", "serve", "work"},
]
"""The sub-packages and modules of the server. An import for types alone counts like any other."""

PURE = ["core", "errors", "outcome", "games", "search", "match"]
"""These compute and nothing else. The registry of the games imports their folders by name; the checker follows it."""


def modules() -> list[Path]:
    """All but the package itself and the scripts that draw the art, which belong to the page."""
    found = (path for path in PACKAGE.rglob("*.py") if "art" not in path.parts)
    return sorted(path for path in found if path != PACKAGE / "__init__.py")


def layer_of(name: str) -> int:
    return next((index for index, layer in enumerate(LAYERS) if name in layer), -1)


def room(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports(path: Path) -> set[str]:
    return purity.imports(
        path.read_text(encoding="utf-8"), dotted(path), is_package=path.name == "__init__.py"
    )


def dotted(path: Path) -> str:
    """The module's name, such as `chabudai.games.card`."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


def wrong_layer(own: str, imported: set[str]) -> list[str]:
    """The imports of a module in this room that point against the arrows. Of the package itself only the version."""
    inside = {name for name in imported if name.split(".")[0] == "chabudai"} - {"chabudai.__version__"}
    layers = {name: layer_of([*name.split("."), ""][1]) for name in inside}
    return sorted(name for name, layer in layers.items() if layer < 0 or layer > layer_of(own))


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_imports_only_from_its_own_layer_or_below(path: Path) -> None:
    own = layer_of(room(path))
    assert own >= 0, f"{room(path)} has no layer: add it to LAYERS"
    assert wrong_layer(room(path), imports(path)) == []


def test_an_import_of_a_higher_layer_would_be_found() -> None:
    """For every pair of layers, in both directions; and the package itself, which stands above them all."""
    for low, lower in enumerate(LAYERS):
        for high, higher in enumerate(LAYERS):
            for own, other in ((min(lower), min(higher)), (max(lower), max(higher))):
                assert bool(wrong_layer(own, {f"chabudai.{other}.thing"})) == (high > low), (own, other)
    for name in ("chabudai", "chabudai.Match", "chabudai.unheard_of.thing"):
        assert wrong_layer("server", {name}) == [name]
    assert wrong_layer("server", {"chabudai.__version__", "asyncio", "chabudaist.thing"}) == []


def outside_rules(folder: str, imported: set[str]) -> list[str]:
    """The imports that the rules in `games/<folder>/rules` may not have: all of the package but core and themselves."""
    allowed = ("chabudai.core.", f"chabudai.games.{folder}.rules.")
    return sorted(name for name in imported if name.startswith("chabudai") and not name.startswith(allowed))


RULES = [path for path in modules() if path.parent.name == "rules"]


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_rules_import_only_core_and_themselves(path: Path) -> None:
    """No notation, view or policy: rules stand alone."""
    assert outside_rules(path.parent.parent.name, imports(path)) == []


def test_the_rules_of_every_game_are_checked() -> None:
    assert {path.parent.parent.name for path in RULES if path.name == "state.py"} == set(chabudai.GAMES)


def test_rules_that_import_anything_else_would_be_found() -> None:
    for name in (
        "chabudai.games.stones.view.View",
        "chabudai.games.card.Game",
        "chabudai.search.playout.play",
    ):
        assert outside_rules("stones", {"typing.Final", "chabudai.core.bit", name}) == [name]
    assert outside_rules("stones", {"chabudai.games.stones.rules.cards.SUN"}) == []
    assert outside_rules("stones", {"chabudai.games.shells.rules.state.Shells"}) != []


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


def impurities(source: str) -> list[str]:
    return purity.impurities(source, "chabudai.games.shells.rules", PURE)


def pure_modules() -> list[Path]:
    return [path for path in modules() if room(path) in PURE]


@pytest.mark.parametrize("path", pure_modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_pure_module_only_computes_and_imports_only_pure_modules(path: Path) -> None:
    source, is_package = path.read_text(encoding="utf-8"), path.name == "__init__.py"
    assert purity.impurities(source, dotted(path), PURE, is_package=is_package) == []


def test_the_pure_modules_are_those_of_the_rules_the_search_and_the_match() -> None:
    assert {room(path) for path in pure_modules()} == set(PURE)
    assert len(pure_modules()) > 80


REACHING_MODULES = [
    "asyncio", "builtins", "datetime", "http", "http.client", "importlib", "importlib.resources", "importlib.util",
    "io", "logging", "multiprocessing", "os", "os.path", "pathlib", "pkgutil", "random", "runpy", "secrets", "shelve",
    "socket", "sqlite3", "ssl", "structlog", "subprocess", "sys", "tempfile", "threading", "time", "urllib",
    "urllib.request", "uuid", "xml.etree.ElementTree", "xml.sax", "zipfile",
]  # fmt: skip


@pytest.mark.parametrize("module", REACHING_MODULES)
def test_an_import_of_a_module_that_reaches_out_would_be_found(module: str) -> None:
    start, _, last = module.rpartition(".")
    specimens = [
        f"import {module}",
        f"import {module} as harmless",
        f"from {module} import thing",
        f"from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import {module}",
        f"def later() -> None:\n    import {module}",
        f"from importlib import import_module\nthing = import_module('{module}')",
    ]
    if start:
        specimens.append(f"from {start} import {last}")
    assert [specimen for specimen in specimens if not impurities(specimen)] == []


HOLES = [
    "text = open('art.svg').read()",
    "look = open",
    "answer = input()",
    "print('played')",
    "exec('import os')",
    "state = eval('1')",
    "run = compile('1', '', 'eval')",
    "os = __import__('os')",
    "loader = __loader__",
    "found = __spec__.loader",
    "place = __file__",
    "tools = __builtins__['open']",
    "tools = globals()",
    "breakpoint()",
    "text = Path('art.svg')",
    "def read(path):\n    return path.read_text()",
    "def read(path):\n    return path.read_bytes()",
    "def keep(path):\n    path.write_text('x')",
    "def keep(path):\n    path.write_bytes(b'x')",
    "def read(path):\n    return path.open()",
    "def tools(work):\n    return work.__globals__",
    "kinds = object.__subclasses__()",
    "from dataclasses import sys",
    "import dataclasses\nhouse = dataclasses.sys",
    "import functools as tools\nhouse = tools.threading",
    "from importlib import *",
    "from importlib import import_module\nbring = import_module",
    "from importlib import import_module as bring\nbring('os')",
    "from importlib import import_module\ndef bring(name):\n    return import_module(name)",
    "from importlib import import_module\ndef bring(name):\n    return import_module(f'{name}.rules')",
    "from importlib import import_module\nthing = import_module('chabudai.drawing.pictures')",
    "from importlib import import_module\ndef bring(name):\n    return import_module(f'chabudai.server.{name}')",
    "import pkgutil",
    "from pkgutil import get_data",
    "from pkgutil import iter_modules as modules",
    "from pkgutil import iter_modules\nlook = iter_modules",
    "from pkgutil import iter_modules\nfound = list(iter_modules())",
    "from pkgutil import iter_modules\nfound = list(iter_modules(['/']))",
    "from pkgutil import iter_modules\nfound = list(iter_modules(path='/'))",
    "import chabudai",
    "from chabudai import Match",
    "from chabudai import drawing",
    "from chabudai.drawing import picture",
    "from chabudai.games.taiki.art.draw import pictures",
    "from chabudai.games.taiki.art import draw",
    "from chabudai.server.tables import table",
    "from ...drawing import picture",
    "from ... import drawing",
]  # fmt: skip


@pytest.mark.parametrize("specimen", HOLES)
def test_a_pure_module_that_reaches_out_would_be_found(specimen: str) -> None:
    assert impurities(specimen)


HARMLESS = [
    "import math\nfrom collections.abc import Callable\nfrom collections import abc",
    "import msgspec\nnew = msgspec.structs.replace\ntext = msgspec.json.encode",
    "from xml.sax.saxutils import escape",
    "from chabudai.games.card import Game\nfrom chabudai import core\nfrom . import notation\nfrom ..card import View",
    "class Card:\n    open: bool = False\ndef all_see(card):\n    return card.open",
    "from importlib import import_module\ndef card(name):\n    return import_module(f'chabudai.games.{name}')",
    "from pkgutil import iter_modules\nfound = [module.name for module in iter_modules(__path__)]",
    "printed = 'print(match)'",
]  # fmt: skip


@pytest.mark.parametrize("specimen", HARMLESS)
def test_a_module_that_only_computes_is_left_alone(specimen: str) -> None:
    assert impurities(specimen) == []


@pytest.mark.parametrize("path", modules(), ids=str)
def test_nobody_else_names_a_game(path: Path) -> None:
    """A game is its folder, and the registry finds it."""
    if room(path) == "games" and path.parent != PACKAGE / "games":
        return
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and not node.value.count("\n"):
            assert node.value not in chabudai.GAMES, f"{path.name} names {node.value!r}"
