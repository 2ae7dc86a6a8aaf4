"""`chabudai work`: processes that only play bots, for servers that leave bots to them."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from chabudai.server.cluster.leases import BOTS, CLOCKS
from chabudai.server.services import Services
from chabudai.server.settings import BadSetting, Settings
from chabudai.server.time_source import TimeSource
from chabudai.server.work import work
from tests.cluster.test_leases import holder, passing, stop_without_goodbye, until
from tests.server.wire import Message, Socket, Turned, Wire, pick_at_random, running, settings

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def worker(folder: Path, time_source: TimeSource, *, dies: bool = False) -> AsyncIterator[Services]:
    services = Services(settings(folder), time_source, frozenset({BOTS}))
    await services.open()
    pick_at_random(services, 1)
    try:
        yield services
    finally:
        if dies:
            stop_without_goodbye(services)
        await services.close()


@asynccontextmanager
async def web(folder: Path, time_source: TimeSource) -> AsyncIterator[Wire]:
    """A server that plays no bots, and must not."""
    async with running(settings(folder, plays_bots=False), time_source) as wire:

        async def never(*_given: object) -> str:
            raise AssertionError("a bot was played here")

        wire.services.workers.run = never
        yield wire


async def play(person: Socket, update: Message) -> Message:
    """Whatever is legal; what is shown when the bot has answered."""
    version = update["version"]
    person.say({"type": "play", "id": 1, "version": version, "action": update["view"]["legal"][0]})
    return await person.hear_version(version + 2)


async def test_bots_are_played_by_a_process_of_their_own(tmp_path: Path, time: Turned) -> None:
    async with web(tmp_path, time) as wire, worker(tmp_path, time) as services:
        seated = await wire.create(None, 3, first=1)
        person = await wire.sit(seated)
        update = await person.hear_version(2)
        assert (await play(person, update))["events"][-1]["who"] == 1
        assert services.peers
        assert await holder(wire, seated["table"], BOTS) == services.peers.leases.node


async def test_who_comes_to_work_finds_what_waits(tmp_path: Path, time: Turned) -> None:
    async with web(tmp_path, time) as wire:
        person = await wire.sit(await wire.create(None, 3, first=1))
        await person.hear_version(1)
        async with worker(tmp_path, time), passing(time):
            assert (await person.hear_version(2))["events"][-1]["who"] == 1


async def test_what_one_had_that_died_is_taken_over_by_another(tmp_path: Path, time: Turned) -> None:
    async with web(tmp_path, time) as wire:
        async with worker(tmp_path, time, dies=True):
            person = await wire.sit(await wire.create(None, 3, first=1))
            update = await person.hear_version(2)
        async with worker(tmp_path, time), passing(time):
            assert (await play(person, update))["events"][-1]["who"] == 1


async def test_clocks_fall_although_nobody_plays_the_bots(tmp_path: Path, time: Turned) -> None:
    async with web(tmp_path, time) as wire:
        people = await wire.gather("okiya", None, 3, clock={"bank": 60}, options={"first": 0})
        table = people[0]["table"]
        watching = await wire.watch(table)
        await until(lambda: holder(wire, table, CLOCKS))
        time.turn(61)
        assert (await watching.hear_version(2))["view"]["outcome"]["reason"] == "timeout"


async def test_a_server_says_that_nobody_plays_its_bots(
    tmp_path: Path, time: Turned, capsys: pytest.CaptureFixture[str]
) -> None:
    async with web(tmp_path, time) as wire, passing(time):
        await wire.create(None, 3, first=1)
        said = ""

        async def is_said() -> bool:
            nonlocal said
            said += capsys.readouterr().out
            return "start `chabudai work`" in said

        await until(is_said)


async def test_a_worker_is_one_command_and_stops_in_order(tmp_path: Path, database: str) -> None:
    variables = {
        **os.environ,
        "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{os.environ.get('PYTHONPATH', '')}",
        "CHABUDAI_DATABASE_URL": database,
        "CHABUDAI_DATA": str(tmp_path / "worker"),
        "CHABUDAI_BOT_WORKERS": "1",
        "CHABUDAI_BOT_DELAY": "0",
    }
    async with web(tmp_path / "web", TimeSource()) as wire:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "chabudai", "work"), env=variables, stdout=asyncio.subprocess.PIPE
        )
        try:
            assert process.stdout
            assert await asyncio.wait_for(process.stdout.readline(), 60)
            person = await wire.sit(await wire.create(None, 1, first=1))
            assert (await person.hear_version(2))["events"][-1]["who"] == 1
        finally:
            process.send_signal(signal.SIGTERM)
            status = await asyncio.wait_for(process.wait(), 60)
        assert status == 0


async def test_who_leaves_bots_to_others_needs_a_database_that_all_share(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="database_url"):
        await Services(Settings(data=tmp_path, plays_bots=False), TimeSource()).open()


def test_who_only_plays_bots_needs_it_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chabudai.server.work.log_to_stderr", lambda: None)
    assert work(Settings(data=tmp_path)) == 1
    assert "database_url" in capsys.readouterr().err
