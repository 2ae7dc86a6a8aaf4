"""The tiles of Ta Yü: a pale stone bar with a canal cut into it, and the two backs and the shrine.

A tile is 300 by 100 units, three squares from west to east. The canal is one arm for every two exits, named after
them (`id="N0-E"`); the page reads the arms from these files, joins them on the board and lets the water run
along them. An arm reaches a little over the edge so that two tiles join without a seam. Pure: `pictures()`
returns the files, `web/draw_art.py` writes them.
"""

from itertools import combinations

INK = "#262b30"
STONE_EDGE = "#b9b3a3"
STONE = "#ebe6d9"
BANK = "#1f4a6b"
WATER = "#3f8fc9"
GLINT = "#a9d8f2"
BACK_EDGE = "#5d6872"
BACK = "#7f8b95"
VERMILION = "#dd4b31"
GOLD = "#f2c46a"
OVER = 2
BEND = 42

EDGES = ("N0", "N1", "N2", "E", "S2", "S1", "S0", "W")


def pictures() -> dict[str, str]:
    """File name to file content: the tiles by number, their backs, the shrine of a double spot."""
    tiles = {f"tile-{number}.svg": _tile(edges) for number, edges in enumerate(_designs(), 1)}
    backs = {"back-ring.svg": _back([_ring()]), "back-plain.svg": _back([])}
    return {**tiles, **backs, "shrine.svg": _shrine()}


def _designs() -> list[list[str]]:
    """The exits of the tiles in the order of their numbers: a set counts once for the two ends it is read from."""
    masks = [mask for mask in range(256) if mask.bit_count() == 3 and mask <= (mask >> 4 | (mask & 15) << 4)]
    return [[EDGES[edge] for edge in range(8) if mask >> edge & 1] for mask in masks]


def _tile(edges: list[str]) -> str:
    arms = [f'<path id="{one}-{other}" d="{_arm(one, other)}"/>' for one, other in combinations(edges, 2)]
    copies = [f'<use href="#{one}-{other}"/>' for one, other in combinations(edges, 2)]
    canal = [
        f'<g fill="none" stroke="{BANK}" stroke-width="46">',
        *arms,
        "</g>",
        f'<g fill="none" stroke="{WATER}" stroke-width="34">',
        *copies,
        "</g>",
    ]
    return _picture("0 0 300 100", [*_bar(STONE_EDGE, STONE), *canal])


def _bar(edge: str, face: str) -> list[str]:
    return [
        f'<rect x="3" y="3" width="294" height="94" rx="15" fill="{edge}" stroke="{INK}" stroke-width="4"/>',
        f'<rect x="9" y="8" width="282" height="81" rx="11" fill="{face}"/>',
    ]


def _back(marks: list[str]) -> str:
    return _picture("0 0 300 100", [*_bar(BACK_EDGE, BACK), *marks])


def _ring() -> str:
    return (
        f'<circle cx="150" cy="49" r="24" fill="none" stroke="{INK}" stroke-width="16"/>'
        f'<circle cx="150" cy="49" r="24" fill="none" stroke="{GLINT}" stroke-width="9"/>'
    )


def _arm(one: str, other: str) -> str:
    """The way of the water from one exit to another: in, along the middle of the bar, and out."""
    (x1, y1), (x2, y2) = _mouth(one), _mouth(other)
    if one[0] in "NS" and other[0] in "NS" and x1 == x2:
        return f"M{x1} {y1}V{y2}"
    start = _descent(one, ahead=x2 > x1)
    end = _ascent(other, ahead=x2 > x1)
    return f"M{x1} {y1}{start}{end}"


def _mouth(edge: str) -> tuple[int, int]:
    if edge in "EW":
        return (300 + OVER if edge == "E" else -OVER), 50
    return 50 + 100 * int(edge[1]), (-OVER if edge[0] == "N" else 100 + OVER)


def _descent(edge: str, *, ahead: bool) -> str:
    """From the mouth to the middle line, facing the way it goes on."""
    if edge in "EW":
        return ""
    x, _ = _mouth(edge)
    from_north = edge[0] == "N"
    turn = 50 - BEND if from_north else 50 + BEND
    sweep = 0 if from_north == ahead else 1
    return f"V{turn}A{BEND} {BEND} 0 0 {sweep} {x + BEND if ahead else x - BEND} 50"


def _ascent(edge: str, *, ahead: bool) -> str:
    """Along the middle line and out at the mouth."""
    x, y = _mouth(edge)
    if edge in "EW":
        return f"H{x}"
    to_north = edge[0] == "N"
    turn = 50 - BEND if to_north else 50 + BEND
    sweep = 0 if to_north == ahead else 1
    return f"H{x - BEND if ahead else x + BEND}A{BEND} {BEND} 0 0 {sweep} {x} {turn}V{y}"


def _shrine() -> str:
    """A gate over the water: two posts and a curved roof, 100 units wide."""
    parts = [
        f'<g stroke="{INK}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round" fill="{VERMILION}">',
        '<path d="M22 36H35L33 99H18ZM65 36H78L82 99H67Z"/>',
        '<path d="M13 54H87V66H13Z"/>',
        f'<path d="M3 9C24 22 76 22 97 9L93 26H7Z" fill="{STONE}"/>',
        '<path d="M8 25C26 31 74 31 92 25L89 40H11Z"/>',
        f'<path d="M43 41H57V53H43Z" fill="{GOLD}" stroke-width="4"/>',
        "</g>",
    ]
    return _picture("0 0 100 104", parts)


def _picture(box: str, parts: list[str]) -> str:
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">', *parts, "</svg>"]) + "\n"
