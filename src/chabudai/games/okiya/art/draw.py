"""The sixteen tiles of Okiya, drawn from four plants and four symbols so that they stay one family.

The plant stands as a bold silhouette on its own ground and the symbol hangs in the right corner of the sky,
always at the same place and size. Every shape has an ink line and its own outline, so a tile reads in grey and
at 44 pixels. A tile is 200 units wide. Pure: `pictures()` returns the files, `web/draw_art.py` writes them.
"""

from math import cos, radians, sin

from chabudai.games.brush import at, disc, picture, shape

INK = "#22201c"
CREAM = "#fff8e8"
VERMILION = "#d2452d"

SIZE = 200
SKY = {"P": "#cfe0c8", "C": "#fde9e3", "M": "#f8d88e", "I": "#b7c6ee"}


def pictures() -> dict[str, str]:
    """File name to file content: sixteen tiles, each plant and symbol alone for texts, and two tokens."""
    tiles = {f"{plant}{symbol}.svg": tile(plant, symbol) for plant in PLANTS for symbol in SYMBOLS}
    plants = {f"plant-{plant}.svg": _picture(f"0 0 {SIZE} {SIZE}", _landscape(plant)) for plant in PLANTS}
    symbols = {
        f"symbol-{symbol}.svg": _picture("-56 -60 112 112", draw()) for symbol, draw in SYMBOLS.items()
    }
    tokens = {f"token-{seat}.svg": _picture(f"0 0 {SIZE} {SIZE}", token(seat)) for seat in range(2)}
    return {**tiles, **plants, **symbols, **tokens}


def tile(plant: str, symbol: str) -> str:
    return _picture(f"0 0 {SIZE} {SIZE}", [*_landscape(plant), *at(148, 54, SYMBOLS[symbol]())])


def _landscape(plant: str) -> list[str]:
    return [f'<path d="M0 0H{SIZE}V{SIZE}H0Z" fill="{SKY[plant]}" stroke="none"/>', *PLANTS[plant]()]


def _picture(box: str, parts: list[str]) -> str:
    return picture(box, parts, INK, 5)


def _line(path: str, colour: str = INK, width: float = 5) -> str:
    return shape(path, "none", stroke=colour, stroke_width=width)


def _polar(angle: float, radius: float) -> str:
    """A point `angle` degrees clockwise from the top."""
    return f"{radius * sin(radians(angle)):.1f} {-radius * cos(radians(angle)):.1f}"


# Characters


def token(seat: int) -> list[str]:
    """A lady of the tea house: the first before a sea of waves, the second before a plain sky."""
    ground, robe, sash = (("#51285a", "#e9a8b8", "#f4d9a0"), ("#fbdfe2", "#8c2f49", "#3f6b4f"))[seat]
    return [
        disc(100, 100, 97, ground),
        *([_line(_waves(), "#a97bb2", 4)] if seat == 0 else []),
        *_lady(robe, sash),
        _line("M100 3A97 97 0 1 1 99.9 3Z", INK, 6),
    ]


def _waves() -> str:
    """Half circles in staggered rows, kept inside the disc."""
    scales = [(x, y) for row, y in enumerate(range(30, 190, 22)) for x in range(-8 + 22 * (row % 2), 220, 44)]
    inside = [(x, y) for x, y in scales if (x - 100) ** 2 + (y - 100) ** 2 < 76**2]
    return "".join(
        f"M{x - 22} {y}A22 22 0 0 1 {x + 22} {y}M{x - 11} {y}A11 11 0 0 1 {x + 11} {y}" for x, y in inside
    )


def _lady(robe: str, sash: str) -> list[str]:
    return [
        shape("M36 172C38 132 64 112 100 112C136 112 162 132 164 172C126 204 74 204 36 172Z", robe),
        shape("M82 112L100 150L118 112C112 104 88 104 82 112Z", CREAM),
        shape("M58 160C84 150 116 150 142 160L140 184C114 194 86 194 60 184Z", sash),
        shape("M92 98H108V116C104 122 96 122 92 116Z", CREAM, stroke_width=4),
        shape(
            "M56 74C50 38 74 18 100 18C126 18 150 38 144 74C140 100 128 96 124 84H76C72 96 60 100 56 74Z", INK
        ),
        disc(100, 25, 15, INK),
        shape(
            "M72 66C74 50 88 46 100 46C112 46 126 50 128 66C128 92 114 104 100 104C86 104 72 92 72 66Z", CREAM
        ),
        _line("M80 74C84 71 89 71 92 74M108 74C111 71 116 71 120 74", INK, 4.5),
        _line("M83 64C87 61 90 61 93 63M107 63C110 61 113 61 117 64", INK, 3),
        shape("M94 90C98 87 102 87 106 90C103 96 97 96 94 90Z", VERMILION, stroke="none"),
        _line("M128 34L150 24M130 40L154 38", sash, 5),
        disc(126, 38, 8, VERMILION, stroke_width=4),
    ]


