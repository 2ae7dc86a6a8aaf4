"""Every position of every game, at any number of seats, is laid out without a fault in every window.

What may be pressed is reached, nothing overlaps, no text is cut, and the prompt is in sight.
`layout.js` has the checks.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from chabudai import GAMES
from tests.browser import windows
from tests.browser.positions import Position, positions, sample
from tests.browser.shown import SETTLED, FramedPositions, ShownPositions
from tests.browser.sweep import SCALES, failures, set_text, windows_of
from tests.browser.windows import Size

PAINTED = False

# How far anything in sight lies over the edge of what it lies on.
SPILT = """(mat) => {
  const room = mat.getBoundingClientRect()
  const parts = [...mat.querySelectorAll('.headline, .countdown, .answers button')]
  return Math.round(Math.max(...parts.map((one) => one.getBoundingClientRect()).flatMap((one) => [
    room.left - one.left, one.right - room.right, room.top - one.top, one.bottom - room.bottom,
  ])))
}"""


BOXES = """() => [...document.querySelectorAll('main, main *')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return [one.localName, x, y, width, height]
})"""


def show_in_frame(visit: Any, scale: int) -> FramedPositions:
    visitor = visit()
    set_text(visitor.page, scale)
    return FramedPositions(visitor.page, visitor.house.address)


def show_in_window(visit: Any, scale: int) -> ShownPositions:
    visitor = visit()
    set_text(visitor.page, scale)
    return ShownPositions(visitor.page, visitor.house.address)


def faults(shown: FramedPositions, one: Position, sizes: list[Size], scale: int) -> list[str]:
    """What is wrong, with the game, seats and phase, the window and the size of text it happens in."""
    return [str(fault) for fault in failures(shown, one, sizes, scale)]


def of(game: str, **wanted: Any) -> list[Position]:
    return [
        one for one in positions(game) if all(getattr(one, key) == value for key, value in wanted.items())
    ]


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("game", GAMES)
def test_a_sample_of_positions_is_laid_out_without_a_fault(visit: Any, game: str, scale: int) -> None:
    shown = show_in_frame(visit, scale)
    found = [fault for one in sample(game) for fault in faults(shown, one, windows.SAMPLE[scale], scale)]
    assert found == [], "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_position_is_laid_out_without_a_fault_in_its_windows(visit: Any, game: str, scale: int) -> None:
    shown = show_in_frame(visit, scale)
    found = [fault for one in positions(game) for fault in faults(shown, one, windows_of(one), scale)]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("game", GAMES)
def test_a_frame_lays_a_page_out_like_a_window(visit: Any, game: str, scale: int) -> None:
    """Every box of `main`, to the pixel, in the windows of the sample."""
    framed, real = show_in_frame(visit, scale), show_in_window(visit, scale)
    position = sample(game)[0]
    framed.show(position)
    real.show(position)
    for width, height in windows.SAMPLE[scale]:
        framed.resize(width, height)
        real.page.set_viewport_size({"width": width, "height": height})
        boxes = []
        for content in (framed.content, real.content):
            content.evaluate(SETTLED)
            boxes.append(content.evaluate(BOXES))
        assert boxes[0] == boxes[1], f"{position.name}, {width}x{height}, {scale} %"
        assert len(boxes[0]) > 50


def test_the_question_of_a_sabotage_stays_on_its_mat(visit: Any) -> None:
    shown = show_in_window(visit, 100)
    asked = [one for one in sample("antayagi") if one.phase == "sabotage" and one.role == "acts"]
    spilt: list[str] = []
    for position in asked:
        shown.show(position)
        for width, height in windows.SAMPLE[100]:
            shown.page.set_viewport_size({"width": width, "height": height})
            shown.page.evaluate(SETTLED)
            beyond = shown.page.locator(".own").evaluate(SPILT)
            if beyond > 1:
                spilt.append(f"{position.name}, {width} x {height}: {beyond} px over the edge")
    assert len(asked) == 2
    assert spilt == []


@pytest.mark.parametrize("size", [(360, 720), (1366, 650)])
def test_the_result_follows_the_last_round_without_a_press(visit: Any, size: Size) -> None:
    shown = show_in_window(visit, 100)
    shown.page.set_viewport_size({"width": size[0], "height": size[1]})
    [before] = of("taiki", seats=2, phase="play", role="spectator", options={})
    [over] = of("taiki", seats=2, phase="over", role="spectator", options={})
    assert len(before.view.rounds) < len(over.view.rounds)
    shown.show(over._replace(before=before.view))
    expect(shown.page.get_by_role("button", name="Next round")).to_have_count(0)
    expect(shown.page.get_by_role("heading", name=re.compile("win"))).to_be_in_viewport()
