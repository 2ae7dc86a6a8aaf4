"""Our SVG on paper."""

import io
from pathlib import Path
from typing import Any

import pytest
from reportlab.pdfgen.canvas import Canvas

import chabudai
from chabudai.printing import paths
from chabudai.printing.brush import Colours, Style
from chabudai.printing.drawing import PdfDrawing

ART = sorted((Path(chabudai.__file__).parent / "games").glob("*/art/*.svg"))


def drawn(text: str) -> str:
    canvas: Any = Canvas(io.BytesIO(), pageCompression=0)
    PdfDrawing(canvas, lambda _name: "", Colours(), text).draw(10, 10)
    return str(canvas.getCurrentPageContent())


def test_every_picture_of_the_art_can_be_drawn() -> None:
    assert len(ART) > 180
    for path in ART:
        assert " rg" in drawn(path.read_text("utf-8")), path


def test_what_the_print_does_not_know_is_an_error() -> None:
    with pytest.raises(ValueError, match="knows no <video>"):
        drawn('<svg viewBox="0 0 1 1"><video/></svg>')
    with pytest.raises(ValueError, match="knows no transform skewX"):
        drawn('<svg viewBox="0 0 1 1"><g transform="skewX(3)"/></svg>')


def test_an_element_takes_from_the_one_around_it_what_it_does_not_say() -> None:
    outer = Style().within({"fill": "#112233", "stroke-width": "3", "opacity": "0.5"})
    inner = outer.within({"stroke": "#445566", "opacity": "0.5"})
    assert (inner.fill, inner.stroke, inner.width, inner.opacity) == ("#112233", "#445566", 3, 0.25)


def test_a_transparent_shape_stays_transparent() -> None:
    text = drawn('<svg viewBox="0 0 9 9"><circle cx="4" cy="4" r="3" fill="#ffffff" opacity="0.3"/></svg>')
    assert " gs" in text


def test_a_path_reaches_as_far_as_its_corners() -> None:
    canvas: Any = Canvas(io.BytesIO())
    assert paths.outline("M1 2H5V10Z", canvas.beginPath()).area == 4 * 8
    assert paths.outline(paths.rounded(0, 0, 6, 4, 1), canvas.beginPath()).area == 6 * 4
