"""A submitted record is checked and replayed step by step; nothing of it is stored."""

import json

import pytest

from chabudai import GAMES
from chabudai.bots.characters import CHARACTERS
from tests.analysis.games import cut, played
from tests.server.wire import Message, Wire

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("name", GAMES)
async def test_a_record_is_told_step_by_step(wire: Wire, name: str) -> None:
    record = json.loads(played(name).to_json())
    answer = await wire.request("POST", "/api/replay", {"record": record, "seat": 0, "count": 500})
    told = answer.json
    assert answer.status == 200, told
    assert (told["table"], told["entries"], told["seat"]) == (None, len(record["log"]), 0)
    assert [[event["who"], event["text"]] for event in told["events"]] == record["log"]
    assert [step["number"] for step in told["steps"]] == list(range(min(100, len(record["log"]) + 1)))
    rest = await wire.request("POST", "/api/replay", {"record": record, "first": len(record["log"])})
    assert rest.json["events"] == []
    assert rest.json["steps"][0]["view"]["outcome"] == record["outcome"]


async def test_a_record_of_a_running_game_is_told_to_whoever_has_it(wire: Wire) -> None:
    record = json.loads(cut(played("okiya"), 4).to_json())
    answer = await wire.request("POST", "/api/replay", {"record": record})
    assert len(answer.json["steps"]) == 5


async def test_the_first_wrong_entry_is_named(wire: Wire) -> None:
    record = json.loads(played("okiya").to_json())
    record["log"][3][1] = "z9"
    answer = await wire.request("POST", "/api/replay", {"record": record})
    assert (answer.status, answer.json["code"], answer.json["details"]) == (422, "bad-record", {"entry": 3})


async def test_names_that_deceive_are_left_out(wire: Wire) -> None:
    record = json.loads(played("okiya").to_json()) | {"players": ["a\u202eb", "Bo"]}
    answer = await wire.request("POST", "/api/replay", {"record": record})
    assert answer.json["players"] == ["", "Bo"]


async def test_the_bots_of_a_record_have_the_names_of_characters(wire: Wire) -> None:
    record = json.loads(played("okiya").to_json()) | {"players": ["bot 3", "?"]}
    answer = await wire.request("POST", "/api/replay", {"record": record})
    assert answer.json["players"] == ["bot 3", "?"]
    assert answer.json["names"][0] in CHARACTERS
    assert answer.json["names"][1] == ""


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "bad-message"),
        ({"record": None}, "bad-message"),
        ({"record": [[[[]]]]}, "bad-message"),
        ({"record": {"format": "chabudai/1"}}, "bad-record"),
        ({"record": {"format": "chabudai/1", "game": "chess", "options": {}, "seats": 2, "log": [], "outcome": None}},
         "bad-record"),
        ({"record": json.loads(played("okiya").to_json()), "seat": 2}, "bad-seats"),
        ({"record": json.loads(played("okiya").to_json()), "first": -1}, "bad-message"),
    ],
)  # fmt: skip
async def test_what_cannot_be_told_is_refused(wire: Wire, body: Message, code: str) -> None:
    answer = await wire.request("POST", "/api/replay", body)
    assert answer.json["code"] == code


async def test_a_bomb_is_refused_before_it_is_opened(wire: Wire) -> None:
    for body in (b'{"record": ' + b"[" * 100_000, b'{"record": "' + b"x" * 300_000 + b'"}'):
        answer = await wire.request("POST", "/api/replay", body)
        assert answer.status in {400, 413}
