"""Answers `look`: a viewer's own views at earlier versions. Compiled.

A past view is what this viewer had then, choices included, so it tells nothing that was not told before. It is built
from the state of that version. Call with the table's lock held.
"""

from typing import TYPE_CHECKING

import msgspec

from chabudai.games.card import View
from chabudai.server.errors import NotStarted, NoVersion
from chabudai.server.types.socket import LookBack

if TYPE_CHECKING:
    from chabudai.server.tables.table import Table

MOST_BYTES = 128 * 1024
"""An answer ends with the view that makes it longer than this."""

_encode = msgspec.json.Encoder().encode


def past_views(table: "Table", seat: int | None, shared: int | None, look: LookBack) -> bytes:
    """Return a `PastViews` as JSON. `shared` is the seat that shares its view with this spectator."""
    if not table.started:
        raise NotStarted("the game begins when every seat is taken", free=table.free)
    newest = table.match.version
    if look.first > newest:
        raise NoVersion(f"the table is at version {newest}, not {look.first}", version=newest)
    views: list[bytes] = []
    length = 0
    for version in range(look.first, min(look.first + look.count, newest + 1)):
        view = _encode(_view(table, version, seat, shared))
        views.append(view)
        length += len(view)
        if length > MOST_BYTES:
            break
    return b'{"type":"past","id":%d,"first":%d,"views":[%b]}' % (look.id, look.first, b",".join(views))


def _view(table: "Table", version: int, seat: int | None, shared: int | None) -> View | None:
    match = table.match
    # Others see a seat's view from the version on at which it was shared.
    if seat is None and shared is not None and version >= match.shown_since[shared]:
        view = match.view_at(version, shared)
        return None if view is None else msgspec.structs.replace(view, legal=[])
    return match.view_at(version, seat)
