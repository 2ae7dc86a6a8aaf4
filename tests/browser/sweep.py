"""Look at every position of a game in every window, and list what is wrong with the layout.

`PYTHONPATH=. .venv/bin/python -m tests.browser.sweep --game tayu --sizes all --out failures.txt`
"""

import argparse
import re
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

from chabudai import GAMES
from tests.browser import windows
from tests.browser.positions import Position, positions
from tests.browser.shown import SETTLED, ShownPositions
from tests.browser.windows import Size
from web.game_server import browsing, serving

LOOK = Path(__file__).with_name("layout.js").read_text("utf-8")
SCALES = (100, 200)
SMALLEST = 320
"""Pixels at ordinary text. With text twice as large, twice as many are as small a window."""


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
    shown: ShownPositions, position: Position, sizes: Iterable[Size], scale: int = 100
) -> Iterator[Failure]:
    """What is wrong with one position in these windows. The page's text must have that scale already."""
    shown.show(position)
    for size in sizes:
        width, height = size
        shown.page.set_viewport_size({"width": width, "height": height})
        large_enough = min(size) * 100 >= SMALLEST * scale
        asked = {
            "prompt": position.must_act and large_enough,
            "laptop": scale == 100 and size in windows.LAPTOPS and position.phase != "review",
        }
        shown.page.evaluate(SETTLED)
        found: list[Any] = shown.page.evaluate(LOOK, asked)
        yield from (Failure(check, position, size, scale, element, text) for check, element, text in found)


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
        default="all",
        help="all, phones, sideways, tablets, laptops, large, unusual, or 1280x720,320x568",
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
    sizes = windows.named(wish.sizes)
    began, found = time.monotonic(), list[Failure]()
    with serving() as address, browsing() as browser:
        for scale in wish.scale or SCALES:
            context = browser.new_context(
                locale=wish.language, reduced_motion="reduce", service_workers="block"
            )
            page = context.new_page()
            set_text(page, scale)
            shown = ShownPositions(page, address)
            for number, position in enumerate(chosen):
                new = [
                    one
                    for one in failures(shown, position, sizes, scale)
                    if not wish.check or one.check in wish.check
                ]
                found += new
                if wish.pictures:
                    photograph(page, new, wish.pictures)
                took = time.monotonic() - began
                told = f"{took:5.0f} s, {scale} %, {number + 1}/{len(chosen)}: {position.name}: {len(new)}"
                print(told, file=sys.stderr)
            context.close()
    head = (
        f"{len(chosen)} positions, {len(sizes)} windows, text {wish.scale or SCALES}: {len(found)} failures"
    )
    print(head + "\n" + summary(found))
    if wish.out:
        wish.out.write_text("\n".join([head, summary(found), "", *map(str, found), ""]), "utf-8")


def photograph(page: Page, found: list[Failure], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for one in {(each.size, each.scale): each for each in found}.values():
        width, height = one.size
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        name = re.sub(r"\W+", "-", one.position.name)
        page.screenshot(path=folder / f"{name}-{width}x{height}-{one.scale}.png")


if __name__ == "__main__":
    main()
