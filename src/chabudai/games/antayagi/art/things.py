"""The things of the market, each drawn around its middle, and the colours of AntaYagí."""

from math import cos, pi, sin

from chabudai.games.brush import at, disc, oval, shape

INK = "#2a1726"
CREAM = "#fff6e2"
PAPER = "#fbe9c6"
SAFFRON = "#f0a91f"
SAFFRON_DARK = "#c47a12"
AUBERGINE = "#5a2a57"
AUBERGINE_DARK = "#3c1a3c"
VERMILION = "#d2452d"
STEEL = "#c9d3da"


def line(path: str, colour: str = INK, width: float = 6) -> str:
    return shape(path, "none", stroke=colour, stroke_width=width)


def around(angle: float, radius: float) -> str:
    """A point `angle` turns clockwise from the top."""
    return f"{radius * sin(2 * pi * angle):.1f} {-radius * cos(2 * pi * angle):.1f}"


def _star(radius: float, points: int = 5, waist: float = 0.42) -> str:
    corners = [around(n / (2 * points), radius if n % 2 == 0 else radius * waist) for n in range(2 * points)]
    return f"M{'L'.join(corners)}Z"


def _treasure() -> list[str]:
    return [
        shape("M-78 -6C-78 -56 -56 -70 0 -70C56 -70 78 -56 78 -6Z", "#a4622f"),
        line("M-40 -64V-8M40 -64V-8", SAFFRON, 14),
        shape(
            "M-66 -6C-58 -30 -40 -22 -34 -28C-24 -44 -4 -40 4 -28C14 -42 36 -38 40 -24C52 -30 64 -22 66 -6Z",
            SAFFRON,
        ),
        line("M-44 -14C-40 -18 -36 -18 -32 -16M0 -18C6 -22 10 -22 14 -18", CREAM, 5),
        shape("M-78 -4H78V64C78 70 74 74 68 74H-68C-74 74 -78 70 -78 64Z", "#c17f42"),
        line("M-40 0V70M40 0V70", SAFFRON, 14),
        line("M-78 20H78", "#8a4f25", 5),
        shape("M-20 4H20V28C20 42 -20 42 -20 28Z", PAPER),
        disc(0, 16, 5, INK, stroke="none"),
        line("M0 16V28", INK, 5),
        *at(74, -70, [shape(_star(22, 4, 0.3), CREAM, stroke_width=4)]),
    ]


def _bone() -> list[str]:
    outline = (
        "M-44 -15C-40 -46 -84 -58 -93 -27C-98 -10 -89 -2 -80 0C-89 2 -98 10 -93 27C-84 58 -40 46 -44 15"
        "H44C40 46 84 58 93 27C98 10 89 2 80 0C89 -2 98 -10 93 -27C84 -58 40 -46 44 -15Z"
    )
    parts = [
        shape(outline, CREAM, stroke_width=7),
        shape(
            "M-42 4H42C44 24 70 40 86 22C78 46 46 40 44 15H-44C-44 10 -43 8 -42 4Z", "#e6cfa6", stroke="none"
        ),
        shape(outline, "none", stroke_width=7),
    ]
    return at(0, 0, parts, turn=-38)


def _lollipop() -> list[str]:
    swirl = "M-14 -26C-14 -36 2 -36 2 -24C2 -8 -30 -8 -30 -28C-30 -54 18 -54 18 -22C18 12 -46 12 -48 -26"
    note = [
        oval(0, 0, 13, 10, INK, stroke="none", transform="rotate(-20)"),
        line("M11 -3V-42C20 -38 26 -34 26 -22", INK, 7),
    ]
    return [
        line("M8 22L40 92", INK, 20),
        line("M8 22L40 92", CREAM, 9),
        disc(-14, -26, 60, "#e2476c"),
        line(swirl, CREAM, 13),
        disc(-14, -26, 60, "none"),
        line("M-56 -42C-50 -56 -44 -64 -34 -69", "#ffd5de", 7),
        *at(62, -34, note, turn=8),
        *at(74, 34, note, turn=-6, scale=0.78),
    ]


def _muffin() -> list[str]:
    puff = (
        "M-74 12C-98 -6 -84 -40 -58 -38C-54 -72 -18 -84 0 -68C20 -86 56 -70 58 -40C86 -40 98 -6 74 12"
        "C40 26 -40 26 -74 12Z"
    )
    return [
        shape("M-62 10H62L46 86C45 91 42 94 36 94H-36C-42 94 -45 91 -46 86Z", "#e9dcc3"),
        line("M-34 26L-28 90M0 28V90M34 26L28 90", VERMILION, 11),
        shape("M-62 10H62L46 86C45 91 42 94 36 94H-36C-42 94 -45 91 -46 86Z", "none"),
        shape(puff, "#a86a3c"),
        line("M-66 -16C-64 -24 -58 -28 -50 -27M40 -52C46 -50 50 -46 51 -40", "#d79a63", 7),
        shape("M-46 -20C-26 -54 26 -54 46 -20C26 8 -26 8 -46 -20Z", CREAM),
        disc(0, -21, 20, "#3f7fa8"),
        disc(0, -21, 9, INK, stroke="none"),
        disc(7, -28, 5, "#ffffff", stroke="none"),
        line("M-34 -50L-42 -64M0 -60V-76M34 -50L42 -64", INK, 6),
    ]


