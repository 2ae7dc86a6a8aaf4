"""A kit read back from its PDF: which pictures lie where, by the names they have in the file."""

import io
from collections import Counter
from typing import Any, NamedTuple

from pypdf import PdfReader
from pypdf.generic import ContentStream

MILLIMETRE = 72 / 25.4


class Placed(NamedTuple):
    """A picture on a page: its name and its rectangle in millimetres."""

    page: int
    name: str
    left: float
    bottom: float
    right: float
    top: float


def pages(pdf: bytes) -> list[Any]:
    return list(PdfReader(io.BytesIO(pdf)).pages)


def size(page: Any) -> tuple[float, float]:
    box = page.mediabox
    return round(float(box.width) / MILLIMETRE, 1), round(float(box.height) / MILLIMETRE, 1)


def placed(pdf: bytes) -> list[Placed]:
    """Every picture that is drawn straight, page by page."""
    return [found for number, page in enumerate(pages(pdf)) for found in _on(number, page)]


def _on(number: int, page: Any) -> list[Placed]:
    found, stack, at = [], [], (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    forms = page["/Resources"].get("/XObject", {})
    for operands, operator in ContentStream(page.get_contents(), page.pdf).operations:
        if operator == b"q":
            stack.append(at)
        elif operator == b"Q":
            at = stack.pop()
        elif operator == b"cm":
            at = _within(tuple(map(float, operands)), at)
        elif operator == b"Do" and at[1] == 0:
            box = [float(side) for side in forms[operands[0]].get_object()["/BBox"]]
            corners = (at[4], at[5], at[4] + box[2] * at[0], at[5] + box[3] * at[3])
            name = operands[0].removeprefix("/FormXob.")
            found.append(Placed(number, name, *(corner / MILLIMETRE for corner in corners)))
    return found


def _within(
    inner: tuple[float, ...], outer: tuple[float, ...]
) -> tuple[float, float, float, float, float, float]:
    a, b, c, d, e, f = inner
    return (
        a * outer[0] + b * outer[2],
        a * outer[1] + b * outer[3],
        c * outer[0] + d * outer[2],
        c * outer[1] + d * outer[3],
        e * outer[0] + f * outer[2] + outer[4],
        e * outer[1] + f * outer[3] + outer[5],
    )


def faces(pdf: bytes) -> Counter[str]:
    return Counter(
        found.name.removeprefix("face-") for found in placed(pdf) if found.name.startswith("face-")
    )


def colours(pdf: bytes) -> set[tuple[float, ...]]:
    """Every colour that a shape of a picture or a page is filled with."""
    reader = PdfReader(io.BytesIO(pdf))
    resources: list[Any] = [page["/Resources"] for page in reader.pages]
    forms = {name: form for part in resources for name, form in part.get("/XObject", {}).items()}
    streams = [
        *(page.get_contents() for page in reader.pages),
        *(form.get_object() for form in forms.values()),
    ]
    return {
        tuple(round(float(part), 2) for part in parts)
        for stream in streams
        for parts, name in ContentStream(stream, reader).operations
        if name == b"rg"
    }
