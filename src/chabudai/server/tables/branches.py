"""Branches: new tables that begin with the first entries of a finished game, for one person and bots."""

import msgspec

from chabudai.errors import BadSeats, GameOver
from chabudai.match import record as records
from chabudai.match.log import TABLE, Entry
from chabudai.match.record import Record
from chabudai.server import tokens
from chabudai.server.accounts.identity import Identity
from chabudai.server.errors import BadMessage
from chabudai.server.storage.stored_table import StoredTable
from chabudai.server.tables import seating
from chabudai.server.tables.replay import match_of
from chabudai.server.types.reviews import BranchRequest


def branch(
    wanted: BranchRequest, source: Record, now: int, player: Identity | None = None
) -> tuple[StoredTable, str]:
    """Make the table; return it and the token of its person. `source` has been checked.

    The seating of the finished game is not copied.
    """
    _check(wanted, source)
    sitter, token = seating.sit_down(wanted.name, player)
    saved = StoredTable(
        id=tokens.new_table_id(),
        game=source.game,
        options=records.replay(msgspec.structs.replace(source, log=[], legal=None)).options,
        bots=[None if seat == wanted.seat else wanted.level for seat in range(source.seats)],
        secret=tokens.new_secret(),
        created=now,
        people={wanted.seat: sitter},
        accounts=seating.accounts_of(player),
        sittings=1,
        log=[Entry(who, text) for who, text in source.log[: wanted.entries] if who != TABLE],
    )
    match = match_of(saved)
    if match.outcome:
        raise GameOver("the game is over there; branch off before", reason=match.outcome.reason)
    match.branch(wanted.entries, wanted.table or "")
    saved.log = match.log
    return saved, token


def _check(wanted: BranchRequest, source: Record) -> None:
    seating.check_level(wanted.level)
    if wanted.seat >= source.seats:
        raise BadSeats(f"there is no seat {wanted.seat} at this table", allowed=f"0 to {source.seats - 1}")
    if wanted.entries > len(source.log):
        raise BadMessage(f"the game has {len(source.log)} entries", most=len(source.log))
