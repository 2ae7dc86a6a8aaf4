"""The registry: one line a game."""

from chabudai.errors import UnknownGame
from chabudai.games.antayagi import ANTAYAGI
from chabudai.games.card import Game
from chabudai.games.okiya import OKIYA
from chabudai.games.taiki import TAIKI
from chabudai.games.tayu import TAYU
from chabudai.games.yutaka import YUTAKA

CARDS = [
    OKIYA,
    TAIKI,
    YUTAKA,
    TAYU,
    ANTAYAGI,
]

GAMES: dict[str, Game] = {card.name: card for card in CARDS}


def game(name: str) -> Game:
    """The game of that name; `game("okiya")`."""
    try:
        return GAMES[name]
    except (KeyError, TypeError):
        known = ", ".join(GAMES)
        raise UnknownGame(f"no game is called {name!r}; the games are {known}", known=known) from None
