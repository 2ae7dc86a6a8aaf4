"""Values every action of a position: by the solver if the game can be solved, otherwise by tree search."""

from collections.abc import Callable
from math import sqrt

from chabudai.analysis.findings import Outlook, ValuedAction, Verdict, mark
from chabudai.bots.levels import legal_actions, undisturbed
from chabudai.core import Rng, State
from chabudai.games.card import Game, View
from chabudai.search.alphabeta import OutOfNodes, Solver
from chabudai.search.ismcts import InfoSetSearch

SHOWN = 4
"""How many of the best actions get a closer look, besides the one that was played."""

FEWEST = 20
"""The least number of iterations for a position, however small the budget."""

STEP = 250
"""The number of iterations between two checks whether to stop."""

MOST_POSITIONS = 20_000_000
"""The limit of the solver. A position that needs more is searched instead."""

IsCancelled = Callable[[], bool]


class Cancelled(Exception):
    """The caller does not want the answer any more."""


def never() -> bool:
    return False


def outlook_of_view(
    game: Game,
    view: View,
    *,
    budget: int,
    rng: Rng,
    played: int | None = None,
    solver: Solver | None = None,
    is_cancelled: IsCancelled = never,
) -> Outlook:
    """Value the position as the seat of the view knows it. What it cannot see is sampled in every iteration."""
    if view.seat is None or view.seat not in view.awaiting:
        raise ValueError("the seat of the view is not awaited")
    world = game.sample(view, rng)
    legal = legal_actions(game, view)
    solved = _solved(game, world, played, solver)
    if solved:
        return solved
    search = InfoSetSearch(world, view.seat, rng, game.policy(view.seats))
    return _searched(game, search, legal, played, budget, is_cancelled)


def outlook_of_state(
    game: Game,
    state: State,
    seat: int,
    *,
    seats: int,
    budget: int,
    rng: Rng,
    played: int | None = None,
    is_cancelled: IsCancelled = never,
) -> Outlook:
    """Value the position with all cards open to everybody, also those still in the piles."""
    search = InfoSetSearch(state.copy(), seat, rng, game.policy(seats), sees_all=True)
    return _searched(game, search, state.legal(seat), played, budget, is_cancelled)


def verdict(outlook: Outlook, text: str) -> Verdict:
    """Compare the action of this text, one of the outlook's choices, with the best one."""
    best = outlook.choices[0]
    chosen = next(choice for choice in outlook.choices if choice.text == text)
    loss = max(0.0, best.value - chosen.value)
    doubt = 0.0 if chosen is best else sqrt(best.doubt**2 + chosen.doubt**2)
    return Verdict(outlook=outlook, value=chosen.value, loss=loss, doubt=doubt, mark=mark(loss, doubt))


def _solved(game: Game, world: State, played: int | None, solver: Solver | None) -> Outlook | None:
    """Value the actions exactly, as shares of the game, or of the round if a match has several."""
    if not game.solvable:
        return None
    state = game.solvable.alone(world)
    try:
        with undisturbed():
            valued = (solver or Solver(MOST_POSITIONS)).values(state)
    except OutOfNodes:
        return None
    shares = {action: (1 + worth / state.most()) / 2 for action, worth in valued}
    choices = [ValuedAction(game.notation.format(action), share, 0.0) for action, share in shares.items()]
    return _outlook(
        choices, None if played is None else game.notation.format(played), len(choices), exact=True
    )


def _searched(
    game: Game,
    search: InfoSetSearch,
    legal: list[int],
    played: int | None,
    budget: int,
    is_cancelled: IsCancelled,
) -> Outlook:
    """Value the actions by search. Half of the budget goes to all, half evenly to the best and the one played.

    Only the second half counts. In the first half, an action that seems bad gets fewer tries.
    """
    half = max(FEWEST, budget) // 2
    with undisturbed():
        _run(search, half, is_cancelled)
        asked = _favourites(search, played)
        earlier = {action: (visits, visits * mean) for action, visits, mean in search.results()}
        for action in asked:
            search.among = [action]
            _run(search, max(1, half // len(asked)), is_cancelled)
    found = {action: (visits, visits * mean) for action, visits, mean in search.results()}
    choices = [
        _choice(game.notation.format(action), found[action], earlier.get(action, (0, 0.0)))
        for action in asked
    ]
    return _outlook(
        choices, None if played is None else game.notation.format(played), len(legal), exact=False
    )


def _choice(text: str, now: tuple[int, float], earlier: tuple[int, float]) -> ValuedAction:
    """Return an action with the mean of what it earned since the first half."""
    tries = now[0] - earlier[0]
    share = min(1.0, max(0.0, (now[1] - earlier[1]) / tries))
    return ValuedAction(text, share, standard_error(share, tries))


def _run(search: InfoSetSearch, iterations: int, is_cancelled: IsCancelled) -> None:
    for start in range(0, iterations, STEP):
        if is_cancelled():
            raise Cancelled
        search.run(min(STEP, iterations - start))


def _favourites(search: InfoSetSearch, played: int | None) -> list[int]:
    by_visits = sorted(search.results(), key=lambda result: (-result[1], -result[2], result[0]))
    favourites = [action for action, _, _ in by_visits[:SHOWN]]
    return favourites if played is None or played in favourites else [*favourites, played]


def _outlook(choices: list[ValuedAction], played: str | None, legal: int, *, exact: bool) -> Outlook:
    """Return the best few choices, and the one that was played wherever it stands."""
    ranked = sorted(choices, key=lambda choice: (-choice.value, choice.text != played, choice.text))
    kept = [choice for place, choice in enumerate(ranked) if exact or place <= SHOWN or choice.text == played]
    return Outlook(value=ranked[0].value, exact=exact, legal=legal, choices=kept)


def standard_error(share: float, tries: int) -> float:
    """Return the standard error of a mean of results between 0 and 1. It is never 0: few results prove little."""
    likely = (share * tries + 1) / (tries + 2)
    return sqrt(likely * (1 - likely) / tries)
