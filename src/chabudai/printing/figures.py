"""Pictures inside the text of the rules."""

from typing import Any

from reportlab.platypus import Flowable

from chabudai.games.box import Picture
from chabudai.printing.paper import points
from chabudai.printing.press import Press

_HEIGHT = 14.0
_GAP = 2.0
_BESIDE = 20.0


class Row(Flowable):  # type: ignore[misc]  # the library is untyped
    """Pictures side by side."""

    def __init__(self, press: Press, pictures: tuple[Picture, ...]) -> None:
        super().__init__()
        self._press = press
        self._pictures = pictures
        self._widths = [_HEIGHT * press.aspect(picture) for picture in pictures]
        self._shrink = 1.0

    def wrap(self, most: float, _height: float) -> tuple[float, float]:
        gaps = points(_GAP) * (len(self._pictures) - 1)
        self._shrink = min(1.0, (most - gaps) / points(sum(self._widths)))
        return most, points(_HEIGHT * self._shrink + 2.5)

    def draw(self) -> None:
        x, height = 0.0, _HEIGHT * self._shrink
        for picture, full in zip(self._pictures, self._widths, strict=True):
            self._press.place(picture, x, 1.5, full * self._shrink, height, "figure")
            x += full * self._shrink + _GAP


class Beside(Flowable):  # type: ignore[misc]  # the library is untyped
    """A picture with its text beside it."""

    def __init__(self, press: Press, picture: Picture, text: Any) -> None:
        super().__init__()
        self._press = press
        self._picture = picture
        self._text = text
        self._wide = _BESIDE * press.aspect(picture)
        self._text_height = 0.0

    def wrap(self, most: float, height: float) -> tuple[float, float]:
        _, self._text_height = self._text.wrap(most - points(self._wide + 3), height)
        return most, max(points(_BESIDE), self._text_height) + points(2)

    def draw(self) -> None:
        self._press.place(self._picture, 0, 1, self._wide, _BESIDE, "legend")
        middle = points(1 + _BESIDE / 2) - self._text_height / 2
        self._text.drawOn(self._press.canvas, points(self._wide + 3), middle)
