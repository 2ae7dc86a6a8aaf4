"""The notation of AntaYagí: cards by name, seats from 0, slots `1` to `3` from the left of a hand."""

from functools import cache

from chabudai.core import FIRST
from chabudai.games.antayagi.rules.cards import HAND, NAMES
from chabudai.games.antayagi.rules.state import DECK, OFFER, PASS, RESHUFFLE, SPOIL, STEAL, TRADE
from chabudai.games.card import Action
from chabudai.games.notation import format_first, parse_first, refuse

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

TEXTS = {
    **{TRADE + seat: f"trade {seat}" for seat in range(SEATS)},
    **{OFFER + slot: f"offer {slot + 1}" for slot in range(HAND)},
    **{STEAL + slot: f"steal {slot + 1}" for slot in range(HAND)},
    PASS: "pass",
    SPOIL: "sabotage",
}
_ACTION = {text: action for action, text in TEXTS.items()}
_KIND = {name: kind for kind, name in enumerate(NAMES)}
_CHANCE = {"deck": DECK, "reshuffle": RESHUFFLE}


def format(action: int) -> str:
    return TEXTS[action]


def parse(text: str) -> int:
    action = _ACTION.get(text)
    if action is None:
        refuse(text, "'trade' and a seat, 'offer' or 'steal' and a slot from 1 to 3, 'sabotage' or 'pass'")
    return action


@cache
def spell(action: int) -> Trade | OfferCard | Steal | PassTrade | Sabotage:
    if action < OFFER:
        return Trade(action - TRADE)
    if action < STEAL:
        return OfferCard(action - OFFER + 1)
    if action < PASS:
        return Steal(action - STEAL + 1)
    return PassTrade() if action == PASS else Sabotage()


def unspell(value: Trade | OfferCard | Steal | PassTrade | Sabotage) -> int:
    match value:
        case Trade(partner):
            return parse(f"trade {partner}")
        case OfferCard(slot):
            return parse(f"offer {slot}")
        case Steal(slot):
            return parse(f"steal {slot}")
        case PassTrade():
            return PASS
        case _:
            return SPOIL


def format_chance(entry: list[int]) -> str:
    if entry[0] == FIRST:
        return format_first(entry)
    head = "deck" if entry[0] == DECK else "reshuffle"
    return " ".join([head, *(NAMES[kind] for kind in entry[1:])])


def parse_chance(text: str) -> list[int]:
    first = parse_first(text)
    if first is not None:
        return first
    head, *names = text.split(" ")
    if head not in _CHANCE or not names or not all(name in _KIND for name in names):
        refuse(text, "'deck' or 'reshuffle' and the names of cards, top first")
    return [_CHANCE[head], *(_KIND[name] for name in names)]
