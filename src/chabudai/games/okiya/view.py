"""The types of Okiya's views. `view_builder.py` makes them; it is compiled, and these types cannot be."""

import msgspec

from chabudai.games.card import View
from chabudai.games.okiya.notation import Take


class OkiyaRoundView(msgspec.Struct, frozen=True, kw_only=True):
    """A finished round. `pattern` names the cells that won it; empty after a block, or when nobody won."""

    garden: list[str]
    tokens: list[int | None]
    winner: int | None
    reason: str
    points: int
    pattern: list[str]


class OkiyaView(View, frozen=True, kw_only=True):
    """`garden` is the sixteen tiles as they were laid, row by row from a1; `tokens` says who has taken which."""

    match: str
    target: int | None
    full_garden: str
    round: int
    starter: int | None
    garden: list[str]
    tokens: list[int | None]
    last: str | None
    constraint: str | None
    rounds: list[OkiyaRoundView]
    pattern: list[str]
    legal: list[Take]
