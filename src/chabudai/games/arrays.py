"""Turns a view into a row of numbers, for training networks. `arrays.py` of each game lists its fields in order.

Every number lies between -1 and 1. The row is made from the view alone, so it holds nothing that the seat does not
know. Lists by seat begin with the viewer, so one network can play at any seat.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
Write = Callable[[Any], Iterable[float]]


class Field(NamedTuple):
    """Some consecutive numbers of a row, with their meaning."""

    name: str
    size: int
    meaning: str
    write: Write


def written(fields: Iterable[Field], view: Any) -> list[float]:
    """Return the row of a view: the numbers of all fields, cut to the range from -1 to 1."""
    row: list[float] = []
    for field in fields:
        row.extend(min(1.0, max(-1.0, number)) for number in field.write(view))
    return row


def one_of(place: int | None, size: int) -> list[float]:
    """Return a row of 0 with a 1 at one place, or only 0 if the place is None."""
    row = [0.0] * size
    if place is not None:
        row[place] = 1.0
    return row


def some_of(places: Iterable[int], size: int) -> list[float]:
    """Return a row of 0 with a 1 at each of these places."""
    row = [0.0] * size
    for place in places:
        row[place] = 1.0
    return row


def tally(names: Iterable[str], order: Sequence[str], scale: float = 1.0) -> list[float]:
    """Return how often each name of `order` occurs, divided by `scale`."""
    row = [0.0] * len(order)
    for name in names:
        row[order.index(name)] += 1.0 / scale
    return row


def from_viewer(view: Any, by_seat: Sequence[T]) -> list[T]:
    """Return a list by seat, rotated so that the viewer comes first."""
    return [*by_seat[view.seat :], *by_seat[: view.seat]]


def distance(view: Any, seat: int | None) -> int | None:
    """Return how many places to the left of the viewer a seat is."""
    return None if seat is None else (seat - view.seat) % view.seats


def seat_field(name: str, seats: int, meaning: str, read: Callable[[Any], int | None]) -> Field:
    """Make a field that encodes one seat, or none."""
    return Field(name, seats, f"{meaning}, by seat", lambda view: one_of(distance(view, read(view)), seats))


def seats_field(name: str, seats: int, meaning: str, read: Callable[[Any], Iterable[int]]) -> Field:
    """Make a field that encodes any number of seats."""

    def write(view: Any) -> list[float]:
        return some_of((int(distance(view, seat) or 0) for seat in read(view)), seats)

    return Field(name, seats, f"{meaning}, by seat", write)


def choice_field(name: str, choices: Sequence[str], meaning: str, read: Callable[[Any], str | None]) -> Field:
    """Make a field that encodes one word of a list, or none."""

    def write(view: Any) -> list[float]:
        word = read(view)
        return one_of(None if word is None else choices.index(word), len(choices))

    return Field(name, len(choices), f"{meaning}: {', '.join(choices)}", write)


def number_field(name: str, meaning: str, scale: float, read: Callable[[Any], float | None]) -> Field:
    """Make a field of one number. None is written as 0."""
    return Field(name, 1, f"{meaning}, divided by {scale:g}", lambda view: [(read(view) or 0) / scale])


def numbers_field(
    name: str, size: int, meaning: str, scale: float, read: Callable[[Any], Iterable[float]]
) -> Field:
    """Make a field of several numbers with the same scale."""
    return Field(
        name,
        size,
        f"{meaning}, divided by {scale:g}",
        lambda view: [number / scale for number in read(view)],
    )


def asked_field(seats: int) -> Field:
    """Make the field that says which seats may act now. Every game has it."""
    return seats_field("asked", seats, "who may act now", lambda view: view.awaiting)
