"""A sheet of characters to draw a view on, and the places on it where one may point.

Pure: colours are words like `#e0b04a`, and whoever shows the sheet turns its runs into something a terminal knows.
A spot is a rectangle with the name of a step, like `b1` or `island 2`; an action is one step or several.
"""

from collections.abc import Mapping
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
    colour: str = INK
    ground: str | None = None
    bold: bool = False


class Spot(NamedTuple):
    """Where a step can be pointed at."""

    name: str
    row: int
    column: int
    height: int
    width: int

    def holds(self, row: int, column: int) -> bool:
        return 0 <= row - self.row < self.height and 0 <= column - self.column < self.width


class Run(NamedTuple):
    text: str
    ink: Ink


class Look(NamedTuple):
    """How a view is looked at: in which language, with which names, and what is being chosen.

    `offered` are the steps that may come next, `cursor` the one pointed at, `chosen` those before. `width` and
    `height` are the room there is; a drawing may take more and is then scrolled.
    """

    language: str
    names: tuple[str, ...]
    offered: frozenset[str] = frozenset()
    cursor: str | None = None
    chosen: tuple[str, ...] = ()
    width: int = 52
    height: int = 21

    def say(self, words: Words) -> str:
        return str(getattr(words, self.language))


class Drawing(Protocol):
    """The module `terminal.py` of a game: a view in, characters and words out; no rules inside."""

    @property
    def REASONS(self) -> Mapping[str, Words]: ...  # noqa: N802
    def draw(self, view: Any, look: Look, /) -> "Canvas": ...
    def steps(self, action: Any, /) -> tuple[str, ...]: ...
    def label(self, step: str, view: Any, look: Look, /) -> str: ...
    def task(self, view: Any, look: Look, /) -> str: ...
    def told(self, action: Any, view: Any, look: Look, /) -> str: ...
    def standing(self, view: Any, seat: int, look: Look, /) -> str: ...


class Canvas:
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
        """Write a text, cut at the edge; without a ground the one below shows. Returns the column after it."""
        for offset, character in enumerate(text):
            at = column + offset
            if 0 <= row < self.height and 0 <= at < self.width:
                below = self._cells[row][at][1].ground
                self._cells[row][at] = (character, Ink(colour, ground or below, bold))
        return column + len(text)

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
        text = text[:width]
        self.put(row, column + (width - len(text)) // 2, text, colour, ground=ground, bold=bold)

    def fill(self, row: int, column: int, height: int, width: int, ground: str) -> None:
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
        """A frame, rounded or heavy, and its ground."""
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
        self.spots.append(Spot(name, row, column, height, width))

    def seat(self, row: int, column: int, seat: int, *, ground: str | None = None) -> int:
        """The glyph of a seat in its colour: never told by colour alone."""
        glyph, colour = SEAT_GLYPHS[seat % 7], SEAT_COLOURS[seat % 7]
        return self.put(row, column, glyph, colour, ground=ground, bold=True)

    def lines(self) -> list[list[Run]]:
        return [_runs(row) for row in self._cells]

    def text(self) -> str:
        """What it says, without colours."""
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
    """The colour of a frame around a step, and whether it is heavy: pointed at, offered, or neither."""
    if step == look.cursor:
        return VERMILION, True
    return (GOLD, False) if step in look.offered else (rest, False)


def clip(text: str, width: int) -> str:
    return text if len(text) <= width else text[: max(0, width - 1)] + "…"
