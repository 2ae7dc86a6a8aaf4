"""Paints shapes in their colours, or as line art to colour by hand."""

from dataclasses import dataclass, replace
from typing import Any

from reportlab.pdfgen.canvas import FILL_NON_ZERO

from chabudai.printing.paper import INK, WHITE
from chabudai.printing.paths import Outline

LINE = 0.35
"""The width of a line of line art, in millimetres."""

_SMALL = 0.02
"""Black spots up to this part of a picture, such as eyes, stay black in line art."""


@dataclass(frozen=True)
class Style:
    """The paint of an SVG element. What an element does not set, it takes from the one around it."""

    fill: str = "#000000"
    stroke: str = "none"
    width: float = 1.0
    opacity: float = 1.0
    cap: int = 0
    join: int = 0
    dashes: tuple[float, ...] = ()

    def within(self, attributes: dict[str, str]) -> "Style":
        """Return the style of an element inside this one."""
        dashes = attributes.get("stroke-dasharray")
        return replace(
            self,
            fill=attributes.get("fill", self.fill),
            stroke=attributes.get("stroke", self.stroke),
            width=float(attributes.get("stroke-width", self.width)),
            opacity=float(attributes.get("opacity", 1)) * self.opacity,
            cap={"round": 1, "square": 2}.get(attributes.get("stroke-linecap", ""), self.cap),
            join={"round": 1, "bevel": 2}.get(attributes.get("stroke-linejoin", ""), self.join),
            dashes=tuple(map(float, dashes.split())) if dashes else self.dashes,
        )


class Colours:
    """Paints shapes as they are drawn."""

    is_line_art = False

    def paint(self, canvas: Any, outline: Outline, style: Style, _millimetre: float, _whole: float) -> None:
        _paint(canvas, outline, style)

    def strokes(self, canvas: Any, outlines: list[tuple[Outline, Style]], millimetre: float) -> None:
        for outline, style in outlines:
            _paint(canvas, outline, style)

    def text(self, colour: str) -> str:
        return colour


class LineArt:
    """Paints white shapes with an ink line around them. Broad strokes become two lines with white between."""

    is_line_art = True

    def paint(self, canvas: Any, outline: Outline, style: Style, millimetre: float, whole: float) -> None:
        if style.fill == "none":
            self.strokes(canvas, [(outline, style)], millimetre)
        elif style.opacity == 1:
            black = _is_ink(style.fill) and outline.area < _SMALL * whole
            drawn = min(style.width, 2 * LINE * millimetre) if style.stroke != "none" else LINE * millimetre
            _paint(
                canvas,
                outline,
                replace(style, fill=INK if black else WHITE, stroke=INK, width=drawn, join=1),
            )

    def strokes(self, canvas: Any, outlines: list[tuple[Outline, Style]], millimetre: float) -> None:
        """Paint strokes together, so that canals that meet have no line across."""
        shown = [
            (outline, style)
            for outline, style in outlines
            if style.opacity == 1 or not _is_pale(style.stroke)
        ]
        for outline, style in shown:
            _paint(canvas, outline, replace(style, fill="none", stroke=INK, opacity=1))
        for outline, style in shown:
            hollow = style.width - 2 * LINE * millimetre
            if not _is_ink(style.stroke) and hollow > LINE * millimetre:
                _paint(canvas, outline, replace(style, fill="none", stroke=WHITE, width=hollow, opacity=1))

    def text(self, _colour: str) -> str:
        return INK


Brush = Colours | LineArt


def _paint(canvas: Any, outline: Outline, style: Style) -> None:
    fills, strokes = style.fill != "none", style.stroke != "none" and style.width > 0
    if not fills and not strokes:
        return
    canvas.saveState()
    alpha = style.opacity if style.opacity < 1 else None
    if fills:
        canvas.setFillColor(style.fill, alpha)
    if strokes:
        canvas.setStrokeColor(style.stroke, alpha)
        canvas.setLineWidth(style.width)
        canvas.setLineCap(style.cap)
        canvas.setLineJoin(style.join)
        canvas.setDash(*([list(style.dashes)] if style.dashes else []))
    canvas.drawPath(outline.path, fill=int(fills), stroke=int(strokes), fillMode=FILL_NON_ZERO)
    canvas.restoreState()


def _channels(colour: str) -> tuple[int, int, int]:
    digits = colour.removeprefix("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def _is_ink(colour: str) -> bool:
    return max(_channels(colour)) < 0x38


def _is_pale(colour: str) -> bool:
    return min(_channels(colour)) > 0xC0
