"""The types of AntaYagí's views. `view_builder.py` makes them; it is compiled, and these types cannot be."""

from typing import Literal

import msgspec

from chabudai.games.antayagi.notation import OfferCard, PassTrade, Sabotage, Steal, Trade
from chabudai.games.card import View

Phase = Literal["first", "deck", "trade", "offers", "sabotage", "steal", "reshuffle", "over"]
What = Literal["show", "sabotage", "take", "steal", "drop", "eat"]

PHASES: list[Phase] = ["first", "deck", "trade", "offers", "sabotage", "steal", "reshuffle", "over"]
WHATS: list[What] = ["show", "sabotage", "take", "steal", "drop", "eat"]

MomentWhat = Literal[
    "reveal",
    "match",
    "sabotage",
    "cancelled",
    "take",
    "steal",
    "drop",
    "eat",
    "lost",
    "shuffle",
    "draw",
    "win",
]
MOMENTS: list[MomentWhat] = [
    "reveal",
    "match",
    "sabotage",
    "cancelled",
    "take",
    "steal",
    "drop",
    "eat",
    "lost",
    "shuffle",
    "draw",
    "win",
]

Counts = dict[str, int]


class CardView(msgspec.Struct, frozen=True, kw_only=True):
    """A card in a hand. `face` is its name if this viewer has ever seen it since it was drawn.

    `owner_sees` is true when it faces its owner, false when it faces everybody else. `batch` counts the
    reshuffles before it was drawn.
    """

    face: str | None
    back: str
    owner_sees: bool
    batch: int


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A card that lies revealed on the table, and the trader who revealed it."""

    seat: int
    card: str


class Happening(msgspec.Struct, frozen=True, kw_only=True):
    """Something everybody saw in a trade.

    `show` a sealed card from a slot; play a `sabotage` from a slot; `take` a card into the pouch; `steal` it
    from a slot of the other trader's hand; `drop` it from the hand (a Muffin); `eat` it (a T-Rex, which
    leaves with it).
    """

    what: What
    seat: int
    slot: int | None
    card: str


class TradeView(msgspec.Struct, frozen=True, kw_only=True):
    """One trade from its reveal on; the last one may still be going on. `cancelled` is how it stands."""

    active: int
    partner: int
    cancelled: bool
    happenings: list[Happening]


class MomentView(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that the last trade led to, and the table just after it, as this viewer saw it then.

    `reveal` both cards; a `match` cancels the trade at once; `seats` play a `sabotage`; both cards are `cancelled`;
    `take` a card into the pouch; `steal` one (the thief, then the victim; `kept` if it went into the pouch); `drop` the
    hand; `eat` a card; a shown card is `lost`; the discard pile is a `shuffle`; `draw` the cards of `drawn`, seat by
    seat; `win`. `happened` counts the happenings of the trade so far, and `cancelled` is how it stood. A hand, a pouch
    or a discard pile is None if it was as in the moment before.
    """

    what: MomentWhat
    seats: list[int]
    cards: list[str]
    drawn: list[list[CardView]]
    kept: bool
    happened: int
    cancelled: bool
    hands: list[list[CardView] | None]
    pouches: list[list[str] | None]
    scores: list[int]
    targets: list[int]
    discard: list[str] | None
    pile: int
    pile_back: str | None


class AntaYagiView(View, frozen=True, kw_only=True):
    """`scores` is the value of each pouch and `targets` what each needs; the deck is counted by name.

    `deck_name` is what the deck in play is called, None if the host made one up.
    `toxic_counts`: Toxic waste in a pouch is worth one, not nothing.

    `pile` is how many cards are left to draw and `pile_back` the back of the top one; `pile_cards` shows
    them, top first, when the game is over. `discard` is in the order the cards were laid down. `batch` counts
    the reshuffles so far. `unseen[n]` counts the cards of batch n whose place this viewer cannot know: unseen
    cards in hands and, for the last batch, the pile. `sealed` are the traders who have sealed an offer and
    `offer` the slot of the viewer's own. `table` holds revealed cards that have not yet gone anywhere;
    `cancelled` is how the trade stands while Sabotages may be played. `thief` is who picks for a Lollipop.
    `partner_draws`: a reshuffle delays the partner's card. `moments` tell what the last trade led to, step by step.
    """

    deck: Counts
    deck_name: str | None
    toxic_counts: bool
    starter: int | None
    phase: Phase
    active: int | None
    partner: int | None
    hands: list[list[CardView]]
    pouches: list[list[str]]
    targets: list[int]
    pile: int
    pile_back: str | None
    pile_cards: list[str] | None
    discard: list[str]
    batch: int
    unseen: list[Counts]
    sealed: list[int]
    offer: int | None
    table: list[Shown]
    cancelled: bool
    thief: int | None
    partner_draws: bool
    trades: list[TradeView]
    moments: list[MomentView]
    legal: list[Trade | OfferCard | Steal | PassTrade | Sabotage]
