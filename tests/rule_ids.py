"""The ids of rule sentences in docs/games, and whether docs, code and tests agree about them.

A rule sentence is a line of a page such as

    - **ZZ6** Two tricks win. (ruling) [test](../../tests/games/shells/test_rules.py) `test_two_tricks_win` code `_wins`

It names the tests that prove it and the code that cites its id. Code is named without its file: `_wins` or
`Shells._wins` is looked up in the package of the game, and must be found once. Nothing is imported.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

LISTED = re.compile(r"^- \*\*", re.MULTILINE)
SENTENCE = re.compile(r"^- \*\*([A-Z]+)(\d+)([a-z]?)\*\* (.+)$", re.MULTILINE)
PROOF = re.compile(r"\[test\]\(\.\./\.\./(tests/[\w/.]+\.py)\) `(test_\w+)`")
CODE = re.compile(r" code ((?:`[\w.]+`(?:, )?)+)$")
NO_TEST = re.compile(r"\(no test: [^)]+\)")
OUTSIDE = re.compile(r"(?<![\w.-])rules\.md")


@dataclass(frozen=True)
class Sentence:
    page: str
    id: str
    base: int
    letter: str
    tests: tuple[tuple[str, str], ...]
    """Paths and names of the tests that prove it."""
    code: tuple[str, ...]
    """Names of the functions, classes, constants or modules that cite it."""
    is_untested: bool

    @property
    def prefix(self) -> str:
        return self.id.removesuffix(f"{self.base}{self.letter}")


@dataclass(frozen=True)
class Definition:
    """A module, class, function or constant, and the lines that belong to it."""

    name: str
    path: str
    first: int
    last: int


@dataclass(frozen=True)
class Citation:
    id: str
    path: str
    line: int


@dataclass(frozen=True)
class Repository:
    """The texts that are checked, by path."""

    pages: Mapping[str, str]
    """The rule pages, by the name of the game."""
    code: Mapping[str, str]
    """Python of the package, by path below its root: `games/okiya/rules/state.py`."""
    tests: Mapping[str, str]
    """Python of the tests, by path: `tests/games/okiya/test_rules.py`."""
    others: Mapping[str, str]
    """Whatever else may cite an id: the web page, docs, benchmarks."""


def sentences(page: str, text: str) -> list[Sentence]:
    """The rule sentences of a page, in its order."""
    found = []
    for prefix, number, letter, told in SENTENCE.findall(text):
        code = CODE.search(told)
        found.append(
            Sentence(
                page=page,
                id=prefix + number + letter,
                base=int(number),
                letter=letter,
                tests=tuple(PROOF.findall(told)),
                code=tuple(re.findall(r"`([\w.]+)`", code[1])) if code else (),
                is_untested=bool(NO_TEST.search(told)),
            )
        )
    return found


def definitions(path: str, source: str) -> list[Definition]:
    """What a file defines, the module first and whatever is inside something else after it."""
    module = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    found = [Definition(module, path, 1, source.count("\n") + 1)]
    _collect(ast.parse(source).body, found[0], found)
    return found


def _collect(body: list[ast.stmt], within: Definition, found: list[Definition]) -> None:
    """Comments belong to the statement below them, and a text below a constant to the constant."""
    end = within.first - 1
    for index, statement in enumerate(body):
        start, end = end + 1, statement.end_lineno or statement.lineno
        if isinstance(statement, ast.Assign | ast.AnnAssign) and _is_text(body[index + 1 : index + 2]):
            end = body[index + 1].end_lineno or end
        for name in _names(statement):
            definition = Definition(f"{within.name}.{name}", within.path, start, end)
            found.append(definition)
            if isinstance(statement, ast.ClassDef):
                inner = Definition(definition.name, within.path, statement.lineno + 1, end)
                _collect(statement.body, inner, found)


def _names(statement: ast.stmt) -> list[str]:
    if isinstance(statement, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        return [statement.name]
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    if isinstance(statement, ast.AnnAssign):
        targets = [statement.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _is_text(body: list[ast.stmt]) -> bool:
    return any(
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
        for statement in body
    )


def owner(found: list[Definition], line: int) -> Definition:
    """The innermost definition that a line belongs to. All lines of a function are its own."""
    return [definition for definition in found if definition.first <= line <= definition.last][-1]


def citations(path: str, text: str, prefixes: set[str]) -> Iterator[Citation]:
    """Every id of a known prefix in a text, a spelling with a dash included."""
    pattern = re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(prefixes))})-?\d+[a-z]?(?!\w)")
    for number, line in enumerate(text.splitlines(), 1):
        for match in pattern.finditer(line):
            yield Citation(match[0], path, number)


def complaints(repository: Repository) -> list[str]:
    """What is wrong, a line each; nothing if docs, code and tests agree."""
    return list(_complaints(repository))


def _complaints(repository: Repository) -> Iterator[str]:
    found = [sentence for page, text in repository.pages.items() for sentence in sentences(page, text)]
    known = {sentence.id: sentence for sentence in found}
    prefixes = {sentence.prefix for sentence in found}
    defined = {path: definitions(path, source) for path, source in repository.code.items()}
    tested = {path: definitions(path, source) for path, source in repository.tests.items()}
    for page, text in repository.pages.items():
        yield from _numbering(page, text)
    yield from _repeats(found)
    for sentence in found:
        yield from _proofs(sentence, tested)
    named = {sentence.id: _named(sentence, defined) for sentence in found}
    for sentence in found:
        yield from _unresolved(sentence, named[sentence.id])
    cited: set[tuple[str, Definition]] = set()
    for citation in _all_citations(repository, prefixes):
        if citation.id not in known:
            yield f"{citation.path}:{citation.line} cites {citation.id}, which no page of docs/games has"
        elif citation.path in defined:
            where = owner(defined[citation.path], citation.line)
            cited.add((citation.id, where))
            if not any(where in matches for matches in named[citation.id].values()):
                yield f"{citation.path}:{citation.line} cites {citation.id}, which does not name {where.name}"
        elif citation.path in tested:
            test = owner(tested[citation.path], citation.line).name.rpartition(".")[2]
            if (citation.path, test) not in known[citation.id].tests:
                yield f"{citation.path}:{citation.line} cites {citation.id}, which does not name {test}"
    for sentence in found:
        for name, matches in named[sentence.id].items():
            if len(matches) == 1 and (sentence.id, matches[0]) not in cited:
                yield f"{sentence.id} names {name}, which does not cite it"
    yield from _ranges_and_outside(repository, prefixes)


def _numbering(page: str, text: str) -> Iterator[str]:
    found = sentences(page, text)
    if len(found) != len(LISTED.findall(text)):
        yield f"{page}: a line that begins with a bold word is no rule sentence"
    if len({sentence.prefix for sentence in found}) > 1:
        yield f"{page}: its ids begin with different letters"
    letters: dict[int, list[str]] = {}
    for sentence in found:
        letters.setdefault(sentence.base, []).append(sentence.letter)
    if sorted(letters) != list(range(1, len(letters) + 1)):
        yield f"{page}: its numbers have a gap"
    for base, used in letters.items():
        if sorted(set(used)) != ["", *"abcdefghijklmnopqrstuvwxyz"][: len(set(used))]:
            yield f"{page}: the letters of {base} have a gap"


def _repeats(found: list[Sentence]) -> Iterator[str]:
    ids = [sentence.id for sentence in found]
    yield from (f"{each} is there twice" for each in sorted(set(ids)) if ids.count(each) > 1)
    pages = {(sentence.prefix, sentence.page) for sentence in found}
    prefixes = [prefix for prefix, _ in pages]
    yield from (f"{prefix} is on two pages" for prefix in sorted(set(prefixes)) if prefixes.count(prefix) > 1)


def _proofs(sentence: Sentence, tested: Mapping[str, list[Definition]]) -> Iterator[str]:
    if not sentence.tests and not sentence.is_untested:
        yield f"{sentence.id} names no test"
    for path, test in sentence.tests:
        names = {definition.name.rpartition(".")[2] for definition in tested.get(path, [])}
        if test not in names:
            yield f"{sentence.id}: {path} has no {test}"


def _named(sentence: Sentence, defined: Mapping[str, list[Definition]]) -> dict[str, list[Definition]]:
    """For each name of code in a sentence, what it may mean: first in the game's own package, else anywhere."""
    everything = [definition for found in defined.values() for definition in found]
    own = [definition for definition in everything if definition.path.startswith(f"games/{sentence.page}/")]
    matches = {}
    for name in sentence.code:
        suits = [each for each in own if f".{each.name}".endswith(f".{name}")]
        matches[name] = suits or [each for each in everything if f".{each.name}".endswith(f".{name}")]
    return matches


