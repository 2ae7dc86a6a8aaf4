"""`chabudai analyse`: judges each action of a finished game, and measures luck."""

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from platformdirs import user_cache_path
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from chabudai.analysis import MARKS, Analysis, Luck, Move, Question, Verdict, fingerprint
from chabudai.analysis import analyse as study
from chabudai.build_mode import compiled
from chabudai.cli.progress import progress_console
from chabudai.errors import BadRecord
from chabudai.match import record as records
from chabudai.match.record import Record

BUDGET, UNCOMPILED_BUDGET = 2_000, 200

LEGEND = "= exact, ~ estimated; in brackets: no more than noise."


def analyse(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record; - reads the input.")],
    seat: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Judge the actions of one seat.")
    ] = None,
    opened: Annotated[bool, typer.Option("--open", help="Judge them with all cards open as well.")] = False,
    budget: Annotated[
        int | None,
        typer.Option(min=20, metavar="N", help=f"Lines of play for each action; {BUDGET} if not said."),
    ] = None,
    luck: Annotated[bool, typer.Option("--luck/--no-luck", help="Measure luck, too.")] = True,
    seed: Annotated[int, typer.Option(help="The same seed gives the same figures.")] = 0,
    fresh: Annotated[bool, typer.Option("--fresh", help="Do not use an analysis made before.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
) -> None:
    """Judge every action of a finished game."""
    record = records.read(_text(file))
    looks = budget or (BUDGET if compiled() else UNCOMPILED_BUDGET)
    question = Question(budget=looks, seed=seed, seat=seat, with_open=opened, with_luck=luck)
    made = (None if fresh else _kept(record, question)) or _made(record, question)
    if as_json:
        print(msgspec.json.encode(made).decode())
    else:
        _print(made)


def _text(name: str) -> str:
    try:
        return sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"cannot read {name}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{name} is not UTF-8 text") from None


def _made(record: Record, question: Question) -> Analysis:
    with Progress(console=progress_console(), transient=True) as bar:
        task = bar.add_task("entries", total=len(record.log))
        made = study(record, question, progress=lambda done, _total: bar.update(task, completed=done))
    _keep(record, question, made)
    return made


def _place(record: Record, question: Question) -> Path:
    return user_cache_path("chabudai") / "analyses" / f"{fingerprint(record, question)}.json"


def _kept(record: Record, question: Question) -> Analysis | None:
    try:
        return msgspec.json.decode(_place(record, question).read_bytes(), type=Analysis)
    except (OSError, msgspec.MsgspecError):
        return None


def _keep(record: Record, question: Question, made: Analysis) -> None:
    """Keep an analysis on disk. If that fails, the answer is still printed."""
    place = _place(record, question)
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        draft = place.with_suffix(".draft")
        draft.write_bytes(msgspec.json.encode(made))
        draft.replace(place)
    except OSError:
        return


def _print(made: Analysis) -> None:
    console = Console(highlight=False)
    console.print(_moves(made.moves))
    if made.luck:
        console.print(_luck(made.luck, made.seats))
    console.print(_tallies(made))
    console.print(LEGEND)


def _moves(moves: list[Move]) -> Table:
    table = Table(title="Shares of the win, for the seat that moves", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    headings = ["entry", "seat", "played", "best", "before", "lost", "mark"]
    if any(move.open for move in moves):
        headings += ["open", "mark"]
    for heading in headings:
        is_figure = heading in ("entry", "before", "lost", "open")
        table.add_column(heading, justify="right" if is_figure else "left", no_wrap=True)
    for move in moves:
        seen = move.seen
        cells = [
            str(move.entry),
            str(move.seat),
            move.text,
            _best(move),
            _value(seen),
            _lost(seen),
            _mark(seen),
        ]
        if move.open:
            cells += [_lost(move.open), _mark(move.open)]
        table.add_row(*cells)
    return table


def _best(move: Move) -> str:
    return "" if move.seen.mark == "best" else move.seen.outlook.choices[0].text


def _value(verdict: Verdict) -> str:
    outlook = verdict.outlook
    return f"{'=' if outlook.exact else '~'}{outlook.value:.2f}"


def _lost(verdict: Verdict) -> str:
    """Return the loss as text, in brackets if it is within the error of the estimate."""
    if verdict.loss == 0:
        return ""
    return f"{verdict.loss:.2f}" if verdict.loss > verdict.doubt else f"({verdict.loss:.2f})"


def _mark(verdict: Verdict) -> str:
    return "only one" if verdict.outlook.legal == 1 else verdict.mark


def _luck(strokes: list[Luck], seats: int) -> Table:
    title = "Luck: how far chance moved each seat's hopes"
    table = Table(title=title, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("entry", justify="right")
    table.add_column("what", max_width=24, no_wrap=True)
    for seat in range(seats):
        table.add_column(f"seat {seat}", justify="right")
    for stroke in strokes:
        figures = [f"{share:+.2f}" for share in stroke.seen]
        told = [figure if stroke.is_clear(seat) else f"({figure})" for seat, figure in enumerate(figures)]
        table.add_row(str(stroke.entry), stroke.text, *told)
    return table


def _tallies(made: Analysis) -> Table:
    table = Table(title="In all", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in ("seat", "choices", *MARKS, "lost", "luck", "±"):
        table.add_column(heading, justify="right")
    for tally in made.tallies:
        counts = [str(tally.marks[mark]) for mark in MARKS]
        luck = [f"{tally.luck:+.2f}", f"{tally.luck_doubt:.2f}"] if made.luck else ["", ""]
        table.add_row(str(tally.seat), str(tally.choices), *counts, f"{tally.loss:.2f}", *luck)
    return table
