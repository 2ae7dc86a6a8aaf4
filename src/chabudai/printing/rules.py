"""Prints the rules in two columns, from the text that the page shows.

A rulebook is a tree of sentences. The parts named `screen` and `keys` are about the page and are left out.
"""

from collections.abc import Iterator
from typing import Any

from chabudai.games.box import Picture
from chabudai.printing import words
from chabudai.printing.figures import Beside, Row
from chabudai.printing.paper import MARGIN, TITLE, points
from chabudai.printing.press import Press
from chabudai.printing.text import fill, heading, height_of, item, lead, plain

_PAGE_ONLY = {"title", "screen", "keys"}
_GUTTER = 8.0
_HEADER = 16.0
_LAST_LINES = 5.0
_LIST = 3
"""The fewest sentences that make a list."""


def lay_out(press: Press) -> None:
    """Print the rules."""
    blocks = list(_blocks(press))
    header = _HEADER
    _title(press)
    while blocks:
        for place in _columns(press, blocks, header):
            blocks = fill(press.canvas, blocks, place)
        press.running_line(f"{press.game.title} · {press.say(words.RULES)}")
        press.turn_page()
        header = 0.0


def _columns(press: Press, blocks: list[list[Any]], header: float) -> list[tuple[float, float, float, float]]:
    """Return the places of the two columns, right of the running line. On a last page they end evenly."""
    left, top = MARGIN + 6, press.paper.height - MARGIN - header
    width = (press.paper.width - MARGIN - left - _GUTTER) / 2
    height = top - MARGIN
    whole = sum(height_of(part, width) for block in blocks for part in block) / points(1)
    first = min(height, whole / 2 + _LAST_LINES)
    return [(left, top, width, first), (left + width + _GUTTER, top, width, height)]


def _title(press: Press) -> None:
    canvas = press.canvas
    canvas.setFont(TITLE, 24)
    canvas.setFillColor(press.accent)
    top = press.paper.height - MARGIN - 9
    canvas.drawString(points(MARGIN + 6), points(top), f"{press.game.title} · {press.say(words.RULES)}")


def _blocks(press: Press) -> Iterator[list[Any]]:
    for name, part in press.rules().items():
        if isinstance(part, str):
            yield [lead(part)]
        elif name not in _PAGE_ONLY:
            yield from _section(press, name, part)
    for piece in press.box.legend:
        yield [Beside(press, piece.face, plain(piece.text))]


def _section(press: Press, name: str, part: dict[str, Any]) -> Iterator[list[Any]]:
    """Yield a heading with its pictures and its first sentence, which stay together, and then the rest."""
    sentences = list(_sentences(part))
    pictures = tuple(Picture(art) for art in press.box.figures.get(name, ()))
    rows = [Row(press, pictures)] if pictures else []
    if sentences or rows:
        yield [heading(part["title"], press.accent), *rows, *sentences[:1]]
    yield from ([sentence] for sentence in sentences[1:])


def _sentences(part: Any) -> Iterator[Any]:
    """Yield the parts of a section. Lists and named cases become items, single sentences become paragraphs."""
    for name, inner in part.items():
        if name in _PAGE_ONLY:
            continue
        if isinstance(inner, str):
            yield plain(inner)
        elif isinstance(inner, list) and name == "text" and len(inner) < _LIST:
            yield from (plain(text) for text in inner)
        else:
            yield from _items(inner, numbered=name == "steps")


def _items(inner: Any, *, numbered: bool) -> Iterator[Any]:
    cases = inner.values() if isinstance(inner, dict) else inner
    for number, case in enumerate(cases, 1):
        text = case if isinstance(case, str) else case["text"]
        yield item(text, f"{number}." if numbered else "•")
