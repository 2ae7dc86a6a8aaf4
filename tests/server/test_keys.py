"""Passkeys and personal tokens."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.authenticators import Authenticator
from tests.server.browsers import PAGE, PASSWORD, Browser
from tests.server.wire import Answer, Turned, Wire, a_legal_play, running, settings

pytestmark = pytest.mark.anyio

HOST = "chabudai.example"


@pytest.fixture
def aiko(wire: Wire) -> Browser:
    return Browser(wire)


@pytest.fixture
def passkey() -> Authenticator:
    return Authenticator(PAGE, HOST)


async def add(browser: Browser, passkey: Authenticator, name: str | None = None) -> Any:
    options = await browser.post("me/passkeys/options", {"name": name})
    made = {"credential": passkey.make(options), "label": "My phone", "name": name}
    return await browser.post("me/passkeys", made)


async def sign_in(browser: Browser, passkey: Authenticator) -> Any:
    options = await browser.post("sign-in/passkey/options")
    return await browser.post("sign-in/passkey", {"credential": passkey.sign(options)})


async def test_a_guest_becomes_an_account_with_a_passkey_alone(aiko: Browser, passkey: Authenticator) -> None:
    before = (await aiko.guest("Somebody")).cookie
    welcome = await add(aiko, passkey, "Aiko")
    me = welcome["me"]
    assert (me["name"], me["account"], me["password"]) == ("Aiko", True, False)
    assert [key["label"] for key in me["passkeys"]] == ["My phone"]
    assert welcome["recovery"]
    assert await Browser(aiko.wire, before).get("me") is None
    other = Browser(aiko.wire)
    assert (await sign_in(other, passkey))["name"] == "Aiko"
    assert (await other.get("me"))["passkeys"][0]["used"] is not None


async def test_an_account_adds_and_removes_passkeys_but_keeps_a_way_in(
    aiko: Browser, passkey: Authenticator
) -> None:
    await aiko.guest()
    await add(aiko, passkey, "Aiko")
    second = Authenticator(PAGE, HOST)
    assert (await add(aiko, second))["recovery"] is None
    first, other = [key["id"] for key in (await aiko.get("me"))["passkeys"]]
    await aiko.delete(f"me/passkeys/{first}")
    assert await aiko.refused("DELETE", f"me/passkeys/{other}") == "last-key"
    await aiko.put("me/password", {"password": PASSWORD})
    await aiko.delete(f"me/passkeys/{other}")
    options = await aiko.post("sign-in/passkey/options")
    shown = {"credential": second.sign(options)}
    assert await Browser(aiko.wire).refused("POST", "sign-in/passkey", shown) == "bad-credentials"


async def test_two_who_remove_the_last_two_passkeys_at_once_leave_one(
    aiko: Browser, passkey: Authenticator
) -> None:
    await aiko.guest()
    await add(aiko, passkey, "Aiko")
    await add(aiko, Authenticator(PAGE, HOST))
    names = [key["id"] for key in (await aiko.get("me"))["passkeys"]]
    answers = await asyncio.gather(*(aiko.ask("DELETE", f"me/passkeys/{name}") for name in names))
    assert sorted(answer.status for answer in answers) == [200, 409]
    assert len((await aiko.get("me"))["passkeys"]) == 1


async def test_a_challenge_is_answered_once(aiko: Browser, passkey: Authenticator) -> None:
    await aiko.guest()
    await add(aiko, passkey, "Aiko")
    shown = {"credential": passkey.sign(await aiko.post("sign-in/passkey/options"))}
    await Browser(aiko.wire).post("sign-in/passkey", shown)
    assert await Browser(aiko.wire).refused("POST", "sign-in/passkey", shown) == "bad-passkey"


async def test_a_challenge_is_for_whoever_asked_and_for_one_purpose(
    aiko: Browser, passkey: Authenticator
) -> None:
    await aiko.guest()
    bruno = await Browser(aiko.wire).guest("Bruno")
    options = await aiko.post("me/passkeys/options", {"name": "Aiko"})
    made = {"credential": passkey.make(options), "label": "Mine", "name": "Bruno"}
    assert await bruno.refused("POST", "me/passkeys", made) == "bad-passkey"
    made["credential"] = passkey.make(await bruno.post("sign-in/passkey/options"))
    assert await bruno.refused("POST", "me/passkeys", made) == "bad-passkey"


async def test_a_challenge_waits_five_minutes(tmp_path: Path, passkey: Authenticator) -> None:
    time = Turned()
    async with running(settings(tmp_path), time) as wire:
        aiko = await Browser(wire).guest()
        options = await aiko.post("me/passkeys/options", {"name": "Aiko"})
        time.turn(301)
        made = {"credential": passkey.make(options), "label": "Mine", "name": "Aiko"}
        assert await aiko.refused("POST", "me/passkeys", made) == "bad-passkey"


@pytest.mark.parametrize(("page", "host"), [("https://elsewhere.example", HOST), (PAGE, "elsewhere.example")])
async def test_a_passkey_of_another_page_or_host_opens_nothing(aiko: Browser, page: str, host: str) -> None:
    await aiko.guest()
    mine = Authenticator(PAGE, HOST)
    await add(aiko, mine, "Aiko")
    options = await aiko.post("sign-in/passkey/options")
    mine.page, mine.host = page, host
    shown = {"credential": mine.sign(options)}
    assert await aiko.refused("POST", "sign-in/passkey", shown) == "bad-credentials"


async def test_a_copied_passkey_is_noticed_by_its_count(aiko: Browser, passkey: Authenticator) -> None:
    await aiko.guest()
    await add(aiko, passkey, "Aiko")
    for _ in range(2):
        await sign_in(Browser(aiko.wire), passkey)
    passkey._uses = 0
    shown = {"credential": passkey.sign(await aiko.post("sign-in/passkey/options"))}
    assert await aiko.refused("POST", "sign-in/passkey", shown) == "bad-credentials"


@pytest.mark.parametrize(
    "credential",
    [{}, {"response": None}, {"response": {"clientDataJSON": "é"}}, {"response": {"clientDataJSON": "e30"}}],
)
async def test_what_is_no_passkey_is_refused(aiko: Browser, credential: Any) -> None:
    await aiko.guest()
    assert await aiko.refused("POST", "sign-in/passkey", {"credential": credential}) == "bad-passkey"
    made = {"credential": credential, "label": "Mine", "name": "Aiko"}
    assert await aiko.refused("POST", "me/passkeys", made) == "bad-passkey"


# Personal tokens


class Program:
    """It has a personal token and no cookie."""

    def __init__(self, wire: Wire, token: str) -> None:
        self.wire = wire
        self.headers = {"authorization": f"Bearer {token}"}

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        return await self.wire.request(method, f"/api/{path}", body, **self.headers)


async def token_of(browser: Browser, scope: str) -> Any:
    return await browser.post("me/tokens", {"label": "My program", "scope": scope})


async def test_a_program_plays_by_personal_token(aiko: Browser) -> None:
    await aiko.account()
    shown = await token_of(aiko, "play")
    assert "token" not in (await aiko.get("me"))["tokens"][0]
    program = Program(aiko.wire, shown["token"])
    wanted = {
        "game": "okiya",
        "name": "ignored",
        "seats": [{}, {"bot": 1}],
        "sit": 0,
        "options": {"first": 0},
    }
    seated = (await program.ask("POST", "tables", wanted)).json
    socket = await aiko.wire.knock(seated["table"], **program.headers).accepted()
    socket.hello(None)
    update = await socket.hear("update")
    assert (update["you"], update["people"][0]["name"]) == (0, "Aiko")
    socket.say(a_legal_play(update))
    assert (await socket.answer(1))["type"] == "done"


async def test_a_token_that_reads_does_not_play(aiko: Browser) -> None:
    await aiko.account()
    program = Program(aiko.wire, (await token_of(aiko, "read"))["token"])
    assert (await program.ask("GET", "me")).json["name"] == "Aiko"
    table = (await aiko.create(None, 1, options={"first": 0}))["table"]
    assert (await program.ask("POST", f"tables/{table}/join", {"name": "x"})).json["code"] == "wrong-scope"
    socket = await aiko.wire.knock(table, **program.headers).accepted()
    socket.hello(None)
    update = await socket.hear("update")
    assert update["you"] == 0
    socket.say(a_legal_play(update))
    assert (await socket.answer(1))["code"] == "wrong-scope"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("DELETE", "me", None),
        ("PUT", "me/name", {"name": "Akiko"}),
        ("PUT", "me/password", {"password": "eight blue stones"}),
        ("POST", "me/tokens", {"label": "more", "scope": "play"}),
        ("POST", "me/passkeys/options", {}),
        ("POST", "me/passkeys", {"credential": {}, "label": "mine"}),
        ("POST", "me/recovery", None),
        ("POST", "me/bot", None),
        ("POST", "me/confirm", {"password": PASSWORD}),
        ("POST", "me/subscriptions", {"kind": "webhook", "address": "https://example.com/turn"}),
        ("POST", "sign-out/everywhere", None),
    ],
)
async def test_a_token_never_changes_the_account(aiko: Browser, method: str, path: str, body: Any) -> None:
    await aiko.account()
    program = Program(aiko.wire, (await token_of(aiko, "play"))["token"])
    answer = await program.ask(method, path, body)
    assert (answer.status, answer.json["code"]) == (403, "wrong-scope")


async def test_a_revoked_token_opens_nothing_and_its_sockets_are_cut(aiko: Browser) -> None:
    await aiko.account()
    shown = await token_of(aiko, "play")
    program, table = Program(aiko.wire, shown["token"]), (await aiko.create())["table"]
    socket = await aiko.wire.knock(table, **program.headers).accepted()
    socket.hello(None)
    await socket.hear("update")
    own = await aiko.sit(table)
    await own.hear("update")
    await aiko.delete(f"me/tokens/{shown['id']}")
    assert (await socket.hear("refused"))["code"] == "signed-out"
    answer = await program.ask("GET", "me")
    assert (answer.status, answer.json["code"]) == (403, "bad-credentials")
    denied = aiko.wire.knock(table, **program.headers)
    assert (await denied.raw())["status"] == 403
    own.say({"type": "leave", "id": 1})
    assert (await own.answer(1))["type"] == "done"


async def test_somebody_elses_token_cannot_be_revoked(aiko: Browser) -> None:
    await aiko.account()
    shown = await token_of(aiko, "play")
    bruno = await Browser(aiko.wire).account("Bruno")
    assert await bruno.refused("DELETE", f"me/tokens/{shown['id']}") == "no-page"
    assert len((await aiko.get("me"))["tokens"]) == 1


async def test_there_is_an_end_to_tokens(aiko: Browser) -> None:
    await aiko.account()
    for _ in range(20):
        await token_of(aiko, "read")
    one_more = {"label": "One more", "scope": "read"}
    assert await aiko.refused("POST", "me/tokens", one_more) == "too-many"


async def test_the_account_of_a_bot_is_known_as_one_and_was_never_a_persons(aiko: Browser) -> None:
    await aiko.account("Robo")
    assert (await aiko.post("me/bot"))["bot"]
    table = (await aiko.create())["table"]
    assert (await aiko.get(f"tables/{table}"))["people"][0]["account"] == "bot"
    bruno = await Browser(aiko.wire).account("Bruno")
    await bruno.join(table)
    socket = await bruno.sit(table)
    socket.say({"type": "resign", "id": 1})
    await socket.answer(1)
    assert await bruno.refused("POST", "me/bot") == "has-account"


async def test_wrong_tokens_are_counted_like_wrong_passwords_and_a_good_one_is_not(tmp_path: Path) -> None:
    async with running(settings(tmp_path, sign_ins="3/minute")) as wire:
        aiko = await Browser(wire).account()
        good = Program(wire, (await token_of(aiko, "read"))["token"])
        for _ in range(5):
            assert (await good.ask("GET", "me")).status == 200
        guesses = [(await Program(wire, f"chabudai_{number}").ask("GET", "me")).json for number in range(4)]
        assert [guess["code"] for guess in guesses] == ["bad-credentials"] * 3 + ["too-fast"]
        # Whoever guesses at sockets is counted in the same way.
        refused = await wire.knock("anything", authorization="Bearer chabudai_5").raw()
        assert refused["status"] == 429
        wire.address = ("203.0.113.8", 1)
        denied = [wire.knock("anything", authorization="Bearer chabudai_6") for _ in range(4)]
        # They are counted in the order in which they are looked up, which may be another.
        assert sorted([(await one.raw())["status"] for one in denied]) == [403, 403, 403, 429]
        assert (await aiko.get("me"))["name"] == "Aiko"


async def test_handshakes_are_counted_before_anybody_is_looked_up(tmp_path: Path) -> None:
    async with running(settings(tmp_path, requests="3/minute")) as wire:
        cookie = {"origin": PAGE, "cookie": "chabudai=a-guess"}
        answers = [await wire.knock("anything", **cookie).raw() for _ in range(4)]
        assert [answer.get("status") for answer in answers] == [None, None, None, 429]
