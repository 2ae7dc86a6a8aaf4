"""Reads known vulnerabilities from a file: advisories of OSV, or a report of pip-audit."""

import json
import re
import zipfile
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

from packaging.version import InvalidVersion, Version

from chabudai.cli.parts import Part
from chabudai.errors import BadOption

KINDS = {"pypi": "pypi", "npm": "npm"}
"""The kind of a package, by OSV's name of its ecosystem in small letters."""

SEMVER = re.compile(r"v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:-([0-9A-Za-z.-]+))?(?:\+.*)?")


class Advisories:
    """What files say about packages. `covered` counts the packages that a report has looked at."""

    def __init__(self) -> None:
        self.count = 0
        self._advisories: dict[tuple[str, str], list[tuple[str, dict[str, Any]]]] = defaultdict(list)
        self._reported: dict[tuple[str, str, str], list[str]] = {}

    def read(self, path: Path) -> None:
        """Read a file; raise BadOption if it is neither form."""
        try:
            for one in _documents(path):
                self._take(one)
        except (OSError, ValueError, KeyError, TypeError, AttributeError, zipfile.BadZipFile) as error:
            raise BadOption(
                f"{path} is neither a file of OSV advisories nor a report of pip-audit ({error})"
            ) from None

    def _take(self, one: dict[str, Any]) -> None:
        if "dependencies" in one:
            for package in one["dependencies"]:
                if "version" in package:
                    key = "pypi", _plain(package["name"]), package["version"]
                    self._reported[key] = [found["id"] for found in package.get("vulns", [])]
        elif "vulns" in one:
            for advisory in one["vulns"]:
                self._take(advisory)
        elif one["id"] and not one.get("withdrawn"):
            self.count += 1
            for affected in one.get("affected", []):
                package = affected.get("package", {})
                kind = KINDS.get(package.get("ecosystem", "").partition(":")[0].lower())
                if kind:
                    self._advisories[kind, _name(kind, package["name"])].append((one["id"], affected))
        else:
            self.count += 1

    def known(self, part: Part) -> list[str]:
        """Return the ids of the vulnerabilities of this package."""
        name = _name(part.kind, part.name)
        found = {
            known for known, affected in self._advisories[part.kind, name] if _is_affected(part, affected)
        }
        return sorted(found | set(self._reported.get((part.kind, name, part.version), [])))

    def is_silent(self, part: Part) -> bool:
        """Tell whether there are only reports, and none looked at this package in this version."""
        return not self.count and (part.kind, _name(part.kind, part.name), part.version) not in self._reported


def _documents(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the JSON objects of a file: one, a list, one for each line, or the files of a zip archive."""
    if zipfile.is_zipfile(path):
        with zipfile.ZipFile(path) as archive:
            for name in archive.namelist():
                if name.endswith(".json"):
                    yield json.loads(archive.read(name))
        return
    text = path.read_text("utf-8")
    try:
        content = json.loads(text)
    except ValueError:
        content = [json.loads(line) for line in text.splitlines() if line.strip()]
    if content == []:
        return
    yield from content if isinstance(content, list) else [content]


def _is_affected(part: Part, affected: dict[str, Any]) -> bool:
    if part.version in affected.get("versions", []):
        return True
    ranges = [one for one in affected.get("ranges", []) if one["type"] in {"ECOSYSTEM", "SEMVER"}]
    is_older = _older_pypi if part.kind == "pypi" else _older_npm
    return any(_is_in(part.version, one["events"], is_older) for one in ranges)


def _is_in(version: str, events: Iterable[dict[str, str]], is_older: Callable[[str, str], bool]) -> bool:
    """Follow a range from event to event, as OSV describes it. A version that cannot be compared counts as inside."""
    inside = False
    try:
        for event in events:
            if (first := event.get("introduced")) is not None:
                inside = inside or first == "0" or not is_older(version, first)
            elif (fixed := event.get("fixed")) is not None:
                inside = inside and is_older(version, fixed)
            elif (last := event.get("last_affected")) is not None:
                inside = inside and not is_older(last, version)
    except ValueError:
        return True
    return inside


def _older_pypi(one: str, other: str) -> bool:
    try:
        return Version(one) < Version(other)
    except InvalidVersion as error:
        raise ValueError(str(error)) from None


def _older_npm(one: str, other: str) -> bool:
    """Compare as semantic versions: a pre-release comes before its release, numbers before words."""
    (first, early), (second, late) = _semantic(one), _semantic(other)
    if first != second or not early or not late:
        return first < second or (first == second and bool(early) and not late)
    for left, right in zip_longest(early.split("."), late.split(".")):
        if left != right:
            if left is None or right is None:
                return left is None
            if left.isdigit() and right.isdigit():
                return int(left) < int(right)
            return left.isdigit() if left.isdigit() != right.isdigit() else left < right
    return False


def _semantic(text: str) -> tuple[list[int], str]:
    match = SEMVER.fullmatch(text)
    if not match:
        raise ValueError(text)
    return [int(number or 0) for number in match.groups()[:3]], match[4] or ""


def _name(kind: str, name: str) -> str:
    return _plain(name) if kind == "pypi" else name


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
