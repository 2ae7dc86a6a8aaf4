"""Explains why a placement is a good choice, by the coasts that it reaches."""

from chabudai.games.tayu.notation import Actions, Axis, PlaceTile
from chabudai.games.tayu.rules.state import Tayu
from chabudai.games.tayu.view import TayuView
from chabudai.games.tayu.view_builder import view as seen
from chabudai.games.words import Words

COASTS = (Words("north", "nord"), Words("east", "est"), Words("south", "sud"), Words("west", "ouest"))


def why(view: TayuView, action: Actions, after: Tayu) -> Words | None:
    now = seen(after, view.seat)
    if isinstance(action, Axis):
        return _leaning(view, action.axis)
    if not isinstance(action, PlaceTile):
        return None
    gains = [
        (name, was, is_) for name, was, is_ in zip(COASTS, view.coasts, now.coasts, strict=True) if is_ > was
    ]
    if gains:
        name, was, is_ = gains[0]
        return Words(
            f"It reaches the {name.en} coast: {is_} instead of {was}.",
            f"Elle atteint la côte {name.fr} : {is_} au lieu de {was}.",
        )
    before, left = len(view.fitting), len(now.fitting)
    if left < before:
        return Words(
            f"It closes places: {left} of the 28 tiles still fit somewhere, instead of {before}.",
            f"Elle ferme des places : {left} des 28 tuiles se posent encore, au lieu de {before}.",
        )
    return (
        Words(
            "It reaches no coast yet; every tile that fitted before still fits.",
            "Elle n’atteint pas encore de côte ; toutes les tuiles qui trouvaient une place en trouvent encore une.",
        )
        if left == before
        else None
    )


def _leaning(view: TayuView, axis: str) -> Words | None:
    north, east, south, west = view.coasts
    own, other = (north + south, east + west) if axis == "ns" else (east + west, north + south)
    if own <= other:
        return None
    return Words(
        f"These coasts have {own} already, the others {other}.",
        f"Ces côtes ont déjà {own}, les autres {other}.",
    )
