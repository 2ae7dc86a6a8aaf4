"""A turn pushed to a browser: shown once, in its language, to nobody who looks; a click opens the table."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import CONTROLLED, PATIENCE, House

SHOWN = """navigator.serviceWorker.ready
    .then((worker) => worker.getNotifications())
    .then((all) => all.map(({ title, body, tag }) => ({ title, body, tag })))"""
CLICKED = """async () => {
    const opened = []
    self.clients.openWindow = (address) => { opened.push(address); return Promise.resolve(null) }
    const [notification] = await self.registration.getNotifications()
    const click = new NotificationEvent('notificationclick', { notification })
    const work = []
    click.waitUntil = (promise) => work.push(promise)
    self.dispatchEvent(click)
    await Promise.all(work)
    return opened
}"""


@pytest.fixture
def device(browser: Browser, house: House) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="fr-FR", viewport={"width": 360, "height": 740})
    context.set_default_timeout(PATIENCE)
    context.grant_permissions(["notifications"], origin=house.address)
    yield context
    context.close()


class Pusher:
    """What a push service does: it wakes the worker with a message."""

    def __init__(self, page: Page, address: str) -> None:
        self._line, self._address = page.context.new_cdp_session(page), address
        self._registration: list[str] = []
        self._line.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self._line.send("ServiceWorker.enable")
        while not self._registration:
            page.evaluate("1")

    def _note(self, update: dict[str, list[dict[str, str]]]) -> None:
        self._registration += [one["registrationId"] for one in update["registrations"]]

    def push(self, table: str) -> None:
        message = {"type": "turn", "table": table, "game": "okiya", "seat": 0, "turn": 0}
        self._line.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": self._address, "registrationId": self._registration[0], "data": json.dumps(message)},
        )


def test_a_pushed_turn_is_told_in_the_language_of_the_page_and_opens_its_table(
    device: BrowserContext, house: House
) -> None:
    page = device.new_page()
    page.goto(house.address)
    page.evaluate(CONTROLLED, PATIENCE)
    page.get_by_role("button", name="Réglages").click()
    page.get_by_role("switch", name="Me prévenir quand c’est à moi").check()
    page.keyboard.press("Escape")
    table = awaited_table(page)
    pusher = Pusher(page, house.address)
    pusher.push("one-that-does-not-wait-for-me")
    assert told(page, pusher, table) == [
        {"title": "Okiya\u00a0: à toi", "body": "C’est à toi de jouer.", "tag": f"chabudai {table}"}
    ]
    assert device.service_workers[0].evaluate(CLICKED) == [f"/table/{table}"]
    assert [one for one in page.evaluate(SHOWN) if one["tag"] == f"chabudai {table}"] == []


def test_who_looks_at_the_table_is_not_told_by_push(device: BrowserContext, house: House) -> None:
    page = device.new_page()
    page.goto(house.address)
    page.evaluate(CONTROLLED, PATIENCE)
    watched, other = awaited_table(page), awaited_table(page)
    page.goto(f"{house.address}table/{watched}")
    expect(page.get_by_role("main")).to_be_visible()
    pusher = Pusher(page, house.address)
    pusher.push(watched)
    assert [one["tag"] for one in told(page, pusher, other)] == [f"chabudai {other}"]


def told(page: Page, pusher: Pusher, table: str) -> list[dict[str, str]]:
    """Everything that is shown of ours, once this table is; the browser itself tells of a push that shows nothing."""
    look = f"""async (tag) => {{
        for (let frames = 0; frames < 120; frames += 1) {{
            if ((await {SHOWN}).some((one) => one.tag === tag)) return true
            await new Promise(requestAnimationFrame)
        }}
        return false
    }}"""
    for _ in range(5):
        pusher.push(table)
        if page.evaluate(look, f"chabudai {table}"):
            break
    return [one for one in page.evaluate(SHOWN) if one["tag"].startswith("chabudai ")]


def awaited_table(page: Page) -> str:
    """A game against a bot that waits for whoever has this browser."""
    ask = """async () => {
        const post = (address, body) => fetch(address, {
            method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
        }).then((answer) => answer.json())
        if (!(await fetch('/api/me').then((answer) => answer.json()))) await post('/api/me', { name: 'Ana' })
        const table = { game: 'okiya', name: 'Ana', seats: [{}, { bot: 1 }], sit: 0, options: { first: 0 } }
        return (await post('/api/tables', table)).table
    }"""
    return str(page.evaluate(ask))
