"""Metrics are for the operator alone, and no label names a table, a person or an address."""

from pathlib import Path

import pytest

from tests.server.players import play_out
from tests.server.wire import Wire, play_at_random, running, settings

pytestmark = pytest.mark.anyio

HERE = ("127.0.0.1", 5000)


def numbers(text: str) -> dict[str, float]:
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if line and not line.startswith("#")]
    return {name: float(value) for name, value in lines}


async def test_the_numbers_tell_what_happens(wire: Wire) -> None:
    dice = play_at_random(wire, 1)
    await play_out(wire, await wire.gather("taiki", None, None, 1), dice)
    await wire.create()
    wire.address = HERE
    answer = await wire.request("GET", "/metrics")
    told = numbers(answer.body.decode())
    assert answer.headers["content-type"].startswith("text/plain")
    assert told["chabudai_tables"] == 2
    assert told["chabudai_viewers"] == 4
    assert told["chabudai_tasks"] > 3
    assert told['chabudai_commands_total{answer="done",kind="play"}'] > 10
    assert told['chabudai_bot_seconds_count{game="taiki"}'] > 5
    assert told["chabudai_rows_total"] > told["chabudai_commits_total"] > 0


async def test_the_numbers_name_no_table_no_person_and_no_address(wire: Wire) -> None:
    one, _, first, _ = await wire.pair()
    one.say({"type": "say", "id": 1, "text": "xyzzy"})
    await one.answer(1)
    wire.address = HERE
    text = (await wire.request("GET", "/metrics")).body.decode()
    for secret in (first["table"], first["token"], "Aiko", "xyzzy", "203.0.113.7"):
        assert secret not in text


async def test_only_this_machine_itself_may_ask(wire: Wire) -> None:
    assert (await wire.request("GET", "/metrics")).status == 404
    wire.address = HERE
    for header in ("x_forwarded_for", "forwarded", "x_real_ip"):
        answer = await wire.request("GET", "/metrics", **{header: "203.0.113.9"})
        assert (answer.status, answer.json["code"]) == (404, "no-page")
    assert (await wire.request("GET", "/metrics")).status == 200


async def test_with_a_token_whoever_brings_it_may_ask_and_nobody_else(tmp_path: Path) -> None:
    async with running(settings(tmp_path, metrics_token="let me see")) as wire:
        right, wrong = {"authorization": "Bearer let me see"}, {"authorization": "Bearer let me"}
        assert [(await wire.request("GET", "/metrics", **given)).status for given in (right, wrong)] == [
            200,
            404,
        ]
        wire.address = HERE
        assert (await wire.request("GET", "/metrics")).status == 404


def test_the_token_is_not_shown_with_the_settings(tmp_path: Path) -> None:
    assert "let me see" not in repr(settings(tmp_path, metrics_token="let me see"))
