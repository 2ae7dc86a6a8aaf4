"""The registry: one line a game, the name of its folder. The folder's card has the same name in capitals."""

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


def _card(folder: str) -> Game:
    card: Game = getattr(import_module(f"chabudai.games.{folder}"), folder.upper())
    return card


GAMES: dict[str, Game] = {folder: _card(folder) for folder in FOLDERS}


def game(name: str) -> Game:
    """The game of that name; `game("okiya")`."""
    try:
        return GAMES[name]
    except (KeyError, TypeError):
        known = ", ".join(GAMES)
        raise UnknownGame(f"no game is called {name!r}; the games are {known}", known=known) from None
