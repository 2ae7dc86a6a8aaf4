"""Saved games in the format of notation.md: read, write, check, replay."""

from collections.abc import Callable
from typing import Any

import msgspec

from chabudai.core import Outcome, Rng
from chabudai.errors import BadRecord, ChabudaiError
from chabudai.games import game as find_game
from chabudai.games.options import shown
from chabudai.match import fairness
from chabudai.match.log import CHANCE_NAME, Entry
from chabudai.match.match import Match

FORMAT = "chabudai/1"
"""The name and version of the file format."""
LONGEST_LOG = 100_000
"""The largest number of log entries that `read` accepts."""


class Fairness(msgspec.Struct, frozen=True):
    """The proof of fair shuffles: the published secret (hexadecimal), the players' words and the draw numbers."""

    commitment: str
    secret: str
    words: list[str] = []
    draws: list[int] = []


class Branch(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a game branched off: its first `entries` come from another one, after `at` entries at that table."""

    entries: int
    at: int
    table: str | None = None


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A saved game. Unknown keys are ignored when reading."""

    format: str
    """The name and version of the format, `chabudai/1`."""
    game: str
    """The name of the game."""
    options: dict[str, Any]
    """The options of the match, with defaults filled in."""
    seats: int
    """The number of seats."""
    log: list[tuple[int | str, str]]
    """Author and text of each entry. The author is a seat number, `chance` or `table`."""
    outcome: Outcome | None
    """The outcome, or None if the game is not finished."""
    legal: list[dict[str, list[str]] | None] | None = None
    """The legal actions before each entry, by seat; None where chance is due."""
    players: list[str] | None = None
    """The name of the player at each seat."""
    at: list[int] | None = None
    """The time of each entry, in milliseconds."""
    fairness: Fairness | None = None
    """The proof that the shuffles were fair."""
    branch: Branch | None = None
    """The game that this one branched off, and where; None if it began by itself."""

    def _repr_svg_(self) -> str:
        """Return the picture that a notebook shows: the last position, as a spectator sees it."""
        return replay(self)._repr_svg_()

    def to_json(self) -> str:
        """Return the record as one line of JSON, with the fields in the order of notation.md."""
        return msgspec.json.encode(self).decode()


def read(text: str | bytes) -> Record:
    """Return the record of a JSON text. Raises `BadRecord` with the path of what is wrong."""
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"not a game record: {error}") from None
    if record.format != FORMAT:
        raise BadRecord(f"the format is {shown(record.format)}; this reads {FORMAT!r}")
    if len(record.log) > LONGEST_LOG:
        raise BadRecord(f"the log has more than {LONGEST_LOG} entries")
    return record


def replay(record: Record) -> Match:
    """Return the match of a record. Raises `BadRecord` naming the first wrong entry."""
    try:
        match = Match(find_game(record.game), record.options, record.seats, strict=False)
    except ChabudaiError as error:
        raise BadRecord(error.message) from error
    for index, (who, text) in enumerate(record.log):
        _check_legal(record, match, index)
        try:
            match.append(Entry(who, text))
        except ChabudaiError as error:
            raise BadRecord(error.message, index) from error
        if match.log[-1].who != who or len(match.live()) != index + 1:
            raise BadRecord(f"{text!r} belongs to a table's own log, not to a record", index)
    return match


def check(record: Record) -> Match:
    """Replay a record and compare everything it says: outcome, legal actions and fair shuffles. Returns the match.

    Shuffles that a branch took from another game cannot be checked with this secret and are skipped.
    """
    if record.legal is not None and len(record.legal) != len(record.log):
        raise BadRecord(f"legal has {len(record.legal)} entries and log has {len(record.log)}")
    match = replay(record)
    if record.branch is not None and not 0 <= record.branch.entries <= min(record.branch.at, len(record.log)):
        raise BadRecord(f"branch: {record.branch.entries} entries of a log of {len(record.log)}")
    if record.outcome != match.outcome:
        raise BadRecord(f"the outcome is {_told(match.outcome)}, the record says {_told(record.outcome)}")
    if record.fairness is not None:
        _check_fairness(record, record.fairness)
    return match


def _told(outcome: Outcome | None) -> str:
    if outcome is None:
        return "open"
    return f"ranks {list(outcome.ranks)}, scores {list(outcome.scores)}, {outcome.reason}"


def legal_now(match: Match) -> dict[str, list[str]] | None:
    """Return the legal actions of every awaited seat as texts, or None if chance is due. `--legal` writes them."""
    seats = [seat for seat in match.awaiting if seat >= 0]
    return {str(seat): match.legal(seat) for seat in seats} if seats else None


def with_legal(record: Record) -> Record:
    """Return the record with the legal actions before each entry added."""
    match = Match(find_game(record.game), record.options, record.seats, strict=False)
    legal: list[dict[str, list[str]] | None] = []
    for who, text in record.log:
        legal.append(legal_now(match))
        match.append(Entry(who, text))
    return msgspec.structs.replace(record, legal=legal)


def _check_legal(record: Record, match: Match, index: int) -> None:
    if record.legal is None:
        return
    expected = legal_now(match)
    if record.legal[index] != expected:
        raise BadRecord(
            f"the legal actions are {_brief(expected)}, the record says {_brief(record.legal[index])}", index
        )


def _brief(legal: object) -> str:
    text = str(legal)
    return text if len(text) <= 200 else text[:197] + "..."


def _check_fairness(record: Record, fair: Fairness) -> None:
    try:
        secret = bytes.fromhex(fair.secret)
    except ValueError:
        raise BadRecord("fairness: the secret is not hexadecimal") from None
    if fairness.commitment(secret) != fair.commitment:
        raise BadRecord("fairness: the secret does not match its commitment")
    _draw_again(record, fairness.fair(secret, fair.words), fair.draws)


def _draw_again(record: Record, chance: Callable[[int], Rng], draws: list[int]) -> None:
    match = Match(find_game(record.game), record.options, record.seats, strict=False)
    ordinals = iter(draws or range(len(record.log)))
    borrowed = record.branch.entries if record.branch else 0
    for index, (who, text) in enumerate(record.log):
        if who == CHANCE_NAME and index >= borrowed:
            drawn = match.state.shuffle(chance(next(ordinals, -1)))
            if match.game.notation.format_chance(drawn) != text:
                raise BadRecord("fairness: the published secret gives another shuffle", index)
        match.append(Entry(who, text))


def of(match: Match, **extras: Any) -> Record:
    """Return the record of a match as it stands. `extras` are further fields, such as `players`."""
    live = match.live()
    log = [(entry.who, entry.text) for entry in live]
    return Record(
        format=FORMAT,
        game=match.game.name,
        options=match.options,
        seats=match.seats,
        log=log,
        outcome=match.outcome,
        **extras,
    )
