"""The languages: a folder each, with all its texts. A file is read when a text of it is first needed.

`docs/add-a-language.md` tells what is in a folder. The texts are Project Fluent files. A message that a language lacks
is said in English; with `python -X dev` it stands between ⟦ and ⟧ then.
"""

import re
import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from chabudai.games.words import Given, Words

SOURCE = "en"
"""The language that the others are translated from."""
Texts = dict[str, Any]
"""Texts by the levels of their keys: strings, lists of texts, or more texts."""


class Manifest(msgspec.Struct, frozen=True):
    """What a language says about itself in `language.json`."""

    name: str
    direction: str
    complete: bool
    locale: str
    spaces: list[tuple[str, str]]
    """Patterns and what they become on every line: French keeps its double signs on the line."""
    beginnings: dict[str, str]
    """Names for how a word begins, each with a pattern; `STARTS($name)` tells which it is."""


@cache
def tags() -> tuple[str, ...]:
    """Return the tags of all languages: the names of their folders, English first."""
    found = [folder.name for folder in _root().iterdir() if (folder / "language.json").is_file()]
    return tuple(sorted(found, key=lambda tag: (tag != SOURCE, tag)))


@cache
def manifest(tag: str) -> Manifest:
    """Return what a language says about itself."""
    return msgspec.json.decode((_root() / tag / "language.json").read_bytes(), type=Manifest)


def nearest(wanted: str | None) -> str:
    """Return the complete language that is nearest to a tag such as `fr_CA.UTF-8`; English if there is none."""
    tag = (wanted or "").split(".")[0].replace("_", "-").lower()
    complete = {known.lower(): known for known in tags() if manifest(known).complete}
    return complete.get(tag) or complete.get(tag.split("-")[0]) or SOURCE


def say(tag: str, words: Words) -> str:
    """Return a phrase in a language."""
    given = {name: _value(tag, value) for name, value in words.given.items()}
    for language in (tag, SOURCE):
        bundle, _ = _bundle(language, words.scope)
        if bundle.has_message(words.key):
            told, _ = bundle.format_pattern(bundle.get_message(words.key).value, given)
            return str(told) if language == tag or not sys.flags.dev_mode else f"⟦{told}⟧"
    return words.key.rpartition("_")[2]


def speaker(tag: str) -> Callable[[Words], str]:
    """Return the function that says phrases in a language."""
    return lambda words: say(tag, words)


def in_all(words: Words) -> dict[str, str]:
    """Return a phrase in every language, by tag."""
    return {tag: say(tag, words) for tag in tags()}


def has(words: Words) -> bool:
    """Return whether there is such a message in English."""
    return bool(_bundle(SOURCE, words.scope)[0].has_message(words.key))


def texts(tag: str, scope: str) -> Texts:
    """Return all messages of a file, by the levels of their keys and in the order of the English file."""
    tree: Texts = {}
    for key in _bundle(SOURCE, scope)[1]:
        if not key.startswith(("x_", "-")):
            *levels, last = key.split("_")
            place = tree
            for level in levels:
                place = place.setdefault(level, {})
            place[last] = say(tag, Words(scope, key))
    listed: Texts = _listed(tree)
    return listed


def _listed(part: Any) -> Any:
    if not isinstance(part, dict):
        return part
    inner = {key: _listed(value) for key, value in part.items()}
    return list(inner.values()) if inner and all(key.isdigit() for key in inner) else inner


def _value(tag: str, value: Given) -> Any:
    if isinstance(value, Words):
        return say(tag, value)
    if isinstance(value, tuple):
        return ", ".join(say(tag, words) for words in value)
    if isinstance(value, int):
        from fluent.runtime.types import fluent_number

        # As the page writes them: 1500, not 1,500.
        return fluent_number(value, useGrouping=False)
    return value


@cache
def _bundle(tag: str, scope: str) -> tuple[Any, list[str]]:
    """Return the messages of a file, and their keys in order.

    Those of a game are its words, what the engine says, and what all games share.
    """
    from fluent.runtime import FluentBundle, FluentResource

    about = manifest(tag)
    functions: dict[str, Any] = {"STARTS": _starts(about.beginnings)}
    bundle = FluentBundle([about.locale], functions=functions, use_isolating=False)
    keys: list[str] = []
    for file in _files(tag, scope):
        resource = FluentResource(_spaced(file.read_text("utf-8"), about.spaces))
        bundle.add_resource(resource)
        keys += [entry.id.name for entry in resource.body if hasattr(entry, "id")]
    return bundle, keys


def _files(tag: str, scope: str) -> list[Traversable]:
    folder = _root() / tag
    single = folder.joinpath(*f"{scope}.ftl".split("/"))
    if single.is_file() or not re.fullmatch(r"games/\w+", scope):
        return [single] if single.is_file() else []
    game = folder.joinpath(*scope.split("/"))
    of_game = [folder / "games" / "shared.ftl", game / "words.ftl", game / "engine.ftl"]
    return [file for file in of_game if file.is_file()]


def _spaced(text: str, spaces: list[tuple[str, str]]) -> str:
    for pattern, space in spaces:
        text = re.sub(pattern, space, text, flags=re.MULTILINE)
    return text


def _starts(beginnings: Mapping[str, str]) -> Callable[[Any], str]:
    kinds = [(kind, re.compile(pattern, re.IGNORECASE)) for kind, pattern in beginnings.items()]
    return lambda word: next((kind for kind, pattern in kinds if pattern.match(str(word))), "other")


@cache
def _root() -> Traversable:
    return files(__name__)
