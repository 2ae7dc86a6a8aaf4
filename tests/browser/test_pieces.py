"""The pieces of boards, each by itself in the gallery: large enough for a finger, and walked over with keys alone."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

SPECIMENS = "[data-specimen^='pieces ']"
ROWS = {"Grid": ["b1", "b2", "a2"], "Hand": ["4", "4", "1"], "roving": ["2", "3", "2"]}
"""Specimens that are one stop of the Tab key, and where right, down and left lead in them from their first piece."""

# Can a finger come down so far from the middle of a button and still press it?
MISSED = """(specimens, reach) => specimens.flatMap((specimen) =>
  [...specimen.querySelectorAll('button')].flatMap((button) => {
    button.scrollIntoView({ block: 'center' })
    const box = button.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const corners = [[-reach, 0], [reach, 0], [0, -reach], [0, reach]]
    const isHit = ([right, down]) => button.contains(document.elementFromPoint(x + right, y + down))
    return corners.every(isHit) ? [] : [`${specimen.dataset.specimen}: ${button.ariaLabel}`]
  }))"""


def gallery(visit: Any, width: int) -> Page:
    page: Page = visit(width, 800).open("gallery#pieces")
    expect(page.locator(SPECIMENS).first).to_be_visible()
    return page


def specimen(page: Page, name: str) -> Locator:
    return page.locator(f"[data-specimen='pieces {name}']")


@pytest.mark.parametrize("width", [320, 360, 1280])
def test_every_piece_is_large_enough_for_a_finger(visit: Any, width: int) -> None:
    page = gallery(visit, width)
    # Cells share their edges, so each has the room that its grid has for it.
    assert page.locator(SPECIMENS).evaluate_all(MISSED, 21) == []


@pytest.mark.parametrize("name", ROWS)
def test_a_group_of_pieces_is_one_stop_and_is_walked_over(visit: Any, name: str) -> None:
    group = specimen(gallery(visit, 1280), name)
    buttons = group.get_by_role("button")
    assert buttons.evaluate_all("all => all.filter((one) => one.tabIndex >= 0).length") == 1
    buttons.first.focus()
    for key, reached in zip(("ArrowRight", "ArrowDown", "ArrowLeft"), ROWS[name], strict=True):
        buttons.page.keyboard.press(key)
        assert group.page.evaluate("document.activeElement.ariaLabel") == reached


def test_a_hand_is_played_to_its_last_card_with_one_key(visit: Any) -> None:
    hand = specimen(gallery(visit, 1280), "Hand").get_by_role("button")
    hand.first.focus()
    for left in (3, 2, 1, 0):
        hand.page.keyboard.press("Enter")
        expect(hand).to_have_count(left)
