"""Starts the server: finds a free port, prints the address, opens the browser, and stops in order."""

import asyncio
import contextlib
import errno
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from pathlib import Path

import structlog
import uvicorn
from starlette.applications import Starlette

from chabudai.server import restart, supervision
from chabudai.server.app import create_app
from chabudai.server.local_network import own_address
from chabudai.server.settings import BadSetting, Settings
from chabudai.server.socket.http_protocol import HttpProtocol
from chabudai.server.socket.library_check import require
from chabudai.server.socket.protocol import UVICORN, SocketProtocol
from chabudai.server.storage.data_folder import keep_lock

# Far above the limit of the protocol, so that a frame that is too large is answered before the socket is closed.
LARGEST_FRAME = 1024 * 1024 + 4096
STOP_SECONDS = 5
DEAD_PEER_MILLISECONDS = 30_000
PORTS_TRIED = 20
_EVERYWHERE = {"0.0.0.0", "::", ""}
SWITCH_SECONDS = 0.0005

# Not documented: if another method began the service, the server would not report that it is ready.
require(UVICORN, uvicorn.Server, methods={"startup"}, attributes={"should_exit"})


class Server(uvicorn.Server):
    """Reports when it is ready, and restarts on SIGUSR2."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], data: Path | None = None) -> None:
        super().__init__(config)
        self._ready = ready
        self._data = data
        self.lock: int | None = None
        """The lock of the data folder, for the program that follows."""
        self.is_restarting = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if hasattr(signal, "SIGUSR2") and threading.current_thread() is threading.main_thread():
            asyncio.get_running_loop().add_signal_handler(signal.SIGUSR2, self._restart_soon)
            restart.hear()
        self._ready()

    def _restart_soon(self) -> None:
        if self._restart is None or self._restart.done():
            self._restart = supervision.watch("restart", self._restart_if_ready())

    _restart: asyncio.Task[None] | None = None

    async def _restart_if_ready(self) -> None:
        if await asyncio.to_thread(restart.successor_starts):
            self.lock = keep_lock(self._data) if self._data else None
            self.is_restarting = self.should_exit = True


def serve(
    settings: Settings, open_browser: bool = False, cluster: int | None = None, workers: int = 0
) -> int:
    """Run until SIGINT or SIGTERM; return the exit status. If the port is taken, the next one is offered."""
    log_to_stderr()
    allow_many_sockets()
    restart.postpone()
    handed_on = restart.inherited()
    try:
        listener = handed_on or _listen(settings.host, settings.port)
    except OSError as error:
        print(f"Cannot listen on {settings.host} port {settings.port}: {error.strerror}.", file=sys.stderr)
        return 1
    with listener:
        if cluster is not None:
            return _run_many(settings, (cluster, workers), listener, open_browser)
        return _run(settings, listener, open_browser and not handed_on)


def _run_many(
    settings: Settings, counts: tuple[int, int], listener: socket.socket, open_browser: bool
) -> int:
    from chabudai.server import launcher

    ready = partial(_announce, settings, listener.getsockname()[1], open_browser)
    try:
        return launcher.run(settings, *counts, listener, ready)
    except BadSetting as error:
        print(f"Chabudai cannot start: {error}.", file=sys.stderr)
        return 1


def _run(settings: Settings, listener: socket.socket, open_browser: bool) -> int:
    port = listener.getsockname()[1]

    def ready() -> None:
        _tune()
        _announce(settings, port, open_browser)

    app = create_app(settings)
    server = Server(_config(app, settings), ready, settings.data)
    # uvicorn closes the socket it is given; a restart still needs it.
    kept = listener.dup()
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        return 0
    except SystemExit:
        reason = getattr(app.state, "failure", "see the log above")
        print(f"Chabudai cannot start: {reason}.", file=sys.stderr)
        return 1
    if server.is_restarting:
        restart.become_successor(kept, server.lock)
    return 0


def _announce(settings: Settings, port: int, open_browser: bool) -> None:
    address = _address(settings.host, port)
    print(f"Chabudai is at {address}  (Ctrl-C stops it)", flush=True)
    if settings.host in _EVERYWHERE and (own := own_address()):
        print(f"Others in this network find it at {_address(own, port)}", flush=True)
    if open_browser and _has_browser():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _tune() -> None:
    """Run the garbage collector rarely: a server's objects are long-lived, and collection took a fifth of its time.

    Switch threads sooner: the writer's thread waits for the interpreter several times for each commit.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)
    sys.setswitchinterval(SWITCH_SECONDS)


def _config(app: Starlette, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        # Errors are logged by the application, without the addresses of tables.
        log_config=None,
        log_level="critical",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def allow_many_sockets() -> None:
    """Raise the limit of open files as far as the system allows."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _listen(host: str, port: int) -> socket.socket:
    """Return a listening socket on this port, or on the next free one if the operator accepts it."""
    for candidate in range(port, min(port + PORTS_TRIED, 65536)):
        try:
            return _bound(host, candidate)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or candidate == 65535 or not _accepts_next(candidate):
                raise
    raise OSError(errno.EADDRINUSE, f"ports {port} to {candidate} are all taken")


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            # A peer that stops reading for so long is gone, even while its socket is being closed.
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD_PEER_MILLISECONDS)
        listener.bind(address)
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    return listener


def _accepts_next(taken: int) -> bool:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(f"Port {taken} is taken; trying {taken + 1}.", flush=True)
        return True
    try:
        answer = input(f"Port {taken} is taken. Use {taken + 1} instead? [Y/n] ")
    except (EOFError, KeyboardInterrupt):
        return False
    return answer.strip().lower() in {"", "y", "yes", "o", "oui"}


def _address(host: str, port: int) -> str:
    shown = "localhost" if host in _EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def _has_browser() -> bool:
    """Tell whether there is a screen: a text browser would take over the terminal."""
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.platform in {"win32", "darwin"} or bool(screen)


def log_to_stderr() -> None:
    # Plain tracebacks: a pretty one would print local variables, and with them secrets.
    for_people = [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    for_programs = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            *(for_people if sys.stderr.isatty() else for_programs),
        ],
        wrapper_class=structlog.make_filtering_bound_logger("info"),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
