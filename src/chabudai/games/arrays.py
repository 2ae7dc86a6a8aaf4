"""A view as a row of numbers, for people who train networks: `arrays.py` of a game lists its fields in order.

Every number lies between -1 and 1. It is made from the view alone, so it can tell nothing that the seat does not know.
Lists by seat begin with the viewer and go round, so that one network can sit anywhere.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
Write = Callable[[Any], Iterable[float]]


class Field(NamedTuple):
    """Some neighbouring numbers of the row, and what they mean."""

    name: str
    size: int
    meaning: str
    write: Write


def written(fields: Iterable[Field], view: Any) -> list[float]:
    """The whole row."""
    row: list[float] = []
    for field in fields:
        row.extend(min(1.0, max(-1.0, number)) for number in field.write(view))
    return row


def one_of(place: int | None, size: int) -> list[float]:
    """A 1 at that place, 0 elsewhere; all 0 for None."""
    row = [0.0] * size
    if place is not None:
        row[place] = 1.0
    return row


def some_of(places: Iterable[int], size: int) -> list[float]:
    """A 1 at each of those places."""
    row = [0.0] * size
    for place in places:
        row[place] = 1.0
    return row


def tally(names: Iterable[str], order: Sequence[str], scale: float = 1.0) -> list[float]:
    """How often each name of `order` comes, divided by `scale`."""
    row = [0.0] * len(order)
    for name in names:
        row[order.index(name)] += 1.0 / scale
    return row


def from_viewer(view: Any, by_seat: Sequence[T]) -> list[T]:
    """A list by seat, turned so that the viewer comes first."""
    return [*by_seat[view.seat :], *by_seat[: view.seat]]


def distance(view: Any, seat: int | None) -> int | None:
    """How many places to the left of the viewer a seat is."""
    return None if seat is None else (seat - view.seat) % view.seats


def seat_field(name: str, seats: int, meaning: str, read: Callable[[Any], int | None]) -> Field:
    """One seat, or none."""
    return Field(name, seats, f"{meaning}, by seat", lambda view: one_of(distance(view, read(view)), seats))


def seats_field(name: str, seats: int, meaning: str, read: Callable[[Any], Iterable[int]]) -> Field:
    """Any number of seats."""

    def write(view: Any) -> list[float]:
        return some_of((int(distance(view, seat) or 0) for seat in read(view)), seats)

    return Field(name, seats, f"{meaning}, by seat", write)


def choice_field(name: str, choices: Sequence[str], meaning: str, read: Callable[[Any], str | None]) -> Field:
    """One word of a list, or none."""

    def write(view: Any) -> list[float]:
        word = read(view)
        return one_of(None if word is None else choices.index(word), len(choices))

    return Field(name, len(choices), f"{meaning}: {', '.join(choices)}", write)


def number_field(name: str, meaning: str, scale: float, read: Callable[[Any], float | None]) -> Field:
    """One number; 0 for None."""
    return Field(name, 1, f"{meaning}, divided by {scale:g}", lambda view: [(read(view) or 0) / scale])


def numbers_field(
    name: str, size: int, meaning: str, scale: float, read: Callable[[Any], Iterable[float]]
) -> Field:
    return Field(
        name,
        size,
        f"{meaning}, divided by {scale:g}",
        lambda view: [number / scale for number in read(view)],
    )


def asked_field(seats: int) -> Field:
    return seats_field("asked", seats, "who may act now", lambda view: view.awaiting)
