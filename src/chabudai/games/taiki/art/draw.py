"""The 32 cards of Taïki, their two backs and the two signs, drawn from the constellations of `creatures.toml`.

A Sun card is light and a Moon card dark; both have a paper edge, a big numeral with the sign of the suit below
it on the left, where a fan of cards shows it, and the luminary in the sky. The 9 is half day and half night, and
the Mask looks at you. A card is 200 wide and 300 high. `pictures()` returns the files, `web/draw_art.py`
writes them.
"""

import tomllib
from math import cos, pi, sin
from pathlib import Path
from typing import NamedTuple

from chabudai.games.brush import picture

WIDTH, HEIGHT = 200, 300
INK, PAPER, CREAM, VERMILION = "#22201c", "#fffaf0", "#f7ecd0", "#d2452d"


class Sky(NamedTuple):
    """The tones of a suit."""

    ground: str
    glow: str
    hills: str
    far: str
    body: str
    line: str
    light: str


DAY = Sky("#f8dd93", "#fbeab8", "#d98d2e", "#eab65a", "#fff6dc", INK, "#eca11f")
NIGHT = Sky("#24335f", "#31437a", "#121b3a", "#1a2549", "#5871b4", CREAM, "#f6e3a6")
SKIES = {"S": DAY, "M": NIGHT}
OTHER = {"S": "M", "M": "S"}

CREATURES = tomllib.loads((Path(__file__).parent / "creatures.toml").read_text("utf-8"))

DIGITS = {
    "0": "M28 4C9 4 4 24 4 42S9 80 28 80S52 60 52 42S47 4 28 4Z",
    "1": "M8 22L26 4V80",
    "2": "M6 24C6 11 15 4 28 4C41 4 50 12 50 25C50 44 22 56 5 80H52",
    "3": "M7 13C12 7 19 4 28 4C41 4 49 11 49 22C49 33 41 39 26 40C43 40 52 48 52 60C52 73 42 80 28 80C17 80 9 77 4 70",
    "4": "M40 80V4L3 58H54",
    "5": "M47 4H14L10 39C16 34 22 32 29 32C44 32 52 42 52 55C52 70 42 80 27 80C17 80 9 77 4 70",
    "6": "M43 4C20 11 4 31 4 55C4 71 14 80 28 80C43 80 52 70 52 57C52 44 43 36 30 36C17 36 7 43 4 55",
    "7": "M4 4H52L22 80",
    "8": (
        "M28 4C15 4 8 11 8 21C8 32 19 36 28 40C39 44 52 49 52 61C52 73 42 80 28 80S4 73 4 61"
        "C4 49 17 44 28 40C37 36 48 32 48 21C48 11 41 4 28 4Z"
    ),
    "9": "M13 80C36 73 52 53 52 29C52 13 42 4 28 4C13 4 4 14 4 27C4 40 13 48 26 48C39 48 49 41 52 29",
}


def pictures() -> dict[str, str]:
    """File name to file content. A Mask is `S-mask`, because a star does not go into a file name."""
    numbers = {f"{suit}{number}.svg": _numbered(suit, number) for suit in "SM" for number in range(1, 16)}
    masks = {f"{suit}-mask.svg": _masked(suit) for suit in "SM"}
    backs = {f"{suit}-back.svg": _back(suit) for suit in "SM"}
    signs = {f"{suit}-sign.svg": _picture("-52 -52 104 104", _sign(suit, 46, plain=True)) for suit in "SM"}
    return {**numbers, **masks, **backs, **signs}


# Pieces of SVG


def _shape(path: str, fill: str, line: str = INK, width: float = 4) -> str:
    stroke = f'stroke="{line}" stroke-width="{width:g}"' if width else 'stroke="none"'
    return f'<path d="{path}" fill="{fill}" {stroke}/>'


def _picture(box: str, parts: list[str]) -> str:
    return picture(box, parts, INK, 4)


def _line(path: str, colour: str, width: float = 4) -> str:
    return _shape(path, "none", colour, width)


def _disc(x: float, y: float, radius: float, fill: str, line: str = INK, width: float = 0) -> str:
    stroke = f'stroke="{line}" stroke-width="{width:g}"' if width else 'stroke="none"'
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" {stroke}/>'


def _at(x: float, y: float, parts: list[str], scale: float = 1) -> list[str]:
    size = f" scale({scale:g})" if scale != 1 else ""
    return [f'<g transform="translate({x:g} {y:g}){size}">', *parts, "</g>"]


def _clipped(name: str, path: str, parts: list[str]) -> list[str]:
    clip = f'<clipPath id="{name}"><path d="{path}"/></clipPath>'
    return [clip, f'<g clip-path="url(#{name})">', *parts, "</g>"]


def _points(text: str) -> list[tuple[float, float]]:
    pairs = (pair.split(",") for pair in text.split())
    return [(float(x), float(y)) for x, y in pairs]


def _path(text: str, end: str = "") -> str:
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in _points(text)) + end


# The luminaries


