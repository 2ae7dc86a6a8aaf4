"""The names of bots in an arena, and what they stand for.

`3` is a level, and `0` plays at random. `5x10` thinks ten times as long as level 5. `4plain` knows only the rules.
`200/25` follows 200 lines and plays at random in 25 actions of a hundred. Each may set knobs of the game's policy:
`4:exploration=0.5:horizon=8`.
"""

import re
from typing import NamedTuple

from chabudai.bots import LEVELS
from chabudai.core import Policy
from chabudai.errors import BadOption
from chabudai.games.card import Game
from chabudai.games.minds import Mind

_LEVEL = re.compile(r"([0-5])(?:x(\d+(?:\.\d+)?))?(plain)?")
_MIND = re.compile(r"(\d{1,9})/(\d{1,2})(exact)?")
_KNOB = re.compile(r"([a-z_]+)=(-?\d+(?:\.\d+)?)")


class Entrant(NamedTuple):
    """A bot in an arena, by its name and what the name says."""

    name: str
    level: int = 0
    times: float = 1.0
    plain: bool = False
    own: Mind | None = None
    knobs: tuple[tuple[str, float], ...] = ()

    def mind(self, game: Game, seats: int) -> Mind | None:
        """Return how strongly this entrant thinks, or None if it plays at random."""
        if self.own is not None or self.level == 0:
            return self.own
        usual = game.minds(seats)[self.level]
        iterations = max(1, round(usual.iterations * self.times))
        return usual._replace(iterations=iterations, knows_game=usual.knows_game and not self.plain)

    def policy(self, game: Game, seats: int) -> Policy | None:
        """Return the policy with this entrant's knobs, or None for the game's own."""
        return game.tuned(seats, dict(self.knobs)) if self.knobs else None


def parse(text: str) -> Entrant:
    """Return the entrant of a name such as `5x10`, or raise `BadOption`."""
    name = text.strip()
    who, *knobs = name.split(":")
    turned = tuple(_knob(knob) for knob in knobs)
    if level := _LEVEL.fullmatch(who):
        number, times, plain = level.groups()
        return Entrant(name, int(number), float(times or 1), plain is not None, knobs=turned)
    if mind := _MIND.fullmatch(who):
        iterations, wanders, exact = mind.groups()
        own = Mind(max(1, int(iterations)), wanders=int(wanders), exact=exact is not None)
        return Entrant(name, own=own, knobs=turned)
    known = ", ".join(map(str, (0, *LEVELS)))
    raise BadOption(
        f"no bot is called {text!r}; write a level ({known}), 5x10, 5plain or 200/25", option=text[:40]
    )


def _knob(text: str) -> tuple[str, float]:
    turned = _KNOB.fullmatch(text)
    if turned is None:
        raise BadOption(f"{text!r} turns no knob; write one like exploration=0.5", option=text[:40])
    return turned[1], float(turned[2])
