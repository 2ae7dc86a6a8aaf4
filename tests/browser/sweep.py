"""Look at every position of a game in every window, and list what is wrong with the layout.

`PYTHONPATH=. .venv/bin/python -m tests.browser.sweep --game tayu --sizes laptops --out failures.txt`
"""

import argparse
import re
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import FloatRect, Page

from chabudai import GAMES
from tests.browser import windows
from tests.browser.conftest import UNPAINTED
from tests.browser.positions import Position, positions
from tests.browser.shown import RESIZE, SETTLED, FramedPositions
from tests.browser.windows import Size
from web.game_server import browsing, serving

LOOK = Path(__file__).with_name("layout.js").read_text("utf-8")
LOOKS = f"""async (looks) => {{
  const settle = {SETTLED}
  const look =
  {LOOK}
  const resize = {RESIZE}
  const found = []
  for (const asked of looks) {{
    resize(asked.size)
    await settle()
    found.push(look(asked))
  }}
  return found
}}"""
"""Looks at one window after the other without coming back in between."""
SCALES = (100, 200)
SMALLEST = 320
"""Pixels at ordinary text. With text twice as large, twice as many are as small a window."""


def windows_of(position: Position) -> list[Size]:
    """Every window, or those from one end to the other for a variant of what every window has shown."""
    return windows.ALL if position.is_usual else windows.SPREAD


class Failure(NamedTuple):
    check: str
    position: Position
    size: Size
    scale: int
    element: str
    text: str

    def __str__(self) -> str:
        width, height = self.size
        return f"{self.check}: {self.position.name}, {width}x{height}, {self.scale} %: {self.element} {self.text}"


def set_text(page: Page, scale: int) -> None:
    """The size of text that a person has set in the browser."""
    fonts = {"standard": 16 * scale // 100, "fixed": 13 * scale // 100}
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": fonts})


def failures(
    shown: FramedPositions, position: Position, sizes: list[Size], scale: int = 100
) -> Iterator[Failure]:
    """What is wrong with one position in these windows. The page's text must have that scale already."""
    shown.show(position)
    looks = [
        {
            "size": size,
            "prompt": position.must_act and min(size) * 100 >= SMALLEST * scale,
            "laptop": scale == 100 and size in windows.LAPTOPS and position.phase != "review",
        }
        for size in sizes
    ]
    for size, found in zip(sizes, shown.content.evaluate(LOOKS, looks), strict=True):
        for check, element, text in found:
            yield Failure(check, position, size, scale, element, text)


def summary(found: list[Failure]) -> str:
    """The failures by check and element, the most frequent first."""
    groups: dict[tuple[str, str], list[Failure]] = defaultdict(list)
    for one in found:
        groups[one.check, re.sub(r'".*?"|\d+', "", f"{one.element} {one.text}")].append(one)
    lines = []
    for (check, _), group in sorted(groups.items(), key=lambda pair: (pair[0][0], -len(pair[1]))):
        first = group[0]
        sizes = list(dict.fromkeys(f"{one.size[0]}x{one.size[1]}@{one.scale}" for one in group))
        where = list(dict.fromkeys(one.position.name for one in group))
        lines.append(f"{check} ({len(group)} times): {first.element} {first.text}")
        lines.append(f"    {len(sizes)} windows: {' '.join(sizes[:12])}")
        lines.append(f"    {len(where)} positions: {'; '.join(where[:4])}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), action="append", help="one game; may be repeated")
    parser.add_argument(
        "--sizes",
        help="all, phones, sideways, tablets, laptops, large, unusual, spread, or 1280x720,320x568; "
        "without it what the slow tests look at",
    )
    parser.add_argument("--scale", type=int, choices=SCALES, action="append", help="text in percent (both)")
    parser.add_argument(
        "--only", default="", help="a pattern for the names of positions, such as '3 auction acts'"
    )
    parser.add_argument("--check", action="append", help="only these checks")
    parser.add_argument("--language", default="en-GB", help="en-GB or fr-FR")
    parser.add_argument("--list", action="store_true", help="list the positions and stop")
    parser.add_argument("--out", type=Path, help="a file for every failure")
    parser.add_argument(
        "--pictures", type=Path, help="a folder for a picture of each position and window that fails"
    )
    wish = parser.parse_args()
    chosen = [one for game in wish.game or GAMES for one in positions(game) if re.search(wish.only, one.name)]
    if wish.list:
        print("\n".join(one.name for one in chosen))
        return
    named = windows.named(wish.sizes) if wish.sizes else None
    began, looks, found = time.monotonic(), 0, list[Failure]()
    with serving() as address, browsing() as browser:
        for scale in wish.scale or SCALES:
            context = browser.new_context(
                locale=wish.language, reduced_motion="reduce", service_workers="block"
            )
            if not wish.pictures:
                context.add_init_script(UNPAINTED)
            page = context.new_page()
            set_text(page, scale)
            shown = FramedPositions(page, address)
            for number, position in enumerate(chosen):
                sizes = named or windows_of(position)
                looks += len(sizes)
                new = [
                    one
                    for one in failures(shown, position, sizes, scale)
                    if not wish.check or one.check in wish.check
                ]
                found += new
                if wish.pictures:
                    photograph(shown, new, wish.pictures)
                took = time.monotonic() - began
                told = f"{took:5.0f} s, {scale} %, {number + 1}/{len(chosen)}: {position.name}: {len(new)}"
                print("\n    ".join([told, *map(str, new)]), file=sys.stderr)
            context.close()
    head = f"{len(chosen)} positions, text {wish.scale or SCALES}, {looks} looks: {len(found)} failures"
    print(head + "\n" + summary(found))
    if wish.out:
        wish.out.write_text("\n".join([head, summary(found), "", *map(str, found), ""]), "utf-8")


def photograph(shown: FramedPositions, found: list[Failure], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for one in {(each.size, each.scale): each for each in found}.values():
        width, height = one.size
        shown.resize(width, height)
        shown.content.evaluate(SETTLED)
        name = re.sub(r"\W+", "-", one.position.name)
        clip: FloatRect = {"x": 0, "y": 0, "width": width, "height": height}
        shown.page.screenshot(path=folder / f"{name}-{width}x{height}-{one.scale}.png", clip=clip)


if __name__ == "__main__":
    main()
