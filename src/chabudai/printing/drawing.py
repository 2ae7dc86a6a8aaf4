"""Draws our own SVG as vectors on a PDF canvas.

The art uses few things: paths, rectangles, circles, ellipses, groups with a transform, `use` and one kind of clip.
Anything else is an error, so that nothing is ever missing from a sheet. `<text>` and `<image>` are for drawings made
for the print: an image is another picture of the same art.
"""

import re
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree as ET
from xml.etree.ElementTree import Element

from chabudai.printing import paths
from chabudai.printing.brush import Brush, Style
from chabudai.printing.paper import BOLD, TITLE, points
from chabudai.printing.paths import Outline

_TRANSFORM = re.compile(r"(\w+)\(([^)]*)\)")


def read(text: str) -> Element:
    """Return the root element of an SVG text."""
    root = ET.fromstring(text)
    for element in root.iter():
        element.tag = element.tag.rpartition("}")[2]
    return root


class PdfDrawing:
    """One SVG picture that is drawn on a PDF canvas."""

    def __init__(self, canvas: Any, art: Callable[[str], str], brush: Brush, text: str) -> None:
        self._canvas = canvas
        self._art = art
        self._brush = brush
        self._root = read(text)
        self._named = {
            element.attrib["id"]: element for element in self._root.iter() if "id" in element.attrib
        }
        self._millimetre = 1.0
        left, top, width, height = map(float, self._root.attrib["viewBox"].split())
        self.box = (left, top, width, height)

    def draw(self, width: float, height: float, millimetre: float = 1.0) -> None:
        """Fill a place of this size whose lower left corner is the origin. The proportions are kept.

        Sizes are millimetres, or another unit with `millimetre` of them to a millimetre.
        """
        left, top, across, down = self.box
        scale = min(points(width) / across, points(height) / down)
        self._millimetre = millimetre * points(1) / scale
        canvas = self._canvas
        canvas.saveState()
        canvas.translate((points(width) - scale * across) / 2, (points(height) + scale * down) / 2)
        canvas.scale(scale, -scale)
        canvas.translate(-left, -top)
        self._children(self._root, Style().within(self._root.attrib))
        canvas.restoreState()

    def _children(self, parent: Element, style: Style) -> None:
        for element in parent:
            self._element(element, style)

    def _element(self, element: Element, style: Style) -> None:
        canvas, before = self._canvas, self._millimetre
        canvas.saveState()
        for name, numbers in _TRANSFORM.findall(element.attrib.get("transform", "")):
            self._transform(name, [float(number) for number in re.split(r"[ ,]+", numbers)])
        self._inside(element, style.within(element.attrib))
        canvas.restoreState()
        self._millimetre = before

    def _inside(self, element: Element, style: Style) -> None:
        match element.tag:
            case "g":
                self._group(element, style)
            case "clipPath":
                pass
            case "image":
                self._image(element)
            case "text":
                self._text(element, style)
            case _:
                whole = self.box[2] * self.box[3]
                self._brush.paint(self._canvas, self._outline(element), style, self._millimetre, whole)

    def _group(self, element: Element, style: Style) -> None:
        if "clip-path" in element.attrib:
            clip = self._named[element.attrib["clip-path"].removeprefix("url(#").removesuffix(")")]
            self._canvas.clipPath(self._outline(clip[0]).path, stroke=0, fill=0)
        if style.fill == "none" and all(_is_stroke(child) for child in element):
            strokes = [(self._outline(child), style) for child in element]
            self._brush.strokes(self._canvas, strokes, self._millimetre)
        else:
            self._children(element, style)

    def _transform(self, name: str, numbers: list[float]) -> None:
        match name, numbers:
            case "translate", [x, y]:
                self._canvas.translate(x, y)
            case "rotate", [angle]:
                self._canvas.rotate(angle)
            case "rotate", [angle, x, y]:
                self._canvas.translate(x, y)
                self._canvas.rotate(angle)
                self._canvas.translate(-x, -y)
            case "scale", [by]:
                self._canvas.scale(by, by)
                self._millimetre /= abs(by)
            case "scale", [x, y]:
                self._canvas.scale(x, y)
                self._millimetre /= abs(x)
            case _:
                raise ValueError(f"the print knows no transform {name}{numbers}")

    def _outline(self, element: Element) -> Outline:
        return paths.outline(self._path_of(element), self._canvas.beginPath())

    def _path_of(self, element: Element) -> str:
        def size(name: str) -> float:
            return float(element.attrib.get(name, 0))

        match element.tag:
            case "path":
                return element.attrib["d"]
            case "rect":
                return paths.rounded(size("x"), size("y"), size("width"), size("height"), size("rx"))
            case "circle":
                return paths.ellipse(size("cx"), size("cy"), size("r"), size("r"))
            case "ellipse":
                return paths.ellipse(size("cx"), size("cy"), size("rx"), size("ry"))
            case "use":
                return self._path_of(self._named[element.attrib["href"].removeprefix("#")])
        raise ValueError(f"the print knows no <{element.tag}>")

    def _image(self, element: Element) -> None:
        x, y, width, height = (float(element.attrib[name]) for name in ("x", "y", "width", "height"))
        inner = PdfDrawing(self._canvas, self._art, self._brush, self._art(element.attrib["href"]))
        self._canvas.saveState()
        self._canvas.translate(x, y + height)
        self._canvas.scale(1 / points(1), -1 / points(1))
        inner.draw(width, height, self._millimetre)
        self._canvas.restoreState()

    def _text(self, element: Element, style: Style) -> None:
        canvas, size = self._canvas, float(element.attrib["font-size"])
        canvas.saveState()
        canvas.translate(float(element.attrib["x"]), float(element.attrib["y"]))
        canvas.scale(1, -1)
        canvas.setFont(TITLE if element.attrib.get("font-family") == "display" else BOLD, size)
        canvas.setFillColor(self._brush.text(style.fill))
        write = (
            canvas.drawCentredString if element.attrib.get("text-anchor") == "middle" else canvas.drawString
        )
        write(0, 0, element.text or "")
        canvas.restoreState()


def _is_stroke(element: Element) -> bool:
    """Return whether this is a line that takes its whole style from its group."""
    return element.tag in ("path", "use") and not element.attrib.keys() - {"d", "href", "id"}
