"""A restart in place: the same process, the same listening socket, no refused connection, nothing lost."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from chabudai.server.storage.data_folder import server_of
from tests.server.test_serve import Served, a_table

pytestmark = pytest.mark.anyio

COMMAND = [sys.executable, "-m", "chabudai"]


class Renewable(Served):
    """The server by its own command line, which is what it runs again."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            folder, command=[*COMMAND, "serve", "--no-browser", "--port", "0", "--data", str(folder)]
        )


async def asked_to_restart(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [*COMMAND, "restart", "--data", str(folder)]
    return await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True)


async def test_a_game_goes_on_over_a_restart(tmp_path: Path) -> None:
    served = Renewable(tmp_path)
    try:
        people = a_table(served)
        lines = [await served.sit(person) for person in people]
        version = (await lines[0].play(await lines[0].hear("update", 1)))["version"]
        assert server_of(tmp_path) == served.child.pid
        assert (await asked_to_restart(tmp_path)).returncode == 0
        assert [await line.closed() for line in lines] == [1012, 1012]
        # The old server listens no more and the new one not yet: whoever comes now is not refused.
        lines = [await served.sit(person, since=version) for person in people]
        update = await lines[1].hear("update", version)
        assert (update["version"], update["events"]) == (version, [])
        assert (await lines[1].play(update))["version"] == version + 1
        assert served.child.poll() is None
        assert server_of(tmp_path) == served.child.pid
    finally:
        complaints = served.stop()
        for line in served.lines:
            await line.connection.close()
    assert "Traceback" not in complaints


async def test_a_server_that_would_not_start_again_stays(tmp_path: Path) -> None:
    served = Renewable(tmp_path)
    try:
        seated, _ = a_table(served)
        line = await served.sit(seated)
        update = await line.hear("update", 1)
        (tmp_path / "settings.toml").write_text("port = 'the usual one'", encoding="utf-8")
        served.child.send_signal(signal.SIGUSR2)
        assert served.child.stderr is not None
        while "the old one stays" not in served.child.stderr.readline():
            assert served.child.poll() is None
        assert (await line.play(update))["version"] == 2
    finally:
        served.stop()
        await line.connection.close()


async def test_without_a_server_there_is_nothing_to_restart(tmp_path: Path) -> None:
    asked = await asked_to_restart(tmp_path)
    assert asked.returncode == 2
    assert "no server is running" in asked.stderr
