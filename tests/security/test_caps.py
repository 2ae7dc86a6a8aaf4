"""Too much, too often, too deep, too slow: each is refused, costs little, and changes nothing."""

from pathlib import Path
from typing import Any

import pytest

from chabudai.server.http.described import endpoints
from chabudai.server.limits import Limits
from chabudai.server.types.reviews import LARGEST_RECORD
from tests.security.endpoints import DOORS
from tests.security.raw import exchange
from tests.security.senders import ROLES
from tests.security.test_authorisation import path_of
from tests.server.browsers import PASSWORD
from tests.server.wire import Wire, running, settings

pytestmark = pytest.mark.anyio

WITH_BODY = [line for line, (_, body) in DOORS.items() if body is not None]

DEEP: list[bytes] = [
    b"[" * 16_000,
    b'{"a":' * 3_000,
    b'{"record":' + b'{"a":' * 3_000,
    b'{"game":"okiya","name":"A","seats":[{},{}],"options":{"first":' + b"[" * 1_000 + b"]" * 1_000 + b"}}",
    b'{"credential":' + b'{"id":' * 500 + b"1" + b"}" * 500 + b"}",
    b'{"name":' + b"9" * 5_000 + b"}",
    b'{"record":{"options":{"first":' + b"9" * 400 + b"}}}",
    b'{"record":{"seats":1e999}}',
    b'{"name":"\\ud800"}',
    b'{"name":"\xff"}',
    b"\x00" * 100,
    b"",
]
"""Nested past any stack, numbers past any machine, text that is none."""


async def everybody(wire: Wire) -> dict[str, str]:
    """Somebody whom every request lets in."""
    return await ROLES["operator"](wire)


async def test_every_request_with_a_body_refuses_one_that_is_too_large(wire: Wire) -> None:
    headers, table = await everybody(wire), (await wire.create())["table"]
    for line in WITH_BODY:
        method, path = path_of(line, table)
        body = b'{"name":"' + b"x" * LARGEST_RECORD + b'"}'
        answer = await wire.request(method, path, body, **headers)
        assert (answer.status, answer.json["code"]) == (413, "too-large"), line


async def test_every_request_with_a_body_survives_what_is_nested_or_no_text(wire: Wire) -> None:
    headers, table = await everybody(wire), (await wire.create())["table"]
    for line in WITH_BODY:
        method, path = path_of(line, table)
        for body in DEEP:
            answer = await wire.request(method, path, body, **headers)
            assert 400 <= answer.status < 500, (line, body[:60])
            assert answer.json["code"] not in {"unavailable", "too-large"}, (line, body[:60])


async def test_a_body_that_never_arrives_is_not_waited_for(tmp_path: Path) -> None:
    async with running(settings(tmp_path, hello_seconds=0.01)) as wire:
        answer = await exchange(wire, "POST", "/api/tables", b'{"game"', b":")
        assert (answer.status, answer.json["code"]) == (400, "bad-message")


async def test_a_slow_reader_is_dropped_and_holds_nobody_up(tmp_path: Path) -> None:
    async with running(settings(tmp_path, send_seconds=0.05)) as wire:
        one, two, first, _ = await wire.pair()
        slow = await wire.watch(first["table"])
        await slow.hear("update")
        slow.reads.clear()
        for number, socket in enumerate((one, two, one), start=1):
            update = await socket.hear_version(number)
            legal = update["view"]["legal"][0]
            socket.say({"type": "play", "id": number, "version": number, "action": legal})
            assert (await socket.hear("done"))["version"] == number + 1
        await slow.ended()
        assert wire.services.registry.viewers == 2


RATES: dict[str, tuple[str, str, str, Any]] = {
    "request": ("requests", "GET", "/api/games", None),
    "new table": ("new_tables", "POST", "/api/tables", {"game": "okiya", "name": "A", "seats": [{}, {}]}),
    "print": ("prints", "GET", "/api/games/okiya/print?paper=none", None),
    "hint": ("hints", "POST", "/api/tables/none/hint", {"token": "none"}),
    "report": ("reports", "POST", "/api/reports", {"table": "none", "kind": "name", "seat": 0}),
    "sign in": ("sign_ins", "POST", "/api/sign-in", {"name": "Aiko", "password": PASSWORD}),
    "sign in as": ("sign_ins_as", "POST", "/api/sign-in", {"name": "Aiko", "password": PASSWORD}),
    "new person": ("new_people", "POST", "/api/me", {"name": "Aiko"}),
}
ELSEWHERE = {
    "command",
    "address command",
    "other command",
    "address other command",
    "look",
    "talk",
    "wrong token",
}
"""Counted by message or wrong guess, in tests/server: test_refusals, test_other_commands, test_looking_back, test_chat,
test_keys."""


def test_every_rate_is_tried(tmp_path: Path) -> None:
    assert set(Limits(settings(tmp_path))._windows) == set(RATES) | ELSEWHERE


@pytest.mark.parametrize("what", RATES)
async def test_whoever_asks_too_often_is_told_when_to_come_back(tmp_path: Path, what: str) -> None:
    setting, method, path, body = RATES[what]
    async with running(settings(tmp_path, **{setting: "2/hour"})) as wire:
        codes = [await wire.request(method, path, body) for _ in range(4)]
        assert [answer.status == 429 for answer in codes] == [False, False, True, True]
        assert codes[-1].headers["retry-after"] == "3600"
        wire.address = ("198.51.100.9", 1)
        others = (await wire.request(method, path, body)).status
        assert (others == 429) == (what == "sign in as")


async def test_every_request_but_those_of_the_operator_is_counted(tmp_path: Path) -> None:
    """None is left open for whoever wants to keep the server busy."""
    few = dict.fromkeys(
        (*("requests", "new_tables", "prints", "hints", "reports", "sign_ins", "new_people"),), "1/hour"
    )
    async with running(settings(tmp_path, **few)) as wire:
        for endpoint in endpoints(list(wire.app.routes)):
            if endpoint.path in {"/healthz", "/readyz", "/metrics"}:
                continue
            method, path = path_of(endpoint.line, "none")
            body = DOORS[endpoint.line][1]
            answers = [await wire.request(method, path, body) for _ in range(2)]
            assert answers[-1].status == 429, endpoint.line
