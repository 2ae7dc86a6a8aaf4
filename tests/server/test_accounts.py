"""Guests, accounts, and how they sign in and out."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from chabudai.server.storage.schema import people
from tests.server.authenticators import Authenticator
from tests.server.browsers import PAGE, PASSWORD, Browser
from tests.server.wire import Turned, Wire, running, settings

pytestmark = pytest.mark.anyio

NEW = "eight blue stones"


@pytest.fixture
def aiko(wire: Wire) -> Browser:
    return Browser(wire)


async def test_nobody_is_anybody_until_they_need_to_be(aiko: Browser) -> None:
    assert await aiko.get("me") is None
    await aiko.guest("Aiko")
    me = await aiko.get("me")
    assert (me["name"], me["account"], me["password"]) == ("Aiko", False, False)


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(wire: Wire) -> None:
    answer = await wire.request("POST", "/api/me", {"name": "Aiko"})
    parts = answer.headers["set-cookie"].lower().split("; ")
    assert {"httponly", "samesite=lax", "path=/"} <= set(parts)
    assert "secure" not in parts


async def test_over_https_the_cookie_is_secure_and_belongs_to_this_host(wire: Wire) -> None:
    answer = await wire.request("POST", "/api/me", {"name": "Aiko"}, scheme="https")
    assert answer.headers["set-cookie"].startswith("__Host-chabudai=")
    assert "Secure" in answer.headers["set-cookie"]


async def test_a_guest_who_becomes_an_account_stays_the_same_person(aiko: Browser) -> None:
    await aiko.guest("Somebody")
    seated = await aiko.create()
    welcome = await aiko.post("me/account", {"name": "Aiko", "password": PASSWORD})
    assert welcome["me"]["account"]
    assert len(welcome["recovery"].replace("-", "")) == 20
    socket = await aiko.sit(seated["table"])
    update = await socket.hear("update")
    assert update["you"] == seated["seat"]
    named = {"name": "Aiko", "bot": None, "here": True, "account": "person", "face": None}
    assert update["people"][0] == named


async def test_an_account_sits_under_its_own_name_and_comes_back_from_any_browser(aiko: Browser) -> None:
    await aiko.account("Aiko")
    seated = await aiko.create(name="Somebody else")
    other = await Browser(aiko.wire).sign_in()
    update = await (await other.sit(seated["table"])).hear("update")
    assert update["you"] == 0
    assert update["people"][0]["name"] == "Aiko"


async def test_a_seat_is_found_again_at_the_next_game(aiko: Browser) -> None:
    await aiko.account()
    table = (await aiko.create(None, 1))["table"]
    socket = await aiko.sit(table)
    socket.say({"type": "resign", "id": 1})
    await socket.answer(1)
    socket.say({"type": "rematch", "id": 2})
    moved = await socket.hear("moved")
    assert moved["token"] is None
    again = await aiko.sit(moved["table"])
    assert (await again.hear("update"))["you"] == 0


@pytest.mark.parametrize("name", ["aiko", "A i k o", "AIKO", "\uff21iko"])
async def test_two_accounts_never_look_alike(aiko: Browser, name: str) -> None:
    await aiko.account("Aiko")
    other = await Browser(aiko.wire).guest("Somebody")
    body = {"name": name, "password": PASSWORD}
    assert await other.refused("POST", "me/account", body) == "name-taken"
    assert not (await other.get("me"))["account"]


async def test_of_many_who_want_one_name_at_once_exactly_one_gets_it(wire: Wire) -> None:
    guests = [await Browser(wire).guest(f"Guest {number}") for number in range(12)]
    wanted = {"name": "Aiko", "password": PASSWORD}
    answers = await asyncio.gather(*(guest.ask("POST", "me/account", wanted) for guest in guests))
    assert sorted(answer.status for answer in answers) == [201, *[409] * 11]
    known = [await guest.get("me") for guest in guests]
    assert sum(me["account"] for me in known) == 1


@pytest.mark.parametrize("name", ["a", "a/b", "<b>", ".a", "\u0410iko", "", "x" * 25])
async def test_a_name_that_cannot_be_an_address_is_refused(aiko: Browser, name: str) -> None:
    await aiko.guest()
    body = {"name": name, "password": PASSWORD}
    assert await aiko.refused("POST", "me/account", body) == "bad-name"


@pytest.mark.parametrize(
    "password",
    [
        *("short", "aaaaaaaaaaaa", "Aiko Aiko", "12345678", "password", "Passw0rd", "qwertyui", "azertyuiop"),
        *("abcdefgh", "motdepasse", "1q2w3e4r5t", "iloveyou2", "aikoaiko1"),
    ],
)
async def test_a_password_that_anybody_would_try_is_refused(aiko: Browser, password: str) -> None:
    await aiko.guest()
    body = {"name": "Aiko Aiko", "password": password}
    assert await aiko.refused("POST", "me/account", body) == "bad-password"


async def test_a_wrong_name_and_a_wrong_password_get_the_same_answer(aiko: Browser) -> None:
    await aiko.account()
    stranger = Browser(aiko.wire)
    answers = [
        await stranger.ask("POST", "sign-in", {"name": name, "password": "not this one"})
        for name in ("Aiko", "Nobody")
    ]
    assert answers[0].status == 403
    assert answers[0].body == answers[1].body
    assert stranger.cookie is None


async def test_signing_in_brings_a_new_session_and_ends_the_one_before(aiko: Browser) -> None:
    await aiko.account()
    planted = await Browser(aiko.wire).guest("Mallory")
    victim = Browser(aiko.wire, planted.cookie)
    await victim.sign_in()
    assert victim.cookie != planted.cookie
    assert await planted.get("me") is None
    assert (await victim.get("me"))["name"] == "Aiko"


async def test_becoming_an_account_brings_a_new_session_too(aiko: Browser) -> None:
    await aiko.guest()
    before = aiko.cookie
    await aiko.post("me/account", {"name": "Aiko", "password": PASSWORD})
    assert await Browser(aiko.wire, before).get("me") is None


async def test_signing_out_everywhere_closes_every_session_and_every_socket(aiko: Browser) -> None:
    await aiko.account()
    table = (await aiko.create())["table"]
    other = await Browser(aiko.wire).sign_in()
    socket = await other.sit(table)
    await socket.hear("update")
    await aiko.post("sign-out/everywhere")
    assert (await socket.hear("refused"))["code"] == "signed-out"
    assert await socket.closed() == 1008
    assert await other.get("me") is None
    assert await aiko.get("me") is None


async def test_signing_out_leaves_the_other_browsers_alone(aiko: Browser) -> None:
    await aiko.account()
    other = await Browser(aiko.wire).sign_in()
    kept = aiko.cookie
    await aiko.post("sign-out")
    assert aiko.cookie is None
    assert await Browser(aiko.wire, kept).get("me") is None
    assert (await other.get("me"))["name"] == "Aiko"


async def test_a_new_password_ends_other_sessions_and_the_old_password(aiko: Browser) -> None:
    await aiko.account()
    other = await Browser(aiko.wire).sign_in()
    await aiko.put("me/password", {"password": NEW})
    assert (await aiko.get("me"))["name"] == "Aiko"
    assert await other.get("me") is None
    stranger = Browser(aiko.wire)
    old = {"name": "Aiko", "password": PASSWORD}
    assert await stranger.refused("POST", "sign-in", old) == "bad-credentials"
    await stranger.sign_in(password=NEW)


async def test_the_recovery_code_opens_the_account_once(aiko: Browser) -> None:
    await aiko.guest()
    welcome = await aiko.post("me/account", {"name": "Aiko", "password": PASSWORD})
    typed = welcome["recovery"].upper().replace("-", " ")
    stranger = Browser(aiko.wire)
    recover = {"name": "Aiko", "code": typed, "password": NEW}
    again = await stranger.post("recover", recover)
    assert again["recovery"] != welcome["recovery"]
    assert await aiko.get("me") is None
    assert await Browser(aiko.wire).refused("POST", "recover", recover) == "bad-credentials"
    nobody = recover | {"name": "Nobody"}
    assert await Browser(aiko.wire).refused("POST", "recover", nobody) == "bad-credentials"


async def test_a_new_name_is_the_name_at_every_table(aiko: Browser) -> None:
    await aiko.account("Aiko")
    table = (await aiko.create())["table"]
    socket = await aiko.sit(table)
    await aiko.put("me/name", {"name": "Akiko"})
    assert await socket.closed() == 1012
    summary = await aiko.get(f"tables/{table}")
    assert summary["people"][0]["name"] == "Akiko"
    await Browser(aiko.wire).sign_in("akiko")


async def test_who_deletes_the_account_leaves_games_without_a_name(aiko: Browser) -> None:
    await aiko.account()
    other = await Browser(aiko.wire).guest("Bruno")
    finished, waiting = (await aiko.create())["table"], (await aiko.create())["table"]
    await other.join(finished)
    socket = await other.sit(finished)
    await socket.hear("update")
    await aiko.delete("me")
    assert aiko.cookie is None
    record = (await aiko.wire.request("GET", f"/api/tables/{finished}/record")).json
    assert record["players"] == ["?", "Bruno"]
    assert (await other.get(f"tables/{finished}"))["people"][0]["name"] == ""
    assert (await other.get(f"tables/{waiting}"))["free"] == [0, 1]
    again = {"name": "Aiko", "password": PASSWORD}
    assert await Browser(aiko.wire).refused("POST", "sign-in", again) == "bad-credentials"
    await Browser(aiko.wire).account("Aiko")


async def test_a_cookie_without_a_page_changes_nothing(aiko: Browser) -> None:
    await aiko.account()
    cookie = {"cookie": f"chabudai={aiko.cookie}"}
    forged = await aiko.wire.request("POST", "/api/sign-out/everywhere", **cookie)
    assert (forged.status, forged.json["code"]) == (403, "foreign-origin")
    foreign = {**cookie, "origin": "https://elsewhere.example"}
    assert (await aiko.wire.request("DELETE", "/api/me", {}, **foreign)).status == 403
    denied = aiko.wire.knock("anything", **cookie)
    assert (await denied.raw())["status"] == 403
    assert (await aiko.get("me"))["name"] == "Aiko"


async def test_a_session_ends_after_its_days(tmp_path: Path) -> None:
    time = Turned()
    async with running(settings(tmp_path), time) as wire:
        aiko = await Browser(wire).account()
        time.turn(401 * 24 * 3600)
        assert await aiko.get("me") is None


async def test_guessing_is_slowed_down_for_an_address_and_for_an_account(tmp_path: Path) -> None:
    async with running(settings(tmp_path, sign_ins="3/minute")) as wire:
        guess = {"name": "Aiko", "password": "a guess of mine"}
        codes = [await Browser(wire).refused("POST", "sign-in", guess) for _ in range(4)]
        assert codes == ["bad-credentials"] * 3 + ["too-fast"]
    async with running(settings(tmp_path, sign_ins_as="2/hour")) as wire:
        codes = []
        for host in range(3):
            wire.address = (f"203.0.113.{host}", 1)
            codes.append(await Browser(wire).refused("POST", "sign-in", guess))
        assert codes == ["bad-credentials"] * 2 + ["too-fast"]


async def test_guests_who_never_sat_down_are_forgotten_when_their_session_is_over(tmp_path: Path) -> None:
    time = Turned()
    async with running(settings(tmp_path), time) as wire:
        idle, seated = await Browser(wire).guest("Idle"), await Browser(wire).guest("Seated")
        account = await Browser(wire).account("Aiko")
        await (await seated.sit((await seated.create(None, 1))["table"])).hear("update")
        time.turn(401 * 24 * 3600)
        await wire.services.maintenance.tidy()
        assert [await one.get("me") for one in (idle, seated, account)] == [None] * 3
        async with wire.services.store.reading() as connection:
            rows = await connection.execute(sa.select(people.c.name).order_by(people.c.name))
            assert list(rows.scalars()) == ["Aiko", "Seated"]


async def test_a_new_name_stands_before_what_was_said_and_not_before_what_others_said(aiko: Browser) -> None:
    await aiko.account("Aiko")
    table = (await aiko.create())["table"]
    socket = await aiko.sit(table)
    for number, command in enumerate(({"type": "say", "text": "mine"}, {"type": "leave"})):
        socket.say({**command, "id": number})
        assert (await socket.answer(number))["type"] == "done"
    bruno = await Browser(aiko.wire).guest("Bruno")
    await bruno.join(table)
    other = await bruno.sit(table)
    other.say({"type": "say", "id": 1, "text": "yours"})
    assert (await other.answer(1))["type"] == "done"
    await aiko.put("me/name", {"name": "Akiko"})
    saved = await aiko.wire.services.store.load(table)
    assert saved is not None
    assert [(said.name, said.text) for said in saved.said] == [("Akiko", "mine"), ("Bruno", "yours")]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "me/account", {"name": "Aiko", "password": PASSWORD}),
        ("POST", "sign-out", None),
        ("DELETE", "me", {}),
    ],
)
async def test_who_is_nobody_is_told_so(aiko: Browser, method: str, path: str, body: object) -> None:
    assert await aiko.refused(method, path, body) == "not-signed-in"


async def test_what_is_for_accounts_is_not_for_guests(aiko: Browser) -> None:
    await aiko.guest()
    assert await aiko.refused("PUT", "me/name", {"name": "Akiko"}) == "needs-account"
    token = {"label": "mine", "scope": "play"}
    assert await aiko.refused("POST", "me/tokens", token) == "needs-account"


async def _change_password(owner: Browser, _recovery: str) -> None:
    await owner.put("me/password", {"password": NEW})


async def _sign_out_everywhere(owner: Browser, _recovery: str) -> None:
    await owner.post("sign-out/everywhere")


async def _recover(owner: Browser, recovery: str) -> None:
    await Browser(owner.wire).post("recover", {"name": "Aiko", "code": recovery, "password": NEW})


@pytest.mark.parametrize("come_back", [_change_password, _sign_out_everywhere, _recover])
async def test_whatever_a_thief_has_made_ends_when_the_owner_comes_back(
    aiko: Browser, come_back: Callable[[Browser, str], Awaitable[None]]
) -> None:
    await aiko.guest()
    welcome = await aiko.post("me/account", {"name": "Aiko", "password": PASSWORD})
    thief = await Browser(aiko.wire).sign_in("Aiko")
    token = (await thief.post("me/tokens", {"label": "mine", "scope": "play"}))["token"]
    address = "https://example.com/turn"
    await thief.post("me/subscriptions", {"kind": "webhook", "address": address})
    person = aiko.wire.services.notifications.subscriptions
    assert person.by_person
    await come_back(aiko, welcome["recovery"])
    assert await thief.get("me") is None
    headers = {"authorization": f"Bearer {token}"}
    assert (await aiko.wire.request("GET", "/api/me", **headers)).status == 403
    assert not person.by_person
    again = await Browser(aiko.wire).sign_in(
        "Aiko", NEW if come_back is not _sign_out_everywhere else PASSWORD
    )
    assert (await again.get("me"))["tokens"] == []
    assert await again.get("me/subscriptions") == []


async def test_recovery_ends_passkeys_too(aiko: Browser) -> None:
    await aiko.guest()
    welcome = await aiko.post("me/account", {"name": "Aiko", "password": PASSWORD})
    thief, key = await Browser(aiko.wire).sign_in("Aiko"), Authenticator(PAGE, "chabudai.example")
    options = await thief.post("me/passkeys/options", {"name": None})
    await thief.post("me/passkeys", {"credential": key.make(options), "label": "Mine", "name": None})
    await _recover(aiko, welcome["recovery"])
    shown = {"credential": key.sign(await thief.post("sign-in/passkey/options"))}
    assert await thief.refused("POST", "sign-in/passkey", shown) == "bad-credentials"
