"""The notation of Yutakâ: tiles `I15`, cards `D3` or `X`, places `3b`, actions `play D3@2` and `reveal 3b`."""

from collections.abc import Mapping
from functools import cache

from chabudai.core import FIRST
from chabudai.games.card import Action
from chabudai.games.notation import format_first, parse_first, refuse
from chabudai.games.yutaka.rules.archipelago import ISLANDS, LETTERS, PLACES, REVEALS
from chabudai.games.yutaka.rules.scoring import TYPE_OF, VALUES
from chabudai.games.yutaka.rules.state import DECK, DECKS, TILES

TYPE_NAMES = "IDACE"
TILE_NAMES = [f"{TYPE_NAMES[kind]}{value}" for kind, value in zip(TYPE_OF, VALUES, strict=True)]
CARD_NAMES = [*(f"{kind}{value}" for kind in TYPE_NAMES for value in "1234"), "X"]
SLOT_NAMES = [f"{island}{letter}" for island in "12345" for letter in "abcdefghijklmnop"]

TILE = {name: tile for tile, name in enumerate(TILE_NAMES)}
CARD = {name: card for card, name in enumerate(CARD_NAMES)}

TEXTS = [
    *(f"play {card}@{island}" for card in CARD_NAMES for island in range(1, ISLANDS + 1)),
    *(f"reveal {slot}" for slot in SLOT_NAMES),
]
_ACTION = {text: action for action, text in enumerate(TEXTS)}


class LayCard(Action, frozen=True, tag="play"):
    """Lay a card on an island: on your shore, or Dynamite on the other one."""

    card: str
    island: int


class Reveal(Action, frozen=True, tag="reveal"):
    """Turn the tile on this place."""

    place: str


Actions = LayCard | Reveal


def format(action: int) -> str:
    return TEXTS[action]


def parse(text: str) -> int:
    action = _ACTION.get(text)
    return refuse(text, "an action like 'play D3@2' or 'reveal 3b'") if action is None else action


@cache
def spell(action: int) -> Actions:
    if action >= REVEALS:
        return Reveal(SLOT_NAMES[action - REVEALS])
    return LayCard(CARD_NAMES[action // ISLANDS], action % ISLANDS + 1)


def unspell(value: Actions) -> int:
    if isinstance(value, Reveal):
        return parse(f"reveal {value.place}")
    return parse(f"play {value.card}@{value.island}")


def place_name(island: int, index: int) -> str:
    """Return the name of place `index` of an island, both counted from 0."""
    return SLOT_NAMES[LETTERS * island + index]


def format_chance(entry: list[int]) -> str:
    if entry[0] == FIRST:
        return format_first(entry)
    if entry[0] == TILES:
        return _halves("tiles", [TILE_NAMES[tile] for tile in entry[1:]], PLACES)
    return _halves("decks", [CARD_NAMES[card] for card in entry[1:]], len(DECK))


def _halves(head: str, names: list[str], first: int) -> str:
    return " ".join([head, *names[:first], "/", *names[first:]])


def parse_chance(text: str) -> list[int]:
    first = parse_first(text)
    if first is not None:
        return first
    head, *names = text.split(" ")
    if head == "tiles":
        return [TILES, *_numbers(text, names, TILE, (PLACES, len(TYPE_OF) - PLACES))]
    if head == "decks":
        return [DECKS, *_numbers(text, names, CARD, (len(DECK), len(DECK)))]
    return refuse(text, "'first', 'tiles' or 'decks'")


def _numbers(text: str, names: list[str], numbers: Mapping[str, int], sizes: tuple[int, int]) -> list[int]:
    """Return the names before and after the slash as numbers."""
    before, after = sizes
    found = [numbers.get(name) for name in names[:before] + names[before + 1 :]]
    if len(names) != before + after + 1 or names[before] != "/" or None in found:
        refuse(text, f"{before} names like {next(iter(numbers))}, '/' and {after} more")
    return [number for number in found if number is not None]