# Plants


def _pine() -> list[str]:
    trunk = (
        "M70 200C84 172 62 152 76 126C84 110 76 92 62 74L74 66C96 88 106 104 98 126C92 146 104 172 112 200Z"
    )
    return [
        shape("M0 176C40 156 78 164 112 172C146 180 174 164 200 170V200H0Z", "#86a985"),
        shape("M90 142C104 134 116 130 134 130L136 138C118 140 106 146 98 154Z", "#6b4a33", stroke_width=4),
        shape(trunk, "#6b4a33"),
        *_pad(62, 74, 1.0),
        *_pad(142, 138, 0.92),
        *_pad(46, 146, 0.84),
    ]


def _pad(x: float, y: float, scale: float) -> list[str]:
    """A cloud of needles, flat below and round above."""
    outline = (
        "M-50 4C-58 -14 -44 -26 -33 -22C-30 -42 -6 -46 2 -33C16 -46 38 -36 36 -22C50 -24 58 -8 50 4"
        "C30 14 -30 14 -50 4Z"
    )
    needles = "M-34 -2C-32 -9 -28 -13 -22 -15M-8 -2C-7 -13 -3 -20 4 -23M18 -2C20 -9 24 -13 31 -14"
    return at(x, y, [shape(outline, "#2f5d46"), _line(needles, "#8fbf92", 4.5)], scale=scale)


def _cherry() -> list[str]:
    branch = (
        "M-6 150C30 168 66 158 96 166C130 175 160 168 206 132L206 146"
        "C166 184 132 194 92 182C62 174 30 186 -6 170Z"
    )
    return [
        shape("M0 184C50 172 110 190 200 176V200H0Z", "#eba4b0"),
        shape(branch, "#5c3a2e"),
        _line("M128 174C134 160 140 150 140 140", "#5c3a2e", 7),
        *at(66, 102, _blossom(57)),
        *at(152, 142, _blossom(35), turn=22),
    ]


def _blossom(radius: float) -> list[str]:
    petal = (
        f"M0 0C{-0.66 * radius:.1f} {-0.28 * radius:.1f} {-0.6 * radius:.1f} {-0.94 * radius:.1f} "
        f"{-0.2 * radius:.1f} {-radius:.1f}L0 {-0.82 * radius:.1f}L{0.2 * radius:.1f} {-radius:.1f}"
        f"C{0.6 * radius:.1f} {-0.94 * radius:.1f} {0.66 * radius:.1f} {-0.28 * radius:.1f} 0 0Z"
    )
    petals = [f'<g transform="rotate({72 * n})">{shape(petal, "#f58ea6")}</g>' for n in range(5)]
    rays = [(_polar(36 + 72 * n, radius * 0.2), _polar(36 + 72 * n, radius * 0.44)) for n in range(5)]
    stamens = [_line(f"M{near}L{far}", "#9c2348", 4) for near, far in rays]
    return [*petals, *stamens, disc(0, 0, radius * 0.17, "#ffd977", stroke_width=4)]


def _maple() -> list[str]:
    return [
        shape("M0 182C60 166 120 188 200 170V200H0Z", "#dd9f45"),
        _line("M10 34C26 20 44 22 52 32C59 42 46 50 39 43M124 190C146 184 158 190 182 184", "#c98428", 6),
        *at(76, 122, _leaf(80, "#c5351f", "#ffbf5c"), turn=-16),
        *at(160, 152, _leaf(40, "#e5762c", "#ffe3a6"), turn=38),
    ]


LOBES = [(-126, 0.62), (-66, 0.94), (0, 1.0), (66, 0.94), (126, 0.62)]


def _leaf(radius: float, fill: str, vein: str) -> list[str]:
    """Five broad lobes, each with a tooth on either shoulder."""
    outline: list[str] = []
    for index, (angle, length) in enumerate(LOBES):
        reach = radius * length
        outline += [_polar(angle - 20, reach * 0.62), _polar(angle - 13, reach * 0.66), _polar(angle, reach)]
        outline += [_polar(angle + 13, reach * 0.66), _polar(angle + 20, reach * 0.62)]
        if index + 1 < len(LOBES):
            outline.append(_polar((angle + LOBES[index + 1][0]) / 2, radius * 0.36))
    outline.append(_polar(180, radius * 0.2))
    veins = "".join(f"M0 0L{_polar(angle, radius * length * 0.7)}" for angle, length in LOBES)
    stem = f"M0 0Q{0.02 * radius:.1f} {0.5 * radius:.1f} {0.2 * radius:.1f} {0.74 * radius:.1f}"
    return [
        _line(stem, INK, 7),
        shape(f"M{' '.join(outline)}Z", fill),
        _line(veins, vein, 4.5 if radius > 50 else 3),
    ]


