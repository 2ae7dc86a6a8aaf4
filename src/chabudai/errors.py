"""All errors of the engine, each with a stable code.

Codes are for programs and never change. `details` holds what a translated sentence needs.

    ChabudaiError
    ├── UnknownGame        unknown-game        no game of that name
    ├── BadSeats           bad-seats           not a number of players for this game
    ├── BadOption          bad-option          an unknown option, or a value it does not take
    ├── BadPrint           bad-print           a paper or a language that sheets are not printed for
    ├── BadRecord          bad-record          a saved game that cannot be read or replayed; names the entry
    └── Refused            refused             a command that a match refuses; nothing has changed
        ├── BadNotation    bad-notation        not the text of any action of this game
        ├── NotAwaited     not-awaited         it is not this seat's turn
        ├── IllegalAction  illegal-action      an action of the game, but not allowed now
        ├── StaleVersion   stale-version       the table has changed since the sender looked
        ├── GameOver       game-over           the game has ended
        ├── ClockFallen    clock-fallen        the seat's time is up
        └── CannotUndo     cannot-undo         somebody has acted, something was shown, or chance was drawn
"""

from typing import ClassVar


class ChabudaiError(Exception):
    """The base class of all errors. `str(error)` is an English sentence that says what was expected."""

    code: ClassVar[str] = "error"

    def __init__(self, message: str, **details: object) -> None:
        super().__init__(message)
        self.message = message
        self.details = details


class UnknownGame(ChabudaiError):
    """There is no game of this name."""

    code = "unknown-game"


class BadSeats(ChabudaiError):
    """The game cannot be played with this number of players."""

    code = "bad-seats"


class BadOption(ChabudaiError):
    """The game has no such option, or the option does not take this value."""

    code = "bad-option"


class BadPrint(ChabudaiError):
    """There is no print-and-play kit for this paper or language."""

    code = "bad-print"


class BadRecord(ChabudaiError):
    """A saved game cannot be read or replayed.

    `entry` is the index of the first wrong log entry, or None if the record itself is malformed.
    """

    code = "bad-record"

    def __init__(self, message: str, entry: int | None = None, **details: object) -> None:
        super().__init__(message if entry is None else f"entry {entry}: {message}", entry=entry, **details)
        self.entry = entry


class Refused(ChabudaiError):
    """A match refuses a command. Nothing has changed."""

    code = "refused"


class BadNotation(Refused):
    """The text is not an action of this game."""

    code = "bad-notation"


class NotAwaited(Refused):
    """It is not this seat's turn."""

    code = "not-awaited"


class IllegalAction(Refused):
    """The action belongs to the game but is not allowed now."""

    code = "illegal-action"


class StaleVersion(Refused):
    """The table has changed since the sender last looked."""

    code = "stale-version"


class GameOver(Refused):
    """The game has ended."""

    code = "game-over"


class ClockFallen(Refused):
    """The seat has no thinking time left."""

    code = "clock-fallen"


class CannotUndo(Refused):
    """An action cannot be taken back: somebody has acted since, something was shown, or chance was drawn."""

    code = "cannot-undo"
