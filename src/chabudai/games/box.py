"""Describes the box of a game for printing: pieces to cut out, boards, and how to make them.

Lengths are millimetres. A picture is a file of the game's art, or a drawing made for the print in the same few shapes.
In such a drawing, `<image href="NAME">` is another picture of the art.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

Speak = Callable[..., str]
"""`say(key, **given)`: a text of the game in the language of the kit."""


@dataclass(frozen=True)
class Picture:
    """One picture: a file of the game's art, or a drawing made for the print."""

    name: str
    drawing: str = ""
    """The SVG text; empty for the file `art/<name>.svg`."""


@dataclass(frozen=True)
class Piece:
    """One kind of piece: its face, its back and how many there are."""

    name: str
    face: Picture
    count: int = 1
    back: Picture | None = None
    title: str = ""
    text: str = ""
    """The words on the piece. The picture shrinks to make room for them."""


@dataclass(frozen=True)
class Lot:
    """Pieces of one size, cut from the same sheets."""

    title: str
    width: float
    height: float
    pieces: tuple[Piece, ...]
    is_round: bool = False

    @property
    def count(self) -> int:
        """The number of pieces in the lot."""
        return sum(piece.count for piece in self.pieces)

    @property
    def has_backs(self) -> bool:
        """Whether any piece of the lot has a printed back."""
        return any(piece.back for piece in self.pieces)


@dataclass(frozen=True)
class PrintedBoard:
    """A board that is larger than a sheet. It is printed as four quarters that join in the middle."""

    title: str
    picture: Picture
    width: float
    height: float


@dataclass(frozen=True)
class Box:
    """Everything to print for one game."""

    lots: tuple[Lot, ...]
    accent: str
    cover: tuple[Picture, ...]
    """A few pictures for the first page."""
    board: PrintedBoard | None = None
    materials: tuple[str, ...] = ()
    """What to have ready, where it is more than paper and scissors."""
    making: tuple[str, ...] = ()
    """Instructions for making the pieces that only this game needs."""
    figures: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The pictures to show under each heading of the rules."""
    legend: tuple[Piece, ...] = ()
    """The pictures to explain at the end of the rules."""


def art(*names: str) -> tuple[Picture, ...]:
    """Return pictures from the game's art files."""
    return tuple(Picture(name) for name in names)
