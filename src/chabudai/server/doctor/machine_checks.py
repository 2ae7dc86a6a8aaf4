"""Checks of the machine and the installation: Python, packages, clock, open files, port, page."""

import contextlib
import http.client
import importlib.metadata
import platform
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from chabudai import __version__
from chabudai.build_mode import compiled
from chabudai.server.doctor.results import CheckResult, Examination, ok, problem, warning
from chabudai.server.http.page import find_page
from chabudai.server.settings import BadSetting
from chabudai.server.storage import high_water

PACKAGE = Path(__file__).parents[2]
NEWEST_TESTED = (3, 15)
OLDEST_SQLITE = (3, 35)
"""The first one with RETURNING."""

PIN = re.compile(r'([a-z0-9-]+)==([^ ;]+)(?:; python_version ([<>]=?) "3\.(\d+)")?')
BUNDLED = ("pip", "setuptools", "wheel")
"""Packages that Python itself puts into an environment. A server does not use them."""

SAMPLE_SECONDS = 0.2
MOST_DRIFT = 0.05
MOST_AHEAD = 5.0
FEW_FILES = 4096
SPARE_FILES = 100
ANSWER_SECONDS = 3


def check_versions(_examination: Examination) -> Iterator[CheckResult]:
    """Compare Python, SQLite and the packages with those that are tested."""
    told = f"chabudai {__version__}, Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}"
    if sys.version_info[:2] > NEWEST_TESTED:
        yield warning(
            "versions", told, "this Python is newer than the tested ones: try it before you rely on it"
        )
    elif sqlite3.sqlite_version_info < OLDEST_SQLITE:
        yield problem("versions", told, f"SQLite {'.'.join(map(str, OLDEST_SQLITE))} or newer is needed")
    else:
        yield ok("versions", told)
    if not compiled():
        yield warning(
            "versions",
            "the games run interpreted, about thirty times slower",
            "install a C compiler and set up again",
        )
    pins = pinned()
    if not pins:
        yield ok("versions", "the tested versions of the packages are not known here")
        return
    installed = {name: version for name in pins if name not in BUNDLED and (version := _installed(name))}
    other = [
        f"{name} {version} (tested: {pins[name]})"
        for name, version in installed.items()
        if version != pins[name]
    ]
    if other:
        more = f" and {len(other) - 3} more" if len(other) > 3 else ""
        yield warning(
            "versions",
            f"not the tested packages: {', '.join(other[:3])}{more}",
            "install with the files in setup/locked, or --constraint constraints.txt",
        )
    else:
        yield ok("versions", f"{len(installed)} packages as tested")
    missing = [name for name in _required() if _installed(name) is None]
    if missing:
        yield problem("versions", f"missing packages: {', '.join(missing)}", "install Chabudai again")


def pinned() -> dict[str, str]:
    """Return the tested version of each package, from the wheel or beside the sources."""
    for path in (PACKAGE / "constraints.txt", PACKAGE.parent.parent / "constraints.txt"):
        with contextlib.suppress(OSError):
            return pins_of(path.read_text("utf-8"))
    return {}


def pins_of(text: str, minor: int = sys.version_info[1]) -> dict[str, str]:
    """Return the pins of a constraints file that hold for Python 3.`minor`."""
    found = {}
    for line in text.splitlines():
        if pin := PIN.fullmatch(line.strip()):
            name, version, sign, bound = pin.groups()
            if sign is None or (minor < int(bound) if sign == "<" else minor >= int(bound)):
                found[name] = version
    return found


def _installed(name: str) -> str | None:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None


def _required() -> list[str]:
    """Return the packages that Chabudai needs, without extras and without those of other systems."""
    try:
        lines = importlib.metadata.requires("chabudai") or []
    except importlib.metadata.PackageNotFoundError:
        return []
    return [match[0] for line in lines if ";" not in line and (match := re.match(r"[A-Za-z0-9_.-]+", line))]


