"""What is said, in no language yet: which message, and what goes into it. `chabudai.languages` says it."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

Given: TypeAlias = "str | int | Words | tuple[Words, ...]"
"""What goes into a phrase: a text, a number, another phrase, or a list of them."""


class Words(msgspec.Struct, frozen=True):
    """A phrase: a message of the files of a language. `scope` is a file, or the folder of a game."""

    scope: str
    key: str
    given: Mapping[str, Any] = {}


def words_of(scope: str) -> Callable[..., Words]:
    """Return a short way to write the phrases of one scope: `W = words_of("games/okiya")`, `W("plant", plant="P")`."""

    def phrase(key: str, /, **given: Given) -> Words:
        return Words(scope, key, given)

    return phrase
