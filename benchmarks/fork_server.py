"""A process that has read all the code of a server, and forks one whenever it is told a port.

Reading the code takes a second of processor time, opening the games a tenth. A harness that starts the server a
thousand times pays the first only once. What is forked is `chabudai serve` itself, with nothing open yet.
"""

import os
import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import IO


class ForkServer:
    """The harness's end of it."""

    def __init__(self, variables: dict[str, str]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.fork_server"],
            env=variables,
            cwd=Path(__file__).parent.parent,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # What a server logs is heard beside what the harness says: the only word of an error that it met.
        )

    def start(self, port: int) -> tuple[int, str]:
        """The server's process, and the line in which it tells its address."""
        self._in.write(f"{port}\n")
        self._in.flush()
        return int(self._out.readline()), self._out.readline()

    def kill(self, pid: int) -> None:
        os.kill(pid, signal.SIGKILL)
        # What it had still to say comes first.
        while self._out.readline().strip() not in {"dead", ""}:
            pass

    def close(self) -> None:
        self._process.communicate()

    @property
    def _in(self) -> IO[str]:
        assert self._process.stdin
        return self._process.stdin

    @property
    def _out(self) -> IO[str]:
        assert self._process.stdout
        return self._process.stdout


def main() -> None:
    from chabudai import cli

    for module in ("alembic.command", "chabudai.server.serve"):
        import_module(module)
    for line in sys.stdin:
        if (pid := os.fork()) == 0:
            print(os.getpid(), flush=True)
            sys.argv[1:] = ["serve", "--no-browser", "--port", line.strip()]
            cli.main()
        os.waitpid(pid, 0)
        print("dead", flush=True)


if __name__ == "__main__":
    main()
