"""The pictures of AntaYagí: ten cards, four backs, the sealed parcel, the pouch and the stall.

Every card is one object on its own ground, drawn around its middle and some 190 units wide; a card is 200 by 280.
Goods carry the small pouch below, a Fish carries two dashed ones, what is no good carries none. Objects have
their own outline and an ink line, so they read in grey and at 44 pixels. Pure: `pictures()` returns the files,
`web/draw_art.py` writes them.
"""

from math import cos, pi, sin

INK = "#2a1726"
CREAM = "#fff6e2"
PAPER = "#fbe9c6"
SAFFRON = "#f0a91f"
SAFFRON_DARK = "#c47a12"
AUBERGINE = "#5a2a57"
AUBERGINE_DARK = "#3c1a3c"
VERMILION = "#d2452d"
STEEL = "#c9d3da"

GROUND = {
    "treasure": "#8fc7bd",
    "bone": "#e3b58e",
    "lollipop": "#f7c9d4",
    "muffin": "#bfd8ee",
    "trex": "#f6dc8c",
    "toxic": "#b9a8d6",
    "hat": "#f3c06a",
    "fish": "#a5d3e6",
    "magician": "#93a3d6",
    "sabotage": "#eb9c84",
}
BACK_GROUND = {"plain": AUBERGINE, "hat": "#2b5a83", "trex": "#3c6b48", "sabotage": "#b33722"}


def pictures() -> dict[str, str]:
    """File name to file content."""
    return {
        **{f"face-{kind}.svg": _picture("0 0 200 280", _face(kind)) for kind in OBJECTS},
        **{f"object-{kind}.svg": _picture("-100 -100 200 200", draw()) for kind, draw in OBJECTS.items()},
        **{f"back-{back}.svg": _picture("0 0 200 280", _back(back)) for back in BACK_GROUND},
        "parcel.svg": _picture("0 0 200 280", _parcel()),
        "pouch.svg": _picture("-50 -52 100 104", _pouch()),
        "stall.svg": _picture("-500 -500 1000 1000", _stall()),
    }


def _picture(box: str, parts: list[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" '
        f'stroke="{INK}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round">'
    )
    return "\n".join([head, *parts, "</svg>"]) + "\n"


def _extra(attributes: dict[str, object]) -> str:
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attributes.items())


def _shape(path: str, fill: str, **attributes: object) -> str:
    return f'<path d="{path}" fill="{fill}"{_extra(attributes)}/>'


def _line(path: str, colour: str = INK, width: float = 6) -> str:
    return _shape(path, "none", stroke=colour, stroke_width=width)


def _disc(x: float, y: float, radius: float, fill: str, **attributes: object) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{_extra(attributes)}/>'


def _oval(x: float, y: float, across: float, high: float, fill: str, **attributes: object) -> str:
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{across:g}" ry="{high:g}" fill="{fill}"{_extra(attributes)}/>'


def _panel(inset: float, round_: float, fill: str, **attributes: object) -> str:
    place = f'x="{inset:g}" y="{inset:g}" width="{200 - 2 * inset:g}" height="{280 - 2 * inset:g}"'
    return f'<rect {place} rx="{round_:g}" fill="{fill}"{_extra(attributes)}/>'


def _at(x: float, y: float, parts: list[str], turn: float = 0, scale: float = 1) -> list[str]:
    place = f"translate({x:g} {y:g})"
    place += f" rotate({turn:g})" if turn else ""
    place += f" scale({scale:g})" if scale != 1 else ""
    return [f'<g transform="{place}">', *parts, "</g>"]


def _around(angle: float, radius: float) -> str:
    """A point `angle` turns clockwise from the top."""
    return f"{radius * sin(2 * pi * angle):.1f} {-radius * cos(2 * pi * angle):.1f}"


def _star(radius: float, points: int = 5, waist: float = 0.42) -> str:
    corners = [_around(n / (2 * points), radius if n % 2 == 0 else radius * waist) for n in range(2 * points)]
    return f"M{'L'.join(corners)}Z"


