"""What bots know of the game, and how hard each level thinks."""

from collections.abc import Mapping

from chabudai.core import Policy
from chabudai.games.minds import USUAL, Mind
from chabudai.games.yutaka.rules_evaluate import YutakaPolicy


def policy(_seats: int) -> Policy:
    return YutakaPolicy(exploration=0.4)


def minds(_seats: int) -> Mapping[int, Mind]:
    return USUAL
