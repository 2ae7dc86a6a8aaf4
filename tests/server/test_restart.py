"""A restart in place: the same process, the same listening socket, no refused connection, nothing lost."""

import asyncio
import fcntl
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from chabudai.server.storage.data_folder import LOCK, DataFolder, server_of
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
        assert server_of(tmp_path) == (served.child.pid, "running")
        assert (await asked_to_restart(tmp_path)).returncode == 0
        assert [await line.closed() for line in lines] == [1012, 1012]
        # The old server listens no more and the new one not yet: whoever comes now is not refused.
        lines = [await served.sit(person, since=version) for person in people]
        update = await lines[1].hear("update", version)
        assert (update["version"], update["events"]) == (version, [])
        assert (await lines[1].play(update))["version"] == version + 1
        assert served.child.poll() is None
        assert server_of(tmp_path) == (served.child.pid, "running")
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


async def test_requests_to_restart_are_heard_at_every_moment_and_never_end_the_server(tmp_path: Path) -> None:
    """Also while it drains, while the new program starts, and twice at once."""
    served = Renewable(tmp_path)
    assert served.child.stdout is not None
    try:
        asked = await asyncio.gather(*(asked_to_restart(tmp_path) for _ in range(2)))
        # The lock is held all the time, so that nobody believes the server is gone.
        seen = set()
        lines = asyncio.create_task(asyncio.to_thread(served.child.stdout.readline))
        while not lines.done():
            seen.add(server_of(tmp_path))
            await asyncio.sleep(0)
        assert {holder and holder.process for holder in seen} == {served.child.pid}
        # As soon as the new program has the lock, it may be asked again.
        asked.append(await asked_to_restart(tmp_path))
        assert [one.returncode for one in asked] == [0, 0, 0]
        said = {one.stdout.strip() for one in asked}
        again, already = (
            "The server starts again; everybody is reconnected.",
            "The server is starting again already.",
        )
        assert again in said <= {again, already}
        assert served.child.poll() is None
    finally:
        complaints = served.stop()
    assert "Traceback" not in complaints


def test_a_request_to_restart_waits_until_the_server_can_hear_it() -> None:
    """Before, the signal ended a server that was still starting."""
    program = (
        "import os, signal\n"
        "from chabudai.server import restart\n"
        "restart.postpone()\n"
        "os.kill(os.getpid(), signal.SIGUSR2)\n"
        "signal.signal(signal.SIGUSR2, lambda *_: print('heard'))\n"
        "restart.hear()\n"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (ended.returncode, ended.stdout) == (0, "heard\n")


def test_a_server_waits_for_whoever_only_looks_at_its_lock(tmp_path: Path) -> None:
    looked = os.open(tmp_path / LOCK, os.O_RDWR | os.O_CREAT)
    fcntl.flock(looked, fcntl.LOCK_EX)
    threading.Timer(0.1, os.close, [looked]).start()
    folder = DataFolder(tmp_path)
    assert server_of(tmp_path) == (os.getpid(), "running")
    folder.close()
    assert server_of(tmp_path) is None


async def test_without_a_server_there_is_nothing_to_restart(tmp_path: Path) -> None:
    asked = await asked_to_restart(tmp_path)
    assert asked.returncode == 2
    assert "no server is running" in asked.stderr