# Cards


def _face(kind: str) -> list[str]:
    return [
        _panel(3, 20, CREAM),
        _panel(15, 12, GROUND[kind], stroke="none"),
        _disc(100, 122, 78, "#ffffff", stroke="none", opacity=0.34),
        *_at(100, 122, OBJECTS[kind](), scale=0.88),
        *_worth(kind),
    ]


def _worth(kind: str) -> list[str]:
    """One pouch for a good, two dashed ones for a Fish, nothing for the rest."""
    if kind in ("magician", "sabotage"):
        return [_line("M84 240H116", INK, 7)]
    if kind != "fish":
        return _at(100, 236, _pouch(), scale=0.5)
    twice = _shape(
        "M-2 -18C-30 0 -34 34 0 34C34 34 30 0 2 -18Z", "none", stroke_dasharray="9 8", stroke_width=5
    )
    return [*_at(80, 230, [twice], scale=0.8), *_at(122, 230, [twice], scale=0.8)]


def _back(back: str) -> list[str]:
    ground = BACK_GROUND[back]
    weave = "".join(
        f"M{20 * column} {20 * row + 10}l10 -10l10 10l-10 10Z"
        for row in range(1, 13)
        for column in range(1, 9)
        if (row + column) % 2
    )
    frame = _panel(26, 8, "none", stroke=SAFFRON, stroke_width=4)
    parts = [_panel(3, 20, CREAM), _panel(13, 13, ground, stroke="none")]
    parts += [_shape(weave, "#ffffff", stroke="none", opacity=0.11), frame]
    if back == "plain":
        knot = _shape("M0 -46L30 0L0 46L-30 0Z", SAFFRON, stroke_width=5)
        return [*parts, *_at(100, 140, [knot, _shape("M0 -22L14 0L0 22L-14 0Z", AUBERGINE, stroke_width=4)])]
    emblem = {"hat": _hat, "trex": _footprint, "sabotage": _scissors}[back]()
    return [*parts, _disc(100, 140, 68, PAPER), *_at(100, 140, emblem, scale=0.6)]


def _parcel() -> list[str]:
    """A card wrapped in cloth, tied with a saffron ribbon: which card it is, nobody sees."""
    folds = "M14 30C60 60 84 100 100 140C116 100 140 60 186 30M14 250C60 220 84 180 100 140C116 180 140 220 186 250"
    return [
        _panel(3, 24, AUBERGINE),
        _shape("M8 18C60 52 84 96 100 140C84 184 60 228 8 262Z", AUBERGINE_DARK, stroke="none", opacity=0.55),
        _line(folds, "#8a4d86", 5),
        _shape("M89 5H111V275H89Z", SAFFRON, stroke_width=5),
        _shape("M5 128H195V152H5Z", SAFFRON, stroke_width=5),
        _shape("M100 140C66 92 30 104 36 130C40 150 74 150 100 140Z", SAFFRON),
        _shape("M100 140C134 92 170 104 164 130C160 150 126 150 100 140Z", SAFFRON),
        _shape("M96 144L70 196L88 190L98 206L106 148Z", SAFFRON_DARK, stroke_width=5),
        _shape("M104 144L132 194L114 190L106 206L98 148Z", SAFFRON_DARK, stroke_width=5),
        _disc(100, 140, 19, VERMILION),
        _line("M92 140L98 147L109 133", CREAM, 5),
    ]


def _pouch() -> list[str]:
    return [
        _shape("M-14 -18C-42 2 -48 44 0 44C48 44 42 2 14 -18Z", SAFFRON, stroke_width=7),
        _shape(
            "M-16 -20C-34 -34 -22 -46 -10 -38C-6 -48 6 -48 10 -38C22 -46 34 -34 16 -20Z",
            SAFFRON_DARK,
            stroke_width=7,
        ),
        _line("M-18 -18H18", CREAM, 7),
        _line("M-20 8C-24 16 -24 24 -18 30", CREAM, 6),
    ]


