"""The notation of Okiya: cells are `a1` to `d4`, a tile is its plant then its symbol, such as `Pb`, pine with bird."""

from chabudai.games.card import Action
from chabudai.games.notation import ActionTable, ChanceTable, Laid
from chabudai.games.okiya.rules.state import GARDEN

PLANTS = "PCMI"
SYMBOLS = "bsrp"

TILES = [plant + symbol for plant in PLANTS for symbol in SYMBOLS]
CELLS = [column + row for row in "1234" for column in "abcd"]


class Take(Action, frozen=True, tag="take"):
    """Take the tile on this cell and put your token there."""

    cell: str


Actions = Take

_ACTIONS = ActionTable(
    {number: Take(cell) for number, cell in enumerate(CELLS)},
    "a cell from a1 to d4",
    text=lambda take: take.cell,
)
_CHANCES = ChanceTable({"garden": Laid(GARDEN, dict(enumerate(TILES)), (len(TILES),), "tiles")})

format, parse, spell, unspell = _ACTIONS.format, _ACTIONS.parse, _ACTIONS.spell, _ACTIONS.unspell
format_chance, parse_chance = _CHANCES.format, _CHANCES.parse
