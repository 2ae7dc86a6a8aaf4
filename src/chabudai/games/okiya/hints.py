"""Explains why a tile is a good choice."""

from chabudai.games.okiya.notation import Take
from chabudai.games.okiya.rules.state import Okiya
from chabudai.games.okiya.view import OkiyaView
from chabudai.games.okiya.view_builder import view as seen
from chabudai.games.words import Words

WINS = {
    "line": Words("It completes four in a line.", "Elle complète quatre jetons alignés."),
    "square": Words("It completes four in a square.", "Elle complète quatre jetons en carré."),
    "block": Words(
        "It leaves the other player no tile to take.", "Elle ne laisse aucune tuile à l’autre joueur."
    ),
}


def why(view: OkiyaView, _action: Take, after: Okiya) -> Words | None:
    seat = view.seat
    assert seat is not None
    now = seen(after, 1 - seat)
    if len(now.rounds) > len(view.rounds):
        ended = now.rounds[-1]
        return WINS.get(ended.reason) if ended.winner == seat else None
    if now.outcome:
        return WINS.get(now.outcome.reason) if now.outcome.winners() == [seat] else None
    count = len(now.legal)
    if count == 1:
        return Words(
            "It leaves the other player a single tile to take.",
            "Elle ne laisse qu’une seule tuile à l’autre joueur.",
        )
    return Words(
        f"It leaves the other player {count} tiles to choose from.",
        f"Elle laisse le choix entre {count} tuiles à l’autre joueur.",
    )
