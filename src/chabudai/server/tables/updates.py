"""Encodes the updates that viewers get after every change. Parts that viewers share are encoded once. Compiled.

Call `update` with the table's lock held. It contains only what this viewer may see.
"""

import msgspec

from chabudai.match import fairness
from chabudai.server.tables import clocks, records, views
from chabudai.server.tables.parts import Pending, StaticPart
from chabudai.server.tables.table import Table
from chabudai.server.tables.views import CachedView
from chabudai.server.types.socket import Offers, TableEvent, Times, Window

_encode = msgspec.json.Encoder().encode


_NOTHING_PENDING = _encode(Pending(offers=Offers(), times=None, window=None))


def update(table: Table, seat: int | None, since: int, shared: int | None = None) -> bytes:
    """Return an `Update` as JSON. `shared` is the seat that shares its view with this spectator."""
    match = table.match
    return b'%b,"version":%d,"you":%b,"view":%b,"events":%b,"can_undo":%b,"share":%b,"shared_seat":%b,%b' % (
        static_part(table),
        match.version,
        _number(seat),
        _view(table, seat, shared),
        _events(table, seat, min(since, match.version)),
        _can_undo(table, seat),
        b"null" if seat not in match.shown_since else _encode(views.share_word(table, seat)),
        _number(shared),
        _pending(table)[1:],
    )


def changes(table: Table, seat: int | None, since: int, before: CachedView) -> bytes:
    """Return a `Changed` as JSON, for a viewer whose last update was version `since` with the view `before`."""
    match = table.match
    return b'{"type":"changed","version":%d,"view":%b,"events":%b,"can_undo":%b,%b' % (
        match.version,
        table.view_cache.changes(match, seat, since, before),
        _events(table, seat, since),
        _can_undo(table, seat),
        _pending(table)[1:],
    )


def _can_undo(table: Table, seat: int | None) -> bytes:
    return b"true" if seat is not None and table.match.can_undo(seat) else b"false"


def _number(number: int | None) -> bytes:
    return b"null" if number is None else b"%d" % number


def static_part(table: Table) -> bytes:
    """Return the part of an update that play does not change, without its last brace. Cached."""
    if table.static_part is None:
        saved = table.saved
        whole = StaticPart(
            table=table.id,
            game=saved.game,
            options=table.match.options,
            people=records.people(table),
            host=saved.host,
            public=saved.public,
            rated=saved.rated,
            started=table.started,
            clock=clocks.in_force(saved),
            commitment=table.commitment,
            words=saved.shuffle_words,
            watchers=table.watchers,
        )
        table.static_part = _encode(whole)[:-1]
    return table.static_part


def _view(table: Table, seat: int | None, shared: int | None) -> bytes:
    if not table.started:
        return b"null"
    if seat is None and shared is not None:
        return table.view_cache.shared_view(table.match, shared)
    return table.view(seat)


def _events(table: Table, seat: int | None, since: int) -> bytes:
    """Return the events since a version. Cached for each viewer, or for all if nothing in them is hidden."""
    match = table.match
    viewer = seat if match.hides(since) else None
    known = table.view_cache.events(viewer, since)
    if known is not None:
        return known
    events = [
        TableEvent(version=version, who=who, text=text, action=action)
        for version, who, text, action in match.events(viewer, since)
    ]
    return table.view_cache.keep_events(viewer, since, _encode(events), match.version)


def _pending(table: Table) -> bytes:
    match, saved = table.match, table.saved
    if not (match.offer or saved.rematch or saved.sequel or match.clocks or match.windows):
        return _NOTHING_PENDING
    return _encode(Pending(offers=_offers(table), times=_times(table), window=_window(table)))


def _window(table: Table) -> Window | None:
    windows = table.match.windows
    if windows is None:
        return None
    now = table.now()
    left = [windows.remaining(seat, now) for seat in range(table.match.seats)]
    return Window(left=left, whole=windows.length) if any(one is not None for one in left) else None


def _times(table: Table) -> Times | None:
    clocks = table.match.clocks
    if clocks is None:
        return None
    now = table.now()
    left = [clocks.remaining(seat, now) for seat in range(table.match.seats)]
    return Times(now=table.wall_clock(), left=left, running=clocks.running())


def _offers(table: Table) -> Offers:
    saved, offer = table.saved, table.match.offer
    asked = {offer.what: offer.seat} if offer else {}
    return Offers(
        undo=asked.get("undo"),
        draw=asked.get("draw"),
        agreed=list(offer.agreed) if offer else [],
        rematch=sorted(saved.rematch),
        seal=fairness.commitment(saved.sequel) if saved.sequel else None,
    )
