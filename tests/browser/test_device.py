"""The page on a device: it can be installed, opens without a line, says so, and tells when it was renewed."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from chabudai.server.http.page import find_page
from tests.browser.conftest import CONTROLLED, PATIENCE, House

PAINTED = False


@pytest.fixture
def page_folder(tmp_path: Path) -> Path:
    """A copy of the built page that a test may change."""
    built = find_page()
    assert built
    return Path(shutil.copytree(built, tmp_path / "page"))


@pytest.fixture
def own_house(tmp_path: Path, page_folder: Path) -> Iterator[House]:
    house = House(tmp_path / "house", CHABUDAI_PAGE=str(page_folder)).start()
    yield house
    if house.runs:
        house.stop()


@pytest.fixture
def device(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="en-GB", viewport={"width": 360, "height": 740})
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def settled(page: Page, address: str) -> Page:
    """The page is here to stay, and its worker answers for it."""
    page.goto(address)
    page.evaluate(CONTROLLED, PATIENCE)
    page.goto(address)
    expect(page.get_by_role("button", name="Okiya: Against a bot")).to_be_visible()
    return page


def test_the_page_can_be_installed(own_house: House, device: BrowserContext) -> None:
    page = settled(device.new_page(), own_house.address)
    line = device.new_cdp_session(page)
    described = line.send("Page.getAppManifest")
    assert described["errors"] == []
    # A browser that keeps nothing when it closes installs nothing: all else must be in order.
    hindrances = {one["errorId"] for one in line.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert hindrances <= {"in-incognito"}
    manifest = json.loads(described["data"])
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    sizes: Any = page.evaluate(
        """icons => Promise.all(icons.map(async icon => {
            const picture = await createImageBitmap(await (await fetch(icon.src)).blob())
            return `${picture.width}x${picture.height}`
        }))""",
        [icon for icon in manifest["icons"] if icon["type"] == "image/png"],
    )
    assert sizes == [icon["sizes"] for icon in manifest["icons"] if icon["type"] == "image/png"]


def test_without_a_server_the_page_opens_and_says_what_it_lacks(
    own_house: House, device: BrowserContext
) -> None:
    page = settled(device.new_page(), own_house.address)
    kept: list[str] = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async name =>
            (await (await caches.open(name)).keys()).map(one => new URL(one.url).pathname)))).flat()"""
    )
    assert "/" in kept
    assert [path for path in kept if path.startswith(("/api", "/ws"))] == []
    own_house.stop()
    page.goto(own_house.address)
    expect(page.get_by_role("heading", name="Take a seat at the table.")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_text("The server cannot be reached right now.")
    page.goto(own_house.address + "statistics/okiya")
    expect(page.get_by_role("heading", name="This page is not on this device yet")).to_be_visible()
    device.set_offline(True)
    expect(page.get_by_text("No connection.", exact=False)).to_be_visible()


def test_a_new_version_of_the_page_is_told_and_used_when_wanted(
    own_house: House, page_folder: Path, device: BrowserContext
) -> None:
    page = settled(device.new_page(), own_house.address)
    worker = page_folder / "worker.js"
    worker.write_text(worker.read_text().replace("const VERSION = '", "const VERSION = 'new"))
    page.goto(own_house.address)
    button = page.get_by_role("button", name="Use it now")
    expect(button).to_be_visible()
    with page.expect_navigation():
        button.click()
    expect(page.get_by_role("button", name="Okiya: Against a bot")).to_be_visible()
    expect(button).to_have_count(0)
    names: list[str] = page.evaluate("caches.keys()")
    assert [name.startswith("chabudai new") for name in names] == [True]
