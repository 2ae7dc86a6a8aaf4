"""Makes the full state that fits a view. Okiya hides nothing, so there is exactly one."""

from chabudai.core import FIRST, Rng, bit
from chabudai.games.okiya.notation import CELLS, TILES
from chabudai.games.okiya.rules.state import GARDEN, REASONS, Okiya, OkiyaRound
from chabudai.games.okiya.view import OkiyaRoundView, OkiyaView
from chabudai.games.okiya.view_builder import MATCHES


def sample(view: OkiyaView, _rng: Rng) -> Okiya:
    state = Okiya(MATCHES.index(view.match), view.target or 0, view.full_garden == "last_mover", -1)
    if view.starter is None:
        return state
    state.deal([FIRST, view.starter])
    state.rounds = [_round(ended) for ended in view.rounds]
    state.score_0, state.score_1 = view.scores
    if not view.garden:
        return state
    state.deal([GARDEN, *(TILES.index(tile) for tile in view.garden)])
    _lay_tokens(state, view)
    return state


def _lay_tokens(state: Okiya, view: OkiyaView) -> None:
    state.tokens_0 = _mask(view.tokens, 0)
    state.tokens_1 = _mask(view.tokens, 1)
    state.left &= ~(state.tokens_0 | state.tokens_1)
    state.last = -1 if view.last is None else CELLS.index(view.last)
    if view.outcome is None:
        state.turn = view.awaiting[0]
        return
    winners = view.outcome.winners()
    state.finish(winners[0] if len(winners) == 1 else -1, REASONS.index(view.outcome.reason))


def _mask(tokens: list[int | None], seat: int) -> int:
    return sum(bit(cell) for cell in range(16) if tokens[cell] == seat)


def _round(ended: OkiyaRoundView) -> OkiyaRound:
    return OkiyaRound(
        [TILES.index(tile) for tile in ended.garden],
        (_mask(ended.tokens, 0), _mask(ended.tokens, 1)),
        -1 if ended.winner is None else ended.winner,
        REASONS.index(ended.reason),
        ended.points,
    )
