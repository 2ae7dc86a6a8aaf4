"""Writes `setup/locked`: the packages of each need, and the SHA-256 of every file that may be installed.

    .venv/bin/python -m setup.locking ADDRESS      for maintainers, after a change of constraints.txt

ADDRESS is a package index (PEP 503), such as the one that `pip config get global.index-url` names. It is not written
anywhere: the files name packages, versions and hashes only, so they hold for every mirror.
"""

import contextlib
import html
import importlib.metadata
import io
import re
import sys
import urllib.request
import zipfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from email.parser import Parser
from itertools import product
from typing import Any, NamedTuple
from urllib.parse import urljoin

from setup.environment import LOCKED
from setup.fingerprint import ROOT
from setup.install import project

PYTHONS = ("3.11", "3.12", "3.13", "3.14", "3.15")
SYSTEMS = {"linux": ("Linux", "posix"), "darwin": ("Darwin", "posix"), "win32": ("Windows", "nt")}
MACHINES = {"linux": ("x86_64", "aarch64"), "darwin": ("x86_64", "arm64"), "win32": ("AMD64", "ARM64")}
OLD = re.compile(r"-(?:pp|cp2|cp3\d-(?!abi3)|cp310-(?!abi3)|py2-)")
"""Wheels of other interpreters, and of Pythons before 3.11."""

PIN = re.compile(r"([a-z0-9-]+)==([^ ;]+)(?:; (.+))?")
HEAD = "# Made by `python -m setup.locking` from constraints.txt: every file of these packages that pip may install.\n"

Environment = tuple[str, str]
"""A Python and a system."""


class Index(NamedTuple):
    """A package index, and what was read from it."""

    address: str

    def files(self, name: str, version: str) -> dict[str, str]:
        """Return the SHA-256 of each file of a version, by its name."""
        return {file: digest for file, digest, _ in self._links(name) if _is_of(file, name, version)}

    def _links(self, name: str) -> Iterator[tuple[str, str, str]]:
        page = urljoin(self.address.rstrip("/") + "/", f"{name}/")
        for tag, file in re.findall(r"<a\s([^>]*)>\s*([^<]+?)\s*</a>", _read(page).decode()):
            link = re.search(r'href="([^"#]+)#sha256=([0-9a-f]{64})', html.unescape(tag))
            if link and "data-yanked" not in tag:
                yield file, link[2], urljoin(page, link[1])

    def requires(self, name: str, version: str) -> list[str]:
        """Return the requirements of a version: as installed here, or from the metadata beside a wheel."""
        try:
            here = importlib.metadata.distribution(name)
        except importlib.metadata.PackageNotFoundError:
            here = None
        if here and here.version == version:
            return here.requires or []
        for file, _, link in self._links(name):
            if _is_of(file, name, version) and file.endswith(".whl"):
                return Parser().parsestr(_metadata(link)).get_all("Requires-Dist") or []
        raise SystemExit(f"{name} {version} has no wheel: install it here, then run this again")


