"""`chabudai work`: a process that plays bots and does nothing else, at the database of the servers.

It takes what no other process has (`nodes/duties.py`), hears of every turn as the servers do, and plays through the
same door. However many there are, each turn is played once; what one had that dies is taken over by the others.
"""

import asyncio
import signal
import sys

from chabudai.server.house import House
from chabudai.server.nodes.duties import BOTS
from chabudai.server.serve import log_to_stderr
from chabudai.server.settings import BadSetting, Settings
from chabudai.server.tables.timepiece import Timepiece

_SIGNALS = ("SIGINT", "SIGTERM", "SIGUSR2")
"""The last one asks a server to begin anew: whoever looks after this process does that."""


def work(settings: Settings) -> int:
    """Run until a signal; the exit status."""
    log_to_stderr()
    try:
        asyncio.run(_work(settings))
    except BadSetting as error:
        print(f"Chabudai cannot start: {error}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0
    return 0


async def _work(settings: Settings) -> None:
    house = House(settings, Timepiece(), frozenset({BOTS}))
    stop = _asked_to_stop()
    await house.open()
    try:
        print("Bots are played here  (Ctrl-C stops it)", flush=True)
        await stop.wait()
    finally:
        await house.close()


def _asked_to_stop() -> asyncio.Event:
    stop = asyncio.Event()
    if sys.platform != "win32":
        for name in _SIGNALS:
            asyncio.get_running_loop().add_signal_handler(getattr(signal, name), stop.set)
    return stop
