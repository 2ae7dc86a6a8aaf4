"""The notation of AntaYagí: cards by name, seats from 0, slots `1` to `3` from the left of a hand."""

from chabudai.games.antayagi.rules.cards import HAND, NAMES
from chabudai.games.antayagi.rules.state import DECK, OFFER, PASS, RESHUFFLE, SPOIL, STEAL, TRADE
from chabudai.games.card import Action
from chabudai.games.notation import ActionTable, ChanceTable, Laid

SEATS = 7


class Trade(Action, frozen=True, tag="trade"):
    """Choose this seat as the partner of your turn."""

    partner: int


class OfferCard(Action, frozen=True, tag="offer"):
    """Seal the card in this slot of your own hand."""

    slot: int


class Steal(Action, frozen=True, tag="steal"):
    """The Lollipop's pick: the card in this slot of the other trader's hand."""

    slot: int


class PassTrade(Action, frozen=True, tag="pass"):
    """Let the trade stand as it is."""


class Sabotage(Action, frozen=True, tag="sabotage"):
    """Play the leftmost Sabotage of your hand."""


Actions = Trade | OfferCard | Steal | PassTrade | Sabotage

_ACTIONS: ActionTable[Actions] = ActionTable(
    {
        **{TRADE + seat: Trade(seat) for seat in range(SEATS)},
        **{OFFER + slot: OfferCard(slot + 1) for slot in range(HAND)},
        **{STEAL + slot: Steal(slot + 1) for slot in range(HAND)},
        PASS: PassTrade(),
        SPOIL: Sabotage(),
    },
    "'trade' and a seat, 'offer' or 'steal' and a slot from 1 to 3, 'sabotage' or 'pass'",
)
_NAMES = dict(enumerate(NAMES))
_CHANCES = ChanceTable({"deck": Laid(DECK, _NAMES), "reshuffle": Laid(RESHUFFLE, _NAMES)})

TEXTS = _ACTIONS.texts

format, parse, spell, unspell = _ACTIONS.format, _ACTIONS.parse, _ACTIONS.spell, _ACTIONS.unspell
format_chance, parse_chance = _CHANCES.format, _CHANCES.parse