def _read(address: str) -> bytes:
    request = urllib.request.Request(address, headers={"Accept": "text/html, */*;q=0.1"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        content: bytes = answer.read()
    return content


def _metadata(wheel: str) -> str:
    """Return the metadata of a wheel. Some indexes offer it in a file of its own."""
    with contextlib.suppress(OSError):
        return _read(f"{wheel}.metadata").decode()
    with zipfile.ZipFile(io.BytesIO(_read(wheel))) as files:
        name = next(name for name in files.namelist() if name.endswith(".dist-info/METADATA"))
        return files.read(name).decode()


def _is_of(file: str, name: str, version: str) -> bool:
    plain, begin = _plain(file), f"{name}-{_plain(version)}"
    is_wheel = plain.startswith(f"{begin}-") and file.endswith(".whl")
    return not OLD.search(file) and (is_wheel or plain in {f"{begin}-tar-gz", f"{begin}-zip"})


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def needs() -> dict[str, list[str]]:
    """Return the requirements of each need, by the name of its file."""
    named = project()
    run, extras = named["project"]["dependencies"], named["project"]["optional-dependencies"]
    build = named["build-system"]["requires"]
    return {
        "run": run,
        "build": build,
        "test": [*run, *extras["test"], *build],
        "cluster": [*run, *extras["cluster"]],
        "container": [*run, *extras["postgres"], *extras["push"]],
        "docs": [*run, *extras["docs"]],
    }


def environments() -> Iterator[tuple[Environment, dict[str, str]]]:
    """Yield the markers of every Python on every system and machine."""
    for python, system in product(PYTHONS, SYSTEMS):
        for machine in MACHINES[system]:
            platform, os_name = SYSTEMS[system]
            yield (
                (python, system),
                {
                    "python_version": python,
                    "python_full_version": f"{python}.0",
                    "implementation_name": "cpython",
                    "implementation_version": f"{python}.0",
                    "platform_python_implementation": "CPython",
                    "platform_machine": machine,
                    "platform_system": platform,
                    "platform_release": "",
                    "platform_version": "",
                    "sys_platform": system,
                    "os_name": os_name,
                },
            )


class Pins:
    """The pinned versions, and the requirements of each."""

    def __init__(self, index: Index, lines: Iterable[str]) -> None:
        from packaging.markers import Marker

        self._index = index
        self._requires: dict[tuple[str, str], list[Any]] = {}
        self.versions: dict[str, list[tuple[str, Any]]] = {}
        for line in lines:
            if pin := PIN.fullmatch(line):
                name, version, marker = pin.groups()
                self.versions.setdefault(name, []).append((version, Marker(marker) if marker else None))

    def version(self, name: str, markers: dict[str, str]) -> str:
        for version, marker in self.versions.get(name, []):
            if marker is None or marker.evaluate(markers):
                return version
        raise SystemExit(f"{name} is needed with {markers}, and constraints.txt has no version of it")

    def requires(self, name: str, version: str) -> list[Any]:
        from packaging.requirements import Requirement

        if (name, version) not in self._requires:
            found = self._index.requires(name, version)
            self._requires[name, version] = [Requirement(text) for text in found]
        return self._requires[name, version]

    def closure(self, wanted: list[str], markers: dict[str, str]) -> set[tuple[str, str]]:
        """Return everything that these requirements need with these markers."""
        from packaging.requirements import Requirement

        waiting = [(Requirement(text), "") for text in wanted]
        seen: set[tuple[str, str]] = set()
        found: set[tuple[str, str]] = set()
        while waiting:
            one, extra = waiting.pop()
            if one.marker and not one.marker.evaluate({**markers, "extra": extra}):
                continue
            name = _plain(one.name)
            version = self.version(name, markers)
            found.add((name, version))
            for asked in ("", *one.extras):
                if (name, asked) not in seen:
                    seen.add((name, asked))
                    waiting += [(other, asked) for other in self.requires(name, version)]
        return found


def marker_of(places: set[Environment]) -> str:
    """Return the shortest marker that holds in these environments alone; empty if in all."""
    by_system = {system: {python for python, one in places if one == system} for system in SYSTEMS}
    used = {system: pythons for system, pythons in by_system.items() if pythons}
    if len({frozenset(pythons) for pythons in used.values()}) == 1:
        return " and ".join(
            filter(None, [_system_marker(set(used)), _python_marker(next(iter(used.values())))])
        )
    return " or ".join(
        " and ".join(filter(None, [_system_marker({system}), _python_marker(pythons)]))
        for system, pythons in used.items()
    )


def _system_marker(systems: set[str]) -> str:
    absent = set(SYSTEMS) - systems
    if not absent:
        return ""
    if len(absent) == 1:
        return f'sys_platform != "{absent.pop()}"'
    return f'sys_platform == "{next(iter(systems))}"'


def _python_marker(pythons: set[str]) -> str:
    places = [PYTHONS.index(python) for python in sorted(pythons, key=PYTHONS.index)]
    if places != list(range(places[0], places[-1] + 1)):
        raise SystemExit(f"no marker for {sorted(pythons)}")
    lowest = f'python_version >= "{PYTHONS[places[0]]}"' if places[0] else ""
    highest = f'python_version < "{PYTHONS[places[-1] + 1]}"' if places[-1] + 1 < len(PYTHONS) else ""
    return " and ".join(filter(None, [lowest, highest]))


def lock(pins: Pins, wanted: list[str], hashes: dict[tuple[str, str], list[str]]) -> str:
    """Return the text of one file."""
    places: dict[tuple[str, str], set[Environment]] = {}
    for place, markers in environments():
        for package in pins.closure(wanted, markers):
            places.setdefault(package, set()).add(place)
    lines = []
    for (name, version), where in sorted(places.items()):
        marker = marker_of(where)
        first = f"{name}=={version}" + (f" ; {marker}" if marker else "")
        lines.append(" \\\n    ".join([first, *(f"--hash=sha256:{one}" for one in hashes[name, version])]))
    return HEAD + "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or "://" not in arguments[0]:
        print(__doc__)
        return 2
    index = Index(arguments[0])
    pins = Pins(index, (ROOT / "constraints.txt").read_text("utf-8").splitlines())
    every = [(name, version) for name, some in pins.versions.items() for version, _ in some]
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda one: sorted(set(index.files(*one).values())), every))
    missing = [f"{name} {version}" for (name, version), files in zip(every, found, strict=True) if not files]
    if missing:
        print(f"The index does not have {', '.join(missing)}.", file=sys.stderr)
        return 1
    (ROOT / LOCKED).mkdir(exist_ok=True)
    for need, wanted in needs().items():
        text = lock(pins, wanted, dict(zip(every, found, strict=True)))
        (ROOT / LOCKED / f"{need}.txt").write_text(text, "utf-8")
        print(f"{need}: {text.count('==') - text.count(' == ')} packages")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
