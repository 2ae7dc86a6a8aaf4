"""The pieces of Yutakâ: cards, tiles, cubes of stone, card backs, treasures alone, and the emblems of the islands.

Every treasure is drawn once, around its own middle and about 90 units wide, and used on everything of its type. Numbers
are strokes of ours, so a piece is one file without a font. The top fifth of a card says what it is, so that a column of
cards can lie shingled. Pure: `pictures()` returns the files, `web/draw_art.py` writes them.
"""

from chabudai.games.brush import at, disc, picture, shape

INK = "#22201c"
CREAM = "#fdf6e6"
STONE = "#f4ecd9"

# Ground of the band, colour of the number on it, pale ground behind the treasure.
COLOURS = {
    "I": ("#f2bf45", INK, "#fbe8b4"),
    "D": ("#2f7d54", CREAM, "#cfe5cf"),
    "A": ("#2e6aa3", CREAM, "#cbdff0"),
    "C": ("#bd3b2c", CREAM, "#f6d2c6"),
    "E": ("#67645e", CREAM, "#dedad0"),
    "X": ("#2b2829", "#ffb84d", "#8f8a84"),
}

TILES = {
    "I": (15, 10, 5),
    "D": (12, 8, 6, 4),
    "A": (10, 8, 6, 4, 2),
    "C": (9, 8, 6, 4, 2, 1),
    "E": (8, 7, 5, 4, 3, 2, 1),
}

# Strokes in a box of 60 by 100.
DIGITS = {
    "0": "M30 8C2 8 2 92 30 92C58 92 58 8 30 8Z",
    "1": "M14 27L34 8V92",
    "2": "M9 31C9 0 54 0 50 33C47 53 22 66 9 92H54",
    "3": "M11 9H49L27 42C60 40 64 92 28 92C17 92 10 86 7 77",
    "4": "M42 92V9L6 66H58",
    "5": "M49 9H16L12 46C30 34 56 42 54 66C52 95 19 98 7 80",
    "6": "M46 9C20 14 8 44 9 66C10 101 54 100 53 66C52 39 16 40 10 64",
    "7": "M7 9H53L23 92",
    "8": "M30 47C4 44 7 8 30 8C53 8 56 44 30 47C-1 50 3 92 30 92C57 92 61 50 30 47Z",
    "9": "M14 91C40 86 52 56 51 34C50 -1 6 0 7 34C8 61 44 60 50 36",
}


def pictures() -> dict[str, str]:
    """File name to file content."""
    cards = {f"card-{kind}{value}.svg": card(kind, str(value)) for kind in TILES for value in (1, 2, 3, 4)}
    tiles = {f"tile-{kind}{value}.svg": tile(kind, value) for kind in TILES for value in TILES[kind]}
    cubes = {f"cube-{kind}.svg": cube(kind) for kind in TILES}
    treasures = {f"type-{kind}.svg": _picture("-50 -50 100 100", draw()) for kind, draw in TREASURES.items()}
    emblems = {
        f"island-{number}.svg": _picture("-50 -50 100 100", draw()) for number, draw in enumerate(EMBLEMS, 1)
    }
    backs = {f"back-{seat}.svg": back(seat) for seat in (0, 1)}
    alone = {
        "card-X.svg": card("X", ""),
        "cube.svg": cube(None),
        "palm.svg": _picture("0 0 100 100", _palm()),
    }
    return {**cards, **tiles, **cubes, **treasures, **emblems, **backs, **alone}


def card(kind: str, number: str) -> str:
    band, figure, pale = COLOURS[kind]
    return _picture(
        "0 0 200 280",
        [
            shape("M0 0H200V280H0Z", pale, stroke="none"),
            shape(
                "M0 280L100 150L200 280ZM0 150L100 150L0 215ZM200 150L100 150L200 215Z",
                CREAM,
                stroke="none",
                opacity=0.5,
            ),
            *at(100, 146, TREASURES[kind](), scale=1.72),
            shape("M0 0H200V52H0Z", band, stroke="none"),
            shape("M0 0H84L74 52H0Z", CREAM, stroke="none"),
            _line("M0 52H200M84 0L74 52", INK, 4),
            *at(38, 26, TREASURES[kind](), scale=0.46),
            *(_number(number, 138, 26, 38, figure) if number else _fuse()),
            *_foot(number, band, figure),
        ],
    )


