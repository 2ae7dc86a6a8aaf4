"""Other servers in the load run: what their clients understand, and what happens where npm cannot install them."""

import asyncio
import subprocess
from pathlib import Path
from typing import Any, cast

import pytest

from benchmarks import peer_process
from benchmarks.colyseus import Colyseus, opening
from benchmarks.load_generator import LoadGenerator, Person, Plan
from benchmarks.websocket_client import WebSocketClient


def test_the_first_state_of_colyseus_says_which_cells_and_whose_turn() -> None:
    assert opening(bytes.fromhex("0e 809ff9 8101 8201 83ff 8401")) == (0xF99F, 1)


def test_a_change_names_the_state_if_something_else_was_named_before() -> None:
    assert opening(bytes.fromhex("0f ff00 802301 8100 8300 ff03 00010100")) == (0x0123, 0)


def test_a_change_that_leaves_the_turn_leaves_it_out() -> None:
    assert opening(bytes.fromhex("0f 802301 8300")) == (0x0123, None)
    assert opening(bytes.fromhex("0f 802301")) == (0x0123, None)


def test_a_change_of_anything_else_is_not_taken_for_a_move() -> None:
    with pytest.raises(ValueError, match="0fff0300"):
        opening(bytes.fromhex("0f ff03 00010100"))


class _Lines:
    def say_bytes(self, content: bytes) -> None:
        self.said = content


class _Waiting(LoadGenerator):
    readies = 0

    def is_ready(self, person: Person) -> None:
        self.readies += 1


async def _readies_after(*frames: str) -> int:
    crowd = _Waiting(Plan(server="colyseus", address="", tables=[], seconds=0))
    person, line = Colyseus(crowd, "room", seat=1), cast(WebSocketClient, _Lines())
    for frame in frames:
        person.hear(line, bytes.fromhex(frame))
    return crowd.readies


def test_a_state_that_is_told_once_more_is_no_second_turn() -> None:
    first, again = "0e 809ff9 8101 8201", "0f 809ff9 8101 8201"
    assert asyncio.run(_readies_after("0a", first)) == 1
    assert asyncio.run(_readies_after("0a", first, again)) == 1
    assert asyncio.run(_readies_after("0a", first, again, "0f 802301 8100", "0f 802201 8101")) == 2


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(peer_process, "user_cache_path", lambda *_, **__: tmp_path)
    return tmp_path / "peers"


def _npm(fetched: list[str], *, lacks: str = "") -> Any:
    def run(command: list[str], *, cwd: Path, **_: Any) -> None:
        if cwd.name == lacks:
            raise subprocess.CalledProcessError(1, command, stderr="npm warn old\nnpm error code E404\n")
        fetched.append(cwd.name)
        (cwd / "node_modules").mkdir()
        (cwd / "node_modules" / ".package-lock.json").touch()

    return run


def test_a_peer_is_fetched_once_with_the_rules_all_share(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fetched = list[str]()
    monkeypatch.setattr(subprocess, "run", _npm(fetched))
    for _ in range(2):
        assert peer_process.found() == [peer_process.BoardgameIo, peer_process.Colyseus]
    assert fetched == ["boardgame_io", "colyseus"]
    assert all((cache / name / "okiya.js").is_file() for name in fetched)


def test_a_peer_of_another_version_is_fetched_again(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fetched = list[str]()
    monkeypatch.setattr(subprocess, "run", _npm(fetched))
    peer_process.installed("colyseus")
    (cache / "colyseus" / "package.json").write_text("{}")
    peer_process.installed("colyseus")
    assert fetched == ["colyseus", "colyseus"]


@pytest.mark.usefixtures("cache")
def test_the_run_goes_on_without_a_peer_that_npm_lacks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(subprocess, "run", _npm([], lacks="colyseus"))
    assert peer_process.found() == [peer_process.BoardgameIo]
    assert capsys.readouterr().out == "colyseus is left out: npm could not fetch it (npm error code E404)\n"
