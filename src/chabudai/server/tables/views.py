"""What viewers see of a table, made once for all who share it and forgotten as soon as the table changes."""

import msgspec

from chabudai.games.card import View
from chabudai.match.match import Match

_encode = msgspec.json.Encoder().encode

_NO_SEAT, _NO_LEGAL = len('{"seat":null'), -len("[]}")
"""What a spectator's view has between its seat and its choices."""


class CachedView:
    """A view, and its fields in their order: to ask for each by its name would take longer than to compare it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.fields: tuple[object, ...] = msgspec.structs.astuple(view)


class ViewCache:
    def __init__(self) -> None:
        self._looks: dict[int | None, CachedView] = {}
        self._views: dict[int | None, bytes] = {}
        self._changes: dict[tuple[int | None, int], bytes] = {}
        self.events: dict[tuple[int | None, int], bytes] = {}
        """The events since a version, as JSON, for those who may know the same."""

    def clear(self) -> None:
        self._looks.clear()
        self._views.clear()
        self._changes.clear()
        self.events.clear()

    def look(self, match: Match, seat: int | None) -> CachedView:
        """What to remember of a viewer who is told of changes alone. In an open game all have one, without choices."""
        viewer = None if match.game.open else seat
        look = self._looks.get(viewer)
        if look is None:
            look = self._looks[viewer] = CachedView(match.view(viewer))
        return look

    def view(self, match: Match, seat: int | None) -> bytes:
        """The view as JSON."""
        view = self._views.get(seat)
        if view is None:
            is_alike = seat is not None and match.game.open
            view = self._views[seat] = self._alike(match, seat) if is_alike else self._own(match, seat)
        return view

    def _own(self, match: Match, seat: int | None) -> bytes:
        look = self._looks.get(seat)
        return _encode(match.view(seat) if look is None else look.view)

    def _alike(self, match: Match, seat: int | None) -> bytes:
        """A spectator's view, with this seat's number and choices in it."""
        assert seat is not None
        common = self.view(match, None)
        return b'{"seat":%d%b%b}' % (seat, common[_NO_SEAT:_NO_LEGAL], _choices(match, seat))

    def beside(self, match: Match, seat: int) -> bytes:
        """What the seat sees, for somebody who only looks: there is nothing for them to choose."""
        return _encode(msgspec.structs.replace(match.view(seat), legal=[]))

    def changes(self, match: Match, seat: int | None, since: int, before: CachedView) -> bytes:
        """The fields of the view, as JSON, that are not as in `before`, the look of this viewer at version `since`."""
        viewer = None if match.game.open else seat
        changes = self._changes.get((viewer, since))
        if changes is None:
            changes = self._changes[viewer, since] = _differences(before, self.look(match, seat))
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
