"""Messages of the operator's desk: reports, measures, and the audit log. Times are milliseconds since 1970."""

from typing import Annotated, Any, Literal

import msgspec

from chabudai.server.types.accounts import Page, Role

MAX_REASON = 300
LONGEST_HOURS = 24 * 365

Reason = Annotated[str, msgspec.Meta(max_length=MAX_REASON)]
Hours = Annotated[int, msgspec.Meta(ge=1, le=LONGEST_HOURS)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
MeasureKind = Literal["mute", "ban"]
ReportKind = Literal["name", "talk", "play"]
Verdict = Literal["upheld", "dismissed"]
Room = Literal["table", "watchers"]
DeskAction = Literal[
    "mute",
    "unmute",
    "ban",
    "unban",
    "ban address",
    "rename",
    "allow name",
    "remove talk",
    "close table",
    "undo rating",
    "decide report",
    "give role",
    "take role",
]
"""What can be done at the desk, as the audit log writes it."""


class NewReport(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/reports: report a person at a table, for a name, for talk or for how they play.

    Talk is named by the number of its `message`; a name or play by a `seat`, and a spectator's name by a `message`.
    `token` is that of the reporter's own seat, if they have one that is not an account's.
    """

    table: str
    kind: ReportKind
    seat: Number | None = None
    message: Number | None = None
    reason: Reason = ""
    token: str | None = None


class Reported(msgspec.Struct, frozen=True, kw_only=True):
    """The report has arrived. `counted` is false if the same person had reported the same thing before."""

    counted: bool


class ReportsQuery(msgspec.Struct, frozen=True, kw_only=True):
    """The query of GET /api/desk/reports."""

    state: Literal["open", "closed"] = "open"
    page: Page = 0


class ReporterShown(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who reported a thing. `name` is null for who has no id here."""

    name: str | None
    reason: str
    at: int


class ReportShown(msgspec.Struct, frozen=True, kw_only=True):
    """A reported thing. `name` and `quoted` are as they were then; `now` is the person's name today.

    `person` is null where a seat was taken without an id. `verdict` is null while the report is open.
    """

    id: str
    kind: ReportKind
    table: str
    game: str
    seat: int | None
    message: int | None
    person: str | None
    name: str
    now: str | None
    role: Role | None
    quoted: str | None
    at: int
    reporters: list[ReporterShown]
    verdict: Verdict | None
    decided: int | None
    decided_by: str | None
    note: str | None


class ReportPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/desk/reports: open ones, the oldest first; or closed ones, the latest first."""

    reports: list[ReportShown]
    page: int
    more: bool


class ReportDecision(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/desk/reports/{report}/decision: close a report. The note is for moderators alone."""

    verdict: Verdict
    note: Reason = ""


class NewMeasure(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/desk/measures: mute or ban a person, for so many hours or (null) for good.

    With `addresses`, guests from the addresses of the banned person's open sockets are banned for `address_hours`.
    The reason is shown to that person.
    """

    person: str
    kind: MeasureKind
    hours: Hours | None = None
    reason: Reason
    addresses: bool = False
    address_hours: Hours = 24


class Grounds(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The reason of something done at the desk; it is kept in the audit log."""

    reason: Reason


class NewRole(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """PUT /api/desk/people/{person}/role: make an account a moderator or an operator, or (null) neither."""

    role: Role | None
    reason: Reason = ""


class MeasureShown(msgspec.Struct, frozen=True, kw_only=True):
    """A mute or a ban. `until` is null without an end; `ended` is when somebody ended it early.

    `person` is null for the ban of an address, which only its id names.
    """

    id: str
    kind: MeasureKind
    person: str | None
    name: str | None
    since: int
    until: int | None
    ended: int | None
    reason: str
    in_force: bool


class FoundPerson(msgspec.Struct, frozen=True, kw_only=True):
    """A guest or an account, and the measures in force against it."""

    id: str
    name: str
    account: bool
    bot: bool
    role: Role | None
    created: int
    measures: list[MeasureShown]


class PersonQuery(msgspec.Struct, frozen=True, kw_only=True):
    """The query of GET /api/desk/people: a part of a name, or an id; without it, everybody with a role."""

    find: Annotated[str, msgspec.Meta(max_length=100)] = ""


class DeskTalk(msgspec.Struct, frozen=True, kw_only=True):
    """A chat message at the desk, also one that was removed."""

    table: str
    number: int
    room: Room
    seat: int | None
    name: str
    person: str | None
    at: int
    text: str | None
    phrase: str | None
    removed: bool


class AuditLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the audit log. `actor` is null for somebody at the server's own machine, whom `who` names."""

    number: int
    at: int
    actor: str | None
    who: str
    action: DeskAction
    person: str | None
    name: str | None
    table: str | None
    message: int | None
    reason: str
    details: dict[str, Any]


class DeskPerson(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/desk/people/{person}: all measures, the latest talk and what the audit log says about them."""

    person: FoundPerson
    measures: list[MeasureShown]
    reports: list[ReportShown]
    talk: list[DeskTalk]
    log: list[AuditLine]


class DeskSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a table at the desk. `person` is null for a bot, or where a seat was taken without an id."""

    seat: int
    name: str | None
    person: str | None
    bot: int | None


class DeskTable(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/desk/tables/{table}: who sits there and what was said; nothing of the game itself.

    `closed` is the reason why a moderator has closed the table.
    """

    table: str
    game: str
    created: int
    public: bool
    rated: bool
    started: bool
    over: bool
    closed: str | None
    seats: list[DeskSeat]
    talk: list[DeskTalk]


class AuditLog(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/desk/log: the latest first."""

    lines: list[AuditLine]
    page: int
    more: bool


FROM_BROWSER = [NewReport, ReportDecision, NewMeasure, Grounds, NewRole]
TO_BROWSER = [
    *(Reported, ReportPage, MeasureShown, list[FoundPerson], FoundPerson, DeskPerson, DeskTable),
    *(list[MeasureShown], DeskTalk, AuditLog),
]
