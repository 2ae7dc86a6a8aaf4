"""Chabudai: five modern tabletop games for people, bots and researchers.

Most programs need only `game`, `Match`, `Record` and what they return. docs/api.md begins with examples.
"""

from chabudai.core import CHANCE, Dice, Outcome, Rng, State
from chabudai.drawing import characters, picture
from chabudai.errors import ChabudaiError
from chabudai.games import GAMES, game
from chabudai.games.showing import renderers
from chabudai.match import Match, Record

renderers.characters, renderers.picture = characters, picture

__version__ = "0.1.0"
"""The version of this package, as in `chabudai version`."""

__all__ = [
    "CHANCE",
    "GAMES",
    "ChabudaiError",
    "Dice",
    "Match",
    "Outcome",
    "Record",
    "Rng",
    "State",
    "__version__",
    "game",
]
