"""The notation of Okiya: cells are `a1` to `d4`, a tile is its plant then its symbol, such as `Pb`, pine with bird."""

from chabudai.core import FIRST
from chabudai.games.card import Action
from chabudai.games.notation import format_first, parse_first, refuse
from chabudai.games.okiya.rules.state import GARDEN

PLANTS = "PCMI"
SYMBOLS = "bsrp"

TILES = [plant + symbol for plant in PLANTS for symbol in SYMBOLS]
CELLS = [column + row for row in "1234" for column in "abcd"]

_TILE = {text: tile for tile, text in enumerate(TILES)}
_CELL = {text: cell for cell, text in enumerate(CELLS)}


class Take(Action, frozen=True, tag="take"):
    """Take the tile on this cell and put your token there."""

    cell: str


Actions = Take

_TAKES = [Take(cell) for cell in CELLS]


def format(action: int) -> str:
    return CELLS[action]


def parse(text: str) -> int:
    cell = _CELL.get(text)
    return refuse(text, "a cell from a1 to d4") if cell is None else cell


def spell(action: int) -> Take:
    return _TAKES[action]


def unspell(value: Take) -> int:
    return parse(value.cell)


def format_chance(entry: list[int]) -> str:
    if entry[0] == FIRST:
        return format_first(entry)
    return " ".join(["garden", *(TILES[tile] for tile in entry[1:])])


def parse_chance(text: str) -> list[int]:
    first = parse_first(text)
    if first is not None:
        return first
    head, *names = text.split(" ")
    tiles = [_TILE.get(name) for name in names]
    if head != "garden" or len(tiles) != 16 or None in tiles:
        refuse(text, "'garden' and sixteen tiles like Pb")
    return [GARDEN, *(tile for tile in tiles if tile is not None)]
