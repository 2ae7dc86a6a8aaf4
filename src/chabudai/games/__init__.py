"""The registry of games. Every folder here is a game: nothing else lists them.

The folder exports its name card under its name in capitals. The card says where the game stands among the others.
"""

from importlib import import_module
from pkgutil import iter_modules

from chabudai.errors import UnknownGame
from chabudai.games.card import Game


def _cards() -> list[Game]:
    folders = [module.name for module in iter_modules(__path__) if module.ispkg]
    cards = [getattr(import_module(f"chabudai.games.{folder}"), folder.upper()) for folder in folders]
    return sorted(cards, key=lambda card: (card.place, card.name))


GAMES: dict[str, Game] = {card.name: card for card in _cards()}
"""The name card of every game by its name, in the order in which games are shown."""


def game(name: str) -> Game:
    """Return the game of this name, such as `game("okiya")`, or raise `UnknownGame`."""
    try:
        return GAMES[name]
    except (KeyError, TypeError):
        known = ", ".join(GAMES)
        raise UnknownGame(f"no game is called {name!r}; the games are {known}", known=known) from None
