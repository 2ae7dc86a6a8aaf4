"""Newgame: three tricks with seven stones. The name card."""

from collections.abc import Mapping
from typing import Any

from chabudai.core import CHANCE
from chabudai.games.card import Game
from chabudai.games.newgame import notation
from chabudai.games.newgame.beliefs import sample
from chabudai.games.newgame.rules.state import HAND, Newgame
from chabudai.games.newgame.view import NewgameView, view


def start(options: Mapping[str, Any], _seats: int) -> Newgame:
    return Newgame(options.get("first", -1))


def longest(_options: Mapping[str, Any], _seats: int) -> int:
    """Who begins, the deal, and every stone of both hands."""
    return 2 + 2 * HAND


def secret(who: int, text: str) -> bool:
    """The deal; every stone that is played is public."""
    return who == CHANCE and text.startswith("deal")


def reveals(_state: Newgame, _seat: int, _action: int) -> bool:
    """Every stone comes from a hidden hand."""
    return True


NEWGAME = Game(
    name="newgame",
    title="Newgame",
    seats=(2,),
    minutes=(1, 2),
    options=(),
    start=start,
    notation=notation,
    view_type=NewgameView,
    view=view,
    sample=sample,
    longest=longest,
    secret=secret,
    reveals=reveals,
)
