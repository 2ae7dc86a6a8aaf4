"""A plugin of pytest for the copy with a new game: it keeps the tests that look at this game or at all games.

A test is kept if its id or its file names the new game; or if its id names no other game, and its function, or one of
ours that it calls or is given, uses the registry, the variants or a search for files. What any other test says does
not change with a new game.
"""

import re
from collections.abc import Iterator
from functools import cache
from types import CodeType, FunctionType

import pytest

from chabudai import GAMES
from tests.sixth.building import NAME

LOOKS = {"GAMES", "games_with", "variants", "glob", "rglob", "iterdir", "walk", "copytree"}
OTHERS = re.compile("|".join(name for name in GAMES if name != NAME))


def names(code: CodeType) -> Iterator[str]:
    """The global names and attributes that a function uses, inner functions included."""
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from names(inner)


@cache
def looks_around(function: FunctionType, depth: int = 4) -> bool:
    used = set(names(function.__code__))
    if used & LOOKS:
        return True
    ours = (
        getattr(function.__globals__.get(name), "__wrapped__", function.__globals__.get(name))
        for name in used
    )
    return depth > 0 and any(
        looks_around(one, depth - 1)
        for one in ours
        if isinstance(one, FunctionType) and one.__module__.startswith(("tests.", "setup."))
    )


def given(item: pytest.Function) -> Iterator[FunctionType]:
    """The functions of the test and of its fixtures."""
    yield item.function
    for definitions in item._fixtureinfo.name2fixturedefs.values():
        for definition in definitions:
            if isinstance(definition.func, FunctionType) and definition.func.__module__.startswith("tests."):
                yield definition.func


def concerns(item: pytest.Item) -> bool:
    if NAME in item.nodeid:
        return True
    if OTHERS.search(item.nodeid) or not isinstance(item, pytest.Function):
        return False
    return any(looks_around(function) for function in given(item))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    kept = [item for item in items if concerns(item)]
    config.hook.pytest_deselected(items=[item for item in items if not concerns(item)])
    items[:] = kept
