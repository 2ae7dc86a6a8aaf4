"""TypeScript types of the words, from the English files.

A message that takes nothing is a string, others are functions.
"""

import json
from typing import Any

from setup.languages import FOLDER, OWN, SOURCE, Message, messages

SHARED = ("page", "table", "people", "refusals", "games/shared", "review", "desk")
Tree = dict[str, Any]


def shared() -> list[str]:
    """Return the types of the words that belong to no game."""
    return [_interface(name.split("/")[-1].title(), name) for name in SHARED]


def game(name: str) -> list[str]:
    """Return the types of the words and of the rules of a game."""
    files = {"Messages": f"games/{name}/words", "Rules": f"games/{name}/rules"}
    return [
        _interface(title, file)
        for title, file in files.items()
        if (FOLDER / SOURCE / f"{file}.ftl").is_file()
    ]


def _interface(title: str, name: str) -> str:
    tree: Tree = {}
    for key, message in messages(FOLDER / SOURCE / f"{name}.ftl").items():
        if not key.startswith(OWN):
            _put(tree, key.split("_"), message)
    return f"export interface {title} {_type(tree, 0)}\n"


def _put(tree: Tree, path: list[str], message: Message) -> None:
    for key in path[:-1]:
        tree = tree.setdefault(key, {})
    tree[path[-1]] = message


def _type(part: Tree | Message, depth: int) -> str:
    if isinstance(part, Message):
        return _call(part) if part.takes else "string"
    if all(key.isdigit() for key in part):
        return f"readonly [{', '.join(_type(inner, depth) for inner in part.values())}]"
    pad = "  " * (depth + 1)
    lines = [f"{pad}{_key(key)}: {_type(inner, depth + 1)}\n" for key, inner in part.items()]
    return f"{{\n{''.join(lines)}{pad[2:]}}}"


def _call(message: Message) -> str:
    given = ", ".join(f"{name}: {_kind(kind)}" for name, kind in message.takes.items())
    return f"({given}) => string"


def _kind(kind: str) -> str:
    codes = kind.removeprefix("one of ").split(", ")
    return "number" if kind == "number" or all(code.isdigit() for code in codes) else "string"


def _key(key: str) -> str:
    return key if key.isidentifier() else json.dumps(key).replace('"', "'")
