"""The pictures of AntaYagí: ten cards, four backs, the sealed parcel, the pouch and the stall.

Every card is one object on its own ground, drawn around its middle and some 190 units wide; a card is 200 by 280.
Goods carry the small pouch below, a Fish carries two dashed ones, what is no good carries none. Objects have
their own outline and an ink line, so they read in grey and at 44 pixels. Pure: `pictures()` returns the files,
`web/draw_art.py` writes them.
"""

from chabudai.games.antayagi.art.things import (
    AUBERGINE,
    AUBERGINE_DARK,
    CREAM,
    INK,
    OBJECTS,
    PAPER,
    SAFFRON,
    SAFFRON_DARK,
    VERMILION,
    around,
    footprint,
    hat,
    line,
    scissors,
)
from chabudai.games.brush import at, disc, extra, picture, shape

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
    return picture(box, parts, INK, 6)


def _panel(inset: float, round_: float, fill: str, **attributes: object) -> str:
    place = f'x="{inset:g}" y="{inset:g}" width="{200 - 2 * inset:g}" height="{280 - 2 * inset:g}"'
    return f'<rect {place} rx="{round_:g}" fill="{fill}"{extra(attributes)}/>'


# Cards


def _face(kind: str) -> list[str]:
    return [
        _panel(3, 20, CREAM),
        _panel(15, 12, GROUND[kind], stroke="none"),
        disc(100, 122, 78, "#ffffff", stroke="none", opacity=0.34),
        *at(100, 122, OBJECTS[kind](), scale=0.88),
        *_worth(kind),
    ]


def _worth(kind: str) -> list[str]:
    """One pouch for a good, two dashed ones for a Fish, nothing for the rest."""
    if kind in ("magician", "sabotage"):
        return [line("M84 240H116", INK, 7)]
    if kind != "fish":
        return at(100, 236, _pouch(), scale=0.5)
    twice = shape(
        "M-2 -18C-30 0 -34 34 0 34C34 34 30 0 2 -18Z", "none", stroke_dasharray="9 8", stroke_width=5
    )
    return [*at(80, 230, [twice], scale=0.8), *at(122, 230, [twice], scale=0.8)]


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
    parts += [shape(weave, "#ffffff", stroke="none", opacity=0.11), frame]
    if back == "plain":
        knot = shape("M0 -46L30 0L0 46L-30 0Z", SAFFRON, stroke_width=5)
        return [*parts, *at(100, 140, [knot, shape("M0 -22L14 0L0 22L-14 0Z", AUBERGINE, stroke_width=4)])]
    emblem = {"hat": hat, "trex": footprint, "sabotage": scissors}[back]()
    return [*parts, disc(100, 140, 68, PAPER), *at(100, 140, emblem, scale=0.6)]


def _parcel() -> list[str]:
    """A card wrapped in cloth, tied with a saffron ribbon: which card it is, nobody sees."""
    folds = "M14 30C60 60 84 100 100 140C116 100 140 60 186 30M14 250C60 220 84 180 100 140C116 180 140 220 186 250"
    return [
        _panel(3, 24, AUBERGINE),
        shape("M8 18C60 52 84 96 100 140C84 184 60 228 8 262Z", AUBERGINE_DARK, stroke="none", opacity=0.55),
        line(folds, "#8a4d86", 5),
        shape("M89 5H111V275H89Z", SAFFRON, stroke_width=5),
        shape("M5 128H195V152H5Z", SAFFRON, stroke_width=5),
        shape("M100 140C66 92 30 104 36 130C40 150 74 150 100 140Z", SAFFRON),
        shape("M100 140C134 92 170 104 164 130C160 150 126 150 100 140Z", SAFFRON),
        shape("M96 144L70 196L88 190L98 206L106 148Z", SAFFRON_DARK, stroke_width=5),
        shape("M104 144L132 194L114 190L106 206L98 148Z", SAFFRON_DARK, stroke_width=5),
        disc(100, 140, 19, VERMILION),
        line("M92 140L98 147L109 133", CREAM, 5),
    ]


def _pouch() -> list[str]:
    return [
        shape("M-14 -18C-42 2 -48 44 0 44C48 44 42 2 14 -18Z", SAFFRON, stroke_width=7),
        shape(
            "M-16 -20C-34 -34 -22 -46 -10 -38C-6 -48 6 -48 10 -38C22 -46 34 -34 16 -20Z",
            SAFFRON_DARK,
            stroke_width=7,
        ),
        line("M-18 -18H18", CREAM, 7),
        line("M-20 8C-24 16 -24 24 -18 30", CREAM, 6),
    ]


# The stall from above: an awning of stripes around a wooden counter with a cloth


def _stall() -> list[str]:
    stripes = 32
    petals = [_stripe(n / stripes, (n + 1) / stripes, CREAM if n % 2 else SAFFRON) for n in range(stripes)]
    planks = "".join(f"M{x} {-_half(x):.0f}V{_half(x):.0f}" for x in range(-320, 321, 80))
    grain = "".join(f"M{x} {y}v{24 + (x * 7 + y) % 40}" for x, y in GRAIN)
    beads = "".join(f"M{around((n + 0.5) / 24, 268)}h0" for n in range(24))
    return [
        *petals,
        disc(0, 0, 396, "#7a4a2a", stroke_width=8),
        disc(0, 0, 380, "#b67a45", stroke="none"),
        line(planks, "#95602f", 5),
        line(grain, "#a56b39", 4),
        disc(0, 0, 290, AUBERGINE, stroke_width=7),
        disc(0, 0, 268, "none", stroke="#7b4478", stroke_width=22),
        line(beads, SAFFRON, 14),
        disc(0, 0, 244, "none", stroke=SAFFRON, stroke_width=4),
    ]


GRAIN = [(-280, -60), (-200, 210), (-120, -350), (-40, 294), (40, -374), (120, 290), (200, -290), (330, -90)]


def _half(x: float) -> float:
    return float((380**2 - x**2) ** 0.5)


def _stripe(start: float, end: float, fill: str) -> str:
    tip, middle = 500, (start + end) / 2
    path = (
        f"M{around(start, 380)}L{around(start, 462)}Q{around(start + 0.002, 494)} {around(middle, tip - 4)}"
        f"Q{around(end - 0.002, 494)} {around(end, 462)}L{around(end, 380)}Z"
    )
    return shape(path, fill, stroke_width=4)
