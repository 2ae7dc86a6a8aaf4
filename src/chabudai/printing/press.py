"""The canvas of a kit. Every picture is stored once in the file, under its own name, however often it is used.

So a reader of the file can count the pieces.
"""

import io
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any

from reportlab.pdfbase.pdfdoc import PDFResourceDictionary
from reportlab.pdfgen.canvas import Canvas

from chabudai.errors import BadPrint
from chabudai.games.box import Picture
from chabudai.games.card import Game
from chabudai.games.words import Given, Words
from chabudai.languages import say, texts
from chabudai.printing import words
from chabudai.printing.brush import Brush, Colours, LineArt
from chabudai.printing.drawing import PdfDrawing
from chabudai.printing.paper import BODY, INK, MARGIN, QUIET, Paper, load_fonts, points


class Press:
    """The PDF canvas of a kit, with its fonts, art and language."""

    def __init__(
        self, game: Game, paper: Paper, options: Mapping[str, Any], language: str, *, colour_in: bool
    ) -> None:
        load_fonts()
        self.game = game
        self.paper = paper
        self.language = language
        self.colour_in = colour_in
        self.pages = 0
        self._folder = files("chabudai.games") / game.name
        self._brush: Brush = LineArt() if colour_in else Colours()
        self._kept: set[str] = set()
        self._paper_out = io.BytesIO()
        size = (points(paper.width), points(paper.height))
        # The same kit is always the same bytes: no date, no random name.
        self.canvas: Any = Canvas(
            self._paper_out, pagesize=size, pageCompression=1, invariant=1, lang=language
        )
        self.canvas.setTitle(f"{game.title} · {self.say(self.kit)}")
        self.canvas.setCreator("Chabudai")
        self.canvas.setAuthor("Chabudai")
        if not game.box:
            raise BadPrint(f"{game.title} has nothing to print", game=game.name)
        self.box = game.box(options, self.text)

    @property
    def kit(self) -> Words:
        """The name of this kind of kit."""
        return words.COLOUR_IN if self.colour_in else words.KIT

    @property
    def accent(self) -> str:
        return INK if self.colour_in else self.box.accent

    def say(self, words: Words) -> str:
        """Return the words in the language of the kit."""
        return str(_spaced(say(self.language, words)))

    def text(self, key: str, /, **given: Given) -> str:
        """Return a text of the game in the language of the kit."""
        return self.say(Words(f"games/{self.game.name}", key, given))

    def rules(self) -> Any:
        """Return the rulebook of the game, by the levels of its keys; empty if the game has none."""
        return _spaced(texts(self.language, f"games/{self.game.name}/rules"))

    def place(self, picture: Picture, x: float, y: float, width: float, height: float, role: str) -> None:
        """Draw a picture into a place. It is stored as `role-name` in the file."""
        self.stamp(
            f"{role}-{picture.name}", x, y, (width, height), lambda: self.sketch(picture, width, height)
        )

    def stamp(
        self, name: str, x: float, y: float, size: tuple[float, float], draw: Callable[[], None]
    ) -> None:
        """Store what `draw` draws at the origin under this name, and show it here."""
        if name not in self._kept:
            self.canvas.beginForm(name, 0, 0, points(size[0]), points(size[1]))
            draw()
            self.canvas.endForm(Resources=_resources(self.canvas))
            self._kept.add(name)
        self.canvas.saveState()
        self.canvas.translate(points(x), points(y))
        self.canvas.doForm(name)
        self.canvas.restoreState()

    def sketch(self, picture: Picture, width: float, height: float) -> None:
        """Draw a picture at the origin."""
        drawing = picture.drawing or self._art(picture.name)
        PdfDrawing(self.canvas, self._art, self._brush, drawing).draw(width, height)

    def aspect(self, picture: Picture) -> float:
        """Return the width of a picture for a height of one."""
        drawing = picture.drawing or self._art(picture.name)
        _, _, width, height = PdfDrawing(self.canvas, self._art, self._brush, drawing).box
        return width / height

    def running_line(self, text: str) -> None:
        """Write a small line up the left edge, where no cutting mark is."""
        canvas = self.canvas
        canvas.saveState()
        canvas.translate(points(MARGIN) + 5, points(MARGIN))
        canvas.rotate(90)
        canvas.setFont(BODY, 6)
        canvas.setFillColor(QUIET)
        canvas.drawString(0, 0, text)
        canvas.restoreState()

    def turn_page(self) -> None:
        self.canvas.showPage()
        self.pages += 1

    def finish(self) -> bytes:
        self.canvas.save()
        return self._paper_out.getvalue()

    def _art(self, name: str) -> str:
        return (self._folder / "art" / f"{name}.svg").read_text("utf-8")


def _spaced(part: Any) -> Any:
    """Replace the narrow no-break space of French by the wider one that our fonts have."""
    if isinstance(part, str):
        return part.replace("\u202f", "\u00a0")
    if isinstance(part, dict):
        return {name: _spaced(inner) for name, inner in part.items()}
    return [_spaced(inner) for inner in part] if isinstance(part, list) else part


def _resources(canvas: Any) -> Any:
    """Return what a picture needs. The library omits transparency for pictures."""
    resources = PDFResourceDictionary()
    resources.basicFonts()
    resources.allProcs()
    resources.ExtGState = canvas._extgstate.getState() or {}
    return resources
