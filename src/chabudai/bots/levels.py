"""The five levels of bots, the same for every game, and the function that chooses an action.

`games/minds.py` says how strongly each level thinks. A bot knows only its view. Whatever the view does not show is
sampled again in every line of play.
"""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from chabudai.build_mode import compiled
from chabudai.core import Policy, Rng, State
from chabudai.games.card import Game, View
from chabudai.games.minds import Mind
from chabudai.search import ismcts, mcts, worlds
from chabudai.search.alphabeta import Solver

LEVELS = (1, 2, 3, 4, 5)
"""The five levels, from weak to strong."""

STAND_IN = 3
"""The level that plays a seat whose owner has left."""

UNCOMPILED = 20
"""If the engine is not compiled, a bot follows this many times fewer lines, so that people need not wait."""

FEWEST = 20
STEP = 500
"""The number of iterations between two checks of the time and of the lead."""

IsLate = Callable[[], bool]


def never() -> bool:
    return False


@contextmanager
def undisturbed() -> Iterator[None]:
    """Switch garbage collection off during a search. Its tree has no cycles, and collecting takes a third longer."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def choose(game: Game, view: View, level: int, rng: Rng, is_late: IsLate = never) -> int:
    """Return an action for the seat of this view. The same view, level and seed give the same action, unless late.

    `is_late` is asked from time to time. When it returns True, the bot answers with what it has found.
    """
    if level not in LEVELS:
        raise ValueError(f"there is no level {level}")
    return consider(game, view, game.minds(view.seats)[level], rng, is_late)


def consider(
    game: Game, view: View, mind: Mind, rng: Rng, is_late: IsLate = never, policy: Policy | None = None
) -> int:
    """Return an action chosen with this strength, and with another policy than the game's own if one is given."""
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
    """Return a random legal action, each equally likely."""
    legal = legal_actions(game, view)
    return legal[rng.below(len(legal))]


def legal_actions(game: Game, view: Any) -> list[int]:
    """Return the legal actions that the view lists."""
    return [game.notation.unspell(value) for value in view.legal]


def _unbeaten(state: State) -> list[int]:
    """Return the actions with the best exact value."""
    valued = Solver().values(state)
    return [action for action, value in valued if value == valued[0][1]]


Thinking = ismcts.InfoSetSearch | mcts.TreeSearch | worlds.WorldSearch


def _most_visited(search: Thinking, among: list[int], mind: Mind, is_late: IsLate) -> int:
    """Return the most visited action. The search stops early when no other action can overtake it."""
    left = mind.iterations if compiled() else max(FEWEST, mind.iterations // UNCOMPILED)
    while left > 0:
        step = min(left, STEP if compiled() else STEP // UNCOMPILED)
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
        return mcts.TreeSearch(world, rng, policy)
    if mind.exact and policy.solves(world):
        return worlds.WorldSearch(world, view.seat, rng, policy)
    return ismcts.InfoSetSearch(world, view.seat, rng, policy)