def _trex() -> list[str]:
    head = (
        "M-84 92C-92 30 -84 -30 -44 -58C-12 -80 40 -80 74 -66C94 -58 98 -36 90 -18L26 -6L14 8L26 18L82 26"
        "C84 46 66 58 44 58C26 58 16 66 14 92Z"
    )
    return [
        shape("M16 -4L88 -16L78 28L22 20Z", "#7d1f2c"),
        shape("M30 18C40 8 58 8 66 24Z", "#e2707c", stroke_width=4),
        shape(head, "#5d9c57"),
        shape("M-84 92C-90 50 -88 10 -70 -24C-66 20 -60 60 -44 92Z", "#3f7645", stroke="none"),
        shape("M34 -8L42 10L50 -11L58 7L66 -14L74 3L84 -18Z", CREAM, stroke_width=4),
        shape("M36 19L44 4L52 21L60 7L68 24Z", CREAM, stroke_width=4),
        line(
            "M-58 -40C-50 -48 -44 -52 -36 -56M-70 -8C-64 -20 -60 -26 -52 -32M-72 28C-68 16 -64 8 -58 0",
            "#3f7645",
            8,
        ),
        shape(head, "none"),
        disc(2, -42, 17, SAFFRON),
        disc(6, -40, 7, INK, stroke="none"),
        line("M-18 -66L20 -54", INK, 9),
        disc(74, -50, 4, INK, stroke="none"),
    ]


def _toxic() -> list[str]:
    blade = "M0 -9L-11 -28C-4 -32 4 -32 11 -28Z"
    sign = [shape(blade, INK, stroke="none", transform=f"rotate({120 * n})") for n in range(3)]
    return [
        shape(
            "M-92 78C-84 58 -40 62 -20 62C20 58 72 56 90 74C98 90 60 96 0 95C-60 96 -98 94 -92 78Z", "#7fbf3f"
        ),
        shape("M-52 -58V62C-52 84 52 84 52 62V-58Z", SAFFRON),
        shape("M-52 -58V62C-52 72 -40 78 -20 80V-44Z", SAFFRON_DARK, stroke="none", opacity=0.5),
        line("M-52 -22C-40 -8 40 -8 52 -22M-52 36C-40 52 40 52 52 36", INK, 6),
        shape("M-52 -58V62C-52 84 52 84 52 62V-58Z", "none"),
        oval(0, -58, 52, 20, "#7fbf3f"),
        shape(
            "M8 -42C10 -20 12 -8 22 -8C34 -8 30 -30 34 -46C28 -40 16 -38 8 -42Z", "#7fbf3f", stroke_width=5
        ),
        disc(-4, 16, 30, PAPER, stroke_width=5),
        *at(-4, 18, [*sign, disc(0, 0, 6, INK, stroke="none")], scale=0.86),
        line("M-24 -84C-32 -90 -30 -96 -24 -99M6 -84C-2 -90 0 -96 6 -99", "#7fbf3f", 6),
    ]


def hat() -> list[str]:
    return [
        shape("M42 -14C60 -50 64 -78 92 -92C96 -62 88 -30 52 2Z", VERMILION, stroke_width=5),
        line("M50 -8C62 -36 72 -60 84 -78", CREAM, 4),
        shape("M-48 50L-58 -62C-30 -78 30 -78 58 -62L48 50Z", AUBERGINE),
        shape("M-48 50L-58 -62C-46 -68 -34 -72 -22 -73L-22 56Z", AUBERGINE_DARK, stroke="none", opacity=0.6),
        shape("M-53 8C-24 22 24 22 53 8L48 50C24 62 -24 62 -48 50Z", SAFFRON),
        shape("M-48 50L-58 -62C-30 -78 30 -78 58 -62L48 50", "none"),
        shape(
            "M-94 44C-80 34 -60 40 -48 46C-20 62 20 62 48 46C60 40 80 34 94 44C92 74 46 86 0 86C-46 86 -92 74 -94 44Z",
            AUBERGINE,
        ),
        line("M-76 58C-54 72 -26 75 0 75", "#9a5f96", 6),
    ]


