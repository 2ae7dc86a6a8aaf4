"""How a match and a view show themselves. The top package registers the drawings; without them, fields are listed."""

from collections.abc import Callable
from typing import Any

import msgspec

from chabudai.games.sheet import listed, title_of


def plain_text(_game: Any, view: Any) -> str:
    """The fields of a view but `legal`, one a line."""
    fields = msgspec.to_builtins(view).items()
    return "\n".join(f"{name}: {value}" for name, value in fields if name != "legal")


def plain_picture(view: Any) -> str:
    """The fields of a view as SVG."""
    return listed(view).svg(title_of(view))


class Renderers:
    """The functions that draw: `characters(game, view)` as text, `picture(view)` as SVG."""

    def __init__(self) -> None:
        self.characters: Callable[[Any, Any], str] = plain_text
        self.picture: Callable[[Any], str] = plain_picture


renderers = Renderers()
