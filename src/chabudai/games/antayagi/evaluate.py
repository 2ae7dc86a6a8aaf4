"""What bots know of the game, and how hard each level thinks."""

from collections.abc import Mapping

from chabudai.core import Policy
from chabudai.games.antayagi.rules_evaluate import AntaYagiPolicy
from chabudai.games.minds import USUAL, Mind


def policy(_seats: int) -> Policy:
    return AntaYagiPolicy()


def minds(_seats: int) -> Mapping[int, Mind]:
    return USUAL