def _unresolved(sentence: Sentence, named: dict[str, list[Definition]]) -> Iterator[str]:
    for name, matches in named.items():
        if not matches:
            yield f"{sentence.id} names {name}, which is not defined"
        elif len(matches) > 1:
            yield f"{sentence.id} names {name}, which is {' and '.join(each.name for each in matches)}"


def _texts(repository: Repository) -> dict[str, str]:
    pages = {f"docs/games/{page}.md": text for page, text in repository.pages.items()}
    return {**pages, **repository.code, **repository.tests, **repository.others}


def _all_citations(repository: Repository, prefixes: set[str]) -> Iterator[Citation]:
    if prefixes:
        for path, text in _texts(repository).items():
            yield from citations(path, text, prefixes)


def _ranges_and_outside(repository: Repository, prefixes: set[str]) -> Iterator[str]:
    """A range hides the ids between its ends, and a page outside the repository cannot be followed."""
    start = "|".join(sorted(prefixes))
    span = re.compile(rf"\b(?:{start})\d+[a-z]?\s?[-–—]\s?(?:{start})?\d")
    for path, text in _texts(repository).items():
        for number, line in enumerate(text.splitlines(), 1):
            if OUTSIDE.search(line):
                yield f"{path}:{number} cites a page that is not in the repository"
            if prefixes and span.search(line):
                yield f"{path}:{number} cites a range of ids"
