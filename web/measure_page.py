"""What the page costs, measured in Chromium: `make budget`. docs/performance.md tells what was found.

Bytes are exact. Work is the processor time of the page's main thread, which busy neighbours do not change; four
times that is what a processor four times slower would need. Until the board can be pressed nothing of Playwright's
runs in the page: its own scripts would be counted.
"""

import statistics
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page

from chabudai.server.wire.page import find_page
from web.house import Place, browsing, play, serving, sit
from web.take_pictures import SITTINGS, Sitting, middle, settle
from web.weight import BOARD, FIRST_VIEW, weight

SLOWER = 4
OPENINGS = 5
MOVES = 6

# How many updates of the table have come.
COUNTED = """
window.updates = 0
const Plain = WebSocket
window.WebSocket = class extends Plain {
  constructor(...wanted) {
    super(...wanted)
    this.addEventListener('message', ({ data }) => (window.updates += /^.{9}(update|changed)"/.test(data)))
  }
}
"""

# Says so in the frame in which something on the board can be pressed.
PRESSABLE = """
const look = () =>
  document.querySelector('section.board button:not(:disabled)')?.checkVisibility()
    ? setTimeout(() => isPressable(''))
    : requestAnimationFrame(look)
requestAnimationFrame(look)
"""


def main() -> int:
    built = find_page()
    assert built, "the page is not built"
    with serving() as address, browsing() as browser:
        home, _ = opened(browser, address, None)
        settle(home)
        light = weight(home, built)
        home.context.close()
        print(f"home: {light / 1000:.1f} kB packed, of {FIRST_VIEW / 1000:.0f}")
        print(f"{'board':<10}{'kB':>8}{'to interactive, ms':>20}{f'x {SLOWER}':>8}{'an update, ms':>15}")
        heavy = [measured(browser, address, sitting, built) for sitting in SITTINGS.values()]
    return int(light > FIRST_VIEW or max(heavy) > BOARD)


def measured(browser: Browser, address: str, sitting: Sitting, built: Path) -> int:
    place = middle(address, sitting)
    work, size = [], 0
    for _ in range(OPENINGS):
        page, line = opened(browser, f"{address}/table/{place.table}", place)
        work.append(worked(line))
        settle(page)
        size = weight(page, built)
        page.context.close()
    opening, update = statistics.median(work), watched(browser, address, sitting)
    print(
        f"{sitting.game:<10}{size / 1000:>8.1f}{opening:>20.0f}{SLOWER * opening:>8.0f}{update:>15.1f}",
        flush=True,
    )
    return size


def watched(browser: Browser, address: str, sitting: Sitting) -> float:
    """The work of one update, everything that moves after it included, while a game goes on before the page's eyes."""
    place = sit(address, sitting.game, sitting.seats, sitting.options)
    page, line = opened(browser, f"{address}/table/{place.table}", place)
    settle(page)
    start = worked(line)
    settle(page)
    before, seen = worked(line), page.evaluate("window.updates")
    play(address, place, lambda acted, _legal: acted >= MOVES)
    settle(page)
    # Waiting for the page to settle is work too, and not the update's.
    work, count = worked(line) - before - (before - start), page.evaluate("window.updates") - seen
    page.context.close()
    return float(work / max(1, count))


def opened(browser: Browser, address: str, place: Place | None) -> tuple[Page, CDPSession]:
    """Until something on the board can be pressed."""
    context = browser.new_context(
        viewport={"width": 360, "height": 740},
        locale="en-GB",
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(60_000)
    if place:
        context.add_init_script(f"localStorage.setItem('chabudai.seats', {place.kept!r})")
        context.add_init_script(COUNTED)
        context.add_init_script(PRESSABLE)
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    line.send("Runtime.enable")
    line.send("Runtime.addBinding", {"name": "isPressable"})
    calls: list[Any] = []
    line.on("Runtime.bindingCalled", lambda call: calls.append(call))
    page.goto(address)
    while place and not calls:
        page.wait_for_timeout(2)
    return page, line


def worked(line: CDPSession) -> float:
    """Milliseconds of processor time that the main thread has spent on tasks."""
    metrics: list[dict[str, Any]] = line.send("Performance.getMetrics")["metrics"]
    return float(1000 * next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


if __name__ == "__main__":
    sys.exit(main())
