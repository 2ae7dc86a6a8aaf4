"""`chabudai sbom` and `chabudai licences`: list every package and its licence."""

import json
from pathlib import Path
from typing import Annotated

import typer

from chabudai import __version__
from chabudai.cli import parts

LOCK = Path("web/package-lock.json")
Lock = Annotated[
    Path, typer.Option("--lock", help="The npm lock file of the page; left out if it is not there.")
]


def sbom(lock: Lock = LOCK) -> None:
    """List every package that is installed here, and every one of the page, as CycloneDX JSON."""
    print(json.dumps(parts.sbom(every_part(lock), __version__), indent=2))


def licences(lock: Lock = LOCK) -> None:
    """List the licence of every package that is installed here, and of every one of the page."""
    for part in every_part(lock):
        print(f"{part.kind}\t{part.name}\t{part.version}\t{part.licence}")


def every_part(lock: Path) -> list[parts.Part]:
    """Return the installed packages and those of the page."""
    return [*parts.installed(), *(parts.locked(lock) if lock.is_file() else [])]
