"""The five levels, the same for every game, and the one function that picks an action.

A level is a way of looking (`games/minds.py`). Nothing but the view is ever known to it: what the view does not show is
imagined anew in every line of play that it follows.
"""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from chabudai.build_mode import compiled
from chabudai.core import Policy, Rng, State
from chabudai.games.card import Game, View
from chabudai.games.minds import Mind
from chabudai.games.words import Words
from chabudai.search import ismcts, mcts, worlds
from chabudai.search.alphabeta import Solver

LEVELS: dict[int, Words] = {
    1: Words("Visitor", "De passage"),
    2: Words("Neighbour", "Voisin"),
    3: Words("Regular", "Habitué"),
    4: Words("Host", "Maître de maison"),
    5: Words("Master", "Maître"),
}

STAND_IN = 3
"""The level that takes a seat whose owner has left it."""

UNCOMPILED = 20
"""Where nothing is compiled, a bot follows so many times fewer lines rather than keep people waiting."""

FEWEST = 20
STEP = 500
"""Iterations between two looks at the time and at how clear the favourite is."""

IsLate = Callable[[], bool]


def never() -> bool:
    return False


@contextmanager
def undisturbed() -> Iterator[None]:
    """No garbage collection: a search tree has no cycles, and walking it again and again takes a third of the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def choose(game: Game, view: View, level: int, rng: Rng, is_late: IsLate = never) -> int:
    """An action for the seat of this view. The same view, level and seed give the same one, unless it is late."""
    if level not in LEVELS:
        raise ValueError(f"there is no level {level}")
    return consider(game, view, game.minds(view.seats)[level], rng, is_late)


def consider(
    game: Game, view: View, mind: Mind, rng: Rng, is_late: IsLate = never, policy: Policy | None = None
) -> int:
    """With another policy than the game's own it can be compared with it."""
    legal = legal_actions(game, view)
    if len(legal) == 1 or rng.below(100) < mind.wanders:
        return any_legal(game, view, rng)
    with undisturbed():
        if mind.exact and game.solvable:
            legal = _unbeaten(game.solvable.alone(game.sample(view, rng)))
        if len(legal) == 1:
            return legal[0]
        return _most_visited(_search(game, view, mind, rng, policy), legal, mind, is_late)


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


Thinking = ismcts.Search | mcts.Search | worlds.Search


def _most_visited(search: Thinking, among: list[int], mind: Mind, is_late: IsLate) -> int:
    """The favourite of a search, which stops early when no other can overtake it."""
    left = mind.iterations if compiled() else max(FEWEST, mind.iterations // UNCOMPILED)
    while left > 0:
        step = min(left, STEP)
        search.run(step)
        left -= step
        if search.lead() > left or is_late():
            break
    strength = {action: (visits, earned) for action, visits, earned in search.results()}
    return max(among, key=lambda action: strength.get(action, (0, 0.0)))


def _search(game: Game, view: View, mind: Mind, rng: Rng, own: Policy | None) -> Thinking:
    assert view.seat is not None
    policy = own or (game.policy(view.seats) if mind.knows_game else Policy())
    world = game.sample(view, rng)
    if game.solvable:
        return mcts.Search(world, rng, policy)
    if mind.exact and policy.solves(world):
        return worlds.Search(world, view.seat, rng, policy)
    return ismcts.Search(world, view.seat, rng, policy)
