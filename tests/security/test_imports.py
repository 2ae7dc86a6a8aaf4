"""Records from anywhere: bombs, traversal and lies are refused, nothing of them is kept, and no file is touched."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from chabudai.match import record
from tests.security.disk import Disk
from tests.server.wire import Wire, running, settings
from tests.walk import finished

pytestmark = pytest.mark.anyio


def a_record(**changed: Any) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(record.of(finished(("okiya", 2, {}), 3)))
    return told | changed


BOMBS: dict[str, dict[str, Any]] = {
    "a log without end": a_record(log=[["0", "a1"]] * 12_000),
    "one text": a_record(log=[[0, "a" * 200_000]]),
    "many options": a_record(options={f"option {number}": number for number in range(9_000)}),
    "seats": a_record(seats=2**62),
    "fewer than no seats": a_record(seats=-1),
    "a negative seat": a_record(log=[[-5, "a1"]]),
    "a seat past all": a_record(log=[[2**62, "a1"]]),
    "a chance that is none": a_record(log=[["chance", "deal " + "1 " * 90_000]]),
    "undo for ever": a_record(log=[["table", "undo 0"]] * 1_900),
    "a branch of nothing": a_record(log=[["table", "branch 999999999999 ../../etc/passwd"]]),
    "a game that is a path": a_record(game="../../okiya"),
    "a module": a_record(game="okiya.rules"),
    "a format of tomorrow": a_record(format="chabudai-999999"),
    "no object": a_record(outcome=[[]] * 20_000),
}


@pytest.mark.parametrize("bomb", BOMBS)
async def test_a_bomb_is_refused_and_changes_nothing(wire: Wire, bomb: str) -> None:
    wishes: list[tuple[str, dict[str, Any]]] = [
        ("/api/replay", {}),
        ("/api/analysis", {}),
        ("/api/branches", {"name": "Aiko", "seat": 0, "entries": 0}),
    ]
    async with Disk(wire) as disk:
        before = disk.version()
        for path, wish in wishes:
            answer = await wire.request("POST", path, {"record": BOMBS[bomb], **wish})
            assert answer.status in {404, 413, 422}, (path, answer.status)
            assert len(answer.body) < 2_000, path
        assert disk.version() == before


def files_in(folder: Path) -> set[str]:
    """Return the names of the files, but not of the one that the server writes aside before it renames it."""
    return {path.name for path in folder.iterdir() if path.suffix != ".new"}


NAMES = [
    "../../etc/passwd",
    "..",
    "%2e%2e%2f",
    "/etc/passwd",
    "a" * 5_000,
    "\x00",
    "games.sqlite",
    "' or 1=1 --",
]


async def test_a_name_is_never_a_path_or_a_query(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as wire:
        await wire.create()
        before = files_in(tmp_path)
        for name in NAMES:
            for body in ({"table": name}, {"table": name, "name": "A", "seat": 0, "entries": 0}):
                path = "/api/branches" if "seat" in body else "/api/analysis"
                code = "bad-message" if "\0" in name else "no-table"
                assert (await wire.request("POST", path, body)).json["code"] == code, name
            for path in ("tables/{}", "tables/{}/record", "analysis/{}", "lessons/{}", "people/{}"):
                answer = await wire.request("GET", "/api/" + path.format(name))
                assert answer.status in {404, 422}, (path, name)
                assert b"root:" not in answer.body
        assert files_in(tmp_path) <= before | {"games.mark"}


async def test_a_name_in_a_record_that_we_would_not_allow_is_not_shown(wire: Wire) -> None:
    names = ["<img src=x onerror=alert(1)>" * 4_000, "\u202egnp.exe"]
    answer = await wire.request("POST", "/api/replay", {"record": a_record(players=names)})
    assert answer.json["players"] == ["", ""]
