"""The box of Yutakâ, for printing: two decks, two repartition cards, treasures, stones and five islands.

The treasures have a stone on their back. Coloured stones cover them in Tactika.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from chabudai.games.box import Box, Lot, Picture, Piece, Speak, art
from chabudai.games.yutaka.notation import CARD_NAMES, TILE_NAMES, TYPE_NAMES
from chabudai.games.yutaka.rules.state import DECK

CARD = (60.0, 84.0)
TILE_SIDE = 30.0
ISLAND_SIDE = 84.0

_HUES = {"I": "#e8b62e", "D": "#2f7d54", "A": "#2e6aa3", "C": "#b8323a", "E": "#7d7a74"}


def _repartition() -> Picture:
    """Return the card that lists every treasure of the box, a column for each type."""
    parts = [
        '<svg viewBox="0 0 200 280" stroke="#22201c" stroke-width="2.5" stroke-linejoin="round">',
        '<path d="M0 0H200V280H0Z" fill="#fdf6e6" stroke="none"/>',
        '<path d="M8 8H192V272H8Z" fill="none" stroke="#123f4b"/>',
    ]
    for column, kind in enumerate(TYPE_NAMES):
        x = 17 + 34 * column
        parts.append(f'<image href="type-{kind}" x="{x}" y="16" width="30" height="30"/>')
        values = [name[1:] for name in TILE_NAMES if name[0] == kind]
        for row, value in enumerate(values):
            y = 52 + 30 * row
            parts.append(
                f'<rect x="{x + 2}" y="{y}" width="26" height="26" rx="5" fill="{_HUES[kind]}"/>'
                f'<text x="{x + 15}" y="{y + 19}" font-size="17" text-anchor="middle" fill="#fffaf0">{value}</text>'
            )
    return Picture("repartition", "".join([*parts, "</svg>"]))


def _island(number: int, name: str) -> Picture:
    """Return an island: four places for tiles around its sign, in tenths of a millimetre."""
    places = "".join(
        f'<rect x="{x}" y="{y}" width="300" height="300" rx="14" fill="#f7e8c4" stroke="#8a6a35" '
        'stroke-width="5" stroke-dasharray="16 14"/>'
        for x in (110, 430)
        for y in (150, 470)
    )
    return Picture(
        f"mat-{number}",
        '<svg viewBox="0 0 840 840" stroke="#22201c" stroke-width="10" stroke-linejoin="round" stroke-linecap="round">'
        '<path d="M0 0H840V840H0Z" fill="#9fd6d2" stroke="none"/>'
        '<path d="M70 60C230 20 350 44 470 34C610 22 730 40 778 110C822 190 806 300 812 420C818 560 830 690 764 764'
        'C680 832 540 800 420 808C280 818 130 830 68 756C14 680 36 560 30 420C24 280 8 110 70 60Z" fill="#ecd39a"/>'
        f"{places}"
        f'<image href="island-{number}" x="96" y="46" width="92" height="92"/>'
        f'<text x="440" y="116" font-size="66" text-anchor="middle" fill="#22201c" font-family="display">{name}</text>'
        "</svg>",
    )


def _deck(seat: int) -> tuple[Piece, ...]:
    counts = Counter(DECK)
    back = Picture(f"back-{seat}")
    return tuple(
        Piece(f"{seat}-{name}", Picture(f"card-{name}"), counts[card], back)
        for card, name in enumerate(CARD_NAMES)
    )


def box(_options: Mapping[str, Any], say: Speak) -> Box:
    tiles = tuple(Piece(name, Picture(f"tile-{name}"), back=Picture("cube")) for name in TILE_NAMES)
    stones = tuple(
        Piece(f"stone-{kind}", Picture(f"cube-{kind}"), sum(name[0] == kind for name in TILE_NAMES))
        for kind in TYPE_NAMES
    )
    islands = tuple(
        Piece(f"island-{number}", _island(number, say(f"shortIslands_{number}"))) for number in range(1, 6)
    )
    repartition = (Piece("repartition", _repartition(), 2, _repartition()),)
    return Box(
        lots=(
            Lot(say("print_expedition"), *CARD, _deck(0) + _deck(1)),
            Lot(say("print_repartition"), *CARD, repartition),
            Lot(say("print_tiles"), TILE_SIDE, TILE_SIDE, tiles),
            Lot(say("print_stones"), TILE_SIDE, TILE_SIDE, stones),
            Lot(say("print_islands"), ISLAND_SIDE, ISLAND_SIDE, islands),
        ),
        accent="#1d6a6a",
        cover=art("card-I4", "back-0", "card-D3", "card-X", "back-1"),
        making=(
            say("print_making_1"),
            say("print_making_2"),
        ),
        figures={
            "treasures": tuple(f"type-{kind}" for kind in TYPE_NAMES),
            "turn": ("card-D3", "card-E2", "card-X"),
        },
    )
