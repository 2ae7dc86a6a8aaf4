"""Explains why a tile is a good choice."""

from chabudai.games.okiya.notation import Take
from chabudai.games.okiya.rules.state import Okiya
from chabudai.games.okiya.view import OkiyaView
from chabudai.games.okiya.view_builder import view as seen
from chabudai.games.words import Words, words_of

W = words_of("games/okiya")

WINS = {
    "line": W("hint_line"),
    "square": W("hint_square"),
    "block": W("hint_block"),
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
    return W("hint_leaves", count=len(now.legal))
