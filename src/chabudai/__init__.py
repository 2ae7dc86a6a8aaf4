"""Chabudai: five modern tabletop games for people, bots and researchers.

The ten lines of the README are the whole public surface: `game`, `Match`, `Record` and what they return.
"""

from chabudai.core import CHANCE, Dice, Outcome, Rng, State
from chabudai.drawing import characters, picture
from chabudai.errors import ChabudaiError
from chabudai.games import GAMES, game
from chabudai.games.showing import renderers
from chabudai.match import Match, Record

renderers.characters, renderers.picture = characters, picture

__version__ = "0.1.0"

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
