"""The types of Yutakâ's views. `view_builder.py` makes them; it is compiled, and these types cannot be."""

import msgspec

from chabudai.games.card import View
from chabudai.games.yutaka.notation import LayCard, Reveal

PHASES = ["first", "tiles", "decks", "opening", "play", "reveal", "over"]


class SpotView(msgspec.Struct, frozen=True, kw_only=True):
    """A tile: `type` is the letter of its colour, `tile` its name; None while they are not known."""

    type: str | None
    tile: str | None


class PlaceView(SpotView, frozen=True, kw_only=True):
    """A tile on an island. `stack` counts the island's stacks from 0; an `open` one can be turned next."""

    place: str
    stack: int
    open: bool


class ClaimView(msgspec.Struct, frozen=True, kw_only=True):
    """What the seats set against each other for one type on one island, and who would take its tiles now."""

    type: str
    sums: list[int]
    holder: int | None


class IslandView(msgspec.Struct, frozen=True, kw_only=True):
    """`places` are in the order of their letters; `columns` are the cards of both shores, oldest first."""

    island: int
    places: list[PlaceView]
    columns: list[list[str]]
    claims: list[ClaimView]


class ExplorerView(msgspec.Struct, frozen=True, kw_only=True):
    """One seat. `unseen` lists its cards in hand and deck together, and `turners` counts those that turn a
    tile.

    Until the game is over `hand` is None for everybody else and `deck` (top first) for everybody. `equipment`
    is the part of its points that breaks a tie.
    """

    hand: list[str] | None
    hand_size: int
    deck: list[str] | None
    deck_size: int
    unseen: list[str]
    turners: int
    equipment: int


class YutakaView(View, frozen=True, kw_only=True):
    """`turn` is who plays a card, or just did: after Dynamite the other seat is awaited.

    `scores` count the tiles that lie open. `unseen` are the tiles nobody has seen; `hidden` says how many of
    them lie on the islands, the others being `left_out`.
    """

    known: str
    archipelago: str
    phase: str
    starter: int | None
    turn: int | None
    islands: list[IslandView]
    left_out: list[SpotView]
    unseen: list[str]
    hidden: int
    explorers: list[ExplorerView]
    legal: list[LayCard | Reveal]
