"""Photograph every board and every main page at three sizes in both themes into docs/images: `make pictures`.

The games are real ones, played by bots a moment before, so no two runs are the same to the pixel. With words, only the
pictures whose name begins with one of them are taken: `python -m web.take_pictures okiya home`.
"""

import io
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page

from web.game_server import Place, Until, browsing, play, serving, sit

IMAGES = Path(__file__).parent.parent / "docs" / "images"
SIZES = {"phone": (360, 740), "tablet": (768, 1024), "desktop": (1440, 900)}
THEMES = ("light", "dark")
QUALITY = 84
MOST = 6_000_000
"""Bytes of all pictures together."""


@dataclass(frozen=True)
class Sitting:
    """A game to be photographed, and when it is worth it."""

    game: str
    seats: int
    until: Until
    options: dict[str, Any] = field(default_factory=dict)


def turns(count: int, what: str = "") -> Until:
    """After so many actions, when an action of this kind may be done."""
    return lambda acted, legal: acted >= count and (not what or any(one.get("do") == what for one in legal))


SITTINGS = {
    "okiya": Sitting("okiya", 2, turns(3)),
    "taiki": Sitting("taiki", 3, turns(5, "play")),
    "yutaka": Sitting("yutaka", 2, turns(9, "play")),
    "tayu": Sitting("tayu", 2, turns(19, "place")),
    "antayagi": Sitting("antayagi", 5, turns(6, "trade")),
}
PAGES = {
    "home": "",
    "lobby": "lobby",
    "play": "play/taiki",
    "rules": "rules/okiya",
    "learn": "learn/yutaka",
    "leaderboards": "leaderboards",
}


def main(wanted: list[str]) -> int:
    IMAGES.mkdir(exist_ok=True)
    with serving() as address, browsing() as browser:
        for name, path, place in scenes(address, wanted):
            for size in SIZES:
                for theme in THEMES:
                    page = opened(browser, f"{address}/{path}", size, theme, place)
                    if name == "review":
                        judge(page)
                    keep(page.screenshot(), IMAGES / f"{name}-{size}-{theme}.webp")
                    page.context.close()
    total = sum(path.stat().st_size for path in IMAGES.iterdir())
    print(f"{total / 1e6:.1f} MB of pictures")
    return int(total > MOST)


def scenes(address: str, wanted: list[str]) -> Iterator[tuple[str, str, Place | None]]:
    """Name, path and seat of everything there is to see."""

    def is_wanted(name: str) -> bool:
        return not wanted or any(name.startswith(word) for word in wanted)

    for name, path in PAGES.items():
        if is_wanted(name):
            yield name, path, None
    for name, sitting in SITTINGS.items():
        if is_wanted(name):
            place = middle(address, sitting)
            yield name, f"table/{place.table}", place
    if is_wanted("end") or is_wanted("review"):
        over = sit(address, "okiya", 2, {"match": "single"})
        play(address, over, lambda _acted, _legal: False)
        yield from (("end", f"table/{over.table}", over), ("review", f"table/{over.table}/replay", over))


def middle(address: str, sitting: Sitting) -> Place:
    """A game that is not over yet; some end too early for a picture."""
    while True:
        place = sit(address, sitting.game, sitting.seats, sitting.options)
        if play(address, place, sitting.until):
            return place


def opened(browser: Browser, address: str, size: str, theme: str, place: Place | None) -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale="en-GB",
        reduced_motion="reduce",
        has_touch=size != "desktop",
    )
    context.set_default_timeout(60_000)
    if place:
        context.add_init_script(f"localStorage.setItem('chabudai.seats', {place.kept!r})")
    page = context.new_page()
    page.goto(address)
    settle(page)
    return page


def settle(page: Page) -> None:
    """Until everything that was asked for has come and every picture in sight is drawn; others may not come."""
    page.wait_for_load_state("networkidle")
    page.evaluate("""() => {
      const seen = [...document.images].filter((one) => one.checkVisibility())
      return Promise.all([document.fonts.ready, ...seen.map((one) => one.decode().catch(() => 0))])
    }""")
    page.wait_for_timeout(400)


def judge(page: Page) -> None:
    """Have the game judged (the second time it is known) and look at its middle."""
    page.get_by_role("button", name="Analyse this game").click()
    page.get_by_role("table", name="Skill and luck").wait_for()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    page.evaluate("scrollTo(0, 0)")
    settle(page)


def keep(picture: bytes, path: Path) -> None:
    Image.open(io.BytesIO(picture)).convert("RGB").save(path, "WEBP", quality=QUALITY, method=6)
    print(path.name, path.stat().st_size)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
