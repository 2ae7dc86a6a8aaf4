"""The analysis of a finished game: shared fairly, cached, cancelled, and never for a running game."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from chabudai.analysis import work
from chabudai.match.record import Record
from tests.analysis.games import cut, played
from tests.server.wire import PATIENCE, Message, Turned, Wire, everybody_rests, running, settings

pytestmark = pytest.mark.anyio


class Desk:
    """Studies are made here, in this process, and only as far as a test lets them."""

    def __init__(self, wire: Wire, *, free: bool = True) -> None:
        self.asked: list[tuple[str, int]] = []
        self._let = 0
        self._turns = asyncio.Semaphore(1_000_000 if free else 0)
        self._heard = asyncio.Condition()
        wire.services.analyses.run = self._run

    async def _run(self, record: bytes, question: bytes, entry: int) -> bytes:
        async with self._heard:
            self.asked.append((json.loads(record)["game"], entry))
            self._heard.notify_all()
        await self._turns.acquire()
        return work(record, question, entry)

    async def let(self, count: int) -> None:
        """So many entries are looked at, and the next one is on the desk."""
        self._let += count
        for _ in range(count):
            self._turns.release()
        async with asyncio.timeout(PATIENCE), self._heard:
            await self._heard.wait_for(lambda: len(self.asked) > self._let)

    async def until(self, game: str, entry: int) -> None:
        """This entry is on the desk."""
        async with asyncio.timeout(PATIENCE), self._heard:
            await self._heard.wait_for(lambda: self.asked[-1:] == [(game, entry)])


def brought(record: Record) -> Message:
    message: Message = json.loads(record.to_json())
    return message


async def ask(wire: Wire, **wish: Any) -> Message:
    answer = await wire.request("POST", "/api/analysis", {"budget": 20, **wish})
    assert answer.status == 202, answer.json
    study: Message = answer.json
    return study


async def look(wire: Wire, study: str, since: int = 0) -> Message:
    answer = await wire.request("GET", f"/api/analysis/{study}?since={since}")
    assert answer.status == 200, answer.json
    told: Message = answer.json
    return told


async def finished(wire: Wire, study: str) -> Message:
    async with asyncio.timeout(PATIENCE):
        while (told := await look(wire, study))["state"] not in {"done", "failed"}:
            await everybody_rests()
    return told


async def test_a_record_is_judged_move_by_move(wire: Wire) -> None:
    Desk(wire)
    record = played("antayagi")
    told = await finished(wire, (await ask(wire, record=brought(record)))["study"])
    actions = [index for index, (who, _) in enumerate(record.log) if isinstance(who, int)]
    assert [move["entry"] for move in told["moves"]] == actions
    assert [tally["seat"] for tally in told["tallies"]] == [0, 1, 2]
    assert all(move["open"] for move in told["moves"])
    choices = {choice["text"] for move in told["moves"] for choice in move["seen"]["outlook"]["choices"]}
    assert choices <= set(told["actions"])
    assert all("do" in action for action in told["actions"].values())


async def test_whoever_has_seen_the_first_findings_asks_for_the_rest(wire: Wire) -> None:
    Desk(wire)
    told = await finished(wire, (await ask(wire, record=brought(played("taiki"))))["study"])
    rest = await look(wire, told["study"], since=10)
    assert rest["moves"] == [move for move in told["moves"] if move["entry"] >= 10]


async def test_a_table_is_judged_when_it_is_over_and_not_before(wire: Wire) -> None:
    Desk(wire)
    one, two, first, _ = await wire.pair()
    await one.hear("update")
    refused = await wire.request("POST", "/api/analysis", {"table": first["table"]})
    assert (refused.status, refused.json["code"]) == (409, "not-over")
    one.say({"type": "resign", "id": 1})
    await one.answer(1)
    await two.hear_version(2)
    told = await finished(wire, (await ask(wire, table=first["table"]))["study"])
    assert (told["state"], told["done"]) == ("done", 2)


@pytest.mark.parametrize("name", ["okiya", "taiki"])
async def test_a_record_that_stops_before_the_end_is_refused(wire: Wire, name: str) -> None:
    desk = Desk(wire)
    answer = await wire.request("POST", "/api/analysis", {"record": brought(cut(played(name), 5))})
    assert (answer.status, answer.json["code"]) == (409, "not-over")
    assert desk.asked == []


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({}, "bad-message"),
        ({"table": "nowhere"}, "no-table"),
        ({"table": "nowhere", "record": {}}, "bad-message"),
        ({"record": {"format": "chess/1"}}, "bad-record"),
        ({"record": brought(played("okiya")) | {"outcome": None}}, "bad-record"),
        ({"record": brought(played("okiya")) | {"log": [["chance", "first 0"]] * 2001}}, "bad-record"),
        ({"record": brought(played("okiya")), "budget": 1}, "bad-message"),
    ],
)
async def test_what_cannot_be_judged_is_refused(wire: Wire, wish: Message, code: str) -> None:
    answer = await wire.request("POST", "/api/analysis", wish)
    assert answer.json["code"] == code


async def test_too_large_a_record_is_not_read(wire: Wire) -> None:
    answer = await wire.request("POST", "/api/analysis", b'{"record": "' + b"x" * 300_000 + b'"}')
    assert (answer.status, answer.json["code"]) == (413, "too-large")


async def test_the_budget_is_the_servers_at_most(tmp_path: Path) -> None:
    async with running(settings(tmp_path, study_budget=200)) as wire:
        Desk(wire, free=False)
        study = await ask(wire, record=brought(played("okiya")), budget=1_000_000)
        assert study["budget"] <= 200


async def test_a_cancelled_study_stops_and_is_forgotten(wire: Wire) -> None:
    desk = Desk(wire, free=False)
    study = (await ask(wire, record=brought(played("taiki"))))["study"]
    await desk.let(2)
    assert (await wire.request("DELETE", f"/api/analysis/{study}")).status == 204
    assert (await wire.request("GET", f"/api/analysis/{study}")).json["code"] == "no-study"
    assert (await wire.request("DELETE", f"/api/analysis/{study}")).status == 404
    await ask(wire, record=brought(played("okiya")))
    await desk.until("okiya", 0)
    assert desk.asked[2:] == [("taiki", 2), ("okiya", 0)]


async def test_who_asks_the_same_shares_the_study_and_cancels_only_their_own(wire: Wire) -> None:
    desk = Desk(wire, free=False)
    first = await ask(wire, record=brought(played("antayagi")))
    wire.address = ("203.0.113.8", 1)
    second = await ask(wire, record=brought(played("antayagi")))
    assert first["study"] != second["study"]
    await desk.let(3)
    await wire.request("DELETE", f"/api/analysis/{first['study']}")
    await desk.let(2)
    assert [entry for _, entry in desk.asked] == [0, 1, 2, 3, 4, 5]
    assert (await look(wire, second["study"]))["done"] == 5


async def test_addresses_take_turns(tmp_path: Path) -> None:
    async with running(settings(tmp_path), Turned()) as wire:
        desk = Desk(wire, free=False)
        for seed in (1, 2, 3):
            await ask(wire, record=brought(played("taiki", seed)))
        wire.address = ("203.0.113.8", 1)
        await ask(wire, record=brought(played("antayagi")))
        await desk.let(7)
        assert [game for game, _ in desk.asked][1:] == ["antayagi", "taiki"] * 3 + ["antayagi"]


async def test_an_address_whose_studies_take_long_has_fewer_turns(tmp_path: Path) -> None:
    time = Turned()
    async with running(settings(tmp_path), time) as wire:
        desk = Desk(wire, free=False)
        slow = wire.services.analyses.run

        async def run(record: bytes, question: bytes, entry: int) -> bytes:
            found = await slow(record, question, entry)
            time.turn(3 if b"taiki" in record else 1)
            return found

        wire.services.analyses.run = run
        for seed in (1, 2, 3):
            await ask(wire, record=brought(played("taiki", seed)))
        wire.address = ("203.0.113.8", 1)
        await ask(wire, record=brought(played("antayagi")))
        await desk.let(9)
        games = [game for game, _ in desk.asked][1:9]
        assert games.count("antayagi") == 6


async def test_one_address_has_a_few_studies_at_a_time(wire: Wire) -> None:
    Desk(wire, free=False)
    for seed in (1, 2, 3):
        await ask(wire, record=brought(played("taiki", seed)))
    answer = await wire.request("POST", "/api/analysis", {"record": brought(played("taiki", 4))})
    assert (answer.status, answer.json["code"]) == (429, "too-fast")


async def test_a_study_that_nobody_asks_about_is_dropped(tmp_path: Path) -> None:
    time_source = Turned()
    async with running(settings(tmp_path), time_source) as wire:
        desk = Desk(wire, free=False)
        study = (await ask(wire, record=brought(played("taiki"))))["study"]
        await desk.let(1)
        time_source.turn(120)
        await ask(wire, record=brought(played("okiya")))
        assert (await wire.request("GET", f"/api/analysis/{study}")).status == 404
        await desk.until("okiya", 0)


async def test_a_study_that_is_done_is_kept_across_a_restart(tmp_path: Path) -> None:
    record = brought(played("antayagi"))
    async with running(settings(tmp_path)) as wire:
        Desk(wire)
        study = (await ask(wire, record=record))["study"]
        first = await finished(wire, study)
    async with running(settings(tmp_path)) as wire:
        desk = Desk(wire, free=False)
        assert (await wire.request("GET", f"/api/analysis/{study}")).json["code"] == "no-study"
        again = await ask(wire, record=record)
        assert (again["state"], again["moves"], desk.asked) == ("done", first["moves"], [])


async def test_a_study_whose_worker_fails_says_so_and_may_be_asked_again(wire: Wire) -> None:
    async def fail(_record: bytes, _question: bytes, _entry: int) -> bytes:
        raise OSError

    wire.services.analyses.run = fail
    study = await finished(wire, (await ask(wire, record=brought(played("antayagi"))))["study"])
    assert (study["state"], study["tallies"]) == ("failed", None)
    Desk(wire)
    again = await ask(wire, record=brought(played("antayagi")))
    assert (await finished(wire, again["study"]))["state"] == "done"


async def test_bots_that_think_go_first(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chabudai.server.reviews.analyses.BOT_PRIORITY_SECONDS", 3600)
    desk = Desk(wire, free=False)
    wire.services.workers.rest.clear()
    await ask(wire, record=brought(played("okiya")))
    await everybody_rests()
    assert desk.asked == []
    wire.services.workers.rest.set()
    await desk.let(0)
    assert desk.asked == [("okiya", 0)]


async def test_a_study_is_made_in_another_process(tmp_path: Path) -> None:
    async with running(settings(tmp_path), processes=True) as wire:
        record = played("okiya", 5)
        short = Record(
            format=record.format,
            game=record.game,
            options=record.options,
            seats=2,
            log=[*record.log[:1], ("table", "agree")],
            outcome=None,
        )
        told = brought(short) | {"outcome": {"ranks": [1, 1], "scores": [0, 0], "reason": "agreed"}}
        study = await finished(wire, (await ask(wire, record=told))["study"])
        assert (study["state"], len(study["luck"])) == ("done", 1)