def _fish() -> list[str]:
    body = "M-88 6C-62 -48 8 -62 48 -10C60 -30 76 -42 94 -44C86 -18 86 18 94 48C74 44 60 32 48 16C6 62 -62 52 -88 6Z"
    return [
        shape("M-30 -38C-16 -66 14 -70 28 -60C22 -50 18 -42 16 -36Z", "#d8632c"),
        shape("M-10 38C-4 58 14 64 28 58C24 48 20 40 18 34Z", "#d8632c"),
        shape(body, "#f08a3c"),
        shape("M-88 6C-62 16 -40 8 -40 8C0 30 30 20 48 12C6 62 -62 52 -88 6Z", "#ffd39a", stroke="none"),
        shape(body, "none"),
        line("M-36 -34C-22 -12 -22 18 -36 40", INK, 6),
        line("M-8 -18C0 -10 0 -2 -4 4M14 -12C22 -6 22 2 18 8M-6 14C2 18 4 24 0 30", "#b84a1c", 6),
        disc(-58, -4, 11, CREAM, stroke_width=5),
        disc(-60, -3, 4, INK, stroke="none"),
        line("M-84 16C-76 20 -70 20 -64 16", INK, 5),
        line("M-50 -66C-58 -74 -50 -82 -58 -92M-24 -72C-32 -80 -24 -86 -30 -94", "#6d8f3a", 6),
    ]


def _magician() -> list[str]:
    return [
        line("M74 96V-34", INK, 16),
        line("M74 96V-34", "#a4622f", 7),
        *at(74, -50, [shape(_star(26), SAFFRON, stroke_width=5)]),
        shape("M-86 96C-82 44 -56 22 -10 22C36 22 60 44 62 96Z", "#2f3f8c"),
        shape("M-44 -6C-44 22 -32 34 -12 34C8 34 22 22 22 -6Z", "#f2c79c"),
        shape("M-46 8C-40 4 -20 14 -12 10C-4 14 16 4 24 8C26 46 8 80 -12 90C-32 80 -48 46 -46 8Z", CREAM),
        line("M-26 34C-22 50 -18 60 -14 68M4 34C2 48 -2 56 -6 62", "#cbb894", 5),
        shape(
            "M-78 -4C-60 -14 -44 -16 -40 -24L6 -98C14 -76 18 -40 24 -24C34 -18 44 -14 56 -4C20 12 -46 12 -78 -4Z",
            "#2f3f8c",
        ),
        line("M-40 -20C-20 -12 6 -12 24 -20", SAFFRON, 9),
        *at(2, -50, [shape(_star(11), SAFFRON, stroke="none")]),
        disc(-24, 6, 4, INK, stroke="none"),
        disc(2, 6, 4, INK, stroke="none"),
    ]


def _sabotage() -> list[str]:
    left = "M-88 -66L-6 -74L-14 -50L2 -34L-12 -14L6 6L-8 26L4 46L-6 74L-80 82Z"
    right = "M14 -78L88 -70L82 78L16 74L26 46L14 26L28 6L10 -14L24 -34L8 -50Z"
    return [
        shape(left, CREAM, transform="rotate(-7)"),
        shape(right, CREAM, transform="rotate(7)"),
        line("M-72 -36L-36 -42M-72 -12L-40 -17M52 -26L72 -22M54 0L70 3", "#b89f7c", 7),
        *at(0, 6, scissors(), scale=0.98),
    ]


def scissors() -> list[str]:
    blade = "M-9 10L26 -92C38 -78 34 -40 10 14Z"
    handle = [
        line("M2 8L-22 44", INK, 20),
        line("M2 8L-22 44", VERMILION, 9),
        oval(-36, 64, 22, 26, "none", stroke_width=22, transform="rotate(32 -36 64)"),
        oval(-36, 64, 22, 26, "none", stroke=VERMILION, stroke_width=11, transform="rotate(32 -36 64)"),
    ]
    half = [*handle, shape(blade, STEEL)]
    return [
        *half,
        '<g transform="scale(-1 1)">',
        *half,
        "</g>",
        disc(0, 8, 8, SAFFRON, stroke_width=5),
    ]


def footprint() -> list[str]:
    toe = "M-19 -6C-24 -44 -14 -70 0 -98C14 -70 24 -44 19 -6Z"
    toes = [shape(toe, "#3c6b48", transform=f"translate(0 26) rotate({turn})") for turn in (-52, 52, 0)]
    heel = "M-40 22C-40 -8 40 -8 40 22C36 46 18 50 14 66C10 88 -10 88 -14 66C-18 50 -36 46 -40 22Z"
    return at(0, 6, [*toes, shape(heel, "#3c6b48"), line("M-20 22C-14 14 14 14 20 22", "#8fc78f", 6)])


OBJECTS = {
    "treasure": _treasure,
    "bone": _bone,
    "lollipop": _lollipop,
    "muffin": _muffin,
    "trex": _trex,
    "toxic": _toxic,
    "hat": hat,
    "fish": _fish,
    "magician": _magician,
    "sabotage": _sabotage,
}
