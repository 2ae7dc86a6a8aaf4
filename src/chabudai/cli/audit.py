"""`chabudai audit`: asks whether vulnerabilities are known of any package inside."""

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from chabudai.cli import parts
from chabudai.cli.advisories import Advisories
from chabudai.cli.sbom import LOCK, Lock, every_part

OSV = "https://api.osv.dev/v1/querybatch"
AT_ONCE = 500
SECONDS = 30


def audit(
    lock: Lock = LOCK,
    address: Annotated[str, typer.Option(help="Where an OSV database answers batches of questions.")] = OSV,
    files: Annotated[
        list[Path] | None,
        typer.Option(
            "--from", help="Ask nobody: a file of OSV advisories, or a report of pip-audit; may be repeated."
        ),
    ] = None,
) -> None:
    """Ask the OSV database about every package that is installed here, and every one of the page.

    Ends with 0 if nothing is known, 1 if something is, 2 if the database cannot be asked. Only names and versions of
    packages are sent, and nothing with --from.
    """
    asked = [part for part in every_part(lock) if part.name != "chabudai"]
    if files:
        _tell(asked, _from_files(asked, files))
    try:
        known = [(part, found) for part, found in _answers(asked, address) if found]
    except (OSError, ValueError, KeyError) as error:
        print(f"Nothing is known: {address} cannot be asked ({error}).")
        raise typer.Exit(2) from None
    _tell(asked, known)


Known = list[tuple[parts.Part, list[str]]]


def _tell(asked: list[parts.Part], known: Known) -> NoReturn:
    for part, found in known:
        print(f"{part.kind}\t{part.name}\t{part.version}\t{' '.join(found)}")
    print(f"{len(asked)} packages, vulnerabilities known of {len(known)}.")
    raise typer.Exit(1 if known else 0)


def _from_files(asked: list[parts.Part], files: list[Path]) -> Known:
    """Return what the files say, and print what they do not cover."""
    advisories = Advisories()
    for file in files:
        advisories.read(file)
    silent = sum(map(advisories.is_silent, asked))
    if silent == len(asked):
        print("Nothing is known: the files say nothing about these packages.")
        raise typer.Exit(2)
    if silent:
        print(f"The files say nothing about {silent} packages.")
    return [(part, found) for part in asked if (found := advisories.known(part))]


def _answers(asked: list[parts.Part], address: str) -> Iterator[tuple[parts.Part, list[str]]]:
    for start in range(0, len(asked), AT_ONCE):
        some = asked[start : start + AT_ONCE]
        results = _post(address, {"queries": [{"package": {"purl": part.purl}} for part in some]})["results"]
        for part, result in zip(some, results, strict=True):
            yield part, [one["id"] for one in result.get("vulns", [])]


def _post(address: str, body: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        told: dict[str, Any] = json.load(answer)
    return told
