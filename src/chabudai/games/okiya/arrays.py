"""Okiya as arrays for training. Cells go row by row from a1. An action is the number of the cell it takes."""

from collections.abc import Sequence

from chabudai.games.arrays import Field, asked_field, choice_field, number_field, one_of, seat_field
from chabudai.games.okiya.notation import CELLS, PLANTS, SYMBOLS
from chabudai.games.okiya.view import OkiyaView
from chabudai.games.okiya.view_builder import MATCHES

_CELLS = len(CELLS)


def actions(_seats: int) -> Sequence[int]:
    return range(_CELLS)


def fields(seats: int) -> list[Field]:
    return [
        asked_field(seats),
        Field("mine", _CELLS, "cells with a token of the viewer", lambda view: _tokens(view, view.seat)),
        Field("theirs", _CELLS, "cells with a token of the other", lambda view: _tokens(view, 1 - view.seat)),
        Field("last", _CELLS, "the cell of the tile taken last", _last),
        Field("plants", 4 * _CELLS, f"the plant of each cell: {', '.join(PLANTS)}", _plants),
        Field("symbols", 4 * _CELLS, f"the symbol of each cell: {', '.join(SYMBOLS)}", _symbols),
        seat_field("starter", seats, "who began the round", lambda view: view.starter),
        Field("scores", seats, "rounds or points, by seat, divided by 100", _scores),
        choice_field("match", MATCHES, "how long the match is", lambda view: view.match),
        number_field("target", "rounds or points to reach", 100, lambda view: view.target),
        number_field("last_mover", "1 if a full garden is won", 1, lambda view: view.full_garden != "draw"),
    ]


def _tokens(view: OkiyaView, seat: int) -> list[float]:
    return [float(owner == seat) for owner in view.tokens]


def _last(view: OkiyaView) -> list[float]:
    return one_of(None if view.last is None else CELLS.index(view.last), _CELLS)


def _plants(view: OkiyaView) -> list[float]:
    tiles = view.garden or [""] * _CELLS
    return [x for tile in tiles for x in one_of(PLANTS.index(tile[0]) if tile else None, 4)]


def _symbols(view: OkiyaView) -> list[float]:
    tiles = view.garden or [""] * _CELLS
    return [x for tile in tiles for x in one_of(SYMBOLS.index(tile[1]) if tile else None, 4)]


def _scores(view: OkiyaView) -> list[float]:
    mine, theirs = view.scores[view.seat or 0], view.scores[1 - (view.seat or 0)]
    return [mine / 100, theirs / 100]
