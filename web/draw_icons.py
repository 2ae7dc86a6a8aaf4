"""Draw the icons of the installed page from web/public/favicon.svg: `python -m web.draw_icons`."""

import re
import sys
from pathlib import Path

from playwright.sync_api import Page

from web.game_server import browsing

PUBLIC = Path(__file__).parent / "public"
ROUND = (("icon-192.png", 192), ("icon-512.png", 512))
FULL = (("icon-maskable.png", 512), ("apple-touch-icon.png", 180))
"""A system cuts these to its own shape: the ground reaches the edges and the picture keeps to the middle."""
SAFE = 0.76


def main() -> int:
    svg = (PUBLIC / "favicon.svg").read_text("utf-8")
    with browsing() as browser:
        page = browser.new_page()
        for name, side in ROUND:
            draw(page, svg, side, PUBLIC / name)
        for name, side in FULL:
            draw(page, filled(svg), side, PUBLIC / name)
    return 0


def filled(svg: str) -> str:
    """The same picture on a ground without corners."""
    ground, picture = re.findall(r"<rect[^>]*/>", svg)[0], svg.split("/>", 1)[1].rsplit("</svg>", 1)[0]
    shrunk = f'<g transform="translate(32 32) scale({SAFE}) translate(-32 -32)">{picture}</g>'
    return svg.split("<rect")[0] + re.sub(r' rx="\d+"', "", ground) + shrunk + "</svg>"


def draw(page: Page, svg: str, side: int, path: Path) -> None:
    page.set_viewport_size({"width": side, "height": side})
    page.set_content(
        f"<style>body{{margin:0}}svg{{display:block;width:{side}px;height:{side}px}}</style>{svg}"
    )
    page.screenshot(path=path, omit_background=True)
    print(path.name, path.stat().st_size)


if __name__ == "__main__":
    sys.exit(main())
