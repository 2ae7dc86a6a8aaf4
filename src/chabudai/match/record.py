"""The saved game of notation.md: read, write, check, replay."""

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
LONGEST_LOG = 100_000


class Fairness(msgspec.Struct, frozen=True):
    """The published secret (hexadecimal), what the seats added, and which draw each chance entry was."""

    commitment: str
    secret: str
    words: list[str] = []
    draws: list[int] = []


class Branch(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first `entries` of the log come from another game: `at` so many entries of it, played at that table."""

    entries: int
    at: int
    table: str | None = None


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One game. Keys it does not know are ignored when reading."""

    format: str
    game: str
    options: dict[str, Any]
    seats: int
    log: list[tuple[int | str, str]]
    outcome: Outcome | None
    legal: list[dict[str, list[str]] | None] | None = None
    players: list[str] | None = None
    at: list[int] | None = None
    fairness: Fairness | None = None
    branch: Branch | None = None

    def _repr_svg_(self) -> str:
        """What a notebook shows: the last position, as a spectator sees it."""
        return replay(self)._repr_svg_()

    def to_json(self) -> str:
        """One line, the fields in the order of notation.md, absent extras left out."""
        return msgspec.json.encode(self).decode()


def read(text: str | bytes) -> Record:
    """A record from its JSON; raises BadRecord with the path of what is wrong."""
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
    """The match that the record tells; raises BadRecord naming the first wrong entry."""
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
    """Replay, then compare the outcome, and whatever the record adds: legal actions, published shuffles.

    Shuffles that a branch has from another game are not the secret's, and nothing is said about them.
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
    """What `--legal` writes before each entry: every awaited seat and its texts, or None when chance is due."""
    seats = [seat for seat in match.awaiting if seat >= 0]
    return {str(seat): match.legal(seat) for seat in seats} if seats else None


def with_legal(record: Record) -> Record:
    """The same record with the legal actions before each entry."""
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
    """The record of a match as it stands."""
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
