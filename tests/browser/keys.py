"""How somebody without a mouse does an action on each board: Tab into a group, arrows inside it, Enter."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import SKIP, has_choice

Action = dict[str, Any]
Keys = Callable[[Page, Action], None]

GROUPS = "[role=toolbar], [role=grid], .lagoon, .cards, ul.hand"

# How far it is from the focus to the target: a way for the arrows inside its group, else how often to press Tab.
WHERE = """(target, groups) => {
  const active = document.activeElement
  if (active === target) return [0, 0]
  const group = target.closest(groups)
  if (target.tabIndex >= 0 || !group?.contains(active)) {
    const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
      .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility())
      .filter((one) => one.type !== 'radio' || one.checked)
    const entry = target.tabIndex >= 0 ? target : stops.find((one) => group.contains(one))
    return stops.indexOf(entry) - stops.indexOf(active)
  }
  const middle = (element) => {
    const box = element.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  const [to, from] = [middle(target), middle(active)]
  return [to[0] - from[0], to[1] - from[1]]
}"""


def reach(page: Page, target: Locator) -> None:
    """Move the focus to it, as far as Tab goes and then by arrows."""
    tried: set[str] = set()
    before: list[float] | None = None
    key = ""
    for _ in range(150):
        way: int | list[float] = target.evaluate(WHERE, GROUPS)
        if way == [0, 0]:
            return
        tried = tried | {key} if way == before else set()
        if isinstance(way, int):
            before = None
            for _ in range(max(1, way)):
                page.keyboard.press("Tab")
        else:
            before, key = way, arrow(way[0], way[1], tried)
            page.keyboard.press(key)
    raise AssertionError(f"no key leads to {target}")


def arrow(right: float, down: float, tried: set[str]) -> str:
    sideways = "ArrowRight" if right > 0 else "ArrowLeft"
    upright = "ArrowDown" if down > 0 else "ArrowUp"
    both = [sideways, upright] if abs(right) >= abs(down) else [upright, sideways]
    return next((key for key in [*both, "ArrowRight", "ArrowLeft"] if key not in tried), "Tab")


def press(page: Page, target: Locator, key: str = "Enter") -> None:
    reach(page, target)
    page.keyboard.press(key)


def okiya(page: Page, action: Action) -> None:
    press(page, page.get_by_role("button", name=re.compile(f"^{action['cell']}, ")))


def taiki(page: Page, action: Action) -> None:
    if action["do"] == "draw":
        press(page, page.locator(f".pile.{action['pile']} button"))
    elif action["do"] == "lead":
        press(page, page.get_by_role("button", name=re.compile(r"I lead|leads$")).first)
    else:
        play_card(page, action)


def play_card(page: Page, action: Action) -> None:
    card = page.locator(f"[data-card='{action['card']}'] button.face")
    asks = has_choice(card)
    press(page, card)
    if asks:
        way = action["colour"] or action["strength"]
        half = page.locator(f"[data-card='{action['card']}'] button.half.{way}")
        expect(page.locator("button.half:focus")).to_be_visible()
        page.keyboard.press("ArrowUp" if way in ("sun", "high") else "ArrowDown")
        expect(half).to_be_focused()
        page.keyboard.press("Enter")


def yutaka(page: Page, action: Action) -> None:
    if action["do"] == "reveal":
        press(page, page.locator(f"[data-place='{action['place']}']"))
    else:
        press(page, page.locator(f".hand [data-card='{action['card']}']").first, str(action["island"]))


def tayu(page: Page, action: Action) -> None:
    if action["do"] == "draw":
        press(page, page.locator(".tray ul.draws button").first)
        return
    expect(page.get_by_role("button", name="Lay it")).to_be_visible()
    page.keyboard.press("n")
    page.keyboard.press("Enter")


def antayagi(page: Page, action: Action) -> None:
    page.evaluate(SKIP)
    match action["do"]:
        case "trade":
            press(page, page.locator(f"button.place[data-seat='{action['partner']}']"))
        case "offer":
            press(page, page.locator(".own .hand button").nth(action["slot"] - 1))
        case "steal":
            press(page, page.locator(".pick button").nth(action["slot"] - 1))
        case "sabotage":
            press(page, page.locator("button.tear"))
        case _:
            press(page, page.locator("button.spare"))


KEYS: dict[str, Keys] = {
    "Okiya": okiya,
    "Taïki": taiki,
    "Yutakâ": yutaka,
    "Ta Yü": tayu,
    "AntaYagí": antayagi,
}
