"""Explains the action that a bot suggests as a hint."""

from typing import Any

import msgspec

from chabudai.bots.levels import LEVELS
from chabudai.core import Rng
from chabudai.games.card import Game
from chabudai.games.words import Words

STRONGEST = max(LEVELS)


def reason(game: Game, view: bytes, text: str, rng: Rng) -> tuple[Any, Words | None]:
    """Return the action as a typed value, and a sentence that explains it from the view alone, or None."""
    seen = msgspec.json.decode(view, type=game.view_type)
    action = game.notation.parse(text)
    world = game.sample(seen, rng)
    world.play(seen.seat, action)
    value = game.notation.spell(action)
    return value, game.why(seen, value, world)