def _iris() -> list[str]:
    blades = [
        ("M18 204C22 160 14 120 4 92C30 116 44 156 44 204Z", "#3c7a5c"),
        ("M108 204C112 168 124 136 150 112C142 144 142 172 138 204Z", "#3c7a5c"),
        ("M138 204C146 178 162 160 190 150C176 170 170 184 168 204Z", "#2f5d46"),
    ]
    return [
        shape("M0 180C40 170 70 186 104 178C140 170 166 184 200 174V200H0Z", "#7f98cf"),
        _line("M70 120C72 150 71 176 70 204", INK, 13),
        _line("M70 120C72 150 71 176 70 204", "#3c7a5c", 6),
        *(shape(path, fill) for path, fill in blades),
        *at(70, 92, _flower(), scale=0.96),
    ]


def _flower() -> list[str]:
    """Two standards and a crest above, three falls below, each fall with its yellow signal."""
    standard = "M-2 2C-34 -8 -44 -44 -24 -66C-4 -54 6 -26 -2 2Z"
    crest = "M0 4C-20 -20 -18 -58 0 -76C18 -58 20 -20 0 4Z"
    side = "M-4 -4C-34 -18 -62 -4 -64 34C-44 40 -12 26 -4 -4Z"
    fall = "M0 -6C-32 10 -34 46 0 70C34 46 32 10 0 -6Z"
    mirror = 'transform="scale(-1 1)"'
    return [
        shape(crest, "#8f7fd6"),
        shape(standard, "#6a58b8"),
        f"<g {mirror}>{shape(standard, '#6a58b8')}</g>",
        shape(side, "#54439f"),
        f"<g {mirror}>{shape(side, '#54439f')}</g>",
        _line("M-22 6C-32 8 -42 14 -50 24M22 6C32 8 42 14 50 24", "#ffd24d", 7),
        shape(fall, "#54439f"),
        _line("M0 10V36", "#ffd24d", 9),
    ]


# Symbols, each drawn around its own middle and about 80 units wide


def _bird() -> list[str]:
    """A crane: white, with dark feathers at the ends of its wings and a red crown."""
    far_wing = "M2 2C2 -18 14 -36 36 -44C38 -24 30 -4 14 8Z"
    near_wing = "M-6 6C-16 -12 -18 -32 -8 -50C10 -36 18 -14 14 10Z"
    body = "M-46 -8L-30 -12C-22 -12 -16 -4 -6 0C12 0 28 10 44 30C24 30 2 28 -10 18C-20 10 -24 0 -32 -2Z"
    return [
        shape(far_wing, CREAM),
        shape("M36 -44C38 -32 35 -20 28 -9C26 -20 24 -28 18 -34C23 -39 29 -42 36 -44Z", INK, stroke_width=3),
        shape(body, CREAM),
        shape(near_wing, CREAM),
        shape("M-8 -50C0 -44 6 -36 10 -27C2 -28 -6 -30 -14 -34C-13 -40 -11 -45 -8 -50Z", INK, stroke_width=3),
        disc(-31, -9, 4.5, VERMILION, stroke="none"),
        _line("M24 27L46 42M14 27L34 44", INK, 4),
    ]


def _sun() -> list[str]:
    return [
        disc(0, 0, 38, VERMILION),
        _line("M-44 12H14M-24 26H40", INK, 14),
        _line("M-44 12H14M-24 26H40", CREAM, 6),
    ]


def _rain() -> list[str]:
    cloud = "M-34 8C-50 6 -48 -18 -32 -18C-30 -38 -4 -42 4 -28C18 -40 38 -28 32 -14C48 -14 48 8 34 8Z"
    drops = "M-26 20L-34 40M-6 20L-14 40M14 20L6 40M34 20L26 40"
    return [
        shape(cloud, "#8494ad"),
        _line("M-20 -8C-18 -14 -13 -17 -7 -16", CREAM, 4.5),
        _line(drops, INK, 8),
    ]


def _poem() -> list[str]:
    strip = [
        _line("M0 -44C2 -50 6 -54 12 -54", VERMILION, 5),
        shape("M-20 -44H20V46H-20Z", CREAM),
        shape("M-20 -44H20V-30H-20Z", VERMILION, stroke_width=4),
        _line("M9 -18C11 -10 7 -4 9 4M8 14C11 20 7 28 8 34", INK, 6),
        _line("M-8 -18C-5 -12 -10 -6 -7 0M-8 10C-5 14 -10 20 -8 26", INK, 6),
    ]
    return at(2, 0, strip, turn=9, scale=0.92)


PLANTS = {"P": _pine, "C": _cherry, "M": _maple, "I": _iris}
SYMBOLS = {"b": _bird, "s": _sun, "r": _rain, "p": _poem}
