"""The work that is measured: random play, tree search, and solving if a game can be solved."""

import json
import sys
import time
from collections.abc import Callable

from chabudai.bots.levels import undisturbed
from chabudai.core import Dice, State
from chabudai.games import game as find_game
from chabudai.match.match import Match
from chabudai.search import ismcts, mcts
from chabudai.search.alphabeta import Solver
from chabudai.search.playout import playouts

TASKS = {
    "moves_per_second": "random play, moves/s",
    "iterations_per_second": "tree search, iterations/s",
    "solve_seconds": "full solve, s",
}


def opening(name: str, seed: int) -> State:
    """Return the game with its fewest seats and default options, after the first shuffles."""
    dice = Dice(seed)
    match = Match(find_game(name), chance=lambda _entry: dice)
    match.begin()
    return match.state


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Return how many units of work are done in a second. The batch grows until it fills the time."""
    batch = 1
    while True:
        began = time.perf_counter()
        units = work(batch)
        spent = time.perf_counter() - began
        if spent >= seconds:
            return units / spent
        batch = max(batch + 1, int(batch * min(100.0, 1.1 * seconds / max(spent, 1e-6))))


def measure(task: str, name: str, seconds: float) -> float | None:
    """Return the figure of one task, or None if the game has no such work."""
    start, dice = opening(name, 1), Dice(2)
    if task == "moves_per_second":
        return rate(lambda batch: playouts(start, dice, batch), seconds)
    if task == "iterations_per_second":
        return rate(lambda batch: _searched(name, start, dice, batch), seconds)
    return _solve_seconds(name, seconds)


def _searched(name: str, start: State, dice: Dice, iterations: int) -> int:
    """Search as bots do: if something is hidden, every iteration samples another world."""
    game = find_game(name)
    policy = game.policy(game.check_seats(None))
    with undisturbed():
        if game.solvable:
            mcts.TreeSearch(start, dice, policy).run(iterations)
        else:
            ismcts.InfoSetSearch(start, start.mover(), dice, policy).run(iterations)
    return iterations


def _solve_seconds(name: str, seconds: float) -> float | None:
    solvable = find_game(name).solvable
    if solvable is None:
        return None
    layouts = [solvable.alone(opening(name, seed)) for seed in range(max(2, round(4 * seconds)))]
    began = time.perf_counter()
    for layout in layouts:
        Solver().value(layout)
    return (time.perf_counter() - began) / len(layouts)


def work() -> None:
    """Answer the measurements that are asked on the input, one JSON line each."""
    for line in sys.stdin:
        print(json.dumps(measure(*json.loads(line))), flush=True)