def check_clock(examination: Examination) -> Iterator[CheckResult]:
    """Check that the clock runs evenly, was not put back, and is synchronised."""
    wall, monotonic = time.time(), time.monotonic()
    time.sleep(SAMPLE_SECONDS)
    drift = abs((time.time() - wall) - (time.monotonic() - monotonic))
    if drift > MOST_DRIFT:
        yield warning(
            "clock", f"it jumped by {drift:.2f} seconds just now", "let it be slewed, not set (NTP)"
        )
    settings = examination.settings
    if settings:
        path = high_water.path_of(settings.data, settings.mark, shared=bool(settings.database_url))
        with contextlib.suppress(BadSetting):
            mark = high_water.read(path)
            if mark and mark.at / 1000 > time.time() + MOST_AHEAD:
                yield warning(
                    "clock",
                    f"the last mark is from the future, {high_water.when(mark.at)}",
                    "the clock was put back: set it right",
                )
    state = synchronised()
    if state is False:
        yield warning(
            "clock", "it is not synchronised", "switch NTP on: clocks of games follow it after a restart"
        )
    else:
        yield ok("clock", "it is synchronised" if state else "whether it is synchronised cannot be read here")


def synchronised() -> bool | None:
    """Return whether NTP keeps the clock, if the system says so."""
    if shutil.which("timedatectl") is None:
        return None
    try:
        told = subprocess.run(
            ["timedatectl", "show", "--property=NTPSynchronized", "--value"],
            capture_output=True,
            text=True,
            timeout=ANSWER_SECONDS,
            check=True,
        ).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return None
    return {"yes": True, "no": False}.get(told)


def check_limits(examination: Examination) -> Iterator[CheckResult]:
    """Compare the limit of open files with the allowed sockets."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = examination.known.sockets_per_address + SPARE_FILES
    if most == resource.RLIM_INFINITY or most >= max(FEW_FILES, needed):
        yield ok("limits", f"{'any number of' if most == resource.RLIM_INFINITY else most} open files")
    elif most < needed:
        yield problem(
            "limits",
            f"{most} open files, but one address may open {needed - SPARE_FILES} sockets",
            "raise the limit (LimitNOFILE, ulimit -n)",
        )
    else:
        yield warning(
            "limits",
            f"{most} open files: about as many people can be connected",
            "raise the limit (LimitNOFILE, ulimit -n)",
        )


def check_port(examination: Examination) -> Iterator[CheckResult]:
    """Ask whoever listens at the port. Nothing is bound: a server may be starting."""
    settings = examination.known
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    name = f"{host} port {settings.port}"
    if not settings.port:
        yield ok("port", "any free port")
        return
    try:
        with socket.create_connection((host, settings.port), timeout=ANSWER_SECONDS):
            pass
    except OSError:
        yield ok("port", f"nobody listens at {name}")
        return
    status, words = _asked(host, settings.port)
    if status == 200:
        yield ok("port", f"a server at {name} can read and write")
    elif words and "unavailable" in words:
        yield problem(
            "port", f"the server at {name} cannot read or write", "read its log: it names the cause"
        )
    else:
        yield warning("port", f"another program listens at {name}", "choose another port, or stop it")


def _asked(host: str, port: int) -> tuple[int, str]:
    connection = http.client.HTTPConnection(host, port, timeout=ANSWER_SECONDS)
    try:
        connection.request("GET", "/readyz")
        answer = connection.getresponse()
        return (answer.status if _is_ours(answer) else 0), answer.read(2000).decode("utf-8", "replace")
    except (OSError, http.client.HTTPException):
        return 0, ""
    finally:
        connection.close()


def _is_ours(answer: http.client.HTTPResponse) -> bool:
    return "content-security-policy" in {name.lower() for name, _ in answer.getheaders()}


def check_page(examination: Examination) -> Iterator[CheckResult]:
    """Check that there is a page to serve."""
    folder = find_page(examination.known.page)
    if folder:
        yield ok("page", str(folder))
    else:
        yield problem("page", "the built page is not there", "set `page`, or install the wheel: it has one")
