"""Every refusal has its code and changes nothing."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from chabudai.server.limits import address_of
from chabudai.server.socket.connection import MOST_STRIKES
from tests.server.wire import Message, Socket, Wire, a_legal_play, running, settings

pytestmark = pytest.mark.anyio


async def refused(socket: Socket, message: Any) -> Message:
    socket.say(message)
    return await socket.hear("refused")


async def unchanged(wire: Wire, table: str, version: int = 1) -> bool:
    """Neither memory nor disk has moved."""
    saved = await wire.services.store.load(table)
    spectator = await wire.watch(table)
    return saved is not None and len(saved.log) == version == (await spectator.hear("update"))["version"]


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "play", "id": 7, "version": 1, "action": {"do": "take", "cell": "b2"}}, "illegal-action"),
        ({"type": "play", "id": 7, "version": 1, "action": {"do": "take", "cell": "z9"}}, "bad-notation"),
        ({"type": "play", "id": 7, "version": 1, "action": {"do": "fly"}}, "bad-notation"),
        ({"type": "play", "id": 7, "version": 1, "action": 3}, "bad-notation"),
        ({"type": "play", "id": 7, "version": 0, "action": {"do": "take", "cell": "a1"}}, "stale-version"),
        ({"type": "undo", "id": 7}, "cannot-undo"),
        ({"type": "answer", "id": 7, "yes": True}, "refused"),
        ({"type": "rematch", "id": 7}, "not-over"),
    ],
)
async def test_a_command_that_cannot_be_is_refused_by_its_number(
    wire: Wire, message: Message, code: str
) -> None:
    one, _, first, _ = await wire.pair()
    refusal = await refused(one, message)
    assert (refusal["id"], refusal["code"]) == (7, code)
    assert refusal["message"]
    assert await unchanged(wire, first["table"])


async def test_a_move_out_of_turn_is_refused(wire: Wire) -> None:
    one, two, first, _ = await wire.pair()
    out_of_turn = a_legal_play(await one.hear("update"), 5)
    refusal = await refused(two, out_of_turn)
    assert (refusal["id"], refusal["code"]) == (5, "not-awaited")
    assert refusal["details"] == {"seat": 1, "awaiting": [0]}
    assert await unchanged(wire, first["table"])


async def test_after_the_end_a_move_is_refused(wire: Wire) -> None:
    one, _, first, _ = await wire.pair()
    update = await one.hear("update")
    one.say({"type": "resign", "id": 1})
    await one.hear("done")
    assert (await refused(one, a_legal_play(update)))["code"] == "game-over"
    assert await unchanged(wire, first["table"], 2)


async def test_who_watches_cannot_command(wire: Wire) -> None:
    _, _, first, _ = await wire.pair()
    spectator = await wire.watch(first["table"])
    for kind in ("resign", "undo", "rematch"):
        assert (await refused(spectator, {"type": kind, "id": 1}))["code"] == "not-seated"
    assert await unchanged(wire, first["table"])


async def test_before_the_game_has_begun_a_command_is_refused(wire: Wire) -> None:
    seated = await wire.create()
    socket = await wire.sit(seated)
    assert (await refused(socket, {"type": "resign", "id": 1}))["code"] == "not-started"
    assert await unchanged(wire, seated["table"], 0)


async def test_a_wrong_token_is_refused_and_the_line_cut(wire: Wire) -> None:
    _, _, first, second = await wire.pair()
    other = await wire.create()
    for token in ("", "guess", second["token"][:-1], other["token"]):
        socket = await wire.sit(first | {"token": token})
        assert (await socket.hear())["code"] == "bad-token"
        assert await socket.closed() == 1008
    assert await unchanged(wire, first["table"])


async def test_the_first_message_is_hello(wire: Wire) -> None:
    _, _, first, _ = await wire.pair()
    socket = await wire.knock(first["table"]).accepted()
    assert (await refused(socket, {"type": "resign", "id": 1}))["code"] == "bad-message"
    assert await socket.closed() == 1008


async def test_hello_is_said_once(wire: Wire) -> None:
    one, _, first, _ = await wire.pair()
    assert (await refused(one, {"type": "hello", "token": first["token"]}))["code"] == "bad-message"


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "",
        "null",
        "[]",
        '{"type": "dance", "id": 1}',
        '{"type": "undo"}',
        '{"type": "undo", "id": "1"}',
        '{"type": "undo", "id": 1, "more": true}',
        '{"type": "play", "id": 1, "version": 1, "action": ' + "[" * 3000 + "]" * 3000 + "}",
        '{"type": "play", "id": 99999999999999999999999999, "version": 1, "action": {}}',
    ],
)
async def test_a_message_that_cannot_be_read_is_refused(wire: Wire, text: str) -> None:
    one, _, first, _ = await wire.pair()
    one.say_text(text)
    refusal = await one.hear("refused")
    assert refusal["code"] in {"bad-message", "bad-notation"}
    assert await unchanged(wire, first["table"])


async def test_after_several_unreadable_messages_the_line_is_cut(wire: Wire) -> None:
    one, _, _, _ = await wire.pair()
    for _ in range(MOST_STRIKES):
        one.say_text("{")
    assert await one.closed() == 1008


async def test_a_good_command_earns_patience_again(wire: Wire) -> None:
    one, _, _, _ = await wire.pair()
    update = await one.hear("update")
    for good in (a_legal_play(update, 1), {"type": "resign", "id": 2}):
        for _ in range(MOST_STRIKES - 1):
            one.say_text("{")
            await one.hear("refused")
        one.say(good)
        assert (await one.hear("done"))["id"] == good["id"]


@pytest.mark.parametrize("size", [16 * 1024 + 1, 1_000_000])
async def test_a_frame_that_is_too_large_is_refused_and_the_line_cut(wire: Wire, size: int) -> None:
    one, _, first, _ = await wire.pair()
    one.say_text("x" * size)
    refusal = await one.hear("refused")
    assert (refusal["code"], refusal["details"]) == ("too-large", {"most": 16384})
    assert await one.closed() == 1009
    assert await unchanged(wire, first["table"])


async def test_letters_of_many_bytes_count_as_many(wire: Wire) -> None:
    one, _, _, _ = await wire.pair()
    one.say_text("茶" * 6000)
    assert (await one.hear("refused"))["code"] == "too-large"


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://chabudai.example.evil.example", "x"]
)
async def test_a_page_from_elsewhere_may_not_speak(wire: Wire, origin: str) -> None:
    seated = await wire.create()
    socket = wire.knock(seated["table"], origin=origin)
    start = await socket.raw()
    assert (start["type"], start["status"]) == ("websocket.http.response.start", 403)
    assert b"foreign-origin" in (await socket.raw())["body"]
    answer = await wire.request("POST", f"/api/tables/{seated['table']}/join", {"name": "Eve"}, origin=origin)
    assert (answer.status, answer.json["code"]) == (403, "foreign-origin")
    assert (await wire.request("GET", f"/api/tables/{seated['table']}")).json["free"] == [1]


async def test_the_servers_own_page_may_speak(wire: Wire) -> None:
    seated = await wire.create()
    socket = await wire.knock(seated["table"], origin="http://chabudai.example").accepted()
    socket.hello(seated["token"])
    assert (await socket.hear())["type"] == "update"


async def test_a_page_that_the_operator_names_may_speak(tmp_path: Path) -> None:
    async with running(settings(tmp_path, origins=("https://friend.example",))) as wire:
        seated = await wire.create()
        await wire.knock(seated["table"], origin="https://friend.example").accepted()
        answer = await wire.request("GET", "/api/games", origin="https://friend.example")
        assert answer.status == 200


async def test_a_table_that_does_not_exist_is_refused(wire: Wire) -> None:
    for table in ("nowhere", "x" * 5000, "%00", "é"):
        socket = await wire.knock(table).accepted()
        assert (await socket.hear())["code"] == "no-table"
        assert await socket.closed() == 1008
        for method, path in (("GET", ""), ("POST", "/join"), ("GET", "/record")):
            answer = await wire.request(method, f"/api/tables/{table}{path}", {"name": "Aiko"})
            assert (answer.status, answer.json["code"]) == (404, "no-table")


async def test_the_record_of_a_running_game_is_not_published(wire: Wire) -> None:
    _, _, first, _ = await wire.pair()
    answer = await wire.request("GET", f"/api/tables/{first['table']}/record")
    assert (answer.status, answer.json["code"]) == (409, "not-over")
    assert b"secret" not in answer.body


async def test_a_command_too_many_is_refused(tmp_path: Path) -> None:
    async with running(settings(tmp_path, commands="3/hour")) as wire:
        one, _, first, _ = await wire.pair()
        for number in range(3):
            assert (await refused(one, {"type": "undo", "id": number}))["code"] == "cannot-undo"
        refusal = await refused(one, {"type": "resign", "id": 4})
        assert (refusal["id"], refusal["code"]) == (4, "too-fast")
        assert await unchanged(wire, first["table"])


async def test_an_address_is_limited_however_many_sockets_it_has(tmp_path: Path) -> None:
    async with running(settings(tmp_path, address_other_commands="2/hour")) as wire:
        one, two, _, _ = await wire.pair()
        await refused(one, {"type": "undo", "id": 1})
        await refused(two, {"type": "undo", "id": 1})
        assert (await refused(one, {"type": "undo", "id": 2}))["code"] == "too-fast"


async def test_a_household_of_many_addresses_counts_as_one() -> None:
    def told(host: str) -> str:
        return address_of(HTTPConnection({"type": "http", "client": (host, 1), "headers": []}))

    assert told("2001:db8::1") == told("2001:db8::ffff:1") != told("2001:db8:0:1::1")
    assert told("203.0.113.7") != told("203.0.113.8")


async def test_an_address_may_make_only_so_many_tables(tmp_path: Path) -> None:
    async with running(settings(tmp_path, new_tables="2/hour")) as wire:
        await wire.create()
        await wire.create()
        wanted = {"game": "okiya", "name": "Aiko", "seats": [{}, {}]}
        answer = await wire.request("POST", "/api/tables", wanted)
        assert (answer.status, answer.json["code"]) == (429, "too-fast")
        assert int(answer.headers["retry-after"]) > 0


async def test_an_address_may_open_only_so_many_sockets(tmp_path: Path) -> None:
    async with running(settings(tmp_path, sockets_per_address=2)) as wire:
        _, two, first, _ = await wire.pair()
        third = await wire.knock(first["table"]).accepted()
        assert (await third.hear())["code"] == "too-fast"
        assert await third.closed() == 1013
        await two.hang_up()
        again = await wire.watch(first["table"])
        assert (await again.hear())["type"] == "update"


@pytest.mark.parametrize(
    ("limit", "wanted"),
    [
        ("open_tables_per_address", {"public": True}),
        ("tables_per_address", {}),
        ("bot_tables_per_address", {"seats": [{}, {"bot": 1}], "options": {"first": 1}}),
    ],
)
async def test_requests_at_one_moment_do_not_pass_a_limit_together(
    tmp_path: Path, limit: str, wanted: dict[str, Any]
) -> None:
    async with running(settings(tmp_path, **{limit: 2})) as wire:
        body = {"game": "okiya", "name": "Aiko", "seats": [{}, {}]} | wanted
        answers = await asyncio.gather(*(wire.request("POST", "/api/tables", body) for _ in range(6)))
        assert sorted(answer.status for answer in answers) == [201, 201, 409, 409, 409, 409]
        assert {answer.json["code"] for answer in answers if answer.status == 409} == {"too-many"}


async def test_one_address_cannot_fill_the_list_of_tables(tmp_path: Path) -> None:
    async with running(settings(tmp_path, open_tables_per_address=2)) as wire:
        wanted = {"game": "okiya", "name": "Aiko", "seats": [{}, {}], "public": True, "clock": {"days": 3}}
        made = [(await wire.request("POST", "/api/tables", wanted)).json["table"] for _ in range(2)]
        for path, body in (("tables", wanted), ("quick", {"game": "taiki", "name": "Aiko"})):
            refused = await wire.request("POST", f"/api/{path}", body)
            assert (refused.status, refused.json["code"], refused.json["details"]) == (
                409,
                "too-many",
                {"most": 2},
            )
        private = await wire.request("POST", "/api/tables", wanted | {"public": False})
        assert private.status == 201
        former, wire.address = wire.address, ("192.0.2.7", 5000)
        assert (await wire.request("POST", "/api/tables", wanted)).status == 201
        await wire.request("POST", f"/api/tables/{made[0]}/join", {"name": "Bruno"})
        wire.address = former
        assert (await wire.request("POST", "/api/tables", wanted)).status == 201


async def test_who_says_nothing_is_not_waited_for(tmp_path: Path) -> None:
    async with running(settings(tmp_path, hello_seconds=0.01)) as wire:
        seated = await wire.create()
        socket = await wire.knock(seated["table"]).accepted()
        assert (await socket.hear())["code"] == "bad-message"
        assert await socket.closed() == 1008


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "chess"}, 422, "unknown-game"),
        ({"seats": [{}, {}, {}]}, 422, "bad-seats"),
        ({"seats": []}, 422, "bad-seats"),
        ({"seats": [{"bot": 1}, {"bot": 1}]}, 422, "bad-seats"),
        ({"seats": [{}, {"bot": 6}]}, 422, "bad-seats"),
        ({"sit": 2}, 422, "bad-seats"),
        ({"sit": -1}, 422, "bad-seats"),
        ({"seats": [{"bot": 1}, {}], "sit": 0}, 422, "bad-seats"),
        ({"options": {"speed": 3}}, 422, "bad-option"),
        ({"options": {"match": ["rounds"]}}, 422, "bad-option"),
        ({"options": {"target": 3}}, 422, "bad-option"),
        ({"name": "\u202eoknA"}, 422, "bad-name"),
        ({"name": 5}, 400, "bad-message"),
        ({"extra": 1}, 400, "bad-message"),
    ],
)
async def test_a_table_that_cannot_be_is_not_made(
    wire: Wire, change: Message, status: int, code: str
) -> None:
    wanted = {"game": "okiya", "name": "Aiko", "seats": [{}, {}], **change}
    answer = await wire.request("POST", "/api/tables", wanted)
    assert (answer.status, answer.json["code"]) == (status, code)
    assert set(answer.json) == {"code", "message", "details"}


async def test_a_request_that_cannot_be_read_is_refused(wire: Wire) -> None:
    for body in (b"", b"{", b"\xff\xfe", b"[" * 5000):
        answer = await wire.request("POST", "/api/tables", body)
        assert (answer.status, answer.json["code"]) == (400, "bad-message")
    answer = await wire.request("POST", "/api/tables", b"x" * 20_000)
    assert (answer.status, answer.json["code"]) == (413, "too-large")


async def test_a_seat_that_is_not_there_cannot_be_taken(wire: Wire) -> None:
    seated = await wire.create()
    path = f"/api/tables/{seated['table']}/join"
    for seat, status, code in ((5, 422, "bad-seats"), (-1, 422, "bad-seats"), (0, 409, "seat-taken")):
        answer = await wire.request("POST", path, {"name": "Eve", "seat": seat})
        assert (answer.status, answer.json["code"]) == (status, code)
    answer = await wire.request("POST", path, {"name": ""})
    assert (answer.status, answer.json["code"]) == (422, "bad-name")
    assert await unchanged(wire, seated["table"], 0)


async def test_an_address_without_an_answer_says_so(wire: Wire) -> None:
    answer = await wire.request("GET", "/api/nothing/here")
    assert (answer.status, answer.json["code"]) == (404, "no-page")
    answer = await wire.request("DELETE", "/api/tables")
    assert (answer.status, answer.json["code"]) == (405, "bad-method")
