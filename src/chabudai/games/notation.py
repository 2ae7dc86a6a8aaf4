"""What the notations of all games share: how a beginner is written and how bad text is refused."""

from typing import NoReturn

from chabudai.core import FIRST
from chabudai.errors import BadNotation
from chabudai.games.options import shown


def refuse(text: object, expected: str) -> NoReturn:
    raise BadNotation(f"cannot read {shown(text)}; expected {expected}", text=shown(text), expected=expected)


def format_first(entry: list[int]) -> str:
    return f"first {entry[1]}"


def parse_first(text: str) -> list[int] | None:
    """`first 1`, or None when the text is about something else."""
    head, _, seat = text.partition(" ")
    if head != "first":
        return None
    return [FIRST, whole(seat, text, "first and a seat number, like 'first 1'")]


def whole(digits: str, text: str, expected: str) -> int:
    """A number as notation.md writes it: ASCII digits, no sign, no leading zero."""
    if (
        not (digits.isascii() and digits.isdigit())
        or (len(digits) > 1 and digits[0] == "0")
        or len(digits) > 6
    ):
        refuse(text, expected)
    return int(digits)
