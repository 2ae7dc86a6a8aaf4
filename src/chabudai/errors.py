"""Everything that can be refused, each with a stable code.

    ChabudaiError
    ├── UnknownGame        unknown-game        no game of that name
    ├── BadSeats           bad-seats           not a number of players for this game
    ├── BadOption          bad-option          an unknown option, or a value it does not take
    ├── BadPrint           bad-print           a paper or a language that sheets are not printed for
    ├── BadRecord          bad-record          a saved game that cannot be read or replayed; names the entry
    └── Refused                                a request at the door; nothing has changed
        ├── BadNotation    bad-notation        not the text of any action of this game
        ├── NotAwaited     not-awaited         it is not this seat's turn
        ├── IllegalAction  illegal-action      an action of the game, but not allowed now
        ├── StaleVersion   stale-version       the table has moved on since the sender looked
        ├── GameOver       game-over           the game has ended
        ├── ClockFallen    clock-fallen        the seat's time is up
        └── CannotUndo     cannot-undo         somebody has acted, something was shown, or chance was drawn

Codes are for programs and never change; `details` holds what a translated sentence needs.
"""

from typing import ClassVar


class ChabudaiError(Exception):
    """The root. `str(error)` is an English sentence that says what was expected."""

    code: ClassVar[str] = "error"

    def __init__(self, message: str, **details: object) -> None:
        super().__init__(message)
        self.message = message
        self.details = details


class UnknownGame(ChabudaiError):
    code = "unknown-game"


class BadSeats(ChabudaiError):
    code = "bad-seats"


class BadOption(ChabudaiError):
    code = "bad-option"


class BadPrint(ChabudaiError):
    code = "bad-print"


class BadRecord(ChabudaiError):
    """`entry` is the index of the first wrong log entry, or None when the record itself is malformed."""

    code = "bad-record"

    def __init__(self, message: str, entry: int | None = None, **details: object) -> None:
        super().__init__(message if entry is None else f"entry {entry}: {message}", entry=entry, **details)
        self.entry = entry


class Refused(ChabudaiError):
    code = "refused"


class BadNotation(Refused):
    code = "bad-notation"


class NotAwaited(Refused):
    code = "not-awaited"


class IllegalAction(Refused):
    code = "illegal-action"


class StaleVersion(Refused):
    code = "stale-version"


class GameOver(Refused):
    code = "game-over"


class ClockFallen(Refused):
    code = "clock-fallen"


class CannotUndo(Refused):
    code = "cannot-undo"
