"""Makes paragraphs and fills columns with them."""

from typing import Any

from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph

from chabudai.printing.paper import BODY, INK, QUIET, TITLE, points

LEAD = ParagraphStyle("lead", fontName=BODY, fontSize=10.5, leading=14.5, textColor=QUIET, spaceAfter=4)
PLAIN = ParagraphStyle("plain", fontName=BODY, fontSize=9.2, leading=12.6, textColor=INK, spaceAfter=4)
ITEM = ParagraphStyle("item", PLAIN, leftIndent=10, bulletIndent=1, spaceAfter=3, bulletFontName=BODY)


def heading(text: str, colour: str) -> Any:
    """Return a heading."""
    style = ParagraphStyle(
        "heading",
        fontName=TITLE,
        fontSize=13,
        leading=16,
        textColor=colour,
        spaceBefore=8,
        spaceAfter=3,
        keepWithNext=1,
    )
    return Paragraph(text, style)


def plain(text: str) -> Any:
    """Return a paragraph."""
    return Paragraph(text, PLAIN)


def lead(text: str) -> Any:
    """Return an introductory paragraph."""
    return Paragraph(text, LEAD)


def item(text: str, bullet: str = "•") -> Any:
    """Return an item of a list."""
    return Paragraph(text, ITEM, bulletText=bullet)


def height_of(part: Any, width: float) -> float:
    """Return the height of a part with the space around it, in points."""
    return float(part.wrap(points(width), 0)[1] + part.getSpaceBefore() + part.getSpaceAfter())


def fill(canvas: Any, blocks: list[list[Any]], place: tuple[float, float, float, float]) -> list[list[Any]]:
    """Write blocks down a column without splitting any. Returns those that did not fit.

    The place is left, top, width and height in millimetres.
    """
    left, top, width, height = place
    y, bottom = points(top), points(top - height)
    y += blocks[0][0].getSpaceBefore() if blocks else 0
    for index, block in enumerate(blocks):
        if y - sum(height_of(part, width) for part in block) < bottom:
            return blocks[index:]
        for part in block:
            y -= height_of(part, width)
            part.drawOn(canvas, points(left), y + part.getSpaceAfter())
    return []