def _ring(count: int, outer: float, inner: float) -> str:
    """A star with this many rays."""
    radii = [outer if step % 2 == 0 else inner for step in range(2 * count)]
    corners = [(r * sin(pi * n / count), -r * cos(pi * n / count)) for n, r in enumerate(radii)]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z"


def _sign(suit: str, radius: float, *, plain: bool = False) -> list[str]:
    """A rayed disc or a crescent; with `plain` both stand on any ground."""
    r, width = radius, max(3.0, radius * 0.085)
    if suit == "S":
        return [
            _shape(_ring(12, r, 0.72 * r), "#eca11f", INK, width),
            _disc(0, 0, 0.5 * r, "#ffdc73", INK, width),
        ]
    line = INK if plain else "#121b3a"
    crescent = (
        f"M{0.28 * r:.1f} {-0.92 * r:.1f}A{0.96 * r:.1f} {0.96 * r:.1f} 0 1 0 {0.9 * r:.1f} {0.36 * r:.1f}"
        f"A{0.74 * r:.1f} {0.74 * r:.1f} 0 0 1 {0.28 * r:.1f} {-0.92 * r:.1f}Z"
    )
    rim = [_shape(crescent, CREAM, CREAM, 2.6 * width)] if plain else []
    return [*rim, _shape(crescent, "#f6e3a6" if not plain else "#7f9be6", line, width)]


def _spark(x: float, y: float, size: float, fill: str, line: str, width: float = 0) -> str:
    """A star of four points."""
    s, w = size, 0.26 * size
    corners = [(0, -s), (w, -w), (s, 0), (w, w), (0, s), (-w, w), (-s, 0), (-w, -w)]
    path = "M" + "L".join(f"{x + dx:.1f} {y + dy:.1f}" for dx, dy in corners) + "Z"
    return _shape(path, fill, line, width)


# Landscapes

SCENE = "M26 12H174A14 14 0 0 1 188 26V274A14 14 0 0 1 174 288H26A14 14 0 0 1 12 274V26A14 14 0 0 1 26 12Z"
EDGE = "M22 2H178A20 20 0 0 1 198 22V278A20 20 0 0 1 178 298H22A20 20 0 0 1 2 278V22A20 20 0 0 1 22 2Z"
DIAGONAL = "M188 96C150 116 150 164 104 170C58 176 52 222 12 232V288H188Z"
FAR_STARS = [(96, 30), (120, 128), (30, 196), (176, 150), (84, 118), (170, 214), (136, 30), (24, 244)]


def _card(scene: list[str]) -> str:
    framed = _clipped("scene", SCENE, scene)
    return _picture(f"0 0 {WIDTH} {HEIGHT}", [_shape(EDGE, PAPER, INK, 3), *framed, _line(SCENE, INK, 2.5)])


def _landscape(suit: str) -> list[str]:
    sky = SKIES[suit]
    halo = [_disc(142, 70, radius, sky.glow) for radius in (66,)]
    stars = [_spark(x, y, 5, sky.body if suit == "M" else sky.far, INK) for x, y in FAR_STARS]
    return [
        _shape("M0 0H200V300H0Z", sky.ground, width=0),
        *halo,
        *stars,
        _shape("M0 236C40 214 84 226 116 236C150 246 176 232 200 224V300H0Z", sky.far, width=0),
        _shape("M0 262C50 244 96 268 130 264C160 260 180 252 200 256V300H0Z", sky.hills, width=0),
    ]


def _creature(number: int, sky: Sky) -> list[str]:
    """The body in one tone, the constellation over it, and its brightest star for an eye."""
    drawing = CREATURES[str(number)]
    shapes = [_shape(_path(outline, "Z"), sky.body, sky.line, 3.4) for outline in drawing["shapes"]]
    lines = [_line(_path(line), sky.line, 2.6) for line in drawing["lines"]]
    corners = {point for outline in drawing["shapes"] for point in _points(outline)}
    stars = [_disc(x, y, 3.6, sky.line) for x, y in sorted(corners)]
    bright = [_spark(x, y, 10, sky.light, sky.line, 2) for x, y in _points(drawing["eye"])]
    return [*shapes, *lines, *stars, *bright]


def _numeral(number: int, colour: str, rim: str) -> list[str]:
    parts: list[str] = []
    x = 0.0
    for digit in str(number):
        parts += [f'<path d="{DIGITS[digit]}" transform="translate({x:g} 0)"/>']
        x += 42 if digit == "1" else 70
    scale = 0.86 if number > 9 else 1
    body = [
        f'<g fill="none" stroke="{stroke}" stroke-width="{width:g}">{"".join(parts)}</g>'
        for stroke, width in ((rim, 25), (colour, 14))
    ]
    return _at(30, 32, body, scale)


def _numbered(suit: str, number: int) -> str:
    if number == 9:
        return _nine(suit)
    sky = SKIES[suit]
    return _card(
        [
            *_landscape(suit),
            *(_at(148, 72, _sign(suit, 30)) if number < 10 else _at(157, 66, _sign(suit, 25))),
            *_at(20, 146, _creature(number, sky)),
            *_numeral(number, sky.line, sky.ground),
            *_at(44, 142 if number < 10 else 131, _sign(suit, 15)),
        ]
    )


