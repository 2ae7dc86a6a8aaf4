"""`chabudai check`: replays records from anywhere."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer

from chabudai.errors import BadRecord
from chabudai.match import record

LARGEST_FILE = 256 * 1024 * 1024


def check(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE…", help="Records, one or one a line; - reads the input.")
    ],
) -> None:
    """Replay records and name the first wrong entry of each; exit 1 if any is wrong."""
    good, bad = 0, 0
    for name in files:
        for place, text in _records(name):
            try:
                record.check(record.read(text))
                good += 1
            except BadRecord as error:
                print(f"{place}: {error.message}")
                bad += 1
    print(f"{good} good, {bad} wrong")
    if bad or not good:
        raise typer.Exit(1)


def _records(name: str) -> Iterator[tuple[str, str]]:
    """Yield each record and its place. A file holds one record on many lines, or one on each line."""
    if name == "-":
        yield from _lines("input", sys.stdin)
        return
    text = _text(Path(name))
    first, _, rest = text.strip().partition("\n")
    if rest and not first.rstrip().endswith("}"):
        yield name, text
    else:
        yield from _lines(name, text.splitlines())


def _lines(name: str, lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield f"{name}:{number}", line


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadRecord(f"{path} is larger than {LARGEST_FILE >> 20} MB")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not UTF-8 text") from None
