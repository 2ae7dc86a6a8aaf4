"""The reason of a hint is said in every language, and holds in every world that fits the view."""

import msgspec
import pytest

from chabudai.bots.advice import reason
from chabudai.core import Dice
from chabudai.games import GAMES
from chabudai.games.card import no_reason
from chabudai.languages import in_all
from tests.walk import of_game, steps


@pytest.mark.parametrize("name", GAMES)
def test_a_reason_is_the_same_whatever_is_hidden(name: str) -> None:
    """So nothing that the seat cannot know is told, and nothing that may turn out wrong. A game may tell no reasons."""
    game, told = GAMES[name], 0
    seats, options = of_game(name).VARIANTS[0]
    for number, match in enumerate(steps((name, seats, options), 11)):
        if number % 3 or match.outcome:
            continue
        for seat in match.awaiting:
            view = msgspec.json.encode(match.view(seat))
            for text in match.legal(seat)[:4]:
                reasons = [reason(game, view, text, Dice(seed))[1] for seed in (1, 2, 3)]
                assert reasons[0] == reasons[1] == reasons[2]
                assert reasons[0] is None or all(in_all(reasons[0]).values())
                told += reasons[0] is not None
    assert bool(told) == (game.why is not no_reason)
