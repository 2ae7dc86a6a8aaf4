"""The notation of Ta Yü: tiles `1` to `28`, squares `a1` to `s19` from the north-west, `place 27@i10/0` lays a tile."""

import re
from functools import lru_cache
from typing import Literal

from chabudai.core import FIRST
from chabudai.games.card import Action
from chabudai.games.notation import format_first, parse_first, refuse, whole
from chabudai.games.tayu.rules.auction import HIGHEST_BID, PASS
from chabudai.games.tayu.rules.board import EDITIONS, PLACE, WIDTH, square_at
from chabudai.games.tayu.rules.state import AXIS_EW, AXIS_NS, DRAW_LEFT, DRAW_RING, SUPPLY
from chabudai.games.tayu.rules.tiles import DESIGNS

COLUMNS = "abcdefghijklmnopqrs"

MANY = 10_000
"""Of forty thousand placements, so many are kept as they are written."""

AxisName = Literal["ns", "ew"]
SourceName = Literal["left", "right", "ring", "plain"]

_WORDS = {
    PASS: "pass",
    DRAW_LEFT: "draw left",
    DRAW_LEFT + 1: "draw right",
    DRAW_RING: "draw ring",
    DRAW_RING + 1: "draw plain",
    AXIS_NS: "axis ns",
    AXIS_EW: "axis ew",
}
_ACTIONS = {text: action for action, text in _WORDS.items()}
_EXPECTED = "'place 27@i10/0', 'draw left', 'draw ring', 'axis ns', 'bid 24' or 'pass'"
_PLACE = re.compile(r"place ([1-9][0-9]?)@([a-s][1-9][0-9]?)/([0-3])")
_SUPPLIES = {DESIGNS * edition.copies for edition in EDITIONS.values()}


class Bid(Action, frozen=True, tag="bid"):
    """Promise to keep both builders below this product."""

    amount: int


class PassBid(Action, frozen=True, tag="pass"):
    """Leave the auction."""


class Axis(Action, frozen=True, tag="axis"):
    """Take the north and south coasts, or the east and west ones."""

    axis: AxisName


class DrawTile(Action, frozen=True, tag="draw"):
    """Draw from one of the block's two queues, or a tile with or without a ring from the spread."""

    source: SourceName


class PlaceTile(Action, frozen=True, tag="place"):
    """Lay a tile with its first square on `square`, turned clockwise around it by quarter turns."""

    tile: int
    square: str
    rotation: int


Actions = Bid | PassBid | Axis | DrawTile | PlaceTile


def format_square(square: int) -> str:
    return f"{COLUMNS[square % WIDTH - 1]}{square // WIDTH}"


def parse_square(text: str) -> int | None:
    """The number of a square of the larger board, or None."""
    return _SQUARES.get(text)


_SQUARES = {
    format_square(square): square
    for square in (square_at(row, column) for row in range(len(COLUMNS)) for column in range(len(COLUMNS)))
}


@lru_cache(MANY)
def format(action: int) -> str:
    if action >= PLACE:
        tile, square, rotation = unpack(action)
        return f"place {tile}@{square}/{rotation}"
    return _WORDS.get(action) or f"bid {action}"


def unpack(action: int) -> tuple[int, str, int]:
    """Tile, square and rotation of a placement, as people write them."""
    code = action - PLACE
    return (code >> 11) + 1, format_square(code & 511), code >> 9 & 3


def pack(tile: int, square: int, rotation: int) -> int:
    return PLACE + ((tile - 1) * 4 + rotation) * 512 + square


def parse(text: str) -> int:
    if text in _ACTIONS:
        return _ACTIONS[text]
    head, _, rest = text.partition(" ")
    if head == "bid":
        return _parse_bid(rest, text)
    found = _PLACE.fullmatch(text)
    if found is None:
        refuse(text, _EXPECTED)
    tile, square, rotation = int(found[1]), parse_square(found[2]), int(found[3])
    if tile > DESIGNS or square is None:
        refuse(text, f"a tile from 1 to {DESIGNS} on a square from a1 to s19, like 'place 27@i10/0'")
    return pack(tile, square, rotation)


def _parse_bid(digits: str, text: str) -> int:
    expected = f"a bid from 1 to {HIGHEST_BID}, like 'bid 24'"
    amount = whole(digits, text, expected)
    if not 1 <= amount <= HIGHEST_BID:
        refuse(text, expected)
    return amount


@lru_cache(MANY)
def spell(action: int) -> Actions:
    if action >= PLACE:
        return PlaceTile(*unpack(action))
    if action in (AXIS_NS, AXIS_EW):
        return Axis("ns" if action == AXIS_NS else "ew")
    sources: tuple[SourceName, ...] = ("left", "right", "ring", "plain")
    if DRAW_LEFT <= action < DRAW_LEFT + len(sources):
        return DrawTile(sources[action - DRAW_LEFT])
    return PassBid() if action == PASS else Bid(action)


def unspell(value: Actions) -> int:
    match value:
        case PlaceTile():
            return parse(f"place {value.tile}@{value.square}/{value.rotation}")
        case DrawTile():
            return parse(f"draw {value.source}")
        case Axis():
            return parse(f"axis {value.axis}")
        case Bid():
            return parse(f"bid {value.amount}")
        case PassBid():
            return PASS


def format_chance(entry: list[int]) -> str:
    if entry[0] == FIRST:
        return format_first(entry)
    return " ".join(["supply", *(str(tile + 1) for tile in entry[1:])])


def parse_chance(text: str) -> list[int]:
    first = parse_first(text)
    if first is not None:
        return first
    expected = "'supply' and all tiles by number, 1 to 28"
    head, *numbers = text.split(" ")
    if head != "supply" or len(numbers) not in _SUPPLIES:
        refuse(text, expected)
    tiles = [whole(number, text, expected) for number in numbers]
    if not all(1 <= tile <= DESIGNS for tile in tiles):
        refuse(text, expected)
    return [SUPPLY, *(tile - 1 for tile in tiles)]
