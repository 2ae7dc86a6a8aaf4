"""The windows in which every board is looked at: 320 to 3840 px wide, 320 to 2160 px high."""

Size = tuple[int, int]

PHONES: list[Size] = [
    (320, 480),
    (320, 568),
    (344, 882),
    (360, 640),
    (360, 780),
    (375, 667),
    (390, 844),
    (412, 915),
]
ON_THEIR_SIDE: list[Size] = [
    (480, 320),
    (568, 320),
    (640, 360),
    (740, 360),
    (844, 390),
    (932, 430),
]
TABLETS: list[Size] = [
    (600, 960),
    (768, 1024),
    (800, 1280),
    (820, 1180),
    (1024, 768),
    (1024, 1366),
    (1180, 820),
    (1366, 1024),
]
LAPTOPS: list[Size] = [
    (1280, 600),
    (1280, 720),
    (1280, 800),
    (1366, 650),
    (1366, 768),
    (1440, 700),
    (1440, 900),
    (1536, 730),
    (1680, 920),
    (1920, 950),
    (1920, 1080),
    (2560, 1300),
]
"""Windows of ordinary laptops and desktops, where a turn is played without scrolling."""
LARGE: list[Size] = [
    (1080, 1920),
    (1440, 2160),
    (2160, 2160),
    (2560, 1080),
    (3440, 1300),
    (3840, 1600),
    (3840, 2160),
]
UNUSUAL: list[Size] = [
    (320, 320),
    (320, 400),
    (320, 1200),
    (320, 2160),
    (400, 400),
    (480, 480),
    (480, 800),
    (540, 700),
    (640, 480),
    (683, 650),
    (720, 900),
    (800, 600),
    (960, 540),
    (960, 950),
    (1023, 700),
    (1024, 500),
    (1024, 600),
    (1100, 700),
    (1280, 320),
    (1280, 480),
    (1920, 600),
    (3840, 320),
    (3840, 900),
]
"""Half and third parts of a screen, zoomed pages, very flat and very narrow windows."""

ALL: list[Size] = [*PHONES, *ON_THEIR_SIDE, *TABLETS, *LAPTOPS, *LARGE, *UNUSUAL]
SPREAD: list[Size] = [
    (320, 320),
    (320, 568),
    (320, 2160),
    (360, 640),
    (390, 844),
    (568, 320),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 320),
    (1280, 600),
    (1366, 650),
    (1920, 950),
    (2160, 2160),
    (3840, 320),
    (3840, 2160),
]
"""From one end to the other, for the variants of a game: their positions are laid out like the usual ones."""
SAMPLE: dict[int, list[Size]] = {
    100: [
        (320, 568),
        (360, 640),
        (844, 390),
        (768, 1024),
        (1024, 768),
        (1280, 600),
        (1366, 650),
        (1920, 950),
    ],
    200: [(360, 640), (844, 390), (1366, 768)],
}
"""A few of them for every run of the tests, by the size of text in percent."""
GROUPS = {
    "all": ALL,
    "phones": PHONES,
    "sideways": ON_THEIR_SIDE,
    "tablets": TABLETS,
    "laptops": LAPTOPS,
    "large": LARGE,
    "unusual": UNUSUAL,
    "spread": SPREAD,
}


def largest(sizes: list[Size]) -> Size:
    """The smallest window that holds all of them."""
    return max(width for width, _ in sizes), max(height for _, height in sizes)


def named(names: str) -> list[Size]:
    """`all`, `laptops,phones` or `1280x720,320x568`."""
    found: list[Size] = []
    for name in names.split(","):
        if name in GROUPS:
            found += GROUPS[name]
        else:
            width, height = name.split("x")
            found.append((int(width), int(height)))
    return found