# The things of the market


def _treasure() -> list[str]:
    return [
        _shape("M-78 -6C-78 -56 -56 -70 0 -70C56 -70 78 -56 78 -6Z", "#a4622f"),
        _line("M-40 -64V-8M40 -64V-8", SAFFRON, 14),
        _shape(
            "M-66 -6C-58 -30 -40 -22 -34 -28C-24 -44 -4 -40 4 -28C14 -42 36 -38 40 -24C52 -30 64 -22 66 -6Z",
            SAFFRON,
        ),
        _line("M-44 -14C-40 -18 -36 -18 -32 -16M0 -18C6 -22 10 -22 14 -18", CREAM, 5),
        _shape("M-78 -4H78V64C78 70 74 74 68 74H-68C-74 74 -78 70 -78 64Z", "#c17f42"),
        _line("M-40 0V70M40 0V70", SAFFRON, 14),
        _line("M-78 20H78", "#8a4f25", 5),
        _shape("M-20 4H20V28C20 42 -20 42 -20 28Z", PAPER),
        _disc(0, 16, 5, INK, stroke="none"),
        _line("M0 16V28", INK, 5),
        *_at(74, -70, [_shape(_star(22, 4, 0.3), CREAM, stroke_width=4)]),
    ]


def _bone() -> list[str]:
    outline = (
        "M-44 -15C-40 -46 -84 -58 -93 -27C-98 -10 -89 -2 -80 0C-89 2 -98 10 -93 27C-84 58 -40 46 -44 15"
        "H44C40 46 84 58 93 27C98 10 89 2 80 0C89 -2 98 -10 93 -27C84 -58 40 -46 44 -15Z"
    )
    parts = [
        _shape(outline, CREAM, stroke_width=7),
        _shape(
            "M-42 4H42C44 24 70 40 86 22C78 46 46 40 44 15H-44C-44 10 -43 8 -42 4Z", "#e6cfa6", stroke="none"
        ),
        _shape(outline, "none", stroke_width=7),
    ]
    return _at(0, 0, parts, turn=-38)


def _lollipop() -> list[str]:
    swirl = "M-14 -26C-14 -36 2 -36 2 -24C2 -8 -30 -8 -30 -28C-30 -54 18 -54 18 -22C18 12 -46 12 -48 -26"
    note = [
        _oval(0, 0, 13, 10, INK, stroke="none", transform="rotate(-20)"),
        _line("M11 -3V-42C20 -38 26 -34 26 -22", INK, 7),
    ]
    return [
        _line("M8 22L40 92", INK, 20),
        _line("M8 22L40 92", CREAM, 9),
        _disc(-14, -26, 60, "#e2476c"),
        _line(swirl, CREAM, 13),
        _disc(-14, -26, 60, "none"),
        _line("M-56 -42C-50 -56 -44 -64 -34 -69", "#ffd5de", 7),
        *_at(62, -34, note, turn=8),
        *_at(74, 34, note, turn=-6, scale=0.78),
    ]


def _muffin() -> list[str]:
    puff = (
        "M-74 12C-98 -6 -84 -40 -58 -38C-54 -72 -18 -84 0 -68C20 -86 56 -70 58 -40C86 -40 98 -6 74 12"
        "C40 26 -40 26 -74 12Z"
    )
    return [
        _shape("M-62 10H62L46 86C45 91 42 94 36 94H-36C-42 94 -45 91 -46 86Z", "#e9dcc3"),
        _line("M-34 26L-28 90M0 28V90M34 26L28 90", VERMILION, 11),
        _shape("M-62 10H62L46 86C45 91 42 94 36 94H-36C-42 94 -45 91 -46 86Z", "none"),
        _shape(puff, "#a86a3c"),
        _line("M-66 -16C-64 -24 -58 -28 -50 -27M40 -52C46 -50 50 -46 51 -40", "#d79a63", 7),
        _shape("M-46 -20C-26 -54 26 -54 46 -20C26 8 -26 8 -46 -20Z", CREAM),
        _disc(0, -21, 20, "#3f7fa8"),
        _disc(0, -21, 9, INK, stroke="none"),
        _disc(7, -28, 5, "#ffffff", stroke="none"),
        _line("M-34 -50L-42 -64M0 -60V-76M34 -50L42 -64", INK, 6),
    ]


