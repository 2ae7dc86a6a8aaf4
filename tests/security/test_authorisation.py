"""Checks permissions: every kind of person sends every request and every message."""

from typing import Any, get_args

import msgspec
import pytest

from chabudai.server.http.described import endpoints
from chabudai.server.types.socket import Command
from tests.security.disk import Disk
from tests.security.endpoints import DOORS, expected, turned_away
from tests.security.senders import ROLES
from tests.server.browsers import Browser
from tests.server.wire import Message, Socket, Wire

pytestmark = pytest.mark.anyio


def path_of(line: str, table: str) -> tuple[str, str]:
    method, path = line.split(" ")
    places = {"table": table, "game": "okiya", "name": "Akari", "key": "k", "subscription": "s"}
    places |= {"study": "s", "browser": "b", "person": "p", "report": "r", "measure": "m", "message": "1"}
    queries = {"qr": "?origin=http://chabudai.example", "print": "?paper=none"}
    return method, path.format(**places) + queries.get(path.rpartition("/")[2], "")


async def test_every_request_has_a_line_in_the_matrix(wire: Wire) -> None:
    assert {endpoint.line for endpoint in endpoints(list(wire.app.routes))} == set(DOORS)


@pytest.mark.parametrize("role", ROLES)
async def test_a_request_lets_in_whom_it_is_for_and_nobody_else(wire: Wire, role: str) -> None:
    """A role that is turned away leaves no trace: nothing is written."""
    await Browser(wire).account("Akari")
    wrong: list[object] = []
    table, headers = (await wire.create())["table"], await ROLES[role](wire)
    async with Disk(wire) as disk:
        for line, (_, body) in DOORS.items():
            method, path = path_of(line, table)
            before = disk.version()
            answer = await wire.request(method, path, body, **headers)
            code = answer.json["code"] if answer.status >= 400 else None
            refused = turned_away(line, code)
            if refused != expected(line, role) or answer.status >= 500:
                wrong.append((line, answer.status, code, expected(line, role)))
            if refused and disk.version() != before:
                wrong.append((line, "changed something"))
            if method != "GET" and answer.status < 300:
                table, headers = (await wire.create())["table"], await ROLES[role](wire)
    assert wrong == []


# Messages

COMMANDS: dict[str, Message] = {
    "play": {"version": 1, "action": {"do": "take", "cell": "a1"}},
    "undo": {},
    "answer": {"yes": True},
    "draw": {},
    "return": {},
    "resign": {},
    "arrange": {"seat": 1, "bot": None},
    "sit": {"seat": 1},
    "leave": {},
    "words": {"text": "mine"},
    "share": {"on": True},
    "say": {"text": "hello"},
    "rematch": {},
    "look": {"first": 0},
}
NEEDS_NO_SEAT = {"say", "look"}


def tag_of(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def test_every_message_has_a_line_in_the_matrix() -> None:
    assert {tag_of(kind) for kind in get_args(Command)} == set(COMMANDS)
    for name, fields in COMMANDS.items():
        msgspec.json.decode(msgspec.json.encode({"type": name, "id": 1, **fields}), type=Command)


async def ask(socket: Socket, name: str) -> str | None:
    """The code of the refusal, or None."""
    socket.say({"type": name, "id": 7, **COMMANDS[name]})
    code: str | None = (await socket.answer(7)).get("code")
    return code


@pytest.mark.parametrize("role", ["nobody", "guest", "account", "signed_out", "player", "reader"])
@pytest.mark.parametrize("begun", [False, True], ids=["waiting", "begun"])
async def test_who_has_no_seat_commands_nothing(wire: Wire, role: str, begun: bool) -> None:
    seated = await wire.create(first=0)
    if begun:
        await wire.join(seated["table"])
    socket = await wire.knock(seated["table"], **(await ROLES[role](wire))).accepted()
    socket.hello(None)
    refusal = "wrong-scope" if role == "reader" else "not-seated"
    # An account may talk to the other watchers under its own name; who has none may not.
    may_talk = role in {"account", "player"}
    talks = "wrong-scope" if role == "reader" else "bad-name"
    async with Disk(wire) as disk:
        before = disk.version()
        answers = {name: await ask(socket, name) for name in COMMANDS if name not in NEEDS_NO_SEAT}
        assert answers == dict.fromkeys(answers, refusal)
        assert disk.version() == before
        # Whoever may watch may look back, also with a token that only reads.
        assert await ask(socket, "look") == (None if begun else "not-started")
        assert disk.version() == before
    assert await ask(socket, "say") == (None if may_talk else talks)


async def test_a_token_opens_its_own_table_only(wire: Wire) -> None:
    mine, theirs = await wire.create(), await wire.create()
    socket = await wire.sit({**theirs, "token": mine["token"]})
    assert (await socket.hear())["code"] == "bad-token"
    assert await socket.closed() == 1008


@pytest.mark.parametrize("role", ["foreign_page", "no_page", "revoked"])
async def test_a_socket_is_not_opened_for_a_bad_credential(wire: Wire, role: str) -> None:
    table = (await wire.create())["table"]
    refused = await wire.knock(table, **(await ROLES[role](wire))).raw()
    assert (refused["type"], refused["status"]) == ("websocket.http.response.start", 403)


async def test_only_the_host_arranges_the_seats(wire: Wire) -> None:
    wanted = {"game": "antayagi", "name": "Aiko", "seats": [{}] * 4, "sit": 0}
    first = (await wire.request("POST", "/api/tables", wanted)).json
    host, other = await wire.sit(first), await wire.sit(await wire.join(first["table"]))
    async with Disk(wire) as disk:
        before = disk.version()
        assert await ask(other, "arrange") == "not-host"
        assert disk.version() == before
    assert await ask(host, "arrange") is None
    assert await ask(other, "words") == "not-seated"


async def test_nobody_acts_for_another_seat(wire: Wire) -> None:
    _, two, _, _ = await wire.pair()
    assert await ask(two, "play") == "not-awaited"
    two.say({"type": "play", "id": 8, "version": 1, "seat": 0, "action": {"do": "take", "cell": "a1"}})
    assert (await two.hear("refused"))["code"] == "bad-message"


async def test_a_token_of_a_program_plays_or_reads_as_its_scope_says(wire: Wire) -> None:
    aiko = await Browser(wire).account("Aiko")
    table = (await aiko.create())["table"]
    for scope, refusal in (("read", "wrong-scope"), ("play", None)):
        token = (await aiko.post("me/tokens", {"label": scope, "scope": scope}))["token"]
        socket = await wire.knock(table, authorization=f"Bearer {token}").accepted()
        socket.hello(None)
        assert (await socket.hear("update"))["you"] == 0
        assert await ask(socket, "words") == refusal


async def test_a_seat_by_who_one_is_ends_with_the_session(wire: Wire) -> None:
    aiko = await Browser(wire).account("Aiko")
    table = (await aiko.create())["table"]
    token = await aiko.post("me/tokens", {"label": "mine", "scope": "play"})
    program = await wire.knock(table, authorization=f"Bearer {token['token']}").accepted()
    program.hello(None)
    browser = await aiko.sit(table)
    await aiko.delete(f"me/tokens/{token['id']}")
    assert await program.closed() == 1008
    await aiko.put("me/password", {"password": "eight blue stones"})
    assert await browser.closed() == 1008
