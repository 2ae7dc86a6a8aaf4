"""Compiled modules avoid what mypyc compiles wrongly: coroutines stay interpreted.

A compiled coroutine calls `throw` in a form that Python 3.14 deprecates, and loses the exception it handles when it
awaits inside `except` or `finally`.
"""

import ast

import pytest

from setup.extension import PARTS, modules
from setup.fingerprint import ROOT

COMPILED = [module for part in PARTS for module in modules(part)]
WAITING = ast.AsyncFunctionDef | ast.Await | ast.AsyncWith | ast.AsyncFor


def coroutines(source: str) -> list[int]:
    """The lines of every coroutine."""
    return [node.lineno for node in ast.walk(ast.parse(source)) if isinstance(node, WAITING)]


@pytest.mark.parametrize("module", COMPILED)
def test_no_coroutine_is_compiled(module: str) -> None:
    assert coroutines((ROOT / module).read_text(encoding="utf-8")) == []


def test_a_coroutine_would_be_found() -> None:
    assert coroutines("class A:\n async def f(self):\n  await g()") == [2, 3]


def test_the_path_of_a_move_is_compiled() -> None:
    """The list names what it should: rules, match, table, connection."""
    for module in ("games/okiya/rules/state", "match", "server/tables/table", "server/socket/connection"):
        assert any(path.endswith(f"{module}.py") for path in COMPILED)
