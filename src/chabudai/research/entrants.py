"""Who enters an arena.

`3` is a level, `0` plays anything, `5x10` thinks ten times as long as level 5, `4plain` knows only the rules.
"""

import re
from typing import NamedTuple

from chabudai.bots import LEVELS
from chabudai.errors import BadOption
from chabudai.games.card import Game
from chabudai.games.minds import Mind

_SPELLING = re.compile(r"([0-5])(?:x(\d+(?:\.\d+)?))?(plain)?")


class Entrant(NamedTuple):
    name: str
    level: int
    times: float = 1.0
    plain: bool = False

    def mind(self, game: Game, seats: int) -> Mind | None:
        """None plays anything."""
        if self.level == 0:
            return None
        usual = game.minds(seats)[self.level]
        iterations = max(1, round(usual.iterations * self.times))
        return usual._replace(iterations=iterations, knows_game=usual.knows_game and not self.plain)


def parse(text: str) -> Entrant:
    spelt = _SPELLING.fullmatch(text.strip())
    if spelt is None:
        known = ", ".join(map(str, (0, *LEVELS)))
        raise BadOption(
            f"no bot is called {text!r}; write a level ({known}), 5x10 or 5plain", option=text[:40]
        )
    level, times, plain = spelt.groups()
    return Entrant(text.strip(), int(level), float(times or 1), plain is not None)
