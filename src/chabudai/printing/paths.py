"""Turns SVG paths into paths of a PDF canvas."""

from functools import lru_cache
from typing import Any, NamedTuple

from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path

Point = tuple[float, float]
Step = tuple[str, tuple[Point, ...]]


class Outline(NamedTuple):
    """A path on a canvas and the area it covers."""

    path: Any
    area: float
    """The area of the rectangle around its corners."""


def outline(text: str, path: Any) -> Outline:
    """Draw the SVG path of this text onto a path of a canvas."""
    steps = _steps(text)
    here: Point = (0.0, 0.0)
    for name, points in steps:
        match name, points:
            case "moveTo", (end,):
                path.moveTo(*end)
            case "lineTo", (end,):
                path.lineTo(*end)
            case "curveTo", (first, second, end):
                path.curveTo(*first, *second, *end)
            case "qCurveTo", (control, end):
                # PDF has cubic curves only.
                path.curveTo(*_toward(here, control), *_toward(end, control), *end)
            case "closePath", ():
                path.close()
        here = points[-1] if points else here
    return Outline(path, _area([points[-1] for _, points in steps if points]))


@lru_cache(4096)
def _steps(text: str) -> tuple[Step, ...]:
    pen = RecordingPen()
    parse_path(text, pen)
    return tuple(pen.value)


def _area(corners: list[Point]) -> float:
    across, down = zip(*corners, strict=True)
    return float((max(across) - min(across)) * (max(down) - min(down)))


def _toward(start: Point, control: Point) -> Point:
    return (
        start[0] + 2 / 3 * (control[0] - start[0]),
        start[1] + 2 / 3 * (control[1] - start[1]),
    )


def ellipse(x: float, y: float, across: float, down: float) -> str:
    return f"M{x - across} {y}a{across} {down} 0 1 0 {2 * across} 0a{across} {down} 0 1 0 {-2 * across} 0Z"


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    if not radius:
        return f"M{x} {y}h{width}v{height}h{-width}Z"
    corner = f"a{radius} {radius} 0 0 1"
    return (
        f"M{x + radius} {y}h{width - 2 * radius}{corner} {radius} {radius}v{height - 2 * radius}"
        f"{corner} {-radius} {radius}h{2 * radius - width}{corner} {-radius} {-radius}v{2 * radius - height}"
        f"{corner} {radius} {-radius}Z"
    )
