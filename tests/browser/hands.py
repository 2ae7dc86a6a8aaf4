"""How a person's hand does an action on each board: where it clicks, where it taps.

The wish is one of the view's legal actions; the hand finds it on the page by what people see and hear there.
"""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

Action = dict[str, Any]
Hand = Callable[[Page, Action, bool], None]


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
    asks = has_choice(card)
    press(card, touch)
    if asks:
        way = action["colour"] or action["strength"]
        press(page.locator(f"[data-card='{action['card']}'] button.half.{way}"), touch)
    elif touch:
        press(card, touch)


def has_choice(card: Locator) -> bool:
    """A 9 or a Mask asks how it is played, except the second 9 of a trick: one colour is left for it."""
    return "you choose how" in (card.get_attribute("aria-label") or "")


def yutaka(page: Page, action: Action, touch: bool) -> None:
    if action["do"] == "reveal":
        press(page.locator(f"[data-place='{action['place']}']"), touch)
        return
    press(page.locator(f".hand [data-card='{action['card']}']").first, touch)
    press(page.locator(f"[data-island='{action['island']}'] button.target"), touch)


def tayu(page: Page, action: Action, touch: bool) -> None:
    if action["do"] == "draw":
        press(page.locator(".tray ul.draws button").first, touch)
        return
    # The squares are for keys and for those who hear the page; a finger goes through them to the board.
    square = page.locator(f"[data-square='{middle(action)}']")
    if touch:
        square.tap(force=True)
        page.locator("button.lay").tap()
    else:
        square.click(force=True)


def middle(action: Action) -> str:
    """The middle one of the three squares under a tile."""
    column, row = "abcdefghijklmnopqrs".index(action["square"][0]), int(action["square"][1:])
    across, down = [(1, 0), (0, 1), (-1, 0), (0, -1)][action["rotation"]]
    return f"{'abcdefghijklmnopqrs'[column + across]}{row + down}"


SKIP = "() => document.querySelector('.recall .skip')?.click()"


def antayagi(page: Page, action: Action, touch: bool) -> None:
    # Somebody in a hurry does not look at every event of the last trade.
    page.evaluate(SKIP)
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
