"""Preferences of an account: the same in every browser, and deleted with the account."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from chabudai.server.http.preferences import preferences_of
from chabudai.server.storage.store import Store
from tests.server.browsers import PASSWORD, Browser
from tests.server.test_migrations import restore
from tests.server.wire import Wire, running, settings

pytestmark = pytest.mark.anyio

KEPT = "3W_7DcNp93Y4cGd_"
"""An account of the file that a server of the eighth revision has written."""
NONE = dict.fromkeys(
    ["theme", "tempo", "language", "sounds", "confirm", "queue", "large_text", "left_handed"]
)
DARK = NONE | {"theme": "dark", "tempo": "calm", "language": "fr", "sounds": False, "left_handed": True}


async def test_another_browser_finds_what_was_preferred(wire: Wire) -> None:
    aiko = await Browser(wire).account()
    assert await aiko.get("me/preferences") is None
    assert await aiko.put("me/preferences", DARK) == DARK
    phone = await Browser(wire).sign_in()
    assert await phone.get("me/preferences") == DARK


async def test_all_is_said_at_once_and_the_later_browser_counts(wire: Wire) -> None:
    aiko = await Browser(wire).account()
    phone = await Browser(wire).sign_in()
    await aiko.put("me/preferences", DARK)
    await phone.put("me/preferences", {"confirm": True, "theme": None})
    assert await aiko.get("me/preferences") == NONE | {"confirm": True}


async def test_nobody_sees_what_another_prefers(wire: Wire) -> None:
    aiko, bela = await Browser(wire).account(), await Browser(wire).account("Bela")
    await aiko.put("me/preferences", DARK)
    assert await bela.get("me/preferences") is None


async def test_a_guest_keeps_it_in_the_browser(wire: Wire) -> None:
    guest = await Browser(wire).guest()
    assert await guest.refused("PUT", "me/preferences", DARK) == "needs-account"


@pytest.mark.parametrize(
    "wanted",
    [
        *({"theme": "sepia"}, {"sounds": "yes"}, {"language": "x" * 9000}, {"notes": "x"}, [], "dark"),
        {"theme": {"dark": True}},
    ],
)
async def test_what_is_no_preference_is_refused_and_changes_nothing(wire: Wire, wanted: object) -> None:
    aiko = await Browser(wire).account()
    await aiko.put("me/preferences", DARK)
    assert await aiko.refused("PUT", "me/preferences", wanted) == "bad-message"
    assert await aiko.get("me/preferences") == DARK


async def test_it_goes_with_the_account(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as wire:
        aiko = await Browser(wire).account()
        await aiko.put("me/preferences", DARK)
        await aiko.delete("me", {"password": PASSWORD})
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as connection:
        assert connection.execute("SELECT * FROM preferences").fetchall() == []


async def test_the_kept_file_remembers_it(tmp_path: Path) -> None:
    restore(tmp_path, 8)
    store = await Store.open(tmp_path / "games.sqlite3")
    found = await preferences_of(store, KEPT)
    await store.close()
    assert found is not None
    assert (found.theme, found.confirm, found.sounds) == ("dark", True, None)
