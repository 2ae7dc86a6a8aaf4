"""The registry of games: one line for each game, the name of its folder.

The folder exports its name card under the same name in capitals.
"""

from importlib import import_module

from chabudai.errors import UnknownGame
from chabudai.games.card import Game

FOLDERS = [
    "okiya",
    "taiki",
    "yutaka",
    "tayu",
    "antayagi",
]
"""The names of the games, in the order in which they are shown."""


def _card(folder: str) -> Game:
    card: Game = getattr(import_module(f"chabudai.games.{folder}"), folder.upper())
    return card


GAMES: dict[str, Game] = {folder: _card(folder) for folder in FOLDERS}
"""The name card of every game, by its name."""


def game(name: str) -> Game:
    """Return the game of this name, such as `game("okiya")`, or raise `UnknownGame`."""
    try:
        return GAMES[name]
    except (KeyError, TypeError):
        known = ", ".join(GAMES)
        raise UnknownGame(f"no game is called {name!r}; the games are {known}", known=known) from None
