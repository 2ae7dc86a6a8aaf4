"""The functions with which a match and a view show themselves.

The top package sets them. Without it, the fields of a view are listed.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from chabudai.games.sheet import listed, title_of


def plain_text(_game: Any, view: Any) -> str:
    """Return the fields of a view, except `legal`, one on each line."""
    fields = msgspec.to_builtins(view).items()
    return "\n".join(f"{name}: {value}" for name, value in fields if name != "legal")


def plain_picture(view: Any) -> str:
    """Return the fields of a view as SVG."""
    return listed(view).svg(title_of(view))


class Renderers:
    """The functions that draw: `characters(game, view)` returns text, `picture(view)` returns SVG."""

    def __init__(self) -> None:
        self.characters: Callable[[Any, Any], str] = plain_text
        self.picture: Callable[[Any], str] = plain_picture


renderers = Renderers()
"""The functions in use."""
