"""Views of a table: the view cache, and views that a seat shares with spectators. Compiled.

A view is made once for all viewers of it, until the table changes. A seat may share its view with spectators who have
its share word, and with no others: an opponent with a second browser is a spectator too. The word is derived from the
table's secret and the moment of consent.
"""

import hmac
from typing import TYPE_CHECKING

import msgspec

from chabudai.games.card import View
from chabudai.match.match import Match

if TYPE_CHECKING:
    from chabudai.server.tables.table import Table

_encode = msgspec.json.Encoder().encode

_NO_SEAT, _NO_LEGAL = len('{"seat":null'), -len("[]}")
"""The slice of a spectator's view between its seat and its choices."""

_RECENT = 8
"""Events since so many versions ago are kept for others who ask for the same. Readers in step ask for the last few."""


class CachedView:
    """A view and the tuple of its fields, which is faster to compare."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.fields: tuple[object, ...] = msgspec.structs.astuple(view)


class ViewCache:
    """Views, changes and events as JSON, valid until the table changes."""

    def __init__(self) -> None:
        self._cached: dict[int | None, CachedView] = {}
        self._views: dict[int | None, bytes] = {}
        self._changes: dict[tuple[int | None, int], bytes] = {}
        self._events: dict[tuple[int | None, int], bytes] = {}

    def clear(self) -> None:
        self._cached.clear()
        self._views.clear()
        self._changes.clear()
        self._events.clear()

    def cached_view(self, match: Match, seat: int | None) -> CachedView:
        """Return the view to compare the next one with. In an open game all viewers share it, without choices."""
        viewer = None if match.game.open else seat
        cached_view = self._cached.get(viewer)
        if cached_view is None:
            cached_view = self._cached[viewer] = CachedView(match.view(viewer))
        return cached_view

    def view(self, match: Match, seat: int | None) -> bytes:
        """The view as JSON."""
        view = self._views.get(seat)
        if view is None:
            is_shared = seat is not None and match.game.open
            view = self._views[seat] = self._shared(match, seat) if is_shared else self._own(match, seat)
        return view

    def events(self, viewer: int | None, since: int) -> bytes | None:
        """Return the events since a version, as JSON, if they were made already for this viewer."""
        return self._events.get((viewer, since))

    def keep_events(self, viewer: int | None, since: int, events: bytes, newest: int) -> bytes:
        """Keep and return events. Only recent ones are kept: a client may ask for any `since`, as often as it likes."""
        if newest - since <= _RECENT:
            self._events[viewer, since] = events
        return events

    def _own(self, match: Match, seat: int | None) -> bytes:
        cached_view = self._cached.get(seat)
        return _encode(match.view(seat) if cached_view is None else cached_view.view)

    def _shared(self, match: Match, seat: int | None) -> bytes:
        """Return a spectator's view with this seat's number and choices."""
        assert seat is not None
        common = self.view(match, None)
        return b'{"seat":%d%b%b}' % (seat, common[_NO_SEAT:_NO_LEGAL], _choices(match, seat))

    def shared_view(self, match: Match, seat: int) -> bytes:
        """Return the seat's view for a spectator: without choices."""
        return _encode(msgspec.structs.replace(match.view(seat), legal=[]))

    def changes(self, match: Match, seat: int | None, since: int, before: CachedView) -> bytes:
        """Return the fields of the view, as JSON, that differ from `before`, this viewer's view at version `since`."""
        viewer = None if match.game.open else seat
        changes = self._changes.get((viewer, since))
        if changes is None:
            changes = self._changes[viewer, since] = _differences(before, self.cached_view(match, seat))
        if seat is None or not match.game.open:
            return changes
        comma = b"," if len(changes) > len("{}") else b""
        return b'%b%b"legal":%b}' % (changes[:-1], comma, _choices(match, seat))


def _choices(match: Match, seat: int) -> bytes:
    choices = match.choices(seat)
    return _encode(choices) if choices else b"[]"


def _differences(before: CachedView, after: CachedView) -> bytes:
    changed: dict[str, object] = {}
    names = after.view.__struct_fields__
    for index in range(len(names)):
        then, now = before.fields[index], after.fields[index]
        if then is not now and then != now:
            changed[names[index]] = now
    return _encode(changed)


_LENGTH = 32


def share_word(table: "Table", seat: int) -> str | None:
    """Return the word that gives access to this seat's view; None while it is not shared."""
    since = table.match.shown_since.get(seat)
    if since is None:
        return None
    return hmac.digest(table.saved.secret, f"share {seat} {since}".encode(), "sha256").hex()[:_LENGTH]


def shared_seat(table: "Table", given: str | None) -> int | None:
    """Return the seat whose view this word gives access to."""
    if given is None or not given.isascii():
        return None
    return next((seat for seat in table.match.shown_since if _fits(table, seat, given)), None)


def _fits(table: "Table", seat: int, given: str) -> bool:
    expected = share_word(table, seat)
    return expected is not None and hmac.compare_digest(expected, given)
