"""What lies in the box of a game, so that it can be printed: pieces to cut out, boards, and how to make them.

Lengths are millimetres. A picture is a file of the game's art, or a drawing made for the print in the same few
shapes; in such a drawing `<image href="NAME">` is another picture of the art.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from chabudai.games.words import Words

Language = Literal["en", "fr"]


@dataclass(frozen=True)
class Picture:
    name: str
    drawing: str = ""
    """SVG; empty for the file `art/<name>.svg`."""


@dataclass(frozen=True)
class Piece:
    name: str
    face: Picture
    count: int = 1
    back: Picture | None = None
    title: str = ""
    text: str = ""
    """What the piece says in words; the picture then shrinks to make room."""


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
        return sum(piece.count for piece in self.pieces)

    @property
    def has_backs(self) -> bool:
        return any(piece.back for piece in self.pieces)


@dataclass(frozen=True)
class Board:
    """Larger than a sheet: printed as quarters that join in the middle."""

    title: str
    picture: Picture
    width: float
    height: float


@dataclass(frozen=True)
class Box:
    lots: tuple[Lot, ...]
    accent: str
    cover: tuple[Picture, ...]
    """A few pictures for the first page."""
    board: Board | None = None
    making: tuple[str, ...] = ()
    """What to do with glue and scissors that is not the same for every game."""
    figures: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Which art stands under which heading of the rules."""
    legend: tuple[Piece, ...] = ()
    """Pictures explained at the end of the rules."""


def told(words: Words, language: Language) -> str:
    return words.fr if language == "fr" else words.en


def art(*names: str) -> tuple[Picture, ...]:
    return tuple(Picture(name) for name in names)
