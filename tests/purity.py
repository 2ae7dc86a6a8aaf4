"""Reads the source of a module and tells what it imports, and what in it could reach a file, the net or the clock.

A pure module may import the modules listed here and pure modules of ours: what nobody listed is refused.
"""

import ast
import sys
from collections.abc import Collection, Iterator

HARMLESS = {
    "collections",
    "collections.abc",
    "dataclasses",
    "functools",
    "hashlib",
    "hmac",
    "itertools",
    "math",
    "msgspec",
    "msgspec.json",
    "mypy_extensions",
    "re",
    "typing",
    "unicodedata",
    "xml.sax.saxutils",
}
"""The modules of others that a pure module may import: they work on values alone."""

REACHING_NAMES = {
    "Path",
    "__builtins__",
    "__file__",
    "__import__",
    "__loader__",
    "__spec__",
    "breakpoint",
    "compile",
    "eval",
    "exec",
    "globals",
    "input",
    "open",
    "print",
}
REACHING_ATTRIBUTES = {
    "__builtins__",
    "__globals__",
    "__loader__",
    "__spec__",
    "__subclasses__",
    "read_bytes",
    "read_text",
    "write_bytes",
    "write_text",
}
BY_NAME = ("importlib.import_module", "pkgutil.iter_modules")
"""A pure package may look at its own folder and import what is there. The calls are looked at one by one."""


def imports(source: str, module: str, *, is_package: bool = False) -> set[str]:
    """Every name this module imports, as `module.name`; relative ones resolved, those for types alone included.

    `import_module("a.b")` imports `a.b`, and `import_module(f"a.{x}")` something of `a`. A name that is made up
    entirely at run time is `?`.
    """
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            start = _start(node, module, is_package)
            found |= {f"{start}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Call) and _last_name(node.func) == "import_module":
            found.add(_literal(node.args[0]) if node.args else "?")
    return found


def _start(node: ast.ImportFrom, module: str, is_package: bool) -> str:
    if not node.level:
        return node.module or ""
    parts = module.split(".")
    above = parts[: len(parts) - node.level + is_package]
    return ".".join([*above, *([node.module] if node.module else [])])


def _literal(name: ast.expr) -> str:
    """What of a module's name stands in the source, up to its last dot if the rest is made at run time."""
    if isinstance(name, ast.Constant) and isinstance(name.value, str):
        return name.value
    if isinstance(name, ast.JoinedStr) and name.values:
        first = name.values[0]
        if isinstance(first, ast.Constant) and "." in str(first.value):
            return str(first.value).rpartition(".")[0]
    return "?"


def _last_name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def impurities(source: str, module: str, pure: Collection[str], *, is_package: bool = False) -> list[str]:
    """What this module must not contain if it is pure.

    `pure` are our pure rooms, such as `core` and `games`. The scripts in `art`, which draw the pieces, are not pure.
    """
    tree = ast.parse(source)
    imported = imports(source, module, is_package=is_package)
    refused = {f"imports {name}" for name in imported if not _is_pure(name, pure)}
    return sorted([*refused, *_uses(tree)])


def _is_pure(name: str, pure: Collection[str]) -> bool:
    if name in BY_NAME:
        return True
    first, *below = name.split(".")
    if first == "chabudai":
        return bool(below) and below[0] in pure and "art" not in below[:-1]
    start, _, last = name.rpartition(".")
    is_module_of_another = last in sys.stdlib_module_names and name not in HARMLESS
    return name in HARMLESS or (start in HARMLESS and not is_module_of_another)


def _uses(tree: ast.Module) -> Iterator[str]:
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    modules = {
        alias.asname or alias.name.split(".")[0]: alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            if node.id in REACHING_NAMES:
                yield f"uses {node.id}"
            if node.id in ("import_module", "iter_modules") and id(node) not in called:
                yield f"hands {node.id} on"
        elif isinstance(node, ast.Attribute):
            module = modules.get(node.value.id) if isinstance(node.value, ast.Name) else None
            if (
                node.attr in REACHING_ATTRIBUTES
                or (node.attr == "open" and id(node) in called)
                or (
                    module
                    and node.attr in sys.stdlib_module_names
                    and f"{module}.{node.attr}" not in HARMLESS
                )
            ):
                yield f"uses .{node.attr}"
        elif isinstance(node, ast.alias) and node.name in ("import_module", "iter_modules") and node.asname:
            yield f"renames {node.name}"
        elif isinstance(node, ast.Call) and _last_name(node.func) == "iter_modules" and not _own_folder(node):
            yield "looks at other folders than its own"


def _own_folder(call: ast.Call) -> bool:
    return [ast.unparse(argument) for argument in (*call.args, *call.keywords)] == ["__path__"]
