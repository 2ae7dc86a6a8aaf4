"""The five levels, the same for every game, and the one function that picks an action.

A level is a way of looking: how many worlds a bot imagines behind what it cannot see, how long it thinks about each,
and how often its mind wanders. Nothing but the view is ever known to it.
"""

from typing import Any, NamedTuple

from chabudai.core import Rng, State
from chabudai.games.card import Game, View
from chabudai.games.words import Words
from chabudai.search.alphabeta import Solver
from chabudai.search.mcts import Search

LEVELS: dict[int, Words] = {
    1: Words("Visitor", "De passage"),
    2: Words("Neighbour", "Voisin"),
    3: Words("Regular", "Habitué"),
    4: Words("Host", "Maître de maison"),
    5: Words("Master", "Maître"),
}

STAND_IN = 3
"""The level that takes a seat whose owner has left it."""


class Mind(NamedTuple):
    """In one action of `wanders_in` a bot plays whatever comes (0: never); `exact` solves what can be solved."""

    worlds: int
    iterations: int
    wanders_in: int = 0
    exact: bool = False


MINDS = {
    1: Mind(1, 12, wanders_in=2),
    2: Mind(2, 40, wanders_in=5),
    3: Mind(4, 100),
    4: Mind(8, 500),
    5: Mind(16, 1500, exact=True),
}


def choose(game: Game, view: View, level: int, rng: Rng) -> int:
    """An action for the seat of this view. Whatever the view does not show is sampled, never known."""
    if level not in LEVELS:
        raise ValueError(f"there is no level {level}")
    mind, legal = MINDS[level], legal_actions(game, view)
    if len(legal) == 1 or (mind.wanders_in and rng.below(mind.wanders_in) == 0):
        return any_legal(game, view, rng)
    if mind.exact and game.solvable:
        legal = _unbeaten(game.solvable.alone(game.sample(view, rng)))
    return legal[0] if len(legal) == 1 else _most_visited(game, view, legal, mind, rng)


def any_legal(game: Game, view: View, rng: Rng) -> int:
    """Whatever comes, every action as likely."""
    legal = legal_actions(game, view)
    return legal[rng.below(len(legal))]


def legal_actions(game: Game, view: Any) -> list[int]:
    """The actions that the view offers."""
    return [game.notation.unspell(value) for value in view.legal]


def _unbeaten(state: State) -> list[int]:
    """The actions that no other surpasses, when both sides play perfectly."""
    valued = Solver().values(state)
    return [action for action, value in valued if value == valued[0][1]]


def _most_visited(game: Game, view: View, among: list[int], mind: Mind, rng: Rng) -> int:
    """The favourite of tree searches in several worlds that fit the view."""
    visits = dict.fromkeys(among, 0)
    for _ in range(mind.worlds):
        search = Search(_asked(game.sample(view, rng), view), rng)
        search.run(mind.iterations)
        for action, count, _earned in search.results():
            if action in visits:
                visits[action] += count
    return max(among, key=lambda action: visits[action])


def _asked(state: State, view: View) -> State:
    """Search asks awaited seats in order; where several are, let the others answer first."""
    while state.mover() != view.seat:
        seat = state.mover()
        state.play(seat, state.legal(seat)[0])
    return state
