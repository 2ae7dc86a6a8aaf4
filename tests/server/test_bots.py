"""Bots play by the same command path, in processes of their own, from a view and nothing else."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
import structlog

from chabudai import game
from chabudai.bots.characters import CHARACTERS
from chabudai.bots.thinking import think
from chabudai.games import GAMES
from chabudai.server.tables import access
from chabudai.server.workers.pool import Workers
from tests.server import players
from tests.server.wire import (
    Message,
    Socket,
    Turned,
    Wire,
    a_legal_play,
    everybody_rests,
    play_at_random,
    running,
    settings,
)

pytestmark = pytest.mark.anyio


async def play_out(one: Socket) -> Message:
    """Take the first tile allowed whenever asked, until the game is over."""
    update = await one.hear("update")
    while update["view"]["outcome"] is None:
        if update["view"]["legal"]:
            one.say(a_legal_play(update))
            update = await one.hear_version(update["version"] + 1)
        else:
            update = await one.hear_version(update["version"] + 1)
    return update


@pytest.mark.parametrize("first", [0, 1])
async def test_a_bot_plays_to_the_end(wire: Wire, first: int) -> None:
    ended = await play_out(await wire.sit(await wire.create(None, 2, first=first)))
    bot = ended["people"][1]
    assert bot == {
        "name": CHARACTERS[bot["face"]],
        "bot": 2,
        "here": True,
        "account": None,
        "face": bot["face"],
    }
    assert ended["view"]["outcome"]["reason"] in {"line", "square", "block", "full garden"}


async def test_a_bot_thinks_in_a_process_of_its_own(tmp_path: Path) -> None:
    async with running(settings(tmp_path), processes=True) as wire:
        one = await wire.sit(await wire.create(None, 1, first=1))
        assert (await one.hear_version(2))["events"][-1]["who"] == 1


async def test_a_worker_is_told_the_view_of_its_seat_and_nothing_else(wire: Wire) -> None:
    told: list[tuple[str, int, int, bytes]] = []

    async def run(*given: *tuple[str, int, int, bytes]) -> str:
        told.append(given)
        return think(*given)

    wire.services.workers.run = run
    seated = await wire.create(None, 3, first=1)
    one = await wire.sit(seated)
    await one.hear_version(2)
    async with wire.services.table(seated["table"]) as table, access.reading(table):
        before = table.match.game
        replayed = type(table.match)(before, table.match.options, 2, strict=False).replay(table.match.log[:1])
    assert [(name, level) for name, level, _, _ in told] == [("okiya", 3)]
    assert told[0][3] == msgspec.json.encode(replayed.view(1))


async def test_a_bot_that_fails_plays_at_random_and_is_reported(wire: Wire) -> None:
    async def run(*_: object) -> str:
        raise RuntimeError("secret words")

    wire.services.workers.run = run
    with structlog.testing.capture_logs() as logs:
        one = await wire.sit(await wire.create(None, 3, first=1))
        assert (await one.hear_version(2))["events"][-1]["who"] == 1
    assert {"event": "a bot failed", "error": "RuntimeError"}.items() <= logs[-1].items()
    assert "secret words" not in str(logs)


async def test_a_bot_that_cheats_plays_at_random(wire: Wire) -> None:
    async def run(*_: object) -> str:
        return "b2"

    wire.services.workers.run = run
    one = await wire.sit(await wire.create(None, 3, first=1))
    update = await one.hear_version(2)
    assert update["events"][-1]["text"] != "b2"


async def test_a_bot_that_thinks_for_ever_is_stopped() -> None:
    workers = Workers(1, seconds=0.01)

    async def run(*_: object) -> str:
        await asyncio.Event().wait()
        return ""

    workers.run = run
    okiya = game("okiya")
    state = okiya.start(okiya.resolve({"first": 0}, 2), 2)
    state.deal(okiya.notation.parse_chance("garden Pb Cs Mr Ip Ps Cb Mp Ir Pr Cp Mb Is Pp Cr Ms Ib"))
    view = msgspec.json.encode(okiya.view(state, 0))
    assert okiya.notation.parse(await workers.choose(okiya, 5, view)) in state.legal(0)


async def test_a_bot_whose_process_does_not_start_plays_at_random() -> None:
    workers = Workers(1, seconds=0.01, answers_at_once=False)

    async def get_ready(_name: str) -> None:
        await asyncio.Event().wait()

    workers.get_ready = get_ready
    okiya = game("okiya")
    state = okiya.start(okiya.resolve({"first": 0}, 2), 2)
    state.deal(okiya.notation.parse_chance("garden Pb Cs Mr Ip Ps Cb Mp Ir Pr Cp Mb Is Pp Cr Ms Ib"))
    view = msgspec.json.encode(okiya.view(state, 0))
    assert okiya.notation.parse(await workers.choose(okiya, 5, view)) in state.legal(0)
    assert workers.rest.is_set()


async def test_a_bot_that_was_thinking_when_the_server_stopped_plays_after_the_restart(
    tmp_path: Path,
) -> None:
    async with running(settings(tmp_path)) as wire:
        begun = asyncio.Event()

        async def run(*_: object) -> str:
            begun.set()
            await asyncio.Event().wait()
            return ""

        wire.services.workers.run = run
        seated = await wire.create(None, 1, first=1)
        await begun.wait()
    async with running(settings(tmp_path)) as wire:
        one = await wire.sit(seated)
        assert (await one.hear_version(2))["events"][-1]["who"] == 1


async def test_a_bot_thinks_again_when_a_move_is_taken_back(wire: Wire) -> None:
    thinking, goes_on = asyncio.Event(), asyncio.Event()

    async def run(name: str, level: int, seed: int, view: bytes) -> str:
        thinking.set()
        await goes_on.wait()
        return think(name, level, seed, view)

    wire.services.workers.run = run
    one = await wire.sit(await wire.create(None, 1, first=0))
    one.say(a_legal_play(await one.hear("update"), 1))
    await thinking.wait()
    one.say({"type": "undo", "id": 2})
    update = await one.hear_version(3)
    assert update["view"]["tokens"].count(None) == 16
    one.say({**a_legal_play(update, 3), "action": update["view"]["legal"][1]})
    goes_on.set()
    replied = await one.hear_version(5)
    assert replied["events"][-1]["who"] == 1
    assert replied["view"]["tokens"].count(None) == 14


async def test_a_bot_lets_its_opponent_take_a_move_back(wire: Wire) -> None:
    one = await wire.sit(await wire.create(None, 1, first=0))
    one.say(a_legal_play(await one.hear("update"), 1))
    update = await one.hear_version(3)
    assert not update["can_undo"]
    one.say({"type": "undo", "id": 2})
    taken_back = await one.hear_version(5)
    assert taken_back["view"]["tokens"].count(None) == 16
    assert [event["text"] for event in taken_back["events"]][-2:] == ["ask undo 0", "undo 0 1"]


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_the_pause_of_a_bot_is_drawn_from_what_a_spectator_sees(
    wire: Wire, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """In a whole game of each: a level, how many are awaited in the view of somebody who only watches, and a tempo."""
    told: list[tuple[int, int, str]] = []
    seen: list[tuple[int, int, str]] = []

    def note(level: int, awaited: int, _rng: object, tempo: str) -> float:
        (table,) = wire.services.registry.tables.values()
        told.append((level, awaited, tempo))
        seen.append((1, len(json.loads(table.view(None))["awaiting"]), "normal"))
        return 0.0

    monkeypatch.setattr("chabudai.server.maintenance.pause", note)
    dice = play_at_random(wire, 1)
    seats = GAMES[game].seats[-1]
    await players.play_out(wire, await wire.gather(game, None, *[1] * (seats - 1)), dice)
    assert told
    assert told == seen


async def test_a_bot_answers_when_its_pause_is_over_however_short_the_search_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pause begins with the turn, so the search is part of it, and never ends before."""
    time, searched = Turned(), asyncio.Event()
    monkeypatch.setattr("chabudai.server.maintenance.pause", lambda *_known: 2.0)
    async with running(settings(tmp_path, bot_delay=1), time) as wire:
        play_at_random(wire, 1)
        think_at_random = wire.services.workers.run

        async def search(*given: Any) -> str:
            time.turn(0.5)
            text = await think_at_random(*given)
            searched.set()
            return text

        wire.services.workers.run = search
        one = await wire.sit(await wire.create(None, 1, first=1))
        await searched.wait()
        time.turn(1.4)
        await everybody_rests()
        assert (await one.hear("update"))["version"] == 1
        assert one.news() == []
        time.turn(0.1)
        assert (await one.hear_version(2))["version"] == 2


async def test_bots_answer_at_the_tempo_of_the_host(wire: Wire) -> None:
    """Not of anybody else, and no longer than the host is connected."""
    seated = await wire.create(None, None)
    joined = await wire.join(seated["table"])

    async def sit(who: Message, tempo: str) -> Socket:
        socket = await wire.knock(seated["table"]).accepted()
        socket.say({"type": "hello", "token": who["token"], "tempo": tempo})
        await socket.hear("update")
        return socket

    async def tempo() -> str:
        async with wire.services.table(seated["table"]) as table, access.reading(table):
            return table.tempo

    assert await tempo() == "normal"
    await sit(joined, "quick")
    assert await tempo() == "normal"
    first = await sit(seated, "quick")
    assert await tempo() == "quick"
    second = await sit(seated, "calm")
    assert await tempo() == "calm"
    await second.hang_up()
    await everybody_rests()
    assert await tempo() == "quick"
    await first.hang_up()
    await everybody_rests()
    assert await tempo() == "normal"
