"""What bots know of the game, and how hard each level thinks."""

from collections.abc import Mapping

from chabudai.core import Policy
from chabudai.games.minds import USUAL, Mind
from chabudai.games.okiya.rules_evaluate import OkiyaPolicy


def policy(_seats: int) -> Policy:
    return OkiyaPolicy()


def minds(_seats: int) -> Mapping[int, Mind]:
    return USUAL
