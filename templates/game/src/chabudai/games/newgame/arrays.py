"""A view of Newgame as numbers, for training."""

from collections.abc import Sequence

from chabudai.games.arrays import Field, asked_field, from_viewer, numbers_field, seat_field, some_of
from chabudai.games.newgame.rules.state import HAND, STONES


def actions(_seats: int) -> Sequence[int]:
    return range(1, STONES + 1)


def fields(seats: int) -> list[Field]:
    return [
        asked_field(seats),
        Field("hand", STONES, "the viewer's stones", lambda view: _stones(view.hand or [])),
        Field("played", STONES, "stones that have been played", lambda view: _stones(view.plays)),
        Field("led", STONES, "the stone led to this trick", lambda view: _stones(_led(view.plays))),
        seat_field("starter", seats, "who led first", lambda view: view.starter),
        numbers_field("won", seats, "tricks by seat", HAND, lambda view: from_viewer(view, view.scores)),
    ]


def _stones(stones: Sequence[int]) -> list[float]:
    return some_of((stone - 1 for stone in stones), STONES)


def _led(plays: list[int]) -> list[int]:
    return plays[-1:] if len(plays) % 2 else []
