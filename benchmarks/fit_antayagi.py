"""Fit the weights of `policy/chances.py` to games that the bots play against each other.

    python benchmarks/fit_antayagi.py --games 3000

Before every trade the traits of all seats are written down, and at the end who won. The weights make those wins as
likely as possible (softmax over the seats, a little ridge). Nine tenths of the games teach, one tenth examines.
Merchants follow the hunches of search; with `--lines` they search, and wander in a third of their actions so that weak
play is seen too. Needs NumPy, which comes with the extra `research`; the package should be compiled. The same seed
gives the same weights.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from chabudai.core import CHANCE, Dice
from chabudai.games.antayagi.policy.chances import TRAITS, WEIGHTS, traits
from chabudai.games.antayagi.policy.levels import policy_for
from chabudai.games.antayagi.rules.cards import HOUSE_DECK
from chabudai.games.antayagi.rules.state import AWAIT_TRADE, AntaYagi
from chabudai.search.ismcts import InfoSetSearch

WANDERS = 33
RIDGE = 1e-3

Numbers = NDArray[np.float64]


class Lesson(NamedTuple):
    """`counted[position, seat, trait]`, and the share of the win that each seat took in the end."""

    counted: Numbers
    won: Numbers


def chosen(state: AntaYagi, seat: int, lines: int, dice: Dice) -> int:
    legal = state.legal(seat)
    if lines == 0 and seat == state.mover():
        return policy_for(state.seats).hunch(state, dice)
    if len(legal) == 1 or dice.below(100) < WANDERS:
        return legal[dice.below(len(legal))]
    search = InfoSetSearch(state, seat, dice, policy_for(state.seats))
    search.run(lines)
    return search.best()


def lesson(seats: int, lines: int, seed: int) -> Lesson:
    """One game. InfoSetSearch redeals the state it is given, so nobody reads a hidden card."""
    dice = Dice(seed)
    state = AntaYagi(seats, list(HOUSE_DECK), -1)
    rows: list[list[list[float]]] = []
    while awaited := state.awaiting():
        if awaited[0] == CHANCE:
            state.deal(state.shuffle(dice))
            continue
        if state.phase == AWAIT_TRADE:
            rows.append([traits(state, seat) for seat in range(seats)])
        state.play(awaited[0], chosen(state, awaited[0], lines, dice))
    return Lesson(np.array(rows), np.tile(np.array(state.rewards()), (len(rows), 1)))


def joined(lessons: list[Lesson]) -> Lesson:
    return Lesson(
        np.concatenate([one.counted for one in lessons]), np.concatenate([one.won for one in lessons])
    )


def slope(lessons: list[Lesson], weights: Numbers) -> tuple[float, Numbers]:
    """Return the mean log loss of the wins, and its derivative by each weight."""
    surprise, change = 0.0, np.zeros_like(weights)
    for counted, won in lessons:
        scores = counted @ weights
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        surprise -= float((won * np.log(chances + 1e-12)).sum())
        change += np.einsum("ps,pst->t", chances - won, counted)
    positions = sum(len(one.won) for one in lessons)
    return surprise / positions, change / positions


def fitted(lessons: list[Lesson], steps: int = 600) -> Numbers:
    """Adam's way down."""
    weights = np.zeros(len(TRAITS))
    drift, force = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, steps + 1):
        change = slope(lessons, weights)[1] + RIDGE * weights
        drift = 0.9 * drift + 0.1 * change
        force = 0.99 * force + 0.01 * change**2
        weights -= 0.1 * (drift / (1 - 0.9**step)) / (np.sqrt(force / (1 - 0.99**step)) + 1e-8)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit what a position of AntaYagí promises.")
    parser.add_argument("--games", type=int, default=3000, help="games for each number of seats")
    parser.add_argument("--lines", type=int, default=0, help="lines that a bot follows for each action")
    parser.add_argument("--seats", type=int, nargs="+", default=[3, 4, 5, 7])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    taught, exam = [], []
    with ProcessPoolExecutor(given.workers) as pool:
        for seats in given.seats:
            seeds = range(given.seed * 1_000_000, given.seed * 1_000_000 + given.games)
            lessons = list(pool.map(partial(lesson, seats, given.lines), seeds, chunksize=20))
            taught.append(joined(lessons[given.games // 10 :]))
            exam.append(joined(lessons[: given.games // 10]))
    weights = fitted(taught)
    for name, weight, now in zip(TRAITS, weights, WEIGHTS, strict=True):
        print(f"{weight:8.2f}  (now {now:5.2f})  {name}")
    for name, tried in (("nothing", np.zeros_like(weights)), ("now", np.array(WEIGHTS)), ("fitted", weights)):
        print(f"surprise with {name}: {slope(exam, tried)[0]:.4f}")


if __name__ == "__main__":
    main()
