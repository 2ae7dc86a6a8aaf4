"""Explains why a placement is a good choice, by the coasts that it reaches."""

from chabudai.games.tayu.notation import Actions, Axis, PlaceTile
from chabudai.games.tayu.rules.state import Tayu
from chabudai.games.tayu.view import TayuView
from chabudai.games.tayu.view_builder import view as seen
from chabudai.games.words import Words, words_of

W = words_of("games/tayu")


def why(view: TayuView, action: Actions, after: Tayu) -> Words | None:
    now = seen(after, view.seat)
    if isinstance(action, Axis):
        return _leaning(view, action.axis)
    if not isinstance(action, PlaceTile):
        return None
    gains = [
        (coast, was, is_)
        for coast, (was, is_) in enumerate(zip(view.coasts, now.coasts, strict=True), 1)
        if is_ > was
    ]
    if gains:
        coast, was, is_ = gains[0]
        return W("hint_reaches", coast=W(f"coasts_{coast}"), now=is_, before=was)
    before, left = len(view.fitting), len(now.fitting)
    if left < before:
        return W("hint_closes", count=left, before=before)
    return W("hint_quiet") if left == before else None


def _leaning(view: TayuView, axis: str) -> Words | None:
    north, east, south, west = view.coasts
    own, other = (north + south, east + west) if axis == "ns" else (east + west, north + south)
    if own <= other:
        return None
    return W("hint_axis", own=own, other=other)
