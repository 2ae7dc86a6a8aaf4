"""The sessions of an account: its owner sees them all and can end each."""

from pathlib import Path

import pytest

from chabudai.server.accounts.browser_names import browser_name_of
from chabudai.server.errors import Unavailable
from tests.server.browsers import Browser
from tests.server.wire import Turned, Wire, running, settings

pytestmark = pytest.mark.anyio

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    " Version/18.5 Mobile/15E148 Safari/604.1"
)
EDGE = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)"
    " Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0"
)
CHROME = (
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)"
    " Chrome/138.0.0.0 Mobile Safari/537.36"
)


class Named(Browser):
    """A browser that says what it is."""

    calls_itself = FIREFOX

    @property
    def headers(self) -> dict[str, str]:
        return super().headers | {"user-agent": self.calls_itself}


class Phone(Named):
    calls_itself = IPHONE


@pytest.mark.parametrize(
    ("header", "told"),
    [
        (FIREFOX, "Firefox · Linux"),
        (IPHONE, "Safari · iPhone"),
        (EDGE, "Edge · Windows"),
        (CHROME, "Chrome · Android"),
        ("curl/8.0", ""),
        ("", ""),
    ],
)
def test_a_browser_is_called_what_its_owner_calls_it(header: str, told: str) -> None:
    assert browser_name_of(header) == told


async def test_every_browser_is_listed_this_one_first(wire: Wire) -> None:
    aiko, phone = Named(wire), Phone(wire)
    await aiko.account()
    await aiko.get("me")
    await phone.sign_in()
    listed = await phone.get("me/browsers")
    assert [(one["browser"], one["here"]) for one in listed] == [
        ("Safari · iPhone", True),
        ("Firefox · Linux", False),
    ]


async def test_signing_out_of_one_browser_closes_its_sockets_and_no_others(wire: Wire) -> None:
    aiko, phone, tablet = Named(wire), Phone(wire), Phone(wire)
    await aiko.account()
    table = (await aiko.create())["table"]
    await phone.sign_in()
    await tablet.sign_in()
    sockets = [await browser.sit(table) for browser in (phone, tablet)]
    for socket in sockets:
        await socket.hear("update")
    lost = next(one["id"] for one in await phone.get("me/browsers") if one["here"])
    left = await aiko.delete(f"me/browsers/{lost}")
    assert lost not in [one["id"] for one in left]
    assert await sockets[0].closed() == 1008
    assert await phone.get("me") is None
    assert (await tablet.get("me"))["name"] == "Aiko"
    sockets[1].say({"type": "say", "id": 1, "phrase": "hello"})
    assert (await sockets[1].answer(1))["type"] == "done"


async def test_nobody_signs_out_a_browser_of_somebody_else(wire: Wire) -> None:
    aiko, mallory = Named(wire), Phone(wire)
    await aiko.account("Aiko")
    await mallory.account("Mallory")
    [theirs] = await aiko.get("me/browsers")
    assert await mallory.refused("DELETE", f"me/browsers/{theirs['id']}") == "no-page"
    assert (await aiko.get("me"))["name"] == "Aiko"


async def test_the_list_opens_nothing(wire: Wire) -> None:
    aiko = Named(wire)
    await aiko.account()
    [here] = await aiko.get("me/browsers")
    assert aiko.cookie
    assert here["id"] not in aiko.cookie
    assert await Browser(wire, here["id"]).get("me") is None


async def test_the_list_is_for_its_owner_and_not_for_programs(wire: Wire) -> None:
    assert await Browser(wire).refused("GET", "me/browsers") == "not-signed-in"
    aiko = Named(wire)
    await aiko.account()
    token = (await aiko.post("me/tokens", {"label": "mine", "scope": "play"}))["token"]
    answer = await wire.request("GET", "/api/me/browsers", authorization=f"Bearer {token}")
    assert answer.json["code"] == "wrong-scope"


async def test_when_a_browser_was_last_used_is_written_down_at_most_once_an_hour(tmp_path: Path) -> None:
    time_source = Turned()
    async with running(settings(tmp_path), time_source) as wire:
        aiko = Named(wire)
        await aiko.account()
        came = [await _used(aiko)]
        for minutes in (50, 20, 1):
            time_source.turn(60 * minutes)
            came.append(await _used(aiko))
    assert [(one - came[0]) // 60_000 for one in came] == [0, 0, 70, 70]


async def _used(browser: Browser) -> int:
    [here] = await browser.get("me/browsers")
    assert here["used"] >= here["since"]
    return int(here["used"])


async def test_a_disk_that_cannot_be_written_lets_people_in_all_the_same(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    aiko = Named(wire)
    await aiko.account()

    def full() -> None:
        raise Unavailable("this could not be saved")

    monkeypatch.setattr(wire.services.store, "changing", full)
    phone = Phone(wire, aiko.cookie)
    assert (await phone.get("me"))["name"] == "Aiko"


async def test_signing_in_again_closes_the_sockets_of_the_session_before(wire: Wire) -> None:
    """Otherwise whoever has copied that session would stay at the table."""
    aiko = Named(wire)
    await aiko.account()
    table = (await aiko.create())["table"]
    copied = await Browser(wire, aiko.cookie).sit(table)
    await copied.hear("update")
    await aiko.sign_in()
    assert (await copied.hear("refused"))["code"] == "signed-out"
    own = await aiko.sit(table)
    assert (await own.hear("update"))["you"] == 0
