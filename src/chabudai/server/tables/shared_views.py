"""Looking over a shoulder: a seat may let whom it chooses see what it sees.

Consent is a word that the seat hands out, like the invitation, not a switch for all spectators: an opponent who opens
a second browser is a spectator too. The word is made from the table's secret and the moment of consent, so taking it
back and giving it again makes another one.
"""

import hmac

from chabudai.server.tables.table import Table

_LENGTH = 32


def word(table: Table, seat: int) -> str | None:
    """What lets somebody see this seat's view; None while nobody may."""
    since = table.match.shown_since.get(seat)
    if since is None:
        return None
    return hmac.digest(table.saved.secret, f"beside {seat} {since}".encode(), "sha256").hex()[:_LENGTH]


def seat_of(table: Table, given: str | None) -> int | None:
    """Whose view this word opens now."""
    if given is None or not given.isascii():
        return None
    return next((seat for seat in table.match.shown_since if _fits(table, seat, given)), None)


def _fits(table: Table, seat: int, given: str) -> bool:
    expected = word(table, seat)
    return expected is not None and hmac.compare_digest(expected, given)
