"""Draws a view as an SVG picture, for notebooks and docs. `picture.py` of a game places its pieces.

The pieces are the files of the game's `art` folder. A picture is complete: it contains every piece it uses, once.
"""

import re
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from chabudai.games.sheet import Sheet, listed, title_of


def picture(view: Any) -> str:
    """Return what this viewer sees as SVG."""
    package = type(view).__module__.rpartition(".")[0]
    has_own = find_spec(f"{package}.picture") if package.startswith("chabudai.games.") else None
    draw = import_module(f"{package}.picture").draw if has_own else listed
    sheet: Sheet = draw(view)
    return sheet.svg(title_of(view), [_symbol(sheet, name) for name in sheet.pieces])


def _symbol(sheet: Sheet, name: str) -> str:
    return _read_symbol(sheet.package, name, sheet.id_of(name))


@cache
def _read_symbol(package: str, name: str, own: str) -> str:
    """Return a file of the art folder as a symbol, with a prefix for its ids."""
    text = files(package).joinpath("art", f"{name}.svg").read_text(encoding="utf-8")
    text = re.sub(r'\bid="([^"]+)"', rf'id="{own}-\1"', text)
    text = re.sub(r'href="#([^"]+)"', rf'href="#{own}-\1"', text)
    text = re.sub(r"url\(#([^)]+)\)", rf"url(#{own}-\1)", text)
    text = re.sub(r'<svg xmlns="[^"]+"', f'<symbol id="{own}"', text, count=1)
    return text.replace("</svg>", "</symbol>").replace("\n", "")
