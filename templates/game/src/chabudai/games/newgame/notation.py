"""The notation of Newgame: `play 5`, and `deal 1 2 3 / 4 5 6 / 7`."""

from chabudai.games.card import Action
from chabudai.games.newgame.rules.state import DEAL, HAND, STONES
from chabudai.games.notation import ActionTable, ChanceTable, Laid


class PlayStone(Action, frozen=True, tag="play"):
    """Play this stone."""

    stone: int


Actions = PlayStone

_NAMES = {stone: str(stone) for stone in range(1, STONES + 1)}
_ACTIONS = ActionTable({stone: PlayStone(stone) for stone in _NAMES}, "'play' and a stone from 1 to 7")
_CHANCES = ChanceTable({"deal": Laid(DEAL, _NAMES, (HAND, HAND, 1), "stones")})

format, parse, spell, unspell = _ACTIONS.format, _ACTIONS.parse, _ACTIONS.spell, _ACTIONS.unspell
format_chance, parse_chance = _CHANCES.format, _CHANCES.parse
