"""Making a key, changing the password or leaving needs a proof of identity within the last ten minutes."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from chabudai.server.http.endpoint import Endpoint
from tests.server.authenticators import Authenticator
from tests.server.browsers import PAGE, PASSWORD, Browser
from tests.server.wire import Turned, Wire, running, settings

pytestmark = pytest.mark.anyio

NEW = "eight blue stones"
HOST = "chabudai.example"
KEYS: list[tuple[str, str, Any]] = [
    ("POST", "me/tokens", {"label": "mine", "scope": "read"}),
    ("POST", "me/subscriptions", {"kind": "webhook", "address": "https://example.com/turn"}),
    ("POST", "me/passkeys/options", {}),
    ("POST", "me/passkeys", {"credential": {}, "label": "mine"}),
    ("POST", "me/bot", None),
    ("POST", "me/recovery", None),
    ("PUT", "me/password", {"password": NEW}),
    ("DELETE", "me", None),
]


@pytest.fixture
def time() -> Turned:
    return Turned()


@pytest.fixture
async def wire(tmp_path: Path, time: Turned) -> AsyncIterator[Wire]:
    async with running(settings(tmp_path), time) as served:
        yield served


async def add_passkey(browser: Browser, passkey: Authenticator, name: str | None = None) -> None:
    options = await browser.post("me/passkeys/options", {"name": name})
    made = {"credential": passkey.make(options), "label": "Mine", "name": name}
    await browser.post("me/passkeys", made)


@pytest.mark.parametrize(("method", "path", "body"), KEYS)
async def test_a_session_alone_makes_no_key(
    wire: Wire, time: Turned, method: str, path: str, body: Any
) -> None:
    aiko = await Browser(wire).account()
    time.turn(599)
    await aiko.get("me")
    time.turn(2)
    before = [await aiko.get("me"), await aiko.get("me/subscriptions")]
    answer = await aiko.ask(method, path, body)
    assert (answer.status, answer.json["code"]) == (403, "confirm-identity")
    assert [await aiko.get("me"), await aiko.get("me/subscriptions")] == before
    await aiko.post("me/confirm", {"password": PASSWORD})
    answer = await aiko.ask(method, path, body)
    # The example of a passkey is none: then the refusal is about the passkey.
    assert answer.status < 300 or answer.json["code"] == "bad-passkey"


async def test_an_account_made_a_moment_ago_and_a_guest_need_no_confirmation(
    wire: Wire, time: Turned
) -> None:
    aiko = await Browser(wire).guest()
    time.turn(3600)
    await add_passkey(aiko, Authenticator(PAGE, HOST), "Aiko")
    await aiko.post("me/tokens", {"label": "mine", "scope": "read"})
    guest = await Browser(wire).guest("Bruno")
    time.turn(3600)
    await guest.delete("me")


async def test_a_clock_that_was_set_back_keeps_nobody_fresh(wire: Wire, time: Turned) -> None:
    aiko = await Browser(wire).account()
    time.turn(-3600)
    assert await aiko.refused("POST", "me/recovery") == "confirm-identity"


async def test_a_wrong_password_confirms_nothing_and_guessing_is_slowed_down(
    tmp_path: Path, time: Turned
) -> None:
    async with running(settings(tmp_path, sign_ins_as="2/hour"), time) as wire:
        aiko = await Browser(wire).account()
        time.turn(601)
        guess = {"password": "a guess of mine"}
        codes = [await aiko.refused("POST", "me/confirm", guess) for _ in range(3)]
        assert codes == ["bad-credentials", "bad-credentials", "too-fast"]
        assert await aiko.refused("POST", "me/recovery") == "confirm-identity"


@pytest.mark.parametrize("body", [{}, {"password": None}, {"password": ""}])
async def test_an_account_without_a_password_is_not_confirmed_by_none(
    wire: Wire, time: Turned, body: Any
) -> None:
    aiko = await Browser(wire).guest()
    await add_passkey(aiko, Authenticator(PAGE, HOST), "Aiko")
    time.turn(601)
    assert await aiko.refused("POST", "me/confirm", body) == "bad-credentials"


async def test_a_passkey_confirms_its_owner_and_nobody_else(wire: Wire, time: Turned) -> None:
    passkey, other = Authenticator(PAGE, HOST), Authenticator(PAGE, HOST)
    aiko, bruno = await Browser(wire).guest(), await Browser(wire).guest("Bruno")
    await add_passkey(aiko, passkey, "Aiko")
    await add_passkey(bruno, other, "Bruno")
    time.turn(601)
    options = await aiko.post("me/confirm/options")
    assert len(options["allowCredentials"]) == 1
    foreign = {"credential": other.sign(options)}
    assert await aiko.refused("POST", "me/confirm", foreign) == "bad-credentials"
    # A challenge for signing in, or of another person, is none for this.
    for asked in (
        await aiko.post("sign-in/passkey/options"),
        await bruno.post("me/confirm/options"),
    ):
        shown = {"credential": passkey.sign(asked)}
        assert await aiko.refused("POST", "me/confirm", shown) == "bad-passkey"
    shown = {"credential": passkey.sign(await aiko.post("me/confirm/options"))}
    await aiko.post("me/confirm", shown)
    assert await aiko.refused("POST", "me/confirm", shown) == "bad-passkey"
    await aiko.post("me/recovery")


async def test_a_challenge_for_confirming_signs_nobody_in(wire: Wire) -> None:
    passkey, aiko = Authenticator(PAGE, HOST), await Browser(wire).guest()
    await add_passkey(aiko, passkey, "Aiko")
    shown = {"credential": passkey.sign(await aiko.post("me/confirm/options"))}
    assert await Browser(wire).refused("POST", "sign-in/passkey", shown) == "bad-passkey"


async def test_who_confirms_gets_a_new_session_and_a_copied_one_ends(wire: Wire, time: Turned) -> None:
    aiko = await Browser(wire).account()
    table = (await aiko.create())["table"]
    thief = Browser(wire, aiko.cookie)
    socket = await thief.sit(table)
    await socket.hear("update")
    time.turn(601)
    await aiko.post("me/confirm", {"password": PASSWORD})
    assert (await socket.hear("refused"))["code"] == "signed-out"
    assert await thief.get("me") is None
    assert (await aiko.get("me"))["name"] == "Aiko"
    assert len(await aiko.get("me/browsers")) == 1


# Races


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "me/tokens", {"label": "mine", "scope": "play"}),
        ("POST", "me/subscriptions", {"kind": "webhook", "address": "https://example.com/turn"}),
        ("PUT", "me/password", {"password": "nine green stones"}),
    ],
)
async def test_a_slow_request_of_a_thief_makes_no_key_after_the_owner_is_back(
    wire: Wire, monkeypatch: pytest.MonkeyPatch, method: str, path: str, body: Any
) -> None:
    """The thief begins a request in time, and sends its body when the owner has taken the account back."""
    aiko = await Browser(wire).guest()
    recovery = (await aiko.post("me/account", {"name": "Aiko", "password": PASSWORD}))["recovery"]
    thief = await Browser(wire).sign_in()
    reads, began, go_on = Endpoint._body, asyncio.Event(), asyncio.Event()

    async def slowly(self: Endpoint, *asked: Any) -> Any:
        began.set()
        await go_on.wait()
        return await reads(self, *asked)

    monkeypatch.setattr(Endpoint, "_body", slowly)
    slow = asyncio.create_task(thief.ask(method, path, body))
    await began.wait()
    monkeypatch.undo()
    owner = Browser(wire)
    await owner.post("recover", {"name": "Aiko", "code": recovery, "password": NEW})
    go_on.set()
    assert (await slow).json["code"] == "not-signed-in"
    assert (await owner.get("me"))["tokens"] == []
    assert await owner.get("me/subscriptions") == []
    await Browser(wire).sign_in(password=NEW)


async def test_a_session_that_ends_while_a_password_is_hashed_sets_none(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    aiko = await Browser(wire).account()
    thief = await Browser(wire).sign_in()
    hashes = wire.services.passwords.hash
    began, go_on = asyncio.Event(), asyncio.Event()

    async def slowly(password: str) -> str:
        began.set()
        await go_on.wait()
        return await hashes(password)

    monkeypatch.setattr(wire.services.passwords, "hash", slowly)
    change = asyncio.create_task(thief.ask("PUT", "me/password", {"password": "nine green stones"}))
    await began.wait()
    await aiko.post("sign-out/everywhere")
    go_on.set()
    assert (await change).json["code"] == "not-signed-in"
    monkeypatch.undo()
    await Browser(wire).sign_in()


async def test_a_password_that_is_replaced_while_it_is_checked_signs_nobody_in(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    aiko = await Browser(wire).account()
    verifies = wire.services.passwords.verify
    checked, go_on = asyncio.Event(), asyncio.Event()

    async def slowly(password: str, kept: str | None) -> bool:
        matches = await verifies(password, kept)
        checked.set()
        await go_on.wait()
        return matches

    monkeypatch.setattr(wire.services.passwords, "verify", slowly)
    thief = Browser(wire)
    signing = asyncio.create_task(thief.ask("POST", "sign-in", {"name": "Aiko", "password": PASSWORD}))
    await checked.wait()
    await aiko.put("me/password", {"password": NEW})
    go_on.set()
    assert (await signing).json["code"] == "bad-credentials"
    assert thief.cookie is None


async def test_of_many_who_use_one_recovery_code_at_once_exactly_one_gets_in(wire: Wire) -> None:
    aiko = await Browser(wire).guest()
    recovery = (await aiko.post("me/account", {"name": "Aiko", "password": PASSWORD}))["recovery"]
    browsers = [Browser(wire) for _ in range(6)]
    wanted = [{"name": "Aiko", "code": recovery, "password": f"{NEW} {number}"} for number in range(6)]
    answers = await asyncio.gather(
        *(browser.ask("POST", "recover", body) for browser, body in zip(browsers, wanted, strict=True))
    )
    assert sorted(answer.status for answer in answers) == [200, *[403] * 5]
    winner = next(number for number, answer in enumerate(answers) if answer.status == 200)
    assert (await browsers[winner].get("me"))["name"] == "Aiko"
    await Browser(wire).sign_in(password=f"{NEW} {winner}")
    code = answers[winner].json["recovery"]
    await Browser(wire).post("recover", {"name": "Aiko", "code": code, "password": NEW})