def _trex() -> list[str]:
    head = (
        "M-84 92C-92 30 -84 -30 -44 -58C-12 -80 40 -80 74 -66C94 -58 98 -36 90 -18L26 -6L14 8L26 18L82 26"
        "C84 46 66 58 44 58C26 58 16 66 14 92Z"
    )
    return [
        _shape("M16 -4L88 -16L78 28L22 20Z", "#7d1f2c"),
        _shape("M30 18C40 8 58 8 66 24Z", "#e2707c", stroke_width=4),
        _shape(head, "#5d9c57"),
        _shape("M-84 92C-90 50 -88 10 -70 -24C-66 20 -60 60 -44 92Z", "#3f7645", stroke="none"),
        _shape("M34 -8L42 10L50 -11L58 7L66 -14L74 3L84 -18Z", CREAM, stroke_width=4),
        _shape("M36 19L44 4L52 21L60 7L68 24Z", CREAM, stroke_width=4),
        _line(
            "M-58 -40C-50 -48 -44 -52 -36 -56M-70 -8C-64 -20 -60 -26 -52 -32M-72 28C-68 16 -64 8 -58 0",
            "#3f7645",
            8,
        ),
        _shape(head, "none"),
        _disc(2, -42, 17, SAFFRON),
        _disc(6, -40, 7, INK, stroke="none"),
        _line("M-18 -66L20 -54", INK, 9),
        _disc(74, -50, 4, INK, stroke="none"),
    ]


def _toxic() -> list[str]:
    blade = "M0 -9L-11 -28C-4 -32 4 -32 11 -28Z"
    sign = [_shape(blade, INK, stroke="none", transform=f"rotate({120 * n})") for n in range(3)]
    return [
        _shape(
            "M-92 78C-84 58 -40 62 -20 62C20 58 72 56 90 74C98 90 60 96 0 95C-60 96 -98 94 -92 78Z", "#7fbf3f"
        ),
        _shape("M-52 -58V62C-52 84 52 84 52 62V-58Z", SAFFRON),
        _shape("M-52 -58V62C-52 72 -40 78 -20 80V-44Z", SAFFRON_DARK, stroke="none", opacity=0.5),
        _line("M-52 -22C-40 -8 40 -8 52 -22M-52 36C-40 52 40 52 52 36", INK, 6),
        _shape("M-52 -58V62C-52 84 52 84 52 62V-58Z", "none"),
        _oval(0, -58, 52, 20, "#7fbf3f"),
        _shape(
            "M8 -42C10 -20 12 -8 22 -8C34 -8 30 -30 34 -46C28 -40 16 -38 8 -42Z", "#7fbf3f", stroke_width=5
        ),
        _disc(-4, 16, 30, PAPER, stroke_width=5),
        *_at(-4, 18, [*sign, _disc(0, 0, 6, INK, stroke="none")], scale=0.86),
        _line("M-24 -84C-32 -90 -30 -96 -24 -99M6 -84C-2 -90 0 -96 6 -99", "#7fbf3f", 6),
    ]


