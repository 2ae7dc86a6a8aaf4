"""`chabudai people` acts on the server's machine, whether a server runs or not."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from chabudai.cli import app
from chabudai.server.settings import Settings
from tests.server.browsers import Browser
from tests.server.test_desk import eventually, id_of, may_talk, say
from tests.server.wire import Wire, running, settings

pytestmark = pytest.mark.anyio


def people(folder: Path, *words: str) -> Result:
    return CliRunner().invoke(app, ["people", *words, "--data", str(folder)])


async def done(wire: Wire, *words: str) -> str:
    """What the command prints. It runs in a thread of its own, as it would in a process beside the server."""
    folder = wire.services.settings.data
    result = await asyncio.to_thread(partial(people, folder, *words))
    assert result.exit_code == 0, (result.output, result.exception)
    return result.output


async def negated(check: Callable[[], Awaitable[bool]]) -> bool:
    return not await check()


@pytest.fixture(autouse=True)
def _no_settings_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.__dataclass_fields__:
        monkeypatch.delenv(f"CHABUDAI_{name.upper()}", raising=False)


async def test_a_running_server_follows_every_command(wire: Wire) -> None:
    mona, bruno = await Browser(wire).account("Mona"), await Browser(wire).account("Bruno")
    table = (await bruno.create())["table"]
    socket = await bruno.sit(table)
    await socket.hear("update")
    assert await done(wire, "role", "Mona", "moderator", "--why", "she is kind") == "Mona is moderator now\n"
    assert (await mona.get("me"))["role"] == "moderator"
    assert "Mona (moderator" in await done(wire, "list")
    assert await say(socket, "an insult") is None
    await done(wire, "mute", "bruno", "--hours", "2", "--why", "insults")
    assert (await socket.hear("refused"))["code"] == "muted"
    assert "an insult" in await done(wire, "talk", table)
    await done(wire, "remove-talk", table, "1", "--why", "insults")
    while not (await socket.hear("talk"))["said"][0]["removed"]:
        pass
    await done(wire, "unmute", "Bruno", "--why", "enough")
    await eventually(lambda: may_talk(socket))
    assert "Bruno is called Player" in await done(wire, "rename", "Bruno", "--why", "a bad name")
    assert await socket.closed() == 1012
    name = (await bruno.get("me"))["name"]
    assert "Bruno" in await done(wire, "allow-name", "Bruno", "--why", "a mistake")
    again = await bruno.sit(table)
    await again.hear("update")
    await done(wire, "close-table", table, "--why", "insults")
    assert (await again.hear("refused"))["code"] == "table-closed"
    await done(wire, "ban", name, "--why", "insults")
    assert await bruno.get("me") is None
    assert "for good: insults" in await done(wire, "measures")
    await done(wire, "unban", name, "--why", "enough")
    lines = (await done(wire, "log")).splitlines()
    assert len(lines) == 9
    assert "unban" in lines[0]
    assert "give role Mona — she is kind" in lines[-1]


async def test_reports_are_read_and_decided(wire: Wire) -> None:
    bruno, aiko = await Browser(wire).account("Bruno"), await Browser(wire).account("Aiko")
    table = (await bruno.create())["table"]
    await aiko.post("reports", {"table": table, "kind": "name", "seat": 0, "reason": "it is rude"})
    listed = await done(wire, "reports")
    assert "name of Bruno" in listed
    assert "Aiko: it is rude" in listed
    assert "report" in await done(wire, "show", "Bruno")
    await done(wire, "decide", listed.split()[0], "dismissed", "--note", "it is not")
    assert await done(wire, "reports") == ""
    assert "dismissed" in await done(wire, "reports", "--closed")


async def test_an_address_is_banned_by_its_number(wire: Wire) -> None:
    told = await done(wire, "ban-address", "203.0.113.7", "--why", "a flood")

    async def is_out() -> bool:
        return (await Browser(wire).ask("POST", "me", {"name": "Gus"})).status == 403

    await eventually(is_out)
    await done(wire, "end", told.split()[-1], "--why", "over")
    await eventually(lambda: negated(is_out))
    assert "203.0.113.7" not in await done(wire, "log")


async def test_what_was_done_without_a_server_is_in_force_when_it_starts(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as wire:
        bruno, aiko = await Browser(wire).account("Bruno"), await Browser(wire).account("Aiko")
        table = (await bruno.create())["table"]
        await aiko.join(table)
        person = await id_of(wire, "Bruno")
    result = await asyncio.to_thread(partial(people, tmp_path, "ban", person, "--why", "insults"))
    assert result.exit_code == 0, result.output
    async with running(settings(tmp_path)) as wire:
        again = Browser(wire, aiko.cookie)
        socket = await again.sit(table)
        view = (await socket.hear("update"))["view"]
        while view["outcome"] is None:
            view = (await socket.hear("update"))["view"]
        assert view["outcome"]["reason"] == "resigned"


async def test_a_name_that_nobody_or_several_have_is_refused(wire: Wire) -> None:
    folder = wire.services.settings.data
    for _ in range(2):
        await Browser(wire).guest("Gus")
    for name in ("Nobody", "Gus"):
        result = await asyncio.to_thread(partial(people, folder, "mute", name, "--why", "x"))
        assert result.exit_code != 0
        assert "nobody" in str(result.exception) or "several" in str(result.exception)
    assert (await done(wire, "find", "gu")).count("Gus (guest") == 2


def test_without_games_the_command_says_so(tmp_path: Path) -> None:
    result = people(tmp_path, "list")
    assert result.exit_code != 0
    assert "there are no games" in str(result.exception)


async def test_everything_about_somebody_is_printed_for_them(wire: Wire) -> None:
    bruno = await Browser(wire).account("Bruno")
    await bruno.create()
    found = json.loads(await done(wire, "export", "Bruno"))
    assert found == await bruno.get("me/export")
    assert found["seats"][0]["game"] == "okiya"