def _foot(number: str, band: str, figure: str) -> list[str]:
    """The number once more, large enough to read in a hand of six on a phone."""
    if not number:
        return []
    return [disc(158, 236, 38, band, stroke_width=5), *_number(number, 158, 236, 48, figure)]


def _fuse() -> list[str]:
    """What Dynamite has in place of a number."""
    star = "M0 -19L5 -6L18 -6L8 3L12 17L0 9L-12 17L-8 3L-18 -6L-5 -6Z"
    return [
        _line("M92 36C104 14 116 42 132 28C138 22 144 22 150 24", "#d8b878", 6),
        *at(164, 26, [shape(star, "#ffb84d", stroke_width=3)]),
    ]


def tile(kind: str, value: int) -> str:
    band, figure, _ = COLOURS[kind]
    return _picture(
        "0 0 100 100",
        [
            shape("M0 0H100V100H0Z", STONE, stroke="none"),
            shape("M0 0H100V6H0Z", "#fffaf0", stroke="none"),
            *at(50, 31, TREASURES[kind](), scale=0.6),
            shape("M0 58C30 53 70 53 100 58V100H0Z", band, stroke="none"),
            _line("M0 58C30 53 70 53 100 58", INK, 3.5),
            *_number(str(value), 50, 79, 34, figure),
        ],
    )


def cube(kind: str | None) -> str:
    """A block of stone seen from above; in its colour when that is known, and then the treasure is carved in."""
    side, line, face = (
        ("#2a2627", "#6f686a", "#433d3f") if kind is None else (*COLOURS[kind][:2], COLOURS[kind][2])
    )
    carved = _plane(line) if kind is None else at(46, 42, TREASURES[kind](), scale=0.66)
    return _picture(
        "0 0 100 100",
        [
            shape("M0 0H100V100H0Z", side, stroke="none"),
            shape("M5 5H87V79H5Z", face, stroke_width=3),
            _line("M87 79L98 98M87 5L98 2M5 79L2 98", INK, 2.5),
            _line("M10 10H80", "#ffffff", 3, opacity=0.28),
            *carved,
        ],
    )


def back(seat: int) -> str:
    ground, line = (("#123f4b", "#e9d3a0"), ("#e6cf9a", "#1d6a76"))[seat]
    glyph = (
        disc(100, 140, 26, ground, stroke=line, stroke_width=9),
        shape("M76 116H124V164H76Z", ground, stroke=line, stroke_width=9),
    )
    waves = "".join(f"M-10 {y}q15 -16 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0" for y in range(30, 280, 28))
    return _picture(
        "0 0 200 280",
        [
            shape("M0 0H200V280H0Z", ground, stroke="none"),
            _line(waves, line, 4, opacity=0.45),
            _line("M12 12H188V268H12Z", line, 5),
            shape("M100 66L118 122L174 140L118 158L100 214L82 158L26 140L82 122Z", line, stroke_width=4),
            glyph[seat],
        ],
    )


def _number(number: str, x: float, y: float, height: float, colour: str) -> list[str]:
    """A number around its middle; `height` in units of the picture."""
    scale = height / 100
    advance = 74 * scale
    left = x - (advance * (len(number) - 1)) / 2 - 30 * scale
    parts = []
    for index, digit in enumerate(number):
        shift = -8 * scale if digit == "1" and len(number) > 1 else 0
        parts += at(
            left + advance * index + shift, y - height / 2, [_line(DIGITS[digit], colour, 17)], scale=scale
        )
    return parts


def _picture(box: str, parts: list[str]) -> str:
    return picture(box, parts, INK, 5)


def _line(path: str, colour: str = INK, width: float = 5, **attributes: object) -> str:
    return shape(path, "none", stroke=colour, stroke_width=width, **attributes)


# Treasures


def _idol() -> list[str]:
    head = "M-26 -24C-28 4 -24 26 -18 42H18C24 26 28 4 26 -24Z"
    return [
        shape("M-34 -24L-38 -46L-18 -34L0 -48L18 -34L38 -46L34 -24Z", "#d88f1e"),
        shape("M-30 -8H-40V14H-27ZM30 -8H40V14H27Z", "#d88f1e"),
        shape(head, "#f7cb57"),
        shape("M-18 42H18L24 48H-24Z", "#d88f1e"),
        shape("M-20 -12H-5L-7 0H-18ZM20 -12H5L7 0H18Z", CREAM, stroke_width=4),
        shape("M-4 -14H4L8 16H-8Z", "#e0a02c", stroke_width=4),
        _line("M-12 29H12", INK, 7),
    ]


