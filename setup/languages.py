"""Checks the words of a language against the English ones: `python -m setup.languages [TAG …]`.

The English files are the source. Comments above a message declare what it takes: `# $name (text)`, `# $count (number)`
or `# $plant (one of P, C, M, I)`. A key that begins with `x_` is a form of one language's own.
"""

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

FOLDER = Path(__file__).parent.parent / "src" / "chabudai" / "languages"
SOURCE = "en"
OWN = ("x_", "-")
FUNCTIONS = {"STARTS"}
_GIVEN = re.compile(r"^\$(\w+) \((text|number|one of .+?)(, optional)?\)$")
_PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass
class Message:
    """A message as a file writes it: what it takes, what it shows, what it chooses by and what it refers to."""

    key: str
    takes: dict[str, str] = field(default_factory=dict)
    """The name and the kind of each variable, in the order of the call. Only English declares it."""
    optional: set[str] = field(default_factory=set)
    """What a translation need not say."""
    shown: set[str] = field(default_factory=set)
    chosen: dict[str, set[str]] = field(default_factory=dict)
    """For each variable that chooses a form, the forms that are there."""
    refers: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)


class _Reader(Visitor):
    """Gathers what a message uses."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        forms = {_name(variant.key) for variant in node.variants}
        if isinstance(node.selector, ast.VariableReference):
            self.message.chosen.setdefault(node.selector.id.name, set()).update(forms)
        else:
            self._chooses(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def _chooses(self, node: ast.InlineExpression | ast.Placeable) -> None:
        """Note what a function chooses by: it is not shown."""
        if isinstance(node, ast.FunctionReference):
            self.message.functions.add(node.id.name)
            for given in node.arguments.positional:
                if isinstance(given, ast.VariableReference):
                    self.message.chosen.setdefault(given.id.name, set())
        else:
            self.visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        if "$" in node.value:
            raise ValueError(f"{self.message.key} writes a variable without braces")

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.message.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.message.refers.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.message.refers.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.message.functions.add(node.id.name)


def _name(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def tags(folder: Path = FOLDER) -> list[str]:
    """Return the tags of all languages: the names of the folders that have a `language.json`."""
    return sorted(path.parent.name for path in folder.glob("*/language.json"))


def is_complete(tag: str, folder: Path = FOLDER) -> bool:
    return bool(json.loads((folder / tag / "language.json").read_text("utf-8"))["complete"])


def name_of(tag: str, folder: Path = FOLDER) -> str:
    """Return what a language calls itself."""
    name: str = json.loads((folder / tag / "language.json").read_text("utf-8"))["name"]
    return name


def paths(tag: str, folder: Path = FOLDER) -> list[str]:
    """Return the files of a language by their paths inside it, such as `games/okiya/words.ftl`."""
    return sorted(path.relative_to(folder / tag).as_posix() for path in (folder / tag).rglob("*.ftl"))


def messages(path: Path) -> dict[str, Message]:
    """Return the messages of a file in their order. Raises ValueError for what is not Fluent, or is there twice."""
    return _parsed(path.read_text("utf-8"))


@cache
def _parsed(text: str) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"not understood: {(entry.content or '').strip()[:80]}")
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
        if key in found:
            raise ValueError(f"{key} is there twice")
        if entry.value is None or entry.attributes:
            raise ValueError(f"{key} has no text of its own, or has attributes")
        given = list(_takes(entry.comment))
        found[key] = message = Message(key, {name: kind for name, kind, _ in given})
        message.optional = {name for name, _, optional in given if optional}
        _Reader(message).visit(entry.value)
    return found


def _takes(comment: ast.Comment | None) -> Iterator[tuple[str, str, str]]:
    for line in ((comment and comment.content) or "").splitlines():
        if given := _GIVEN.match(line):
            yield given[1], given[2], given[3]


def problems(tag: str, folder: Path = FOLDER) -> list[str]:
    """Return everything that is wrong with a language, one sentence each."""
    told = []
    theirs, ours = [path for path in paths(SOURCE, folder) if _is_due(path, folder)], paths(tag, folder)
    told += [f"{path}: the file is missing" for path in theirs if path not in ours]
    english = paths(SOURCE, folder)
    told += [f"{path}: English has no such file" for path in ours if path not in english]
    for path in theirs:
        if path not in ours:
            continue
        try:
            told += [f"{path}: {what}" for what in _compared(path, tag, folder)]
        except ValueError as error:
            told.append(f"{path}: {error}")
    return told


def _is_due(path: str, folder: Path) -> bool:
    """Return whether a complete language has to say this: a game is due once it has words for a board of its own."""
    game = re.match(r"games/\w+/", path)
    return game is None or (folder / SOURCE / game[0] / "words.ftl").is_file()


def _compared(path: str, tag: str, folder: Path) -> Iterator[str]:
    english, own = messages(folder / SOURCE / path), messages(folder / tag / path)
    around = _around(path, tag, folder)
    for key in english.keys() - own.keys():
        if not key.startswith(OWN):
            yield f"{key} is missing"
    for key, message in own.items():
        if not key.startswith(OWN) and key not in english:
            yield f"{key} is not a key of the English file"
        yield from (
            f"{key} refers to {other}, which is not there" for other in message.refers - around.keys()
        )
        yield from (f"{key} uses the function {name}" for name in message.functions - FUNCTIONS)
    for key in english.keys() & own.keys():
        yield from _used(english[key], around, _around(path, SOURCE, folder))


def _around(path: str, tag: str, folder: Path) -> dict[str, Message]:
    """Return what a message may refer to: its own file and, in a game, the words of the game."""
    words = (folder / tag / path).parent / "words.ftl"
    beside = messages(words) if path.endswith("/engine.ftl") and words.is_file() else {}
    return beside | messages(folder / tag / path)


def _used(english: Message, around: dict[str, Message], source: dict[str, Message]) -> Iterator[str]:
    key, takes = english.key, english.takes
    shown, chosen = reached(key, around)
    for name in sorted((shown | chosen) - takes.keys()):
        yield f"{key} uses ${name}, which it is not given"
    for name in sorted(reached(key, source)[0] - shown - chosen - english.optional):
        yield f"{key} does not use ${name}"
    for name, forms in around[key].chosen.items():
        kind = takes.get(name, "")
        codes = set(kind.removeprefix("one of ").split(", ")) if kind.startswith("one of ") else set()
        if codes and (unknown := forms - codes - {"other"}):
            yield f"{key} has forms of ${name} that it never is: {', '.join(sorted(unknown))}"
        if kind == "number" and (unknown := {form for form in forms if not form.isdigit()} - _PLURALS):
            yield f"{key} has forms of ${name} that are no plurals: {', '.join(sorted(unknown))}"


def reached(key: str, around: dict[str, Message]) -> tuple[set[str], set[str]]:
    """Return the variables that a message shows and chooses by, with those of the messages it refers to."""
    shown: set[str] = set()
    chosen: set[str] = set()
    left, seen = [key], set()
    while left:
        one = left.pop()
        if one in seen or one not in around:
            continue
        seen.add(one)
        shown |= around[one].shown
        chosen |= around[one].chosen.keys()
        left += around[one].refers
    return shown, chosen


def main(wanted: list[str]) -> int:
    """Print the problems of these languages, or of all."""
    count = 0
    for tag in wanted or tags():
        found = problems(tag)
        print(f"{tag}: {len(found)} problems" if found else f"{tag}: nothing is missing")
        for problem in found:
            print(f"  {problem}")
        count += len(found) if is_complete(tag) else 0
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
