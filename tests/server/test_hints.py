"""A hint knows only what its seat knows, is legal, and exists only in unrated games against bots."""

import asyncio
from typing import Any

import msgspec
import pytest

from chabudai.bots.advice import STRONGEST
from chabudai.bots.levels import any_legal
from chabudai.core import Dice
from chabudai.games import GAMES
from chabudai.games import game as find_game
from tests.server.browsers import Browser
from tests.server.wire import Answer, Message, Wire

pytestmark = pytest.mark.anyio


async def quick(name: str, _level: int, seed: int, view: bytes) -> str:
    """A worker that does not think long."""
    game = find_game(name)
    return game.notation.format(any_legal(game, msgspec.json.decode(view, type=game.view_type), Dice(seed)))


async def ask(wire: Wire, seated: Message, token: str | None = "") -> Answer:
    own = seated["token"] if token == "" else token
    return await wire.request("POST", f"/api/tables/{seated['table']}/hint", {"token": own})


@pytest.mark.parametrize("name", GAMES)
async def test_a_hint_is_one_of_the_legal_actions(wire: Wire, name: str) -> None:
    wire.services.workers.run = quick
    bots = [None, *[1] * (GAMES[name].seats[0] - 1)]
    seated = (await wire.gather(name, *bots, options={"first": 0}))[0]
    update = await (await wire.sit(seated)).hear("update")
    while not update["view"]["legal"]:
        update = await wire.sockets[-1].hear("update")
    hint = (await ask(wire, seated)).json
    while update["version"] < hint["version"]:
        update = await wire.sockets[-1].hear("update")
    assert hint["action"] in update["view"]["legal"]
    assert hint["version"] == update["version"]
    assert hint["why"] is None or all(hint["why"][language] for language in ("en", "fr"))


async def test_whoever_looks_for_a_hint_is_told_the_view_of_the_seat_and_nothing_else(wire: Wire) -> None:
    told: list[tuple[str, int, bytes]] = []

    async def run(name: str, level: int, seed: int, view: bytes) -> str:
        told.append((name, level, view))
        return await quick(name, level, seed, view)

    wire.services.workers.run = run
    seated = (await wire.gather("taiki", None, 1, options={"first": 0}))[0]
    update = await (await wire.sit(seated)).hear("update")
    assert (await ask(wire, seated)).status == 200
    asked = [view for name, level, view in told if (name, level) == ("taiki", STRONGEST)]
    assert [msgspec.json.decode(view)["hand"] for view in asked] == [update["view"]["hand"]]
    assert {msgspec.json.decode(view)["seat"] for view in asked} == {0}


async def test_a_failed_worker_gives_no_hint_rather_than_a_wrong_one(wire: Wire) -> None:
    async def run(*_given: Any) -> str:
        raise OSError

    wire.services.workers.run = run
    answer = await ask(wire, await wire.create(None, 1, first=0))
    assert (answer.status, answer.json["code"]) == (503, "unavailable")


async def test_with_another_person_at_the_table_there_is_no_hint(wire: Wire) -> None:
    seated = await wire.create(first=0)
    await wire.join(seated["table"])
    answer = await ask(wire, seated)
    assert (answer.status, answer.json["code"]) == (409, "no-hint")


async def test_a_person_who_left_the_seat_to_a_bot_may_come_back_so_there_is_no_hint(wire: Wire) -> None:
    people = await wire.gather("taiki", None, 1, None)
    gone = await wire.sit(people[2])
    gone.say({"type": "resign", "id": 1})
    assert (await gone.answer(1))["type"] == "done"
    answer = await ask(wire, people[0])
    assert (answer.status, answer.json["code"]) == (409, "no-hint")


async def test_in_a_rated_game_there_is_no_hint(wire: Wire) -> None:
    aiko = await Browser(wire).account("Aiko")
    wanted = {"seats": [{"bot": None}, {"bot": 1}], "sit": 0}
    seated = await aiko.create(clock={"bank": 600}, rated=True, **wanted)
    answer = await ask(wire, seated)
    assert (answer.status, answer.json["code"]) == (409, "no-hint")


@pytest.mark.parametrize(("token", "code"), [(None, "not-seated"), ("0" * 32, "bad-token")])
async def test_a_hint_is_for_the_seat_alone(wire: Wire, token: str | None, code: str) -> None:
    seated = await wire.create(None, 1, first=0)
    assert (await ask(wire, seated, token)).json["code"] == code


async def test_before_the_start_and_out_of_turn_there_is_no_hint(wire: Wire) -> None:
    async def ponder(*_given: Any) -> str:
        await asyncio.Event().wait()
        return ""

    wire.services.workers.run = ponder
    waiting = await wire.create(None, None, first=0)
    assert (await ask(wire, waiting)).json["code"] == "not-started"
    others_turn = await wire.create(None, 1, first=1)
    assert (await ask(wire, others_turn)).json["code"] == "not-awaited"
