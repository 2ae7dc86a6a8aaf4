"""A canvas of characters on which a game draws a view for the terminal, with the places a player can select.

This module is pure. Colours are texts like `#e0b04a`; the terminal turns runs of characters into its own styles. A
spot is a rectangle with the name of a step, such as `b1` or `island 2`. An action is one step or several.
"""

import unicodedata
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple, Protocol

from chabudai.games.words import Words

NIGHT = "#17161b"
SURFACE = "#24222b"
INK = "#ede6d8"
QUIET = "#9c9486"
FAINT = "#5b564e"
GOLD = "#e8b84b"
VERMILION = "#f0705a"
PINE = "#7fb58f"
WATER = "#6fb7ea"

SEAT_GLYPHS = "●■▲◆★✚▼"
SEAT_COLOURS = ("#f0a429", "#5fb9ee", "#35c195", "#f2e55c", "#dd8cb9", "#ee7b46", "#ab9bef")


class Ink(NamedTuple):
    """The colour, the background and the weight of a character."""

    colour: str = INK
    ground: str | None = None
    bold: bool = False


class Spot(NamedTuple):
    """A rectangle of the canvas where a step of an action can be selected."""

    name: str
    row: int
    column: int
    height: int
    width: int

    def holds(self, row: int, column: int) -> bool:
        """Return whether this cell lies inside the spot."""
        return 0 <= row - self.row < self.height and 0 <= column - self.column < self.width


class Run(NamedTuple):
    """Neighbouring characters with the same ink."""

    text: str
    ink: Ink


class Look(NamedTuple):
    """How to show a view: what says phrases in the viewer's language, the names of the seats and the current selection.

    `offered` are the steps that may come next, `cursor` is the selected one, `chosen` are the steps before. `width`
    and `height` are the available room. A larger drawing is scrolled.
    """

    say: Callable[[Words], str]
    names: tuple[str, ...]
    offered: frozenset[str] = frozenset()
    cursor: str | None = None
    chosen: tuple[str, ...] = ()
    width: int = 52
    height: int = 21


class Drawing(Protocol):
    """The interface of `terminal.py` of a game: it turns a view into characters and words, and knows no rules."""

    @property
    def REASONS(self) -> Mapping[str, Words]:  # noqa: N802
        """The words for each reason why a game can end."""

    def draw(self, view: Any, look: Look, /) -> "Canvas":
        """Return the canvas with the view drawn on it."""

    def steps(self, action: Any, /) -> tuple[str, ...]:
        """Return the steps of which an action consists."""

    def label(self, step: str, view: Any, look: Look, /) -> str:
        """Return the words for one step, for a list of choices."""

    def task(self, view: Any, look: Look, /) -> str:
        """Return the sentence that says what the viewer has to do now."""

    def told(self, action: Any, view: Any, look: Look, /) -> str:
        """Return the sentence that tells what an action did."""

    def standing(self, view: Any, seat: int, look: Look, /) -> str:
        """Return the score of a seat in words."""


class Canvas:
    """A grid of characters with colours, and the spots that can be selected."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.spots: list[Spot] = []
        self._cells = [[(" ", Ink())] * width for _ in range(height)]

    def put(
        self,
        row: int,
        column: int,
        text: str,
        colour: str = INK,
        *,
        ground: str | None = None,
        bold: bool = False,
    ) -> int:
        """Write a text, cut at the edge, and return the column after it. Without `ground` the background stays."""
        for character in text:
            wide = cells(character)
            if wide and 0 <= row < self.height and 0 <= column <= self.width - wide:
                shown = character if character.isprintable() else " "
                below = self._cells[row][column][1].ground
                ink = Ink(colour, ground or below, bold)
                self._cells[row][column : column + wide] = [(shown, ink), ("", ink)][:wide]
            column += wide
        return column

    def centre(
        self,
        row: int,
        column: int,
        width: int,
        text: str,
        colour: str = INK,
        *,
        ground: str | None = None,
        bold: bool = False,
    ) -> None:
        """Write a text in the middle of a field, cut to its width."""
        while cells(text) > width:
            text = text[:-1]
        self.put(row, column + (width - cells(text)) // 2, text, colour, ground=ground, bold=bold)

    def fill(self, row: int, column: int, height: int, width: int, ground: str) -> None:
        """Fill a rectangle with a background colour."""
        for line in range(row, row + height):
            self.put(line, column, " " * width, ground=ground)

    def box(
        self,
        row: int,
        column: int,
        height: int,
        width: int,
        colour: str = FAINT,
        *,
        ground: str | None = None,
        heavy: bool = False,
    ) -> None:
        """Draw a frame, rounded or heavy, and fill it if `ground` is given."""
        corners, across, down = ("┏┓┗┛", "━", "┃") if heavy else ("╭╮╰╯", "─", "│")
        if ground:
            self.fill(row, column, height, width, ground)
        inner = across * (width - 2)
        self.put(row, column, f"{corners[0]}{inner}{corners[1]}", colour, bold=heavy)
        self.put(row + height - 1, column, f"{corners[2]}{inner}{corners[3]}", colour, bold=heavy)
        for line in range(row + 1, row + height - 1):
            self.put(line, column, down, colour, bold=heavy)
            self.put(line, column + width - 1, down, colour, bold=heavy)

    def spot(self, name: str, row: int, column: int, height: int = 1, width: int = 1) -> None:
        """Add a rectangle that can be selected."""
        self.spots.append(Spot(name, row, column, height, width))

    def seat(self, row: int, column: int, seat: int, *, ground: str | None = None) -> int:
        """Write the glyph of a seat in its colour. The glyph alone identifies the seat, without the colour."""
        glyph, colour = SEAT_GLYPHS[seat % 7], SEAT_COLOURS[seat % 7]
        return self.put(row, column, glyph, colour, ground=ground, bold=True)

    def lines(self) -> list[list[Run]]:
        """Return the rows as runs of characters with the same ink."""
        return [_runs(row) for row in self._cells]

    def text(self) -> str:
        """Return the characters without colours."""
        return "\n".join("".join(character for character, _ in row).rstrip() for row in self._cells)


def _runs(cells: list[tuple[str, Ink]]) -> list[Run]:
    runs: list[Run] = []
    for character, ink in cells:
        if runs and runs[-1].ink == ink:
            runs[-1] = Run(runs[-1].text + character, ink)
        else:
            runs.append(Run(character, ink))
    return runs


def frame(look: Look, step: str, rest: str = FAINT) -> tuple[str, bool]:
    """Return the colour of the frame around a step and whether it is heavy, by whether it is selected or offered."""
    if step == look.cursor:
        return VERMILION, True
    return (GOLD, False) if step in look.offered else (rest, False)


def cells(text: str) -> int:
    """Return how many columns a text takes in a terminal, for any script."""
    return sum(_width(character) for character in text)


@cache
def _width(character: str) -> int:
    if unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def clip(text: str, width: int) -> str:
    """Return the text, shortened with an ellipsis if it is wider than this."""
    if cells(text) <= width:
        return text
    while text and cells(text) > width - 1:
        text = text[:-1]
    return text + "…"
