"""The errors of the server, in addition to `chabudai.errors`, and the HTTP status of every code.

Each code has a heading in docs/protocol.md.
"""

from chabudai.errors import ChabudaiError, Refused


class BadMessage(Refused):
    code = "bad-message"


class TooLarge(Refused):
    code = "too-large"


class TooFast(Refused):
    code = "too-fast"


class ForeignOrigin(Refused):
    code = "foreign-origin"


class NoTable(Refused):
    code = "no-table"


class NoPage(Refused):
    code = "no-page"


class BadMethod(Refused):
    code = "bad-method"


class NoVersion(Refused):
    code = "no-version"


class NoStudy(Refused):
    code = "no-study"


class SeatTaken(Refused):
    code = "seat-taken"


class BadToken(Refused):
    code = "bad-token"


class BadName(Refused):
    code = "bad-name"


class BadText(Refused):
    code = "bad-text"


class Silent(Refused):
    code = "silent"


class BadClock(Refused):
    code = "bad-clock"


class AlreadyAsked(Refused):
    code = "already-asked"


class LogFull(Refused):
    code = "log-full"


class NotStarted(Refused):
    code = "not-started"


class AlreadyStarted(Refused):
    code = "already-started"


class NotHost(Refused):
    code = "not-host"


class NotSeated(Refused):
    code = "not-seated"


class NotOver(Refused):
    code = "not-over"


class NotSignedIn(Refused):
    code = "not-signed-in"


class SignedOut(Refused):
    code = "signed-out"


class BadCredentials(Refused):
    code = "bad-credentials"


class ConfirmIdentity(Refused):
    code = "confirm-identity"


class BadPassword(Refused):
    code = "bad-password"


class BadPasskey(Refused):
    code = "bad-passkey"


class NameTaken(Refused):
    code = "name-taken"


class HasAccount(Refused):
    code = "has-account"


class LastKey(Refused):
    code = "last-key"


class BadAddress(Refused):
    code = "bad-address"


class NoPush(Refused):
    code = "no-push"


class TooMany(Refused):
    code = "too-many"


class WrongScope(Refused):
    code = "wrong-scope"


class NoPerson(Refused):
    code = "no-person"


class NeedsAccount(Refused):
    code = "needs-account"


class NotRateable(Refused):
    code = "not-rateable"


class NoHint(Refused):
    code = "no-hint"


class Muted(Refused):
    code = "muted"


class Banned(Refused):
    code = "banned"


class TableClosed(NoTable):
    """A moderator has closed the table."""

    code = "table-closed"


class NotModerator(Refused):
    code = "not-moderator"


class NotPermitted(Refused):
    code = "not-permitted"


class NoReport(Refused):
    code = "no-report"


class NoMessage(Refused):
    code = "no-message"


class NoMeasure(Refused):
    code = "no-measure"


class NotRated(Refused):
    code = "not-rated"


class Rated(Refused):
    code = "rated"


class Unavailable(Refused):
    code = "unavailable"


class Overtaken(Unavailable):
    """Another writer was faster: read the log again, then decide again."""


class Unsure(Unavailable):
    """The database failed during a commit, which may be stored or not."""


class Unreadable(Unavailable):
    """The stored data is invalid: reading it again would not help."""


class TableGone(Unavailable):
    """The table in memory was ahead of the stored one and is dropped; reconnect to load it again."""


_STATUS = {
    "bad-message": 400,
    "bad-token": 403,
    "foreign-origin": 403,
    "not-signed-in": 401,
    "bad-credentials": 403,
    "confirm-identity": 403,
    "wrong-scope": 403,
    "needs-account": 403,
    "muted": 403,
    "banned": 403,
    "not-moderator": 403,
    "not-permitted": 403,
    "name-taken": 409,
    "has-account": 409,
    "last-key": 409,
    "too-many": 409,
    "no-person": 404,
    "no-table": 404,
    "no-page": 404,
    "no-study": 404,
    "no-report": 404,
    "no-message": 404,
    "no-measure": 404,
    "not-rated": 409,
    "table-closed": 410,
    "bad-method": 405,
    "seat-taken": 409,
    "already-started": 409,
    "not-over": 409,
    "no-hint": 409,
    "too-large": 413,
    "too-fast": 429,
    "unavailable": 503,
}


def status_of(error: ChabudaiError | type[ChabudaiError]) -> int:
    """Return the HTTP status of an error; 422 for a valid message with a wrong value, like an unknown game."""
    return _STATUS.get(error.code, 422)
