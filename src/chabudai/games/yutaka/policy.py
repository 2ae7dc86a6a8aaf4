"""The policy of Yutakâ for search, and the strength of each level.

Playouts assume that people lay cards where open treasures of that type can be won.
"""

from collections.abc import Mapping

from mypy_extensions import i64

from chabudai.core import Policy, Rng, State
from chabudai.games.minds import EXPLORATION, Knob, Mind
from chabudai.games.yutaka.rules.archipelago import ISLANDS
from chabudai.games.yutaka.rules.scoring import DYNAMITE, TYPE_OF, VALUES, claim_of, weights_of
from chabudai.games.yutaka.rules.state import FIRST_EQUIPMENT, PLAY, Yutaka

MINDS = {
    1: Mind(20, wanders=50),
    2: Mind(50, wanders=12),
    3: Mind(100),
    4: Mind(500),
    5: Mind(30_000, seconds=1.0),
}

KNOBS = {**EXPLORATION, "hidden_worth": Knob(0, 6, whole=True)}


class YutakaPolicy(Policy):
    def __init__(self, exploration: float = 0.4, horizon: int = 0, widening: float = 0.0) -> None:
        super().__init__(exploration, horizon, widening)
        self.hidden_worth: i64 = 1
        """What a card may hope to win of each tile that still lies face down."""

    def hunch(self, state: State, rng: Rng) -> i64:
        """Return the better of two random actions."""
        assert isinstance(state, Yutaka)
        one: i64 = state.pick(rng)
        if state.phase != PLAY:
            return one
        other: i64 = state.pick(rng)
        if one == other:
            return one
        worth: i64 = self.hidden_worth
        return other if appeal_of(state, other, worth) > appeal_of(state, one, worth) else one


def appeal_of(state: Yutaka, action: i64, hidden_worth: i64) -> i64:
    """Return what laying this card changes on its island: points of open tiles, and a little for hidden ones."""
    card: i64 = action // ISLANDS
    island: i64 = action % ISLANDS
    if card == DYNAMITE:
        return 0
    kind: i64 = card >> 2
    mine: i64 = weights_of(state.columns[ISLANDS * state.turn + island])
    theirs: i64 = weights_of(state.columns[ISLANDS * (1 - state.turn) + island])
    lead: i64 = claim_of(mine, theirs, kind) - claim_of(theirs, mine, kind)
    value: i64 = (card & 3) + 1
    stake: i64 = _stake(state, island, kind, hidden_worth)
    changes: i64 = _sign(lead + value) - _sign(lead)
    return 2 * stake * changes - value - (2 if card >= FIRST_EQUIPMENT else 0)


def _stake(state: Yutaka, island: i64, kind: i64, hidden_worth: i64) -> i64:
    stake: i64 = 0
    place: i64 = state.archipelago.starts[island]
    end: i64 = state.archipelago.starts[island + 1]
    while place < end:
        if (state.hidden >> place) & 1:
            stake += hidden_worth
        else:
            tile: i64 = state.tiles[place]
            if TYPE_OF[tile] == kind:
                stake += VALUES[tile]
        place += 1
    return stake


def _sign(number: i64) -> i64:
    if number == 0:
        return 0
    return 1 if number > 0 else -1


def policy_for(_seats: int) -> Policy:
    return YutakaPolicy()


def minds(_seats: int) -> Mapping[int, Mind]:
    return MINDS
