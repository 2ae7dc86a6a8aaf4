"""What people see of Newgame: every stone that was played, and their own hand."""

from chabudai.games.card import View
from chabudai.games.newgame.notation import PlayStone
from chabudai.games.newgame.rules.state import Newgame


class NewgameView(View, frozen=True, kw_only=True):
    """What one seat or a spectator sees (NG4)."""

    starter: int | None
    """Who led the first trick, or None until chance has said so."""
    dealt: bool
    """Whether the stones have been dealt."""
    hand: list[int] | None
    """The viewer's own stones; None for a spectator and before the deal."""
    plays: list[int]
    """Every stone that was played, in order, two a trick."""
    aside: int | None
    """The stone aside, or None while the game goes on."""
    legal: list[PlayStone]
    """What the viewer may play now."""


def view(state: Newgame, seat: int | None) -> NewgameView:
    """Build what this viewer may know, from nothing."""
    outcome = state.outcome()
    return NewgameView(
        seat=seat,
        seats=2,
        awaiting=state.awaiting(),
        scores=state.scores(),
        outcome=outcome,
        starter=None if state.starter < 0 else state.starter,
        dealt=bool(state.hands),
        hand=state.hands[seat].copy() if seat is not None and state.hands else None,
        plays=state.plays.copy(),
        aside=state.aside if outcome else None,
        legal=[] if seat is None else [PlayStone(action) for action in state.legal(seat)],
    )
