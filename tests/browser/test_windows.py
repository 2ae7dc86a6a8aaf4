"""Whatever may be pressed on a board can be reached with a mouse in every window, at most by scrolling the page.

On an ordinary laptop a turn is played without scrolling.
"""

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import expect

from chabudai import GAMES
from tests.browser.shown import SETTLED
from tests.browser.specimens import Shown, Specimen, specimens

PAINTED = False

WIDTHS = (320, 360, 768, 1024, 1280, 1366, 1440, 1920)
HEIGHTS = (600, 650, 700, 720, 768, 800, 900, 950)
SAMPLE = [
    (320, 600),
    (360, 720),
    (768, 900),
    (1024, 600),
    (1024, 768),
    (1280, 720),
    (1280, 800),
    (1366, 650),
    (1440, 700),
    (1440, 900),
    (1920, 600),
    (1920, 950),
]
LAPTOPS = {(1280, 720), (1280, 800), (1366, 650), (1440, 700), (1440, 900), (1920, 950)}
"""Windows of ordinary laptops, where a turn is played without scrolling."""

# What may be pressed must lie whole inside the window and inside whatever cuts it off. A press on its middle must meet
# it, at once or after scrolling. A script can scroll what hides its overflow, but people cannot, so that is undone.
UNREACHED = """() => {
  const pressed = 'button, a[href], input, select, [role=button]'
  const isActive = (one) => one.checkVisibility() && !one.disabled && one.ariaDisabled !== 'true'
    && !one.closest('[inert]') && getComputedStyle(one).pointerEvents !== 'none'
  const words = (one) => (one.ariaLabel ?? one.textContent).trim().slice(0, 40)
  const name = (one) => `${one.localName}.${one.classList[0] ?? ''} "${words(one)}"`
  const parents = (one) => one === document.body ? [] : [one, ...parents(one.parentElement)]
  const beyond = (one, room) => Math.round(Math.max(
    room.left - one.left, one.right - room.right, room.top - one.top, one.bottom - room.bottom,
  ))

  function trouble(one) {
    const box = one.getBoundingClientRect()
    const outside = beyond(box, { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: innerHeight })
    if (outside > 1) return `lies ${outside} px outside the window`
    for (const holder of parents(one.parentElement)) {
      const style = getComputedStyle(holder)
      if (style.overflow === 'visible') continue
      const cut = beyond(box, holder.getBoundingClientRect()) - (parseFloat(style.overflowClipMargin) || 0)
      if (cut > 1) return `is cut off by ${cut} px of ${holder.localName}.${holder.classList[0]}`
    }
    const met = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    return met && one.contains(met) ? null : `lies under ${met ? name(met) : 'nothing'}`
  }

  function troubleInSight(one) {
    if (trouble(one) === null) return null
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    for (const holder of parents(one.parentElement)) {
      if (getComputedStyle(holder).overflowY === 'hidden') holder.scrollTo(0, 0)
    }
    return trouble(one)
  }

  return [...document.querySelectorAll(`.table :is(.board, .near, .desk > .card) :is(${pressed})`)]
    .filter(isActive)
    .map((one) => [one, troubleInSight(one)])
    .filter(([, wrong]) => wrong !== null)
    .map(([one, wrong]) => `${name(one)} ${wrong}`)
}"""

# How far anything in sight lies over the edge of what it lies on.
SPILT = """(mat) => {
  const room = mat.getBoundingClientRect()
  const parts = [...mat.querySelectorAll('.headline, .countdown, .answers button')]
  return Math.round(Math.max(...parts.map((one) => one.getBoundingClientRect()).flatMap((one) => [
    room.left - one.left, one.right - room.right, room.top - one.top, one.bottom - room.bottom,
  ])))
}"""


@pytest.fixture
def shown(visit: Any) -> Shown:
    visitor = visit()
    return Shown(visitor.page, visitor.house.address)


def positions(game: str) -> list[Specimen]:
    """All in which somebody acts, and the ends."""
    return [one for one in specimens(game) if one.view["legal"] or one.view["outcome"]]


def phases(game: str) -> list[Specimen]:
    """One position of each phase: the one with the most people around the table."""
    fullest = sorted(positions(game), key=lambda one: int(one.view["seats"]))
    return list({(one.view.get("phase"), one.view["outcome"] is None): one for one in fullest}.values())


def unreached(shown: Shown, specimen: Specimen, sizes: list[tuple[int, int]]) -> list[str]:
    """What cannot be pressed or must be scrolled for, with the board, the phase and the window it happens in."""
    shown.show(specimen)
    found: list[str] = []
    for width, height in sizes:
        shown.page.set_viewport_size({"width": width, "height": height})
        shown.page.evaluate(SETTLED)
        beyond: int = shown.page.evaluate("document.documentElement.scrollHeight - innerHeight")
        lacking: list[str] = shown.page.evaluate(UNREACHED)
        if beyond > 0 and (width, height) in LAPTOPS and not specimen.view["outcome"]:
            lacking.append(f"the page goes on {beyond} px below the window")
        where = f"{specimen.game}, {specimen.name}, {width} x {height}"
        found += [f"{where}: {one}" for one in lacking]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_may_be_pressed_is_reached_in_a_sample_of_windows(shown: Shown, game: str) -> None:
    assert [line for one in phases(game) for line in unreached(shown, one, SAMPLE)] == []


def test_the_question_of_a_sabotage_stays_on_its_mat(shown: Shown) -> None:
    asked = [one for one in positions("antayagi") if one.view["phase"] == "sabotage"]
    spilt: list[str] = []
    for specimen in asked:
        shown.show(specimen)
        for width, height in SAMPLE:
            shown.page.set_viewport_size({"width": width, "height": height})
            shown.page.evaluate(SETTLED)
            beyond = shown.page.locator(".own").evaluate(SPILT)
            if beyond > 1:
                spilt.append(f"{specimen.name}, {width} x {height}: {beyond} px over the edge")
    assert len(asked) == 2
    assert spilt == []


@pytest.mark.parametrize("size", [(360, 720), (1366, 650)])
def test_the_result_follows_the_last_round_without_a_press(shown: Shown, size: tuple[int, int]) -> None:
    shown.page.set_viewport_size({"width": size[0], "height": size[1]})
    named = {one.name: one for one in specimens("taiki")}
    shown.show(named["following"])
    assert not shown.show(named["three rounds"])
    expect(shown.page.get_by_role("heading", name="Haru wins.")).to_be_in_viewport()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_may_be_pressed_is_reached_in_every_window(shown: Shown, game: str) -> None:
    grid = list(product(WIDTHS, HEIGHTS))
    assert [line for one in positions(game) for line in unreached(shown, one, grid)] == []