def _hat() -> list[str]:
    return [
        _shape("M42 -14C60 -50 64 -78 92 -92C96 -62 88 -30 52 2Z", VERMILION, stroke_width=5),
        _line("M50 -8C62 -36 72 -60 84 -78", CREAM, 4),
        _shape("M-48 50L-58 -62C-30 -78 30 -78 58 -62L48 50Z", AUBERGINE),
        _shape("M-48 50L-58 -62C-46 -68 -34 -72 -22 -73L-22 56Z", AUBERGINE_DARK, stroke="none", opacity=0.6),
        _shape("M-53 8C-24 22 24 22 53 8L48 50C24 62 -24 62 -48 50Z", SAFFRON),
        _shape("M-48 50L-58 -62C-30 -78 30 -78 58 -62L48 50", "none"),
        _shape(
            "M-94 44C-80 34 -60 40 -48 46C-20 62 20 62 48 46C60 40 80 34 94 44C92 74 46 86 0 86C-46 86 -92 74 -94 44Z",
            AUBERGINE,
        ),
        _line("M-76 58C-54 72 -26 75 0 75", "#9a5f96", 6),
    ]


def _fish() -> list[str]:
    body = "M-88 6C-62 -48 8 -62 48 -10C60 -30 76 -42 94 -44C86 -18 86 18 94 48C74 44 60 32 48 16C6 62 -62 52 -88 6Z"
    return [
        _shape("M-30 -38C-16 -66 14 -70 28 -60C22 -50 18 -42 16 -36Z", "#d8632c"),
        _shape("M-10 38C-4 58 14 64 28 58C24 48 20 40 18 34Z", "#d8632c"),
        _shape(body, "#f08a3c"),
        _shape("M-88 6C-62 16 -40 8 -40 8C0 30 30 20 48 12C6 62 -62 52 -88 6Z", "#ffd39a", stroke="none"),
        _shape(body, "none"),
        _line("M-36 -34C-22 -12 -22 18 -36 40", INK, 6),
        _line("M-8 -18C0 -10 0 -2 -4 4M14 -12C22 -6 22 2 18 8M-6 14C2 18 4 24 0 30", "#b84a1c", 6),
        _disc(-58, -4, 11, CREAM, stroke_width=5),
        _disc(-60, -3, 4, INK, stroke="none"),
        _line("M-84 16C-76 20 -70 20 -64 16", INK, 5),
        _line("M-50 -66C-58 -74 -50 -82 -58 -92M-24 -72C-32 -80 -24 -86 -30 -94", "#6d8f3a", 6),
    ]


def _magician() -> list[str]:
    return [
        _line("M74 96V-34", INK, 16),
        _line("M74 96V-34", "#a4622f", 7),
        *_at(74, -50, [_shape(_star(26), SAFFRON, stroke_width=5)]),
        _shape("M-86 96C-82 44 -56 22 -10 22C36 22 60 44 62 96Z", "#2f3f8c"),
        _shape("M-44 -6C-44 22 -32 34 -12 34C8 34 22 22 22 -6Z", "#f2c79c"),
        _shape("M-46 8C-40 4 -20 14 -12 10C-4 14 16 4 24 8C26 46 8 80 -12 90C-32 80 -48 46 -46 8Z", CREAM),
        _line("M-26 34C-22 50 -18 60 -14 68M4 34C2 48 -2 56 -6 62", "#cbb894", 5),
        _shape(
            "M-78 -4C-60 -14 -44 -16 -40 -24L6 -98C14 -76 18 -40 24 -24C34 -18 44 -14 56 -4C20 12 -46 12 -78 -4Z",
            "#2f3f8c",
        ),
        _line("M-40 -20C-20 -12 6 -12 24 -20", SAFFRON, 9),
        *_at(2, -50, [_shape(_star(11), SAFFRON, stroke="none")]),
        _disc(-24, 6, 4, INK, stroke="none"),
        _disc(2, 6, 4, INK, stroke="none"),
    ]


