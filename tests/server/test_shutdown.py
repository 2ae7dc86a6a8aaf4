"""The server shuts down while something is being read."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.wire import everybody_rests, running, settings

pytestmark = pytest.mark.anyio


async def test_a_reading_is_finished_and_nothing_is_begun_after_it(tmp_path: Path) -> None:
    asked, goes_on, done = asyncio.Event(), threading.Event(), []
    loop = asyncio.get_running_loop()

    def dwell() -> int:
        loop.call_soon_threadsafe(asked.set)
        goes_on.wait()
        return 7

    async with running(settings(tmp_path)) as wire:
        services = wire.services

        async def read() -> None:
            async with services.store.reading() as connection:
                driver: Any = (await connection.get_raw_connection()).driver_connection
                await driver.create_function("dwell", 0, dwell)
                done.append((await connection.exec_driver_sql("SELECT dwell()")).scalar_one())
            done.append("more")

        services.spawn(read())
        await asked.wait()
        closing = asyncio.create_task(services.close())
        await everybody_rests()
        assert not closing.done()
        goes_on.set()
        await closing
        assert done == [7]
        await services.open()
