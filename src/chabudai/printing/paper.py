"""Sheets of paper, lengths and fonts. Lengths are millimetres, unless a name says points."""

from dataclasses import dataclass
from importlib.resources import files

from reportlab import rl_config
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

MARGIN = 10.0
"""The margin that every printer can leave blank."""

INK = "#22201c"
QUIET = "#6b6459"
WHITE = "#ffffff"

TITLE = "Fraunces-SemiBold"
BODY = "AtkinsonHyperlegibleNext-Regular"
BOLD = "AtkinsonHyperlegibleNext-Bold"


@dataclass(frozen=True)
class Paper:
    """A kind of paper and its size."""

    name: str
    width: float
    height: float

    @property
    def inner_width(self) -> float:
        return self.width - 2 * MARGIN

    @property
    def inner_height(self) -> float:
        return self.height - 2 * MARGIN


PAPERS = {"a4": Paper("a4", 210, 297), "letter": Paper("letter", 215.9, 279.4)}


def points(millimetres: float) -> float:
    """Return millimetres as points."""
    return float(millimetres * mm)


def load_fonts() -> None:
    """Load the page's own two font families, reduced to the letters of our languages."""
    rl_config.useA85 = 0  # compressed streams as they are, a fifth smaller
    folder = files("chabudai.printing") / "fonts"
    for name in (TITLE, BODY, BOLD):
        if name not in pdfmetrics.getRegisteredFontNames():
            with (folder / f"{name}.ttf").open("rb") as font:
                pdfmetrics.registerFont(TTFont(name, font))
