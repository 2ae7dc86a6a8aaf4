"""Analyses a whole game, entry by entry. Entries are independent, so several processes can share them."""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from math import sqrt

import msgspec

from chabudai.analysis.examining import Glass, Question, hides
from chabudai.analysis.findings import MARKS, Analysis, Finding, Luck, Move, Outlook, SeatTally
from chabudai.analysis.judging import MOST_POSITIONS, IsCancelled, never, outlook_of_view
from chabudai.core import Dice
from chabudai.errors import BadSeats, ChabudaiError
from chabudai.games import game as find_game
from chabudai.games.card import Game, View
from chabudai.match import record as records
from chabudai.match.log import CHANCE_NAME, Entry
from chabudai.match.match import Match
from chabudai.match.record import Record
from chabudai.search.alphabeta import Solver

EDITION = 1
"""Part of every fingerprint. Raise it when the same question would get another answer."""


def analyse(
    record: Record,
    question: Question | None = None,
    *,
    progress: Callable[[int, int], None] | None = None,
    is_cancelled: IsCancelled = never,
) -> Analysis:
    """Judge every action of a finished game. `progress(done, total)` counts entries.

    Raises `Cancelled` if `is_cancelled` returns True.
    """
    asked = question or Question()
    total = len(record.log)
    findings = []
    for finding in _findings(record, asked, range(total), is_cancelled):
        findings.append(finding)
        if progress:
            progress(finding.entry + 1, total)
    return gather(record, asked, findings)


def examine(record: Record, question: Question, entry: int, is_cancelled: IsCancelled = never) -> Finding:
    """Return what `analyse` says about one entry. A pool of processes calls this for each entry."""
    if not 0 <= entry < len(record.log):
        raise ChabudaiError(f"the log has no entry {entry}")
    return next(_findings(record, question, range(entry, entry + 1), is_cancelled))


def work(record: bytes, question: bytes, entry: int) -> bytes:
    """Run `examine` in another process: it takes and returns bytes."""
    asked = msgspec.json.decode(question, type=Question)
    return msgspec.json.encode(examine(records.read(record), asked, entry))


def gather(record: Record, question: Question, findings: Iterable[Finding]) -> Analysis:
    """Put the findings of all entries together, in any order."""
    ordered = sorted(findings, key=lambda finding: finding.entry)
    moves = [finding.move for finding in ordered if finding.move]
    luck = [finding.luck for finding in ordered if finding.luck]
    return Analysis(
        game=record.game,
        seats=record.seats,
        budget=question.budget,
        seed=question.seed,
        moves=moves,
        luck=luck,
        tallies=[_tally(seat, moves, luck) for seat in range(record.seats)],
    )


def analyse_view(
    game: Game, view: View, *, budget: int, seed: int = 0, is_cancelled: IsCancelled = never
) -> Outlook:
    """Value the actions of a running game as one seat knows it. Only its view is used."""
    return outlook_of_view(game, view, budget=budget, rng=Dice(seed), is_cancelled=is_cancelled)


def fingerprint(record: Record, question: Question) -> str:
    """Return a name under which to keep the analysis. Further fields of the record do not change it."""
    told = (EDITION, record.game, record.options, record.seats, record.log, record.outcome, question)
    return hashlib.sha256(msgspec.json.encode(told, order="deterministic")).hexdigest()


def _findings(
    record: Record, question: Question, entries: range, is_cancelled: IsCancelled
) -> Iterator[Finding]:
    """Replay the log and examine these entries. Solved positions are kept between entries."""
    _check(record, question)
    match = Match(find_game(record.game), record.options, record.seats, strict=False)
    solver = Solver(MOST_POSITIONS)
    for index, (who, text) in enumerate(record.log[: entries.stop]):
        before = match.state.copy()
        match.append(Entry(who, text))
        if who == CHANCE_NAME:
            solver = Solver(MOST_POSITIONS)
        if index in entries:
            yield Glass(match, index, question, is_cancelled).finding(before, solver)


def _check(record: Record, question: Question) -> None:
    match = records.replay(record)
    if question.seat is not None and not 0 <= question.seat < match.seats:
        raise BadSeats(f"there is no seat {question.seat} in this game", allowed=f"0 to {match.seats - 1}")
    if match.outcome is None and hides(match.game):
        raise ChabudaiError("the game is not over; while it runs a seat may only ask about its own view")


def _tally(seat: int, moves: list[Move], luck: list[Luck]) -> SeatTally:
    own = [move for move in moves if move.seat == seat and move.seen.outlook.legal > 1]
    opened = [move.open.sure_loss() for move in own if move.open]
    marks = [move.seen.mark for move in own]
    return SeatTally(
        seat=seat,
        choices=len(own),
        marks={name: marks.count(name) for name in MARKS},
        loss=sum(move.seen.sure_loss() for move in own),
        open_loss=sum(opened) if opened else None,
        luck=sum(stroke.seen[seat] for stroke in luck),
        open_luck=sum(stroke.open[seat] for stroke in luck),
        luck_doubt=sqrt(sum(stroke.doubt**2 for stroke in luck)),
    )
