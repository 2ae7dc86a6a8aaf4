"""A hint: what the strongest bot would do with this view, and what speaks for it."""

from typing import Any

import msgspec

from chabudai.bots.levels import LEVELS
from chabudai.core import Rng
from chabudai.games.card import Game
from chabudai.games.words import Words

STRONGEST = max(LEVELS)


def reason(game: Game, view: bytes, text: str, rng: Rng) -> tuple[Any, Words | None]:
    """The action as a value, and a sentence about it. Nothing but the view is known here."""
    seen = msgspec.json.decode(view, type=game.view_type)
    action = game.notation.parse(text)
    world = game.sample(seen, rng)
    world.play(seen.seat, action)
    value = game.notation.spell(action)
    return value, game.why(seen, value, world)
