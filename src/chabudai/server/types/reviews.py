"""Messages about finished games: replays, analyses and branches.

A game is named by its table, or submitted as a record. Submitted records are not stored.
"""

from typing import Annotated, Any, Literal

import msgspec

from chabudai.analysis import Luck, Move, SeatTally
from chabudai.server.types.socket import TableEvent

LARGEST_RECORD = 256 * 1024
"""The most bytes of a request with a record."""

LONGEST_RECORD = 2_000
"""The most entries of a submitted record."""

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class SubmittedRecord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/replay: some steps of this record, as a seat or (None) a spectator could see them."""

    record: dict[str, Any]
    seat: Count | None = None
    first: Count = 0
    count: Count = 50


class StudyRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/analysis: judge the finished game of this table, or of this record."""

    table: str | None = None
    record: dict[str, Any] | None = None
    budget: Annotated[int, msgspec.Meta(ge=20)] | None = None
    """Lines of play for each action, up to the server's limit."""


class BranchRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/branches: a private table that begins with the first entries of a finished game, for one and bots."""

    name: str
    seat: Count
    entries: Count
    level: int = 3
    table: str | None = None
    record: dict[str, Any] | None = None


class StudyQuery(msgspec.Struct, frozen=True, kw_only=True):
    """The query of GET /api/analysis/{study}: the first entry to report on."""

    since: Count = 0


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/analysis/{study}: its progress, and the findings on the entries from `?since=` on.

    `ahead` counts the studies that others wait for. `actions` has every action that a finding names, by its text.
    `tallies` come at the end.
    """

    study: str
    state: Literal["waiting", "running", "done", "failed"]
    ahead: int
    done: int
    total: int
    budget: int
    moves: list[Move]
    luck: list[Luck]
    actions: dict[str, Any]
    tallies: list[SeatTally] | None


class ReplayQuery(msgspec.Struct, frozen=True, kw_only=True):
    """The query of GET /api/tables/{table}/replay: which seat's view, and which steps."""

    seat: Count | None = None
    first: Count = 0
    count: Count = 50


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game after `number` entries: the last of them, and what the viewer could see (None: nothing yet)."""

    number: int
    event: TableEvent | None
    view: Any


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/{table}/replay: some steps of a finished game of so many entries, as one viewer could see it.

    `table` is None for a submitted record; `events` has all events if `first` is 0, otherwise none. `players` are
    those of the record, `names` those of the table: a bot has the name of its character.
    """

    table: str | None
    game: str
    options: dict[str, Any]
    players: list[str]
    names: list[str]
    seat: int | None
    entries: int
    events: list[TableEvent]
    steps: list[Step]