def _sabotage() -> list[str]:
    left = "M-88 -66L-6 -74L-14 -50L2 -34L-12 -14L6 6L-8 26L4 46L-6 74L-80 82Z"
    right = "M14 -78L88 -70L82 78L16 74L26 46L14 26L28 6L10 -14L24 -34L8 -50Z"
    return [
        _shape(left, CREAM, transform="rotate(-7)"),
        _shape(right, CREAM, transform="rotate(7)"),
        _line("M-72 -36L-36 -42M-72 -12L-40 -17M52 -26L72 -22M54 0L70 3", "#b89f7c", 7),
        *_at(0, 6, _scissors(), scale=0.98),
    ]


def _scissors() -> list[str]:
    blade = "M-9 10L26 -92C38 -78 34 -40 10 14Z"
    handle = [
        _line("M2 8L-22 44", INK, 20),
        _line("M2 8L-22 44", VERMILION, 9),
        _oval(-36, 64, 22, 26, "none", stroke_width=22, transform="rotate(32 -36 64)"),
        _oval(-36, 64, 22, 26, "none", stroke=VERMILION, stroke_width=11, transform="rotate(32 -36 64)"),
    ]
    half = [*handle, _shape(blade, STEEL)]
    return [
        *half,
        '<g transform="scale(-1 1)">',
        *half,
        "</g>",
        _disc(0, 8, 8, SAFFRON, stroke_width=5),
    ]


def _footprint() -> list[str]:
    toe = "M-19 -6C-24 -44 -14 -70 0 -98C14 -70 24 -44 19 -6Z"
    toes = [_shape(toe, "#3c6b48", transform=f"translate(0 26) rotate({turn})") for turn in (-52, 52, 0)]
    heel = "M-40 22C-40 -8 40 -8 40 22C36 46 18 50 14 66C10 88 -10 88 -14 66C-18 50 -36 46 -40 22Z"
    return _at(0, 6, [*toes, _shape(heel, "#3c6b48"), _line("M-20 22C-14 14 14 14 20 22", "#8fc78f", 6)])


# The stall from above: an awning of stripes around a wooden counter with a cloth


def _stall() -> list[str]:
    stripes = 32
    petals = [_stripe(n / stripes, (n + 1) / stripes, CREAM if n % 2 else SAFFRON) for n in range(stripes)]
    planks = "".join(f"M{x} {-_half(x):.0f}V{_half(x):.0f}" for x in range(-320, 321, 80))
    grain = "".join(f"M{x} {y}v{24 + (x * 7 + y) % 40}" for x, y in GRAIN)
    beads = "".join(f"M{_around((n + 0.5) / 24, 268)}h0" for n in range(24))
    return [
        *petals,
        _disc(0, 0, 396, "#7a4a2a", stroke_width=8),
        _disc(0, 0, 380, "#b67a45", stroke="none"),
        _line(planks, "#95602f", 5),
        _line(grain, "#a56b39", 4),
        _disc(0, 0, 290, AUBERGINE, stroke_width=7),
        _disc(0, 0, 268, "none", stroke="#7b4478", stroke_width=22),
        _line(beads, SAFFRON, 14),
        _disc(0, 0, 244, "none", stroke=SAFFRON, stroke_width=4),
    ]


GRAIN = [(-280, -60), (-200, 210), (-120, -350), (-40, 294), (40, -374), (120, 290), (200, -290), (330, -90)]


def _half(x: float) -> float:
    return float((380**2 - x**2) ** 0.5)


def _stripe(start: float, end: float, fill: str) -> str:
    tip, middle = 500, (start + end) / 2
    path = (
        f"M{_around(start, 380)}L{_around(start, 462)}Q{_around(start + 0.002, 494)} {_around(middle, tip - 4)}"
        f"Q{_around(end - 0.002, 494)} {_around(end, 462)}L{_around(end, 380)}Z"
    )
    return _shape(path, fill, stroke_width=4)


OBJECTS = {
    "treasure": _treasure,
    "bone": _bone,
    "lollipop": _lollipop,
    "muffin": _muffin,
    "trex": _trex,
    "toxic": _toxic,
    "hat": _hat,
    "fish": _fish,
    "magician": _magician,
    "sabotage": _sabotage,
}
