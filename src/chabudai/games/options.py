"""The options of a match: typed and checked. The words of the game hold their labels, by name.

A game lists its options in order. A default may depend on earlier options and on the number of seats. An option that
does not apply, such as the target of a single round, is left out of the record.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from chabudai.errors import BadOption

Value = Any
Chosen = Mapping[str, Value]


class Kind:
    """The values that an option accepts."""

    def check(self, value: Value, seats: int) -> Value:
        """Return the value in its canonical form, or raise ValueError with what is expected."""
        raise NotImplementedError

    def parse(self, text: str) -> Value:
        """Return the value of a text from the command line. `check` follows."""
        return text

    def form(self, seats: int) -> dict[str, Value]:
        """Return a description of the input field, for a page that knows no game."""
        raise NotImplementedError

    def named(self) -> dict[str, tuple[str, ...]]:
        """Return the values that have names in the words of the game, by the part of the form that lists them."""
        return {}


@dataclass(frozen=True)
class Choice(Kind):
    """One of a few named values."""

    values: tuple[str, ...]

    def check(self, value: Value, seats: int) -> Value:
        if not isinstance(value, str) or value not in self.values:
            raise ValueError("one of " + ", ".join(self.values))
        return value

    def form(self, seats: int) -> dict[str, Value]:
        return {"kind": "choice"}

    def named(self) -> dict[str, tuple[str, ...]]:
        return {"values": self.values}


@dataclass(frozen=True)
class Number(Kind):
    """An integer between two bounds."""

    low: int
    high: int

    def check(self, value: Value, seats: int) -> Value:
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise ValueError(f"a whole number from {self.low} to {self.high}")
        return value

    def parse(self, text: str) -> Value:
        return _whole_number(text)

    def form(self, seats: int) -> dict[str, Value]:
        return {"kind": "number", "low": self.low, "high": self.high}


@dataclass(frozen=True)
class Flag(Kind):
    """True or false."""

    def check(self, value: Value, seats: int) -> Value:
        if not isinstance(value, bool):
            raise ValueError("true or false")
        return value

    def parse(self, text: str) -> Value:
        return {"true": True, "false": False}.get(text.lower(), text)

    def form(self, seats: int) -> dict[str, Value]:
        return {"kind": "flag"}


@dataclass(frozen=True)
class SeatNumber(Kind):
    """One of the seats at the table."""

    def check(self, value: Value, seats: int) -> Value:
        return Number(0, seats - 1).check(value, seats)

    def parse(self, text: str) -> Value:
        return _whole_number(text)

    def form(self, seats: int) -> dict[str, Value]:
        return {"kind": "seat", "low": 0, "high": seats - 1}


@dataclass(frozen=True)
class Several(Kind):
    """Any of a few values, each named by one letter. They are written together in a fixed order."""

    values: tuple[str, ...]

    def check(self, value: Value, seats: int) -> Value:
        if not isinstance(value, str) or value != "".join(name for name in self.values if name in value):
            raise ValueError("any letters of " + "".join(self.values) + ", each once and in this order")
        return value

    def form(self, seats: int) -> dict[str, Value]:
        return {"kind": "several"}

    def named(self) -> dict[str, tuple[str, ...]]:
        return {"values": self.values}


@dataclass(frozen=True)
class Text(Kind):
    """A short text that the game checks with a function of its own. `presets` are texts to pick from."""

    accepts: Callable[[str], bool]
    expected: str
    longest: int = 80
    presets: tuple[str, ...] = ()

    def check(self, value: Value, seats: int) -> Value:
        if not isinstance(value, str) or len(value) > self.longest or not self.accepts(value):
            raise ValueError(self.expected)
        return value

    def form(self, seats: int) -> dict[str, Value]:
        return {"kind": "text", "longest": self.longest}

    def named(self) -> dict[str, tuple[str, ...]]:
        return {"presets": self.presets}


@dataclass(frozen=True)
class Counts(Kind):
    """A number for each of a few named things. At least one in `share` of them must be among `staple`."""

    names: tuple[str, ...]
    low: int
    high: int
    staple: tuple[str, ...] = ()
    share: int = 1
    called: str = ""
    """The message that names a thing, and its variable, if the game has one."""

    def check(self, value: Value, seats: int) -> Value:
        if not isinstance(value, Mapping) or not all(name in self.names for name in value):
            raise ValueError("a count for each of " + ", ".join(self.names))
        if not all(type(count) is int and 0 <= count <= self.high for count in value.values()):
            raise ValueError(f"whole numbers from 0 to {self.high}")
        counts = {name: value.get(name, 0) for name in self.names}
        total = sum(counts.values())
        if not self.low <= total <= self.high:
            raise ValueError(f"{self.low} to {self.high} in all, not {total}")
        if self.share * sum(counts[name] for name in self.staple) < total and self.staple:
            raise ValueError(f"at least one in {self.share} of {', '.join(self.staple)}")
        return counts

    def parse(self, text: str) -> Value:
        """Read a text such as `treasure:8,bone:6`. Missing names count 0."""
        pairs = [pair.partition(":") for pair in text.split(",")]
        counts = {name: _whole_number(count) for name, _, count in pairs}
        return counts if len(counts) == len(pairs) else text

    def form(self, seats: int) -> dict[str, Value]:
        return {
            "kind": "counts",
            "low": self.low,
            "high": self.high,
            "staple": list(self.staple),
            "share": self.share,
        }

    def named(self) -> dict[str, tuple[str, ...]]:
        return {"names": self.names}


def _whole_number(text: str) -> Value:
    # Only what notation.md would write: "٣", "1_000" and " 3" are not numbers here.
    return int(text) if text.isascii() and text.removeprefix("-").isdigit() and len(text) < 10 else text


@dataclass(frozen=True)
class Option:
    """One choice about the rules, made before the match.

    `default` is a value, or a function of the options chosen before it. None means that the option is absent unless
    the host sets it. `when` names earlier options, or `seats`, and the values with which this option applies.
    With `written` = False a record names the option only where it differs from its default: readers that do not know
    the option refuse only the games in which it matters.
    """

    name: str
    kind: Kind
    default: Value | Callable[[Chosen, int], Value] = None
    when: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)
    written: bool = True

    def applies(self, chosen: Chosen, seats: int) -> bool:
        """Return whether this option applies with the options chosen so far."""
        known = {"seats": seats, **chosen}
        return all(known.get(name) in values for name, values in self.when.items())

    def usual(self, chosen: Chosen, seats: int) -> Value:
        """Return the default value with the options chosen so far."""
        if callable(self.default):
            return self.default(chosen, seats)
        return dict(self.default) if isinstance(self.default, dict) else self.default

    def check(self, value: Value, seats: int) -> Value:
        """Return the value in its canonical form, or raise `BadOption`."""
        try:
            return self.kind.check(value, seats)
        except ValueError as expected:
            raise BadOption(
                f"option {self.name} is {shown(value)}; it takes {expected}",
                option=self.name,
                expected=str(expected),
            ) from None


FIRST = Option(
    "first",
    SeatNumber(),
)
"""The option that every game has: who begins."""


def shown(value: Value) -> str:
    """Return a value for an error message, cut to 40 characters because it may come from a stranger."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def resolve(
    options: tuple[Option, ...], given: Chosen, seats: int, *, strict: bool = True
) -> dict[str, Value]:
    """Return every option that applies, with written defaults filled in, in the order of the game.

    With `strict`, an option that does not apply is an error. A record from elsewhere may contain one.
    """
    unknown = [name for name in given if name not in {option.name for option in options}]
    if unknown:
        known = ", ".join(option.name for option in options)
        raise BadOption(
            f"no option is called {shown(unknown[0])}; the options are {known}",
            option=str(unknown[0])[:40],
            expected=known,
        )
    chosen: dict[str, Value] = {}
    for option in options:
        value, usual = given.get(option.name), option.usual(chosen, seats)
        if option.applies(chosen, seats):
            value = usual if value is None else option.check(value, seats)
            if value is not None and (option.written or value != usual):
                chosen[option.name] = value
        elif value is not None and strict:
            raise BadOption(
                f"option {option.name} does not apply with {_listed(chosen)} and {seats} seats",
                option=option.name,
                expected="",
            )
        elif value is not None and value != usual:
            option.check(value, seats)
    return chosen


def _listed(chosen: Chosen) -> str:
    return ", ".join(f"{name}={value}" for name, value in chosen.items()) or "these options"
