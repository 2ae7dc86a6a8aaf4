"""How a person's hand does an action on each board: where it clicks, where it taps.

The wish is one of the view's legal actions; the hand finds it on the page by what people see and hear there.
"""

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, expect

Action = dict[str, Any]
Hand = Callable[[Page, Action, bool], None]


# A corner square can lie under a button that zooms: then a little nearer to the middle, where the tile still snaps.
OPEN = """(square) => {
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2]
  const [to, from] = [square.closest('[role=grid]'), square].map((one) => middle(one.getBoundingClientRect()))
  for (let step = 0; step < 1; step += 0.02) {
    const [x, y] = [0, 1].map((way) => from[way] + step * (to[way] - from[way]))
    if (!document.elementFromPoint(x, y)?.closest('button:not([role])')) return [x, y]
  }
}"""


def press(target: Locator, touch: bool) -> None:
    target.tap() if touch else target.click()


def okiya(page: Page, action: Action, touch: bool) -> None:
    press(page.get_by_role("button", name=re.compile(f"^{action['cell']}, .*you may take it")), touch)


def taiki(page: Page, action: Action, touch: bool) -> None:
    if action["do"] == "draw":
        press(page.locator(f".pile.{action['pile']} button"), touch)
    elif action["do"] == "lead":
        press(page.get_by_role("button", name=re.compile(r"I lead|leads?")).first, touch)
    else:
        play_card(page, action, touch)


def play_card(page: Page, action: Action, touch: bool) -> None:
    card = page.locator(f"[data-card='{action['card']}'] button.face")
    press(card, touch)
    way = action["colour"] or action["strength"]
    if way:
        press(page.locator(f"[data-card='{action['card']}'] button.half.{way}"), touch)
    elif touch:
        press(card, touch)


def yutaka(page: Page, action: Action, touch: bool) -> None:
    if action["do"] == "reveal":
        press(page.locator(f"[data-place='{action['place']}']"), touch)
        return
    press(page.locator(f".hand [data-card='{action['card']}']").first, touch)
    press(page.locator(f"[data-island='{action['island']}'] button.target"), touch)


def tayu(page: Page, action: Action, touch: bool) -> None:
    if action["do"] == "draw":
        press(page.locator(".tray ul.large button").first, touch)
        return
    x, y = page.locator(f"[data-square='{middle(action)}']").evaluate(OPEN)
    if touch:
        lay = page.locator("button.lay")
        for _ in range(5):
            page.touchscreen.tap(x, y)
            with suppress(AssertionError):
                expect(lay).to_be_enabled(timeout=3_000)
                break
        lay.tap()
    else:
        page.mouse.click(x, y)


def middle(action: Action) -> str:
    """The middle one of the three squares under a tile."""
    column, row = "abcdefghijklmnopqrs".index(action["square"][0]), int(action["square"][1:])
    across, down = [(1, 0), (0, 1), (-1, 0), (0, -1)][action["rotation"]]
    return f"{'abcdefghijklmnopqrs'[column + across]}{row + down}"


def antayagi(page: Page, action: Action, touch: bool) -> None:
    match action["do"]:
        case "trade":
            press(page.locator(f"button.place[data-seat='{action['partner']}']"), touch)
        case "offer":
            press(page.locator(".own .hand button").nth(action["slot"] - 1), touch)
        case "steal":
            press(
                page.get_by_role("button", name=re.compile("you may take it")).nth(action["slot"] - 1), touch
            )
        case "sabotage":
            press(page.locator("button.tear"), touch)
        case _:
            press(page.locator("button.spare"), touch)


HANDS: dict[str, Hand] = {
    "Okiya": okiya,
    "Taïki": taiki,
    "Yutakâ": yutaka,
    "Ta Yü": tayu,
    "AntaYagí": antayagi,
}
