"""What the page costs, measured in Chromium: `make budget`. docs/performance.md tells what was found.

Bytes are exact. Work is the processor time of the page's main thread, which busy neighbours do not change; four
times that is what a processor four times slower would need. The clock runs from the start of the navigation, in a
Chromium that slows its own processor down so much, and busy neighbours do change it: cold is a browser that was never
here, warm one that has kept the files and what it made of them. Before the navigation the new window may finish itself:
its address bar is a page of four hundred files, which would be read beside ours. Until the board can be pressed nothing
of Playwright's runs in the page: its own scripts would be counted. With words, only these boards are measured.
"""

import statistics
import sys
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

from chabudai.server.http.page import find_page
from web.game_server import Place, browsing, play, serving, sit
from web.page_weight import BOARD, FIRST_VIEW, weight
from web.take_pictures import SITTINGS, Sitting, middle, settle

SLOWER = 4
OPENINGS = 5
MOVES = 6
CALM = 10
"""A browser that has worked no more milliseconds than these in a quarter of a second has nothing left to do."""

VISITS = 3
"""So often a browser has been here before it counts as one that returns: Chromium keeps compiled scripts after two."""

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

# Says when, in the frame in which something on the board can be pressed. It waits for changes and not for frames: to
# ask for a frame again and again would have the browser draw what nobody is to see.
PRESSABLE = """
const first = () => document.querySelector('section.board button:not(:disabled)')
const look = () =>
  first()?.checkVisibility() ? setTimeout(() => isPressable(String(performance.now()))) : requestAnimationFrame(look)
const watcher = new MutationObserver(() => {
  if (!first()) return
  watcher.disconnect()
  requestAnimationFrame(look)
})
watcher.observe(document, { childList: true, subtree: true })
"""


class Opened(NamedTuple):
    page: Page
    line: CDPSession
    clock: float
    """Milliseconds until something on the board could be pressed; 0 where there is none."""


def main(wanted: list[str]) -> int:
    built = find_page()
    assert built, "the page is not built"
    with serving() as address, browsing() as browser:
        home = opened(visitor(browser, None), address, board=False).page
        settle(home)
        light = weight(home, built)
        home.context.close()
        print(f"home: {light / 1000:.1f} kB packed, of {FIRST_VIEW / 1000:.0f}")
        print(
            f"{'board':<10}{'kB':>8}{'work, ms':>10}{f'x {SLOWER}':>7}{'clock cold':>12}{'warm':>7}{'update, ms':>12}"
        )
        sittings = [sitting for name, sitting in SITTINGS.items() if name in (wanted or SITTINGS)]
        heavy = [measured(browser, address, sitting, built) for sitting in sittings]
    return int(light > FIRST_VIEW or max(heavy) > BOARD)


def measured(browser: Browser, address: str, sitting: Sitting, built: Path) -> int:
    place = middle(address, sitting)
    table = f"{address}/table/{place.table}"
    work, size = [], 0
    for _ in range(OPENINGS):
        page, line, _ = opened(visitor(browser, place), table)
        work.append(worked(line))
        settle(page)
        size = weight(page, built)
        page.context.close()
    opening, update = statistics.median(work), watched(browser, address, sitting)
    cold, warm = clocks(browser, place, table)
    print(
        f"{sitting.game:<10}{size / 1000:>8.1f}{opening:>10.0f}{SLOWER * opening:>7.0f}"
        f"{cold:>12.0f}{warm:>7.0f}{update:>12.1f}",
        flush=True,
    )
    return size


def clocks(browser: Browser, place: Place, table: str) -> tuple[float, float]:
    """By the clock on a slowed processor: for whoever was never here, and for whoever comes back."""
    cold, warm = [], []
    returning = visitor(browser, place)
    for _ in range(VISITS):
        opened(returning, table).page.close()
    for _ in range(OPENINGS):
        stranger = opened(visitor(browser, place), table, SLOWER)
        cold.append(stranger.clock)
        stranger.page.context.close()
        friend = opened(returning, table, SLOWER)
        warm.append(friend.clock)
        friend.page.close()
    returning.close()
    return statistics.median(cold), statistics.median(warm)


def watched(browser: Browser, address: str, sitting: Sitting) -> float:
    """The work of one update, everything that moves after it included, while a game goes on before the page's eyes."""
    place = sit(address, sitting.game, sitting.seats, sitting.options)
    page, line, _ = opened(visitor(browser, place), f"{address}/table/{place.table}")
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


def visitor(browser: Browser, place: Place | None) -> BrowserContext:
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
    return context


def opened(context: BrowserContext, address: str, slower: int = 1, *, board: bool = True) -> Opened:
    """Until something on the board can be pressed."""
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    line.send("Runtime.enable")
    line.send("Runtime.addBinding", {"name": "isPressable"})
    if slower > 1:
        rest(page)
        line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    calls: list[Any] = []
    line.on("Runtime.bindingCalled", lambda call: calls.append(call))
    page.goto(address, wait_until="commit" if board else "load")
    while board and not calls:
        page.wait_for_timeout(20)
    return Opened(page, line, float(calls[0]["payload"]) if calls else 0.0)


def rest(page: Page) -> None:
    """Until nothing is done any more in the browser: a new window has pages of its own."""
    browser = page.context.browser
    assert browser
    line = browser.new_browser_cdp_session()
    last, now = -inf, spent(line)
    while abs(now - last) > CALM:
        page.wait_for_timeout(250)
        last, now = now, spent(line)
    line.detach()


def spent(line: CDPSession) -> float:
    """Milliseconds of processor time of all processes of the browser that live."""
    processes: list[dict[str, Any]] = line.send("SystemInfo.getProcessInfo")["processInfo"]
    return 1000 * sum(float(one["cpuTime"]) for one in processes)


def worked(line: CDPSession) -> float:
    """Milliseconds of processor time that the main thread has spent on tasks."""
    metrics: list[dict[str, Any]] = line.send("Performance.getMetrics")["metrics"]
    return float(1000 * next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
