"""A sheet on which a game draws a view as SVG. `picture.py` of a game places its pieces by the names of its art files.

This module is pure: the sheet only notes which pieces it uses. `chabudai.drawing` reads the files and inserts them.
"""

from collections.abc import Iterable
from typing import Any
from xml.sax.saxutils import escape, quoteattr

import msgspec

PAPER, INK, QUIET, LINE = "#f6f1e7", "#22201c", "#6b6459", "#cfc6b4"
SEAT_COLOURS = ("#c4561a", "#1f6fb2", "#1e7d5a", "#a07a00", "#a3457c", "#7d4a2a", "#5a4fb0")
SHAPES = (
    "M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z",
    "M-9-9H9V9H-9Z",
    "M0-11 10.5 8H-10.5Z",
    "M0-12 11 0 0 12-11 0Z",
    "M0-12 3.2-4 11.6-3.7 5-1.6 7.2 9.8 0 5 -7.2 9.8-5 1.6-11.6-3.7-3.2-4Z",
    "M-5.5-9.5H5.5L11 0 5.5 9.5H-5.5L-11 0Z",
    "M0-12C8-2 9 1 9 4A9 8 0 0 1-9 4C-9 1-8-2 0-12Z",
)
FONT = "Atkinson Hyperlegible Next, Atkinson Hyperlegible, Verdana, sans-serif"


class Sheet:
    """One picture: its shapes, texts and pieces. The pieces are in the folder `art` of the game's package."""

    def __init__(self, package: str, width: float, height: float, ground: str = PAPER) -> None:
        self.package = package
        self.width, self.height = width, height
        self.pieces: list[str] = []
        """The pieces in use, each once, in the order of their first use."""
        self._parts: list[str] = []
        self.rect(0, 0, width, height, ground, radius=12)

    def piece(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        height: float | None = None,
        *,
        turn: int = 0,
        about: tuple[float, float] | None = None,
        faded: bool = False,
    ) -> None:
        """Place a file of the art folder in a box. It can be rotated by quarter turns around a point."""
        if name not in self.pieces:
            self.pieces.append(name)
        turned = f' transform="rotate({90 * turn} {_n(about[0])} {_n(about[1])})"' if about and turn else ""
        pale = ' opacity="0.45"' if faded else ""
        box = f'x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height or width)}"'
        self._parts.append(f'<use href="#{self.id_of(name)}" {box}{turned}{pale}/>')

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = "none",
        *,
        line: str = "none",
        thick: float = 1,
        radius: float = 0,
    ) -> None:
        """Draw a rectangle."""
        self._parts.append(
            f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}" rx="{_n(radius)}" '
            f'fill="{fill}" stroke="{line}" stroke-width="{_n(thick)}"/>'
        )

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 14,
        colour: str = INK,
        *,
        anchor: str = "start",
        bold: bool = False,
    ) -> None:
        """Write a text."""
        weight = ' font-weight="700"' if bold else ""
        self._parts.append(
            f'<text x="{_n(x)}" y="{_n(y)}" font-size="{_n(size)}" fill="{colour}" text-anchor="{anchor}"{weight}>'
            f"{escape(text)}</text>"
        )

    def token(self, seat: int, x: float, y: float, radius: float = 10) -> None:
        """Draw the mark of a seat, which has its own colour and its own shape."""
        self._parts.append(
            f'<path d="{SHAPES[seat % 7]}" transform="translate({_n(x)} {_n(y)}) scale({_n(radius / 10)})" '
            f'fill="{SEAT_COLOURS[seat % 7]}" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/>'
        )

    def id_of(self, name: str) -> str:
        """Return the id of a piece inside the picture."""
        return f"{self.package.rpartition('.')[2]}-{name.replace('*', 'mask')}"

    def svg(self, title: str, symbols: Iterable[str] = ()) -> str:
        """Return the whole picture as SVG. `symbols` are its pieces as SVG symbols."""
        size = f'viewBox="0 0 {_n(self.width)} {_n(self.height)}" width="{_n(self.width)}" height="{_n(self.height)}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label={quoteattr(title)}'
        inside = "".join(symbols)
        pieces = f"<defs>{inside}</defs>" if inside else ""
        return f'{head} font-family="{FONT}">{pieces}{"".join(self._parts)}</svg>'


def title_of(view: Any) -> str:
    """Return a title for a picture: the game, and who sees it."""
    game = type(view).__module__.rpartition(".")[0].rpartition(".")[2]
    return f"{game}: as {'a spectator' if view.seat is None else f'seat {view.seat}'} sees it"


def standings(sheet: Sheet, view: Any, x: float, y: float, notes: Iterable[str]) -> None:
    """Write a line for each seat: its mark, whether it is awaited, and a note of the game."""
    for seat, note in enumerate(notes):
        sheet.token(seat, x + 9, y + 24 * seat, 8)
        is_asked = seat in view.awaiting
        is_first = view.outcome is not None and seat in view.outcome.winners()
        text = f"{'▸ ' if is_asked else ''}seat {seat}{' (you)' if seat == view.seat else ''}{' ★' if is_first else ''}"
        sheet.text(x + 26, y + 24 * seat + 5, text, 13, INK if is_asked or is_first else QUIET, bold=is_asked)
        sheet.text(sheet.width - 14, y + 24 * seat + 5, note, 13, INK, anchor="end", bold=True)


def listed(view: Any) -> Sheet:
    """Return a sheet that lists the fields of any view, one on each line."""
    shown = msgspec.to_builtins(view).items()
    rows = [(name, str(value)) for name, value in shown if name != "legal"]
    sheet = Sheet("", 640, 24 * len(rows) + 24)
    for number, (name, value) in enumerate(rows):
        sheet.text(16, 28 + 24 * number, name, 13, QUIET)
        sheet.text(150, 28 + 24 * number, value if len(value) < 66 else value[:65] + "…", 13)
    return sheet


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")
