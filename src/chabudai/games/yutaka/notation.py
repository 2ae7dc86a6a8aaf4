"""The notation of Yutakâ: tiles `I15`, cards `D3` or `X`, places `3b`, actions `play D3@2` and `reveal 3b`."""

from chabudai.games.card import Action
from chabudai.games.notation import ActionTable, ChanceTable, Laid, plain_text
from chabudai.games.yutaka.rules.archipelago import ISLANDS, LETTERS, PLACES
from chabudai.games.yutaka.rules.scoring import TYPE_OF, VALUES
from chabudai.games.yutaka.rules.state import DECK, DECKS, TILES

TYPE_NAMES = "IDACE"
TILE_NAMES = [f"{TYPE_NAMES[kind]}{value}" for kind, value in zip(TYPE_OF, VALUES, strict=True)]
CARD_NAMES = [*(f"{kind}{value}" for kind in TYPE_NAMES for value in "1234"), "X"]
SLOT_NAMES = [f"{island}{letter}" for island in "12345" for letter in "abcdefghijklmnop"]

TILE = {name: tile for tile, name in enumerate(TILE_NAMES)}
CARD = {name: card for card, name in enumerate(CARD_NAMES)}


class LayCard(Action, frozen=True, tag="play"):
    """Lay a card on an island: on your shore, or Dynamite on the other one."""

    card: str
    island: int


class Reveal(Action, frozen=True, tag="reveal"):
    """Turn the tile on this place."""

    place: str


Actions = LayCard | Reveal


def _text(value: Actions) -> str:
    return f"play {value.card}@{value.island}" if isinstance(value, LayCard) else plain_text(value)


_VALUES: list[Actions] = [
    *(LayCard(card, island) for card in CARD_NAMES for island in range(1, ISLANDS + 1)),
    *(Reveal(place) for place in SLOT_NAMES),
]
_ACTIONS = ActionTable(dict(enumerate(_VALUES)), "an action like 'play D3@2' or 'reveal 3b'", text=_text)
_TILE_COUNT, _DECK_SIZE = len(TILE_NAMES), len(DECK)
_CHANCES = ChanceTable(
    {
        "tiles": Laid(TILES, dict(enumerate(TILE_NAMES)), (PLACES, _TILE_COUNT - PLACES)),
        "decks": Laid(DECKS, dict(enumerate(CARD_NAMES)), (_DECK_SIZE, _DECK_SIZE)),
    }
)

TEXTS = _ACTIONS.texts

format, parse, spell, unspell = _ACTIONS.format, _ACTIONS.parse, _ACTIONS.spell, _ACTIONS.unspell
format_chance, parse_chance = _CHANCES.format, _CHANCES.parse


def place_name(island: int, index: int) -> str:
    """Return the name of place `index` of an island, both counted from 0."""
    return SLOT_NAMES[LETTERS * island + index]
