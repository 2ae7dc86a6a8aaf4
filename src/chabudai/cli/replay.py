"""`chabudai replay`: shows a game entry by entry, as a seat could know it."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from chabudai.core import CHANCE
from chabudai.errors import BadRecord, BadSeats
from chabudai.match import record as records
from chabudai.match.log import CHANCE_NAME, Entry
from chabudai.match.match import Match
from chabudai.match.record import Record

HIDDEN = "…"


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record; - reads the input.")],
    seat: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="Show what this seat could know; everything if not said."),
    ] = None,
    at: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="Show the position after so many entries, as JSON."),
    ] = None,
) -> None:
    """Tell a recorded game again: who did what, and how it ended."""
    record = records.read(_text(file))
    match = records.check(record)
    if seat is not None and seat >= match.seats:
        raise BadSeats(f"there is no seat {seat} in this game", allowed=f"0 to {match.seats - 1}")
    console = Console()
    if at is not None:
        console.print_json(msgspec.json.encode(_view(match, at, seat)).decode())
        return
    console.print(_heading(match))
    console.print(_entries(record, match, seat))
    console.print(_ending(record, match))


def _text(name: str) -> str:
    try:
        return sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"cannot read {name}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{name} is not UTF-8 text") from None


def _view(match: Match, at: int, seat: int | None) -> object:
    log = match.live()
    if at > len(log):
        raise BadRecord(f"the game has {len(log)} entries")
    then = Match(match.game, match.options, match.seats, strict=False).replay(log[:at])
    if then.awaiting == [CHANCE]:
        raise BadRecord(f"nothing is laid out after {at} entries; try a later one")
    return then.view(seat)


def _heading(match: Match) -> Text:
    chosen = ", ".join(f"{name} {value}" for name, value in match.options.items())
    return Text(f"{match.game.title} for {match.seats}" + (f" ({chosen})" if chosen else ""))


def _entries(record: Record, match: Match, seat: int | None) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("entry", justify="right")
    table.add_column("who", no_wrap=True)
    table.add_column("what")
    for number, (who, what) in enumerate(_told(record, match, seat), 1):
        table.add_row(str(number), Text(who), Text(what))
    return table


def _told(record: Record, match: Match, seat: int | None) -> Iterator[tuple[str, str]]:
    for entry in match.live():
        yield _who(record, entry), HIDDEN if _is_hidden(match, entry, seat) else entry.text


def _who(record: Record, entry: Entry) -> str:
    if not isinstance(entry.who, int):
        return entry.who
    named = record.players and len(record.players) == record.seats
    return (
        f"{entry.who} {record.players[entry.who][:24]}" if named and record.players else f"seat {entry.who}"
    )


def _is_hidden(match: Match, entry: Entry, seat: int | None) -> bool:
    """Return whether this viewer may not read the entry."""
    if seat is None or entry.who == seat:
        return False
    author = CHANCE if entry.who == CHANCE_NAME else entry.who
    return isinstance(author, int) and match.game.secret(author, entry.text)


def _ending(record: Record, match: Match) -> Text:
    outcome = match.outcome
    if outcome is None:
        return Text("The game is not over.")
    places = [
        f"{rank}. {_who(record, Entry(seat, ''))} ({outcome.scores[seat]})"
        for rank, seat in sorted((rank, seat) for seat, rank in enumerate(outcome.ranks))
    ]
    return Text(f"{', '.join(places)}: {outcome.reason}")