def _dagger() -> list[str]:
    return [
        shape("M-15 -6L-13 16L0 48L13 16L15 -6Z", "#eef3ea"),
        shape("M0 -6V48L13 16L15 -6Z", "#9fb8a6", stroke="none"),
        _line("M-15 -6L-13 16L0 48L13 16L15 -6", INK, 5),
        shape("M-38 -18C-34 0 -16 -6 0 -6C16 -6 34 0 38 -18C20 -20 -20 -20 -38 -18Z", "#3d9a68"),
        shape("M-9 -18H9L7 -36H-7Z", "#8a5a34"),
        disc(0, -40, 10, "#3d9a68"),
    ]


def _amphora() -> list[str]:
    return [
        _line("M-12 -30C-42 -34 -42 0 -26 2M12 -30C42 -34 42 0 26 2", INK, 13),
        _line("M-12 -30C-42 -34 -42 0 -26 2M12 -30C42 -34 42 0 26 2", "#4f8fc9", 5),
        shape(
            "M-13 -40C-10 -24 -12 -18 -22 -10C-38 6 -26 32 -12 42H12C26 32 38 6 22 -10C12 -18 10 -24 13 -40Z",
            "#5fa0d8",
        ),
        shape("M-29 6L-15 14L0 6L15 14L29 6L27 20C10 26 -10 26 -27 20Z", CREAM, stroke_width=4),
        shape("M-18 -46H18V-37H-18Z", "#2e6aa3", stroke_width=4),
        shape("M-14 42H14L18 48H-18Z", "#2e6aa3", stroke_width=4),
    ]


def _crystals() -> list[str]:
    return [
        *_crystal(
            "M-38 -6L-28 -24L-14 -10L-8 42H-24Z",
            "M-28 -24L-22 -4L-24 42L-8 42L-14 -10Z",
            "#f0826d",
            "#d9523f",
        ),
        *_crystal("M38 2L30 -18L15 -6L8 42H24Z", "M30 -18L15 -6L8 42L22 4Z", "#f0826d", "#d9523f"),
        *_crystal(
            "M-18 -26L0 -48L18 -26L14 44H-14Z", "M0 -48L18 -26L14 44L2 44L4 -20Z", "#ff9d86", "#c93d2c"
        ),
        _line("M-18 -26L4 -20L18 -26M-40 44H40", INK, 4),
    ]


def _crystal(outline: str, shade: str, light: str, dark: str) -> list[str]:
    return [shape(outline, light), shape(shade, dark, stroke="none"), _line(outline, INK, 5)]


def _equipment() -> list[str]:
    """A pickaxe over a coil of rope."""
    coil = "M-12 44C-40 44 -44 16 -22 14C-2 12 2 44 -12 44Z"
    return [
        _line(coil, INK, 15),
        _line(coil, "#d8b878", 6),
        _line("M-30 38L24 -26", INK, 17),
        _line("M-30 38L24 -26", "#9a6a3f", 8),
        shape(
            "M-16 -38C8 -50 34 -38 44 -16C48 0 46 14 42 22C38 2 30 -8 18 -18C6 -28 -4 -32 -16 -38Z", "#b7b9bb"
        ),
        _line("M2 -38C20 -36 34 -24 38 -8", "#eef0f0", 4),
    ]


def _dynamite() -> list[str]:
    return [
        _line("M2 -24C2 -40 18 -44 26 -34", INK, 6),
        shape(
            "M26 -50L30 -40L42 -40L33 -33L38 -22L27 -28L17 -22L21 -33L12 -40H23Z", "#ffc23d", stroke_width=4
        ),
        shape("M-36 -18H-12V46H-36ZM12 -18H36V46H12Z", "#b8301f"),
        shape("M-13 -24H13V46H-13Z", "#e2492f"),
        shape("M-40 4H40V24H-40Z", "#3b3534"),
        _line("M-5 -16V-4M-5 31V38", "#ffb39c", 5),
    ]


TREASURES = {"I": _idol, "D": _dagger, "A": _amphora, "C": _crystals, "E": _equipment, "X": _dynamite}


# The islands' emblems, in the order of their numbers


def _hanged_man() -> list[str]:
    """Hung by one foot from a branch, as on the old cards, and none the worse for it."""
    return [
        _line("M-46 -42C-20 -50 20 -36 48 -44", INK, 12),
        shape("M30 -42C34 -58 48 -58 50 -50C46 -42 38 -40 30 -42Z", "#57a86a", stroke_width=4),
        _line("M4 -38V-26", "#9a6a3f", 7),
        _line("M4 -26L4 2L-18 -6L4 -16", INK, 9),
        shape("M-12 -2H14L10 24H-8Z", "#d2572d"),
        _line("M-8 20L-28 36M10 20L30 36", INK, 9),
        disc(1, 34, 13, "#eac79c", stroke_width=5),
    ]


