"""What the page costs, measured in Chromium: `make budget`. docs/performance.md tells what was found.

Bytes are exact. Times are of this machine, now: run it when nothing else does.
"""

import statistics
import sys
from typing import Any

from playwright.sync_api import Browser, Page

from chabudai.server.page import find_page
from web.house import Place, browsing, play, serving
from web.take_pictures import SITTINGS, Sitting, middle, settle
from web.weight import BOARD, FIRST_VIEW, weight

SLOWED = 4
OPENINGS = 5
MOVES = 6

# From the first byte to the frame in which something on the board can be pressed.
INTERACTIVE = """
const look = () => {
  if (document.querySelector('section.board button:not(:disabled)')) requestAnimationFrame(() => {
    window.interactive ??= performance.now()
  })
  else requestAnimationFrame(look)
}
requestAnimationFrame(look)
"""

# From a message of the table to the end of script, style and layout that follow from it.
UPDATES = """
window.updates = []
const Plain = WebSocket
window.WebSocket = class extends Plain {
  constructor(...wanted) {
    super(...wanted)
    this.addEventListener('message', (message) => {
      if (!message.data.startsWith('{"type":"update"')) return
      const began = performance.now()
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        document.body.getBoundingClientRect()
        window.updates.push(performance.now() - began)
      }
      port2.postMessage(0)
    })
  }
}
"""


def main() -> int:
    built = find_page()
    assert built, "the page is not built"
    with serving() as address, browsing() as browser:
        home = opened(browser, address, None, 1)
        light = weight(home, built)
        home.context.close()
        print(f"home: {light / 1000:.1f} kB packed, of {FIRST_VIEW / 1000:.0f}")
        print(
            f"{'board':<10}{'kB':>8}{f'interactive, {SLOWED}x slower (ms)':>34}{'update (ms)':>14}{'4x slower':>12}"
        )
        heavy = [measured(browser, address, sitting, built) for sitting in SITTINGS.values()]
    return int(light > FIRST_VIEW or max(heavy) > BOARD)


def measured(browser: Browser, address: str, sitting: Sitting, built: Any) -> int:
    place = middle(address, sitting)
    times, size = [], 0
    for _ in range(OPENINGS):
        page = opened(browser, f"{address}/table/{place.table}", place, SLOWED)
        times.append(page.evaluate("window.interactive"))
        size = weight(page, built)
        page.context.close()
    updates = [statistics.median(watched(browser, address, sitting, factor)) for factor in (1, SLOWED)]
    print(
        f"{sitting.game:<10}{size / 1000:>8.1f}{statistics.median(times):>34.0f}"
        f"{updates[0]:>14.1f}{updates[1]:>12.1f}",
        flush=True,
    )
    return size


def watched(browser: Browser, address: str, sitting: Sitting, factor: int) -> list[float]:
    """How long each update took while a game went on under the eyes of the page."""
    place = middle(address, sitting)
    page = opened(browser, f"{address}/table/{place.table}", place, factor)
    page.evaluate("window.updates.length = 0")
    play(address, place, lambda acted, _legal: acted >= MOVES)
    settle(page)
    found: list[float] = page.evaluate("window.updates")
    page.context.close()
    return found


def opened(browser: Browser, address: str, place: Place | None, factor: int) -> Page:
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, locale="en-GB", service_workers="block"
    )
    context.set_default_timeout(60_000)
    if place:
        context.add_init_script(f"localStorage.setItem('chabudai.seats', {place.kept!r})")
        context.add_init_script(INTERACTIVE)
        context.add_init_script(UPDATES)
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": factor})
    page.goto(address)
    if place:
        page.wait_for_function("window.interactive")
    settle(page)
    return page


if __name__ == "__main__":
    sys.exit(main())
