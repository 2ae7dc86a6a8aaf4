"""What mypyc compiles wrongly is not written in the modules that it compiles."""

import ast
from collections.abc import Iterator

import pytest

from setup.extension import PARTS, modules
from setup.fingerprint import ROOT

COMPILED = [module for part in PARTS for module in modules(part)]


def of_this_function(nodes: list[ast.stmt]) -> Iterator[ast.AST]:
    """These statements and all inside them, but for functions of their own."""
    waiting: list[ast.AST] = list(nodes)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            waiting.extend(ast.iter_child_nodes(node))


def waits(nodes: list[ast.stmt]) -> bool:
    return any(isinstance(node, ast.Await | ast.AsyncWith | ast.AsyncFor) for node in of_this_function(nodes))


def raises_again(nodes: list[ast.stmt]) -> bool:
    return any(isinstance(node, ast.Raise) and node.exc is None for node in of_this_function(nodes))


def lost(source: str) -> list[int]:
    """Where an error waits to be raised again while others run: what is raised then may be None, and a crash."""
    tries = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Try)]
    handlers = [handler for one in tries for handler in one.handlers]
    again = [handler.lineno for handler in handlers if waits(handler.body) and raises_again(handler.body)]
    return again + [one.finalbody[0].lineno for one in tries if one.finalbody and waits(one.finalbody)]


@pytest.mark.parametrize("module", COMPILED)
def test_nothing_is_awaited_while_an_error_waits_to_be_raised_again(module: str) -> None:
    assert lost((ROOT / module).read_text(encoding="utf-8")) == []


def test_it_would_be_found() -> None:
    caught = "async def f():\n try:\n  pass\n except OSError:\n  await g()\n  raise"
    ended = "async def f():\n try:\n  pass\n finally:\n  await g()"
    assert (lost(caught), lost(ended)) == ([4], [5])
    assert lost(caught.replace("raise", "return")) == []
