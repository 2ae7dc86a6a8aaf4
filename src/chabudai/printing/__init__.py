"""Print-and-play kits: a game as a PDF with board, pieces, backs and rules in real size, from the page's own art."""

from collections.abc import Mapping
from typing import Any, Literal, get_args

from chabudai.errors import BadPrint
from chabudai.games import game as find_game
from chabudai.languages import tags

__all__ = ["PaperName", "check", "kit"]

PaperName = Literal["a4", "letter"]
"""The papers that a kit can be printed on."""


def kit(
    game: str,
    options: Mapping[str, Any] | None = None,
    *,
    paper: str = "a4",
    language: str = "en",
    colour_in: bool = False,
) -> bytes:
    """Return the PDF of a game. `options` are the game's options that change what is in the box."""
    card = find_game(game)
    check(paper, language)
    resolved = card.resolve(options, card.seats[0])
    # Imported here, because only printing needs the library.
    from chabudai.printing import bound

    return bound.kit(card, resolved, paper, language, colour_in=colour_in)


def check(paper: str, language: str) -> None:
    """Raise `BadPrint` if there is no kit for this paper or language."""
    _check("paper", paper, get_args(PaperName))
    _check("language", language, tags())


def _check(name: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        allowed = ", ".join(known)
        raise BadPrint(f"{name} is one of {allowed}, not {value!r}", name=name, allowed=allowed)
