"""Puts all pages of a kit together, in the order in which they are printed."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from chabudai.games.box import Lot
from chabudai.games.card import Game
from chabudai.printing import front, quarters, rules, sheets
from chabudai.printing.paper import PAPERS
from chabudai.printing.press import Press


def kit(game: Game, options: Mapping[str, Any], paper: str, language: str, *, colour_in: bool) -> bytes:
    """Return the PDF of a kit."""
    press = Press(game, PAPERS[paper], options, language, colour_in=colour_in)
    two_sided = any(lot.has_backs for lot in press.box.lots)
    front.lay_out(press, two_sided=two_sided)
    rules.lay_out(press)
    if two_sided and press.pages % 2:
        # Faces are on the front of a sheet.
        press.turn_page()
    if press.box.board:
        quarters.lay_out(press, press.box.board, two_sided=two_sided)
    for lot in _together(press.box.lots):
        sheets.lay_out(press, lot, two_sided=two_sided)
    return press.finish()


def _together(lots: tuple[Lot, ...]) -> list[Lot]:
    """Merge lots of the same size into shared sheets, if their backs allow it."""
    groups: dict[tuple[float, float, bool, bool], list[Lot]] = {}
    for lot in lots:
        groups.setdefault((lot.width, lot.height, lot.is_round, lot.has_backs), []).append(lot)
    return [
        replace(
            group[0],
            title=", ".join(lot.title for lot in group),
            pieces=tuple(piece for lot in group for piece in lot.pieces),
        )
        for group in groups.values()
    ]
