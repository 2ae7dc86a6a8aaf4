"""Reaction windows: no answer in time is a pass, which is stored like any other."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from chabudai.games.antayagi.rules.cards import NAMES
from chabudai.match.windows import Windows
from chabudai.server.tables import access
from chabudai.server.tables.replay import replayed
from tests.server.wire import Message, Socket, Turned, Wire, play_at_random, running, settings

pytestmark = pytest.mark.anyio

DECK = dict.fromkeys(NAMES, 0) | {"treasure": 10, "bone": 10, "sabotage": 30}
"""Three in five cards are a Sabotage: nearly every trade can be torn up."""


@pytest.fixture
def time() -> Turned:
    return Turned()


@pytest.fixture
async def wire(tmp_path: Path, time: Turned) -> AsyncIterator[Wire]:
    async with running(settings(tmp_path), time) as served:
        yield served


async def at_a_window(wire: Wire, **wanted: Any) -> tuple[list[Socket], dict[int, Message], Message]:
    """Three people trade until somebody may tear a trade up; their sockets, seats and the update that says so."""
    people = await wire.gather("antayagi", None, None, None, options={"deck": DECK}, **wanted)
    sockets = [await wire.sit(people[seat]) for seat in range(3)]
    views = [await socket.hear("update") for socket in sockets]
    while views[0]["window"] is None:
        seat = views[0]["view"]["awaiting"][0]
        legal = views[seat]["view"]["legal"]
        sockets[seat].say({"type": "play", "id": 1, "version": views[seat]["version"], "action": legal[-1]})
        views = [await socket.hear_version(views[0]["version"] + 1) for socket in sockets]
        assert views[0]["view"]["outcome"] is None
    return sockets, people, views[0]


def test_a_window_opens_once_and_anew_when_there_is_something_new() -> None:
    windows = Windows(20_000, 3)
    windows.run([0, 2], (), 1000)
    windows.run([0, 2], [2], 5000)
    assert [windows.remaining(seat, 6000) for seat in range(3)] == [19_000, None, 15_000]
    assert windows.next_close() == (21_000, 2)
    windows.run([], (), 7000)
    assert windows.next_close() is None


async def test_silence_is_a_pass_after_the_usual_time(wire: Wire, time: Turned) -> None:
    sockets, _, update = await at_a_window(wire)
    asked = [seat for seat, left in enumerate(update["window"]["left"]) if left is not None]
    assert asked == update["view"]["awaiting"]
    assert update["window"] == {
        "whole": 20_000,
        "left": [20_000 if seat in asked else None for seat in range(3)],
    }
    time.turn(19)
    time.turn(1)
    after = await sockets[0].hear_version(update["version"] + len(asked))
    passes = [(event["who"], event["text"]) for event in after["events"] if event["text"] == "pass"]
    assert passes == [(seat, "pass") for seat in asked]
    assert after["window"] is None


async def test_who_answers_in_time_is_not_passed(wire: Wire, time: Turned) -> None:
    sockets, _, update = await at_a_window(wire)
    seat = update["view"]["awaiting"][0]
    time.turn(15)
    sockets[seat].say(
        {"type": "play", "id": 2, "version": update["version"], "action": {"do": "sabotage"}},
    )
    after = await sockets[0].hear_version(update["version"] + 1)
    assert [event["text"] for event in after["events"]][:1] == ["sabotage"]
    # A seat that may tear the trade up again has the whole time again.
    if after["window"] is not None:
        assert {left for left in after["window"]["left"] if left is not None} == {20_000}


async def test_a_pass_that_was_not_said_survives_a_restart(tmp_path: Path, time: Turned) -> None:
    async with running(settings(tmp_path), time) as wire:
        _, people, update = await at_a_window(wire)
    async with running(settings(tmp_path), time) as wire:
        socket = await wire.sit(people[0])
        assert (await socket.hear("update"))["window"] is not None
        time.turn(20)
        after = await socket.hear_version(update["version"] + len(update["view"]["awaiting"]))
        assert "pass" in [event["text"] for event in after["events"]]


@pytest.mark.parametrize("clock", [{"window": 0}, {"days": 2}])
async def test_without_a_window_people_take_the_time_they_like(wire: Wire, clock: Message) -> None:
    people = await wire.gather("antayagi", None, None, None, options={"deck": DECK}, clock=clock)
    socket = await wire.sit(people[0])
    update = await socket.hear("update")
    assert update["clock"] == clock
    assert update["window"] is None
    async with wire.services.table(people[0]["table"]) as table:
        assert table.match.windows is None


@pytest.mark.parametrize(
    ("game", "clock"),
    [
        ("antayagi", {"window": 4}),
        ("antayagi", {"window": 301}),
        ("antayagi", {"days": 1, "window": 20}),
        ("okiya", {"window": 20}),
        ("okiya", {"bank": 60, "window": 20}),
    ],
)
async def test_a_window_that_cannot_be_is_refused(wire: Wire, game: str, clock: Message) -> None:
    seats: list[Message] = [{}, {}, {}] if game == "antayagi" else [{}, {}]
    wanted = {"game": game, "name": "Aiko", "seats": seats, "clock": clock}
    answer = await wire.request("POST", "/api/tables", wanted)
    assert (answer.status, answer.json["code"]) == (422, "bad-clock")


async def test_bots_answer_by_themselves(wire: Wire) -> None:
    play_at_random(wire, 3)
    people = await wire.gather("antayagi", None, 1, 1, options={"deck": DECK}, clock={"window": 10})
    socket = await wire.sit(people[0])
    update = await socket.hear("update")
    for number in range(40):
        window = update["window"]
        assert window is None or all(left is None for left in window["left"][1:])
        if update["view"]["outcome"]:
            break
        if legal := update["view"]["legal"]:
            socket.say({"type": "play", "id": number, "version": update["version"], "action": legal[0]})
        update = await socket.hear("update")


async def test_two_who_quickly_look_for_a_game_with_windows_meet(wire: Wire) -> None:
    seats = [
        await wire.request("POST", "/api/quick", {"game": "antayagi", "name": name}) for name in ("Ada", "Bo")
    ]
    assert seats[0].json["table"] == seats[1].json["table"]


async def test_bots_alone_wait_for_the_only_person(wire: Wire, time: Turned) -> None:
    play_at_random(wire, 3)
    people = await wire.gather("antayagi", None, 1, 1, options={"deck": DECK})
    update = await (await wire.sit(people[0])).hear("update")
    assert (update["clock"], update["times"]) == (None, None)
    async with wire.services.table(people[0]["table"]) as table, access.reading(table):
        assert table.match.windows is None
    time.turn(600)
    timed = await wire.gather("antayagi", None, 1, 1, options={"deck": DECK}, clock={"bank": 60})
    assert (await (await wire.sit(timed[0])).hear("update"))["clock"] == {"bank": 60, "window": 20}


async def test_when_bots_take_all_free_seats_nobody_hurries_the_only_person(wire: Wire) -> None:
    body = {"game": "antayagi", "name": "Aiko", "seats": [{}, {}, {}], "sit": 0}
    seated = (await wire.request("POST", "/api/tables", body)).json
    play_at_random(wire, 3)
    one = await wire.sit(seated)
    assert (await one.hear("update"))["clock"] == {"window": 20}
    for seat in (1, 2):
        one.say({"type": "arrange", "id": seat, "seat": seat, "bot": 1})
        await one.answer(seat)
    async with wire.services.table(seated["table"]) as table, access.reading(table):
        assert table.started
        assert table.match.windows is None
        assert replayed(table.saved).windows is None
