"""Nobody can sit or chat under a name that looks like an account's or a bot's."""

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from chabudai.server.accounts.account_names import skeleton_of
from chabudai.server.storage.schema import people
from tests.server.browsers import PASSWORD, Browser
from tests.server.wire import Wire, running, settings

pytestmark = pytest.mark.anyio

ALIKE = ["Bill", "BILL", "B.i.l l", "BiIl", "Bi11", "\u0412ill", "B\u0456ll", "Bill \u2713", "\uff22ill"]


@pytest.fixture
async def bill(wire: Wire) -> Browser:
    return await Browser(wire).account("Bill")


@pytest.mark.parametrize("name", ALIKE)
async def test_no_guest_sits_under_the_name_of_an_account(bill: Browser, name: str) -> None:
    table = (await bill.create())["table"]
    guest = Browser(bill.wire)
    seats: list[Any] = [{}, {}]
    wanted: list[tuple[str, Any]] = [
        ("me", {"name": name}),
        ("tables", {"game": "okiya", "name": name, "seats": seats}),
        ("quick", {"game": "taiki", "name": name}),
        (f"tables/{table}/join", {"name": name}),
    ]
    for path, body in wanted:
        assert await guest.refused("POST", path, body) == "name-taken"
    assert (await guest.get(f"tables/{table}"))["free"] == [1]


@pytest.mark.parametrize("name", ["Billy", "Will", "Bil", "茶太郎", "✓"])
async def test_another_name_is_as_free_as_before(bill: Browser, name: str) -> None:
    table = (await bill.create())["table"]
    await Browser(bill.wire).join(table, name)


@pytest.mark.parametrize("name", ["bot 3", "Bot3", "Bot"])
async def test_nobody_is_called_what_a_bot_is_called(wire: Wire, name: str) -> None:
    guest = Browser(wire)
    assert await guest.refused("POST", "me", {"name": name}) == "name-taken"
    await guest.guest("Somebody")
    assert await guest.refused("POST", "me/account", {"name": name, "password": PASSWORD}) == "name-taken"


AIKO = [
    *("Aiko\u3164", "Aiko\u115f", "Ai\u1160ko", "Aiko\uffa0", "Aiko\u2800", "A\u034fiko", "Aiko\U000e0061"),
    *(
        "\u0251iko",
        "A\u0131ko",
        "Aik\u0585",
        "\u13aaiko",
        "Ai\u043ao",
        "\u0391IKO",
        "a1k0",
        "\U0001d4d0iko",
        "A1\u039aO",
    ),
]


@pytest.mark.parametrize("name", AIKO)
async def test_letters_that_look_alike_in_any_script_and_fillers_are_seen_through(
    wire: Wire, name: str
) -> None:
    await Browser(wire).account("Aiko")
    code = await Browser(wire).refused("POST", "me", {"name": name})
    other = await Browser(wire).guest("Somebody")
    account = await other.refused("POST", "me/account", {"name": name, "password": PASSWORD})
    assert code in ("name-taken", "bad-name")
    assert account in ("name-taken", "bad-name")


@pytest.mark.parametrize("name", ["\u2800", "\u3164\u3164", "\u115f\u1160", "\u200d", "\ufe0f", "\u034f"])
async def test_nobody_has_a_name_that_cannot_be_seen(wire: Wire, name: str) -> None:
    assert await Browser(wire).refused("POST", "me", {"name": name}) == "bad-name"


@pytest.mark.parametrize(
    "name", ["Kiku", "k1ku", "Admin", "ADM1N", "\u0430dmin", "Moderator", "Modérateur", "Staff"]
)
async def test_nobody_is_called_what_a_level_or_somebody_in_charge_is_called(wire: Wire, name: str) -> None:
    guest = Browser(wire)
    assert await guest.refused("POST", "me", {"name": name}) == "name-taken"
    await guest.guest("Somebody")
    refused = await guest.refused("POST", "me/account", {"name": name, "password": PASSWORD})
    assert refused in ("name-taken", "bad-name")


@pytest.mark.parametrize("name", ["Guest", "guest", "Invité"])
async def test_what_the_page_calls_guests_is_nobodys_account(wire: Wire, name: str) -> None:
    guest = await Browser(wire).guest(name)
    assert await guest.refused("POST", "me/account", {"name": name, "password": PASSWORD}) == "name-taken"


@pytest.mark.parametrize("name", ["Bi11", "B\u0456ll"])
async def test_no_second_account_looks_like_the_first(bill: Browser, name: str) -> None:
    other = await Browser(bill.wire).guest("Somebody")
    refused = await other.refused("POST", "me/account", {"name": name, "password": PASSWORD})
    assert refused == ("name-taken" if name.isascii() else "bad-name")


async def test_one_script_that_looks_like_another_is_seen_through(wire: Wire) -> None:
    """All Cyrillic, and nothing but the machine could tell."""
    await Browser(wire).account("cocox")
    other = await Browser(wire).guest("Somebody")
    body = {"name": "\u0441\u043e\u0441\u043e\u0445", "password": PASSWORD}
    assert await other.refused("POST", "me/account", body) == "name-taken"


async def test_a_taken_name_is_told_before_a_passkey_is_made(bill: Browser) -> None:
    other = await Browser(bill.wire).guest("Somebody")
    assert await other.refused("POST", "me/passkeys/options", {"name": "Bi11"}) == "name-taken"


async def test_no_spectator_talks_under_the_name_of_an_account(bill: Browser) -> None:
    table = (await bill.create())["table"]
    eyes = await bill.wire.knock(table).accepted()
    eyes.say({"type": "hello", "name": "Bill", "talk": 0})
    eyes.say({"type": "say", "id": 1, "text": "it is me"})
    assert (await eyes.answer(1))["code"] == "name-taken"
    own = await Browser(bill.wire).sign_in("Bill")
    elsewhere = (await Browser(bill.wire).create(name="Somebody"))["table"]
    watching = await own.sit(elsewhere)
    watching.say({"type": "say", "id": 1, "text": "it is me"})
    assert (await watching.answer(1))["type"] == "done"


async def test_an_account_may_change_how_its_own_name_is_written(bill: Browser) -> None:
    assert (await bill.put("me/name", {"name": "BILL"}))["name"] == "BILL"


async def test_a_name_is_free_again_when_its_account_is_gone(bill: Browser) -> None:
    await bill.delete("me", {"password": PASSWORD})
    await Browser(bill.wire).guest("Bi11")


@pytest.mark.parametrize("older", [None, "bill"])
async def test_skeletons_that_are_missing_or_of_an_older_form_are_made_again(
    tmp_path: Path, older: str | None
) -> None:
    async with running(settings(tmp_path)) as wire:
        await Browser(wire).account("Bill")
        async with wire.services.store.changing() as connection:
            await connection.execute(sa.update(people).values(looks=older))
    async with running(settings(tmp_path)) as wire:
        assert await Browser(wire).refused("POST", "me", {"name": "Bi11"}) == "name-taken"


@pytest.mark.parametrize("name", ["✓", "!?", "👩\u200d🚀"])
def test_a_name_without_letters_looks_like_no_other(name: str) -> None:
    assert skeleton_of(name) == ""
