"""The packages that Chabudai is made of: those installed beside it, and those that its page was built from."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any

UNKNOWN = "unknown"


@dataclass(frozen=True, order=True)
class Part:
    """A package. `kind` is the type of its package URL, `pypi` or `npm`. `digest` is from its lock file."""

    kind: str
    name: str
    version: str
    licence: str = UNKNOWN
    digest: str = ""

    @property
    def purl(self) -> str:
        """The package URL."""
        return f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version}"


def installed() -> list[Part]:
    """Return the installed Python packages."""
    found = (Part("pypi", *_named(one), licence_of(one)) for one in distributions() if one.metadata["Name"])
    return sorted(set(found))


def _named(one: Distribution) -> tuple[str, str]:
    return one.metadata["Name"].lower().replace("_", "-"), one.version


def licence_of(one: Distribution) -> str:
    """Return the licence of a package: its SPDX expression, its licence field or its classifiers."""
    fields = [*_all(one, "License-Expression"), *_all(one, "License")]
    # Some packages put the whole text of the licence there.
    short = [
        said.strip() for said in fields if said != "UNKNOWN" and "\n" not in said.strip() and len(said) < 100
    ]
    if short:
        return short[0]
    classifiers = [line.split(" :: ") for line in _all(one, "Classifier")]
    licences = {words[-1] for words in classifiers if words[0] == "License"} - {"OSI Approved"}
    return " AND ".join(sorted(licences)) or UNKNOWN


def _all(one: Distribution, field: str) -> list[str]:
    return list(one.metadata.get_all(field) or [])


def locked(lock: Path) -> list[Part]:
    """Return the packages of an npm lock file."""
    packages: dict[str, Any] = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    found = {path.rpartition("node_modules/")[2]: package for path, package in packages.items() if path}
    return sorted(
        Part("npm", name, one["version"], one.get("license", UNKNOWN), one.get("integrity", ""))
        for name, one in found.items()
    )


def sbom(parts: Iterable[Part], version: str) -> dict[str, Any]:
    """Return a CycloneDX 1.6 list of these parts. The same parts give the same file on any day and machine."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "chabudai", "version": version}},
        "components": [_component(part) for part in parts if part.name != "chabudai"],
    }


def _component(part: Part) -> dict[str, Any]:
    told: dict[str, Any] = {
        "type": "library",
        "bom-ref": part.purl,
        "name": part.name,
        "version": part.version,
        "purl": part.purl,
    }
    if part.licence != UNKNOWN:
        told["licenses"] = [{"license": {"name": part.licence}}]
    return told
