"""`chabudai work`: a process that plays bots and does nothing else, at the database of the servers.

It takes what no other process has (`nodes/duties.py`), hears of every turn as the servers do, and plays through the
same door. However many there are, each turn is played once; what one had that dies is taken over by the others.
"""

import asyncio
import signal
import sys

from chabudai.server.cluster.leases import BOTS
from chabudai.server.serve import log_to_stderr
from chabudai.server.services import Services
from chabudai.server.settings import BadSetting, Settings
from chabudai.server.time_source import TimeSource

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
    services = Services(settings, TimeSource(), frozenset({BOTS}))
    stop = _asked_to_stop()
    await services.open()
    try:
        print("Bots are played here  (Ctrl-C stops it)", flush=True)
        await stop.wait()
    finally:
        await services.close()


def _asked_to_stop() -> asyncio.Event:
    stop = asyncio.Event()
    if sys.platform != "win32":
        for name in _SIGNALS:
            asyncio.get_running_loop().add_signal_handler(getattr(signal, name), stop.set)
    return stop