def _diamond() -> list[str]:
    return [
        shape("M-26 -34H26L44 -8L0 44L-44 -8Z", "#d9eef0"),
        shape("M-14 -8H14L0 44Z", "#8fc7cf", stroke="none"),
        _line("M-44 -8H44M-26 -34L-14 -8L0 44L14 -8L26 -34M-14 -8L0 -34L14 -8", INK, 5),
    ]


def _snake() -> list[str]:
    body = "M28 -30C-4 -46 -42 -24 -18 -6C2 8 38 4 30 26C24 44 -18 44 -34 28"
    return [
        _line(body, INK, 22),
        _line(body, "#5d9a4e", 12),
        _line(body, "#d9e59a", 4, stroke_dasharray="1 14"),
        shape("M22 -42C40 -44 48 -32 44 -24C36 -16 24 -18 20 -24Z", "#5d9a4e"),
        disc(33, -33, 4, INK, stroke="none"),
        _line("M44 -24L50 -18", "#bd3b2c", 4),
    ]


def _dragon() -> list[str]:
    head = (
        "M-40 40C-44 8 -30 -12 -8 -18L-14 -42L8 -24L18 -44L24 -18C38 -12 46 0 46 10"
        "C38 18 26 16 16 14C14 26 4 40 -2 44Z"
    )
    return [
        shape("M-40 40L-48 22L-38 22L-44 4L-32 4L-34 -12L-20 -12", "#8c2f1f"),
        shape(head, "#d2572d"),
        _line("M46 10C34 6 24 8 14 4", INK, 5),
        disc(12, -8, 6, "#ffd24d", stroke_width=4),
        disc(38, -1, 2.5, INK, stroke="none"),
        _line("M-26 34C-28 20 -22 10 -12 6M-10 38C-10 30 -8 24 -2 20", "#ffb39c", 5),
    ]


def _monkey() -> list[str]:
    return [
        disc(-36, -2, 13, "#c99a6b"),
        disc(36, -2, 13, "#c99a6b"),
        shape("M-34 -8C-34 -56 34 -56 34 -8C34 12 30 42 0 42C-30 42 -34 12 -34 -8Z", "#7a4d2f"),
        shape(
            "M0 -18C-10 -34 -28 -26 -24 -8C-36 14 -24 36 0 36C24 36 36 14 24 -8C28 -26 10 -34 0 -18Z",
            "#eac79c",
            stroke_width=4,
        ),
        disc(-10, -10, 4.5, INK, stroke="none"),
        disc(10, -10, 4.5, INK, stroke="none"),
        _line("M-14 20C-6 28 6 28 14 20M-3 8H-2M3 8H2", INK, 5),
    ]


EMBLEMS = [_hanged_man, _diamond, _snake, _dragon, _monkey]


def _plane(colour: str) -> list[str]:
    """The little aeroplane on the back of every tile, scratched into the stone."""
    return at(
        46,
        42,
        [
            _line(
                "M0 -26C5 -18 5 -10 5 -6L28 8V14L5 8L4 20L11 26H-11L-4 20L-5 8L-28 14V8L-5 -6C-5 -10 -5 -18 0 -26Z",
                colour,
                4,
            )
        ],
        turn=45,
    )


def _palm() -> list[str]:
    frond = "M0 0C10 -16 28 -18 42 -4C28 -6 14 -2 0 0Z"
    leaves = [*at(52, 36, [shape(frond, "#3f8d5a")]), *at(52, 36, [shape(frond, "#2f7048")], turn=-150)]
    more = [
        *at(52, 36, [shape(frond, "#57a86a")], turn=-55),
        *at(52, 36, [shape(frond, "#3f8d5a")], turn=-105),
    ]
    low = [
        *at(52, 36, [shape(frond, "#2f7048")], turn=35),
        *at(52, 36, [shape(frond, "#3f8d5a")], turn=165),
    ]
    return [
        shape("M34 98C44 78 50 58 48 36L56 36C60 58 54 80 48 98Z", "#9a6a3f"),
        *low,
        *leaves,
        *more,
        disc(50, 40, 5, "#6b4a33", stroke_width=4),
    ]
