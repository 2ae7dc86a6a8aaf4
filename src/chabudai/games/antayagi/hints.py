"""Explains why a trade is a good choice, by what everybody can see: the other hands and the pouches."""

from chabudai.games.antayagi.notation import Actions, Steal, Trade
from chabudai.games.antayagi.rules.state import AntaYagi
from chabudai.games.antayagi.view import AntaYagiView
from chabudai.games.words import Words, words_of

W = words_of("games/antayagi")


def why(view: AntaYagiView, action: Actions, _after: AntaYagi) -> Words | None:
    match action:
        case Trade():
            return _trades(view, action.partner)
        case Steal():
            return _steals(view, action.slot)
    return None


def _trades(view: AntaYagiView, partner: int) -> Words | None:
    faces = sorted({card.face for card in view.hands[partner] if card.face is not None})
    if not faces:
        return None
    return W("hint_trade", cards=tuple(W("shortCard", kind=face) for face in faces))


def _steals(view: AntaYagiView, slot: int) -> Words | None:
    other = view.partner if view.thief == view.active else view.active
    if other is None or not 1 <= slot <= len(view.hands[other]):
        return None
    face = view.hands[other][slot - 1].face
    if face is None:
        return None
    return W("hint_steal", kind=face)
