"""Explains why a card or a tile is a good choice, by who would take the treasures of the island."""

from chabudai.games.words import Words
from chabudai.games.yutaka.notation import Actions, Reveal
from chabudai.games.yutaka.rules.state import Yutaka
from chabudai.games.yutaka.terminal import TYPES
from chabudai.games.yutaka.view import ClaimView, IslandView, YutakaView
from chabudai.games.yutaka.view_builder import view as seen

DYNAMITE = "X"


def why(view: YutakaView, action: Actions, after: Yutaka) -> Words | None:
    seat = view.seat
    assert seat is not None
    if isinstance(action, Reveal):
        return Words(
            "It tells you what that island is worth before you spend more cards there.",
            "Tu sauras ce que vaut cette île avant d’y dépenser d’autres cartes.",
        )
    if action.card.startswith(DYNAMITE):
        return Words(
            "It takes up room on the other shore, and the other has to turn a tile.",
            "Elle prend une place sur l’autre rive, et l’autre doit retourner une tuile.",
        )
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
    name, own, other = TYPES[kind][0], now.sums[seat], now.sums[1 - seat]
    if now.holder == seat and (before is None or before.holder != seat):
        return Words(
            f"It puts you ahead there ({name.en}): {own} to {other}.",
            f"Elle te fait passer devant ({name.fr}) : {own} à {other}.",
        )
    if now.holder == seat:
        return Words(
            f"It makes your lead safer ({name.en}): {own} to {other}.",
            f"Elle assure ton avance ({name.fr}) : {own} à {other}.",
        )
    return Words(
        f"It brings you closer there ({name.en}): {own} to {other}.",
        f"Elle te rapproche ({name.fr}) : {own} à {other}.",
    )
