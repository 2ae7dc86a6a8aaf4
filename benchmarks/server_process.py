"""A server in a process of its own, and ours as one; those it is compared with are in `peer_process.py`."""

import json
import os
import re
import subprocess
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, Protocol

from benchmarks.crash import ROOMY

LONG_GAME: dict[str, Any] = {
    "game": "okiya",
    "options": {"match": "rounds", "target": 100},
    "sit": 0,
    "seats": [{}, {}],
}
"""Some two thousand moves at one table: what is measured is play, not sitting down."""


class ServerProcess(Protocol):
    name: str
    address: str

    def start(self) -> None: ...
    def stop(self) -> None: ...
    def tables(self, count: int) -> list[list[str]]: ...
    def cpu_seconds(self) -> float: ...
    def memory(self) -> int: ...


class OwnProcess:
    """A process, and what the system knows of it."""

    name = ""
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
        """User and system time of all threads. `stat` has it in hundredths of a second, `schedstat` exactly."""
        tasks = Path(f"/proc/{self._process.pid}/task").iterdir()
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9

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


class Chabudai(OwnProcess):
    name = "chabudai"
    arguments: tuple[str, ...] = ()
    """More arguments of `chabudai serve`."""

    def __init__(
        self,
        folder: Path,
        stderr: IO[str] | int = subprocess.DEVNULL,
        game: dict[str, Any] = LONG_GAME,
        python: Path = Path(sys.executable),
    ) -> None:
        self._folder, self._stderr, self._game, self._python = folder, stderr, game, python

    def command(self) -> list[str]:
        serve = ("-m", "chabudai", "serve", *self.arguments, "--no-browser", "--port", "0")
        return [str(self._python), *serve]

    def start(self) -> None:
        line = self.launch(self.command(), env={**os.environ, **self.variables()})
        found = re.search(r":(\d+)/", line)
        if not found:
            raise RuntimeError(f"the server did not start: {line!r}")
        self.address = f"127.0.0.1:{found[1]}"

    def variables(self) -> dict[str, str]:
        return {**ROOMY, "CHABUDAI_DATA": str(self._folder)}

    def _one_table(self, _number: int) -> list[str]:
        made = self.post("/api/tables", {**self._game, "name": "Ada"})
        others = [
            self.post(f"/api/tables/{made['table']}/join", {"name": f"Bo {seat}"})["token"]
            for seat in range(1, len(self._game["seats"]))
        ]
        return [made["table"], made["token"], *others]
