"""Restarts the server without refusing connections: the process executes itself again and keeps the listening socket.

On SIGUSR2 the server drains as on SIGTERM, then runs its own command line again in the same process (exec). The
listening socket stays open: new connections wait in its queue for the new server. The socket is passed as systemd does
it (LISTEN_FDS), so a socket unit works too.
"""

import os
import signal
import socket
import subprocess
import sys
from typing import NoReturn

import structlog

FIRST = 3
"""The file descriptor of a passed socket."""

LISTENER = "CHABUDAI_LISTENER"
"""Names the file descriptor of the socket that the servers of one machine share (`launcher.py`)."""

LOCK = "CHABUDAI_LOCK"
"""Names the file descriptor of the lock of the data folder (`storage/data_folder.py`)."""

CHECK_SECONDS = 60

log = structlog.get_logger()


def inherited() -> socket.socket | None:
    """Return the listening socket that was passed to this process, if any."""
    if shared := os.environ.pop(LISTENER, ""):
        os.set_inheritable(int(shared), False)
        return socket.socket(fileno=int(shared))
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS") != "1":
        return None
    for name in ("LISTEN_PID", "LISTEN_FDS"):
        del os.environ[name]
    os.set_inheritable(FIRST, False)
    return socket.socket(fileno=FIRST)


def successor_starts() -> bool:
    """Tell whether the program on disk would start with the current settings."""
    checked = subprocess.run(
        [*_command(), "--check"], stdin=subprocess.DEVNULL, capture_output=True, timeout=CHECK_SECONDS
    )
    if checked.returncode:
        log.error("the new server would not start, so the old one stays", status=checked.returncode)
    return not checked.returncode


def postpone() -> None:
    """Let requests to restart wait until the server can hear them. This is kept when the process executes itself."""
    if hasattr(signal, "SIGUSR2"):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR2})


def hear() -> None:
    """Hear requests to restart from now on, also those that wait."""
    if hasattr(signal, "SIGUSR2"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGUSR2})


def become_successor(listener: socket.socket, lock: int | None = None) -> NoReturn:
    """Execute the same command in this process, with the same socket and the lock of the data folder."""
    postpone()
    handed_on = {**os.environ, "LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
    if lock == FIRST:
        lock = os.dup(lock)
    if lock is not None:
        os.set_inheritable(lock, True)
        handed_on[LOCK] = str(lock)
    os.dup2(listener.fileno(), FIRST, inheritable=True)
    sys.stdout.flush()
    sys.stderr.flush()
    os.execve(sys.executable, _command(), handed_on)


def _command() -> list[str]:
    return [sys.executable, *sys.orig_argv[1:]]
