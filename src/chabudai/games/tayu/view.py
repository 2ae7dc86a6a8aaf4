"""The types of Ta Yü's views. `view_builder.py` makes them; it is compiled, and these types cannot be."""

from typing import Literal

import msgspec

from chabudai.games.card import View
from chabudai.games.tayu.notation import Actions, AxisName

Back = Literal["ring", "plain"]
Coast = Literal["north", "east", "south", "west"]
Phase = Literal["first", "supply", "auction", "builder", "axis", "draw", "place", "over"]

PHASES: tuple[Phase, ...] = ("first", "supply", "auction", "builder", "axis", "draw", "place", "over")
COASTS: tuple[Coast, ...] = ("north", "east", "south", "west")
AXES: tuple[AxisName, ...] = ("ns", "ew")
WAYS = ("block", "bag", "spread")


class LaidTile(msgspec.Struct, frozen=True):
    """A tile on the board and who laid it."""

    seat: int
    tile: int
    square: str
    rotation: int


class HeldTile(msgspec.Struct, frozen=True):
    """A tile in hand. `tile` is None when it is not yours to see; its back stands before everybody.
    `ruled_out` is what everybody knows it not to be: it was proved to fit nowhere."""

    tile: int | None
    back: Back
    ruled_out: list[int]


class QueueView(msgspec.Struct, frozen=True):
    """Where tiles are drawn from, how many are left, and the back of the next one where it shows.

    `behind` are the backs on top of a block's other stacks, the nearest first.
    """

    source: str
    left: int
    back: Back | None
    behind: list[Back]


class Estuary(msgspec.Struct, frozen=True):
    square: str
    coast: Coast
    points: int


class BidView(msgspec.Struct, frozen=True):
    """`amount` is None for a pass."""

    seat: int
    amount: int | None


class TayuView(View, frozen=True, kw_only=True):
    edition: str
    draw: str
    hand: int
    rescue: str
    size: int
    centre: list[str]
    doubles: list[int]
    """The columns and rows, counted from 1, where an estuary counts twice; the same on all four coasts."""
    copies: int
    """How many copies of each tile the box holds."""
    phase: Phase
    starter: int | None
    turn: int | None
    """The seat whose turn it is, or was when the game ended."""
    axes: list[AxisName | None]
    """The pair of coasts of each seat: None for the flood, and before it is chosen."""
    picks_coasts: bool
    """Whether the beginner picks its coasts; otherwise seats decide."""
    flood: int | None
    """The seat of the flood or the saboteur."""
    flood_out: bool
    """A builder has reached the target; the flood plays no more."""
    target: int | None
    """The product that the flood has to prevent: the lowest bid so far, or the host's."""
    bids: list[BidView]
    laid: list[LaidTile]
    """The tiles on the board, in the order they were laid."""
    coasts: list[int]
    """The points of the north, east, south and west coasts."""
    products: list[int]
    """North times south, east times west."""
    estuaries: list[Estuary]
    hands: list[list[HeldTile]]
    """For each seat the tile it kept, then the tile it has just drawn."""
    queues: list[QueueView]
    gone: list[int]
    """The tiles that fitted nowhere and left the game."""
    unseen: list[int]
    """How many copies of tiles 1 to 28 this viewer has not seen yet."""
    fitting: list[int]
    """The tiles that could be laid somewhere now."""
    legal: list[Actions]