def _nine(suit: str) -> str:
    """Its own sky above, the other below, and the chameleon lit by both."""
    other = OTHER[suit]
    below = [
        _shape("M0 0H200V300H0Z", SKIES[other].ground, width=0),
        *[_spark(x, y, 5, SKIES[other].glow, INK) for x, y in ((160, 130), (174, 176), (30, 262), (90, 274))],
        *_at(20, 132, _creature(9, SKIES[other])),
        *_at(150, 250, _sign(other, 27)),
    ]
    sky = SKIES[suit]
    return _card(
        [
            _shape("M0 0H200V300H0Z", sky.ground, width=0),
            _disc(142, 64, 60, sky.glow),
            *_at(20, 132, _creature(9, sky)),
            *_clipped("other", DIAGONAL, below),
            _line("M188 96C150 116 150 164 104 170C58 176 52 222 12 232", INK, 5),
            _line("M188 96C150 116 150 164 104 170C58 176 52 222 12 232", PAPER, 2.4),
            *_at(148, 58, _sign(suit, 27)),
            *_numeral(9, sky.line, sky.ground),
        ]
    )


# The Mask and the backs


def _rays(x: float, y: float, colour: str, count: int = 16, reach: float = 260) -> str:
    """Beams from one point to the edge."""
    wedge = pi / count
    beams = [
        f"M{x:g} {y:g}L{x + reach * sin(a):.1f} {y - reach * cos(a):.1f}"
        f"L{x + reach * sin(a + wedge):.1f} {y - reach * cos(a + wedge):.1f}Z"
        for a in (2 * wedge * n for n in range(count))
    ]
    return _shape("".join(beams), colour, width=0)


def _masked(suit: str) -> str:
    sky = SKIES[suit]
    arrows = [
        _shape("M22 0L44 30H0Z", VERMILION, PAPER, 3),
        _shape("M0 40H44L22 70Z", "#7f9be6" if suit == "M" else "#2f4a86", PAPER, 3),
    ]
    return _card(
        [
            _shape("M0 0H200V300H0Z", sky.ground, width=0),
            _rays(100, 172, sky.glow),
            *_at(100, 172, _crown(suit)),
            *_at(100, 172, _face()),
            *_at(26, 26, arrows),
            *_at(160, 50, _sign(suit, 21)),
        ]
    )


def _crown(suit: str) -> list[str]:
    if suit == "S":
        return [_shape(_ring(16, 96, 74), "#eca11f"), _disc(0, 0, 66, "#c9741d")]
    horns = (
        "M-62 -20C-92 -60 -84 -96 -58 -112C-64 -78 -44 -62 0 -62C44 -62 64 -78 58 -112C84 -96 92 -60 62 -20Z"
    )
    return [_disc(0, 12, 82, "#16204a", CREAM, 3), _shape(horns, "#f6e3a6")]


def _face() -> list[str]:
    face = "M0 -66C40 -66 58 -42 58 -6C58 40 34 78 0 96C-34 78 -58 40 -58 -6C-58 -42 -40 -66 0 -66Z"
    shade = "M0 -66C40 -66 58 -42 58 -6C58 40 34 78 0 96Z"
    eye = "M12 -8C22 -22 40 -22 50 -12C40 0 24 2 12 -8Z"
    brow = "M12 -28C24 -42 40 -42 52 -30"
    cheek = "M34 18C46 14 52 22 46 32C38 38 28 30 34 18Z"
    half = [_shape(eye, INK), _line(brow, INK, 7), _shape(cheek, VERMILION, INK, 0)]
    return [
        _shape(face, "#fffdf6", INK, 5),
        _shape(shade, "#ead9b4", INK, 0),
        _shape(face, "none", INK, 5),
        *half,
        '<g transform="scale(-1 1)">',
        *half,
        "</g>",
        _spark(0, -42, 14, VERMILION, INK, 2.5),
        _line("M-6 -6L-10 28H10", INK, 4),
        _shape("M-22 52C-10 44 -4 46 0 49C4 46 10 44 22 52C12 66 -12 66 -22 52Z", VERMILION, INK, 4),
        _line("M-18 53H18", INK, 3),
    ]


def _back(suit: str) -> str:
    sky = SKIES[suit]
    ring = [_disc(100, 150, radius, "none", sky.light, 2.5) for radius in (62, 70)]
    corners = [_spark(x, y, 13, sky.light, INK) for x in (40, 160) for y in (48, 252)]
    ground = sky.hills if suit == "S" else sky.ground
    return _card(
        [
            _shape("M0 0H200V300H0Z", ground, width=0),
            _rays(100, 150, sky.far if suit == "S" else sky.glow, 18),
            _disc(100, 150, 70, sky.ground if suit == "S" else sky.hills),
            *ring,
            *corners,
            *_at(100, 150, _sign(suit, 46)),
        ]
    )
