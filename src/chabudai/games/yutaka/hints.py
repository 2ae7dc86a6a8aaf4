"""Explains why a card or a tile is a good choice, by who would take the treasures of the island."""

from chabudai.games.words import Words, words_of
from chabudai.games.yutaka.notation import Actions, Reveal
from chabudai.games.yutaka.rules.state import Yutaka
from chabudai.games.yutaka.view import ClaimView, IslandView, YutakaView
from chabudai.games.yutaka.view_builder import view as seen

W = words_of("games/yutaka")

DYNAMITE = "X"


def why(view: YutakaView, action: Actions, after: Yutaka) -> Words | None:
    seat = view.seat
    assert seat is not None
    if isinstance(action, Reveal):
        return W("hint_turn")
    if action.card.startswith(DYNAMITE):
        return W("hint_dynamite")
    now = seen(after, seat)
    before, island = _island(view, action.island), _island(now, action.island)
    return _laid(_claim(before, action.card[0]), _claim(island, action.card[0]), action.card[0], seat)


def _island(view: YutakaView, number: int) -> IslandView:
    return next(island for island in view.islands if island.island == number)


def _claim(island: IslandView, kind: str) -> ClaimView | None:
    return next((claim for claim in island.claims if claim.type == kind), None)


def _laid(before: ClaimView | None, now: ClaimView | None, kind: str, seat: int) -> Words | None:
    if now is None:
        return None
    own, other = now.sums[seat], now.sums[1 - seat]
    if now.holder == seat and (before is None or before.holder != seat):
        return W("hint_ahead", type=kind, own=own, other=other)
    if now.holder == seat:
        return W("hint_safer", type=kind, own=own, other=other)
    return W("hint_closer", type=kind, own=own, other=other)
