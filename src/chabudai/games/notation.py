"""What the notations of all games share: tables for plain actions and shuffles, and functions for the others."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, NoReturn, TypeVar

import msgspec

from chabudai.core import FIRST
from chabudai.errors import BadNotation
from chabudai.games.card import Action
from chabudai.games.options import shown

A = TypeVar("A", bound=Action)


def refuse(text: object, expected: str) -> NoReturn:
    """Raise `BadNotation` with the text and what was expected."""
    raise BadNotation(f"cannot read {shown(text)}; expected {expected}", text=shown(text), expected=expected)


def format_first(entry: list[int]) -> str:
    """Return the text of the chance entry that says who begins: `first 1`."""
    return f"first {entry[1]}"


def parse_first(text: str) -> list[int] | None:
    """Return the chance entry of `first 1`, or None if the text begins with another word."""
    head, _, seat = text.partition(" ")
    if head != "first":
        return None
    return [FIRST, whole(seat, text, "first and a seat number, like 'first 1'")]


def whole(digits: str, text: str, expected: str) -> int:
    """Return a number written in ASCII digits without sign or leading zero, or raise `BadNotation`."""
    if (
        not (digits.isascii() and digits.isdigit())
        or (len(digits) > 1 and digits[0] == "0")
        or len(digits) > 6
    ):
        refuse(text, expected)
    return int(digits)


def plain_text(value: Action) -> str:
    """Return the verb of a typed action and its fields, such as `trade 3` for `Trade(3)`."""
    fields = msgspec.to_builtins(value)
    return " ".join(map(str, [fields.pop("do"), *fields.values()]))


class ActionTable(Generic[A]):
    """All actions of a game by number, with their typed values and texts. For games with few actions.

    `text` writes a typed value. `expected` says which texts there are.
    """

    def __init__(self, values: Mapping[int, A], expected: str, text: Callable[[A], str] = plain_text) -> None:
        self.texts = {action: text(value) for action, value in values.items()}
        self._values = dict(values)
        self._expected = expected
        self._by_text = {text: action for action, text in self.texts.items()}
        self._by_value = {value: action for action, value in self._values.items()}
        assert len(self._by_text) == len(self._by_value) == len(values), "two actions with one text"

    def format(self, action: int, /) -> str:
        """Return the text of an action."""
        return self.texts[action]

    def parse(self, text: str, /) -> int:
        """Return the action of a text, or raise `BadNotation`."""
        action = self._by_text.get(text)
        return refuse(text, self._expected) if action is None else action

    def spell(self, action: int, /) -> A:
        """Return the typed value of an action."""
        return self._values[action]

    def unspell(self, value: Any, /) -> int:
        """Return the action of a typed value, or raise `BadNotation`."""
        action = self._by_value.get(value)
        return refuse(value, self._expected) if action is None else action


class Laid(NamedTuple):
    """A shuffle: its kind, the names of what is laid out by number, and how many lie between the slashes.

    Without `parts`, any number of things is laid out in one part, but not none.
    """

    kind: int
    names: Mapping[int, str]
    parts: tuple[int, ...] = ()
    what: str = "names"
    """What is laid out, for the error."""


class ChanceTable:
    """The chance entries of a game by their first word. Each lays out things by name, and `first` is always there.

    The state still judges with `admits` whether the shuffle is one that chance could have made.
    """

    def __init__(self, kinds: Mapping[str, Laid]) -> None:
        self._kinds = dict(kinds)
        self._heads = {laid.kind: head for head, laid in kinds.items()}
        self._numbers = {
            head: {name: number for number, name in laid.names.items()} for head, laid in kinds.items()
        }

    def format(self, entry: list[int], /) -> str:
        """Return the text of a chance entry."""
        if entry[0] == FIRST:
            return format_first(entry)
        head = self._heads[entry[0]]
        laid = self._kinds[head]
        words = [head, *(laid.names[number] for number in entry[1:])]
        for place in _slashes(laid):
            words.insert(place, "/")
        return " ".join(words)

    def parse(self, text: str, /) -> list[int]:
        """Return the chance entry of a text, or raise `BadNotation`."""
        first = parse_first(text)
        if first is not None:
            return first
        head, *words = text.split(" ")
        if head not in self._kinds:
            refuse(text, " or ".join(map(repr, ["first", *self._kinds])))
        laid, numbers = self._kinds[head], self._numbers[head]
        for place in reversed(_slashes(laid)):
            if words[place - 1 : place] != ["/"]:
                refuse(text, _expected(head, laid))
            del words[place - 1]
        found = [numbers.get(word) for word in words]
        if None in found or not found or (laid.parts and len(found) != sum(laid.parts)):
            refuse(text, _expected(head, laid))
        return [laid.kind, *(number for number in found if number is not None)]


def _slashes(laid: Laid) -> list[int]:
    """Return where the slashes stand among the words, the head being word 0."""
    return [sum(laid.parts[: part + 1]) + part + 1 for part in range(len(laid.parts) - 1)]


def _expected(head: str, laid: Laid) -> str:
    example = next(iter(laid.names.values()))
    count = " / ".join(map(str, laid.parts)) or "some"
    return f"'{head}' and {count} {laid.what} like {example}"
