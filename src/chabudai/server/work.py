"""`chabudai work`: a process that only plays bots, at the database of the servers.

It takes leases on bots (`cluster/leases.py`), receives the same hints as a server, and plays with the same commands.
Each turn is played once; when a process dies, others take over its leases.
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
"""SIGUSR2 asks a server to restart; here it stops the process, and its supervisor starts it again."""


def work(settings: Settings) -> int:
    """Run until a signal; return the exit status."""
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
