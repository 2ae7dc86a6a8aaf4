"""Functions that the notations of all games share."""

from typing import NoReturn

from chabudai.core import FIRST
from chabudai.errors import BadNotation
from chabudai.games.options import shown


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
