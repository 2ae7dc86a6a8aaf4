"""The public names of the package, read from the sources, so that optional libraries need not be there."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

SOURCES = Path(__file__).parent.parent / "src"

INTERNAL = {
    "chabudai.__main__": "starts the command line",
    "chabudai.bench": "`chabudai bench` is its interface",
    "chabudai.build_mode": "`chabudai version` is its interface",
    "chabudai.cli": "the commands are its interface",
    "chabudai.server": "HTTP and WebSocket are its interface: docs/protocol.md",
    "chabudai.terminal": "`chabudai play` is its interface",
}
"""Modules and packages that nobody should import, and what to use instead."""

BESIDE = {f"chabudai.match.{name}" for name in ("clocks", "fairness", "log", "record")}
"""Public modules inside a package whose `__all__` otherwise says everything."""

Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


class Name(NamedTuple):
    """A public name: where it is imported from, and the node that defines it with its module."""

    path: str
    node: ast.stmt
    module: str
    docstring: str | None


@cache
def tree(module: str) -> ast.Module:
    return ast.parse(file_of(module).read_text(encoding="utf-8"))


def file_of(module: str) -> Path:
    path = SOURCES.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def public_modules() -> list[str]:
    return sorted(_modules("chabudai"))


def _modules(package: str) -> Iterator[str]:
    """The package and, unless its `__all__` says everything, the modules inside it."""
    yield package
    closed = package != "chabudai" and exported(package) is not None
    for path in sorted(SOURCES.joinpath(*package.split(".")).iterdir()):
        name = f"{package}.{path.stem}"
        is_game = path.is_dir() and package == "chabudai.games"
        if name in INTERNAL or path.stem.startswith("__") or is_game:
            continue
        if (path / "__init__.py").is_file():
            yield from _modules(name)
        elif path.suffix == ".py" and (name in BESIDE or not closed):
            yield name


def exported(module: str) -> list[str] | None:
    """What `__all__` lists, if there is one."""
    for node in tree(module).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return list(ast.literal_eval(node.value))
    return None


def public_names() -> list[Name]:
    """Every name in an `__all__`, and every class and function of the other public modules."""
    found: dict[str, Name] = {}
    for module in public_modules():
        chosen = exported(module)
        for name in own_definitions(module) if chosen is None else chosen:
            found[f"{module}.{name}"] = find(module, name)
    return list(found.values())


def own_definitions(module: str) -> list[str]:
    return [
        node.name
        for node in tree(module).body
        if isinstance(node, Definition) and not node.name.startswith("_")
    ]


def find(module: str, name: str, asked_as: str = "") -> Name:
    """The definition of a name, through the modules that import it from each other."""
    path = asked_as or f"{module}.{name}"
    body = tree(module).body
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, Definition) and node.name == name:
            return Name(path, node, module, ast.get_docstring(node))
        if isinstance(node, ast.Assign | ast.AnnAssign) and name in _targets(node):
            return Name(path, node, module, text_of(after))
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return find(str(node.module), alias.name, path)
    raise LookupError(f"{module} has no {name}")


def _targets(node: ast.Assign | ast.AnnAssign) -> list[str]:
    return [
        ast.unparse(target) for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
    ]


def text_of(node: ast.stmt | None) -> str | None:
    """The text of a string that stands alone, such as the docstring after a constant."""
    if (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ):
        return node.value.value
    return None


def undocumented(names: list[Name]) -> list[str]:
    """Public names without a docstring, and methods of public classes without one of their own or a base's."""
    missing = [name.path for name in names if not name.docstring]
    for name in names:
        if isinstance(name.node, ast.ClassDef):
            missing += [f"{name.path}.{method}" for method in _undocumented_methods(name.node, name.module)]
    return missing


def _undocumented_methods(node: ast.ClassDef, module: str) -> Iterator[str]:
    methods = [part for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)]
    for method in methods:
        is_told = ast.get_docstring(method) or _documented_above(node, module, method.name)
        if not is_told and not method.name.startswith("_"):
            yield method.name


def _documented_above(node: ast.ClassDef, module: str, method: str) -> bool:
    for base in node.bases:
        try:
            found = find(module, ast.unparse(base).rpartition(".")[2])
        except (LookupError, OSError):
            continue
        if isinstance(found.node, ast.ClassDef):
            own = [
                part for part in found.node.body if isinstance(part, ast.FunctionDef) and part.name == method
            ]
            if any(map(ast.get_docstring, own)) or _documented_above(found.node, found.module, method):
                return True
    return False
