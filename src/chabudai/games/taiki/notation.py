"""The notation of Taïki: `S15`, or `M*` for the Moon Mask. A 9 names its colour and a Mask its strength."""

from typing import Literal

from chabudai.core import FIRST
from chabudai.games.card import Action
from chabudai.games.notation import ActionTable, format_first, parse_first, plain_text, refuse
from chabudai.games.taiki.rules.cards import AS_MOON, AS_SUN, DRAW, HIGH, LEAD, LOW, MASK, NINE, PLAIN
from chabudai.games.taiki.rules.table import DEAL

Colour = Literal["sun", "moon"]
Strength = Literal["high", "low"]

COLOURS: tuple[Colour, Colour] = ("sun", "moon")
CARDS = [suit + rank for suit in "SM" for rank in (*map(str, range(1, 16)), "*")]

_CARD = {text: card for card, text in enumerate(CARDS)}
_MOST_SEATS = 5


class DrawCard(Action, frozen=True, tag="draw"):
    """Draw the extra card from this pile."""

    pile: Colour


class PlayCard(Action, frozen=True, tag="play"):
    """Play a card. A 9 names the `colour` it takes; a Mask led, or of the led colour, its `strength`."""

    card: str
    colour: Colour | None = None
    strength: Strength | None = None


class Lead(Action, frozen=True, tag="lead"):
    """Say who leads the next trick: yourself or your left neighbour."""

    seat: int


Actions = DrawCard | PlayCard | Lead


def _plays(card: int) -> dict[int, PlayCard]:
    """Return every way to play a card, by the number of the action."""
    name = CARDS[card]
    ways = {PLAIN: PlayCard(name)}
    if card % 16 == NINE:
        ways = {AS_SUN: PlayCard(name, colour="sun"), AS_MOON: PlayCard(name, colour="moon")}
    elif card % 16 == MASK:
        ways = {
            PLAIN: PlayCard(name),
            LOW: PlayCard(name, strength="low"),
            HIGH: PlayCard(name, strength="high"),
        }
    return {4 * card + how: play for how, play in ways.items()}


def _text(value: Actions) -> str:
    if not isinstance(value, PlayCard):
        return plain_text(value)
    colour = {None: "", "sun": "=S", "moon": "=M"}[value.colour]
    strength = {None: "", "high": "+", "low": "-"}[value.strength]
    return f"play {value.card}{colour}{strength}"


_ACTIONS: ActionTable[Actions] = ActionTable(
    {
        **{action: play for card in range(32) for action, play in _plays(card).items()},
        **{DRAW + pile: DrawCard(name) for pile, name in enumerate(COLOURS)},
        **{LEAD + seat: Lead(seat) for seat in range(_MOST_SEATS)},
    },
    "a text like 'draw sun', 'play S15', 'play S9=M', 'play M*+' or 'lead 2'",
    text=_text,
)
TEXTS = _ACTIONS.texts

format, parse, spell, unspell = _ACTIONS.format, _ACTIONS.parse, _ACTIONS.spell, _ACTIONS.unspell


def format_chance(entry: list[int]) -> str:
    if entry[0] == FIRST:
        return format_first(entry)
    names = [CARDS[card] for card in entry[1:]]
    return " ".join(["deal", *names[:16], "/", *names[16:]])


def parse_chance(text: str) -> list[int]:
    first = parse_first(text)
    if first is not None:
        return first
    head, *words = text.split(" ")
    cards = [_CARD.get(word, -1) for word in words]
    suns, moons = cards[:16], cards[17:]
    if head != "deal" or words[16:17] != ["/"] or not (_are(suns, 0) and _are(moons, 16)):
        refuse(text, "'deal', sixteen Sun cards, '/' and sixteen Moon cards")
    return [DEAL, *suns, *moons]


def _are(cards: list[int], lowest: int) -> bool:
    """Return whether these are sixteen names of one colour. `admits` checks that none comes twice."""
    return len(cards) == 16 and all(lowest <= card < lowest + 16 for card in cards)
