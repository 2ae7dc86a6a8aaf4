"""Information-set Monte Carlo tree search, for games in which something is hidden.

Every iteration samples another world: it copies the root, redeals everything that the thinking seat cannot know, and
walks down one tree that all worlds share. Legal actions differ from world to world. So a node counts how often it
could have been chosen, and the upper confidence bound uses that count. Each node keeps what its own mover earned.
This works for any number of seats, and for partners, who earn the same.

The thinking seat acts first, also if other seats are awaited with it. Choices that the policy does not want planned,
such as another seat's secret choice, are made by `Policy.hunch` and add no node. A single legal action adds none
either. The tree ends where chance begins.
"""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from chabudai.core import Policy, Rng, State
from chabudai.search.playout import expected


class InfoSetNode:
    """The statistics of one action of a seat, after the actions above it. Counts are floats for speed."""

    def __init__(self, action: i64, seat: i64) -> None:
        self.action: i64 = action
        self.seat: i64 = seat
        self.children: dict[int, InfoSetNode] = _NONE
        self.visits: float = 0.0
        self.available: float = 1.0
        self.earned: float = 0.0
        self.mean: float = 0.0
        self.doubt: float = 0.0

    def learn(self, reward: float) -> None:
        """Add the reward of one iteration."""
        self.visits += 1.0
        self.earned += reward
        self.mean = self.earned / self.visits
        self.doubt = 1.0 / sqrt(self.visits)


_NONE: Final[dict[int, InfoSetNode]] = {}
"""Shared by all nodes without children. Nobody writes to it."""


class InfoSetSearch:
    """A tree search for one seat. It can be resumed: each `run` adds iterations."""

    def __init__(
        self, state: State, seat: int, rng: Rng, policy: Policy | None = None, *, sees_all: bool = False
    ) -> None:
        """Start a search. `state` is any world that fits what `seat` knows; the seat must be awaited in it.

        With `sees_all`, `state` is the real world: nothing is redealt, and every seat plans with open cards.
        """
        self.state = state
        self.seat: i64 = seat
        self.rng = rng
        self.policy = policy or Policy()
        self.sees_all = sees_all
        self.root = InfoSetNode(-1, -1)
        self.among: list[int] = []

    def run(self, iterations: int) -> None:
        """Run this many more iterations."""
        for _ in range(iterations):
            self._iterate()

    def best(self) -> int:
        """Return the most visited action; among equals, the one that earned most."""
        return max(self.results(), key=_strength)[0]

    def results(self) -> list[tuple[int, int, float]]:
        """Return each action tried, its visits and its mean reward."""
        return [(child.action, int(child.visits), child.mean) for child in self.root.children.values()]

    def lead(self) -> int:
        """Return how many more visits the first action has than the second."""
        visits = sorted([count for _, count, _ in self.results()])
        return visits[-1] - (visits[-2] if len(visits) > 1 else 0)

    def _iterate(self) -> None:
        state = self.state.copy()
        if not self.sees_all:
            state.redeal(self.seat, self.rng)
        path = [self.root]
        node = self.root
        seat: i64 = self.seat
        while seat >= 0:
            if node is not self.root and not self.policy.plans(state, seat, self.seat):
                state.play(seat, self.policy.hunch(state, self.rng))
            else:
                actions = self._offered(node, state, seat)
                if len(actions) == 1 and node is not self.root:
                    state.play(seat, actions[0])
                else:
                    node = self._choose(node, seat, actions)
                    state.play(seat, node.action)
                    path.append(node)
                    if node.visits == 0.0:
                        break
            if self.policy.rests(state):
                break
            seat = state.mover()
        _share(path, expected(state, self.policy, self.rng))

    def _offered(self, node: InfoSetNode, state: State, seat: i64) -> list[int]:
        """Return the actions to choose from. At the root, an analysis may limit them by setting `among`."""
        if node is self.root and self.among:
            return self.among
        return self.policy.ordered(state, seat)

    def _choose(self, node: InfoSetNode, seat: i64, actions: list[int]) -> InfoSetNode:
        """Return a new node if an action within the width of this node is untried, else the highest bound."""
        width: i64 = len(actions)
        if self.policy.widening > 0.0:
            width = self._width(node, width)
        exploration: float = self.policy.exploration
        chosen = node
        highest: float = -1.0
        fresh: i64 = 0
        newcomer: i64 = -1
        for at in range(width):
            action = actions[at]
            child = node.children.get(action)
            if child is None:
                fresh += 1
                if fresh == 1 or self.rng.below(fresh) == 0:
                    newcomer = action
                continue
            bound: float = child.mean + exploration * child.doubt * sqrt(log(child.available))
            child.available += 1.0
            if bound > highest:
                highest = bound
                chosen = child
        return chosen if fresh == 0 else _add(node, newcomer, seat)

    def _width(self, node: InfoSetNode, most: i64) -> i64:
        wide: float = 1.0 + self.policy.widening * sqrt(node.visits)
        return most if wide >= float(most) else i64(wide)


def _add(node: InfoSetNode, action: i64, seat: i64) -> InfoSetNode:
    child = InfoSetNode(action, seat)
    if node.children is _NONE:
        node.children = {}
    node.children[action] = child
    return child


def _share(path: list[InfoSetNode], rewards: list[float]) -> None:
    for node in path:
        node.learn(rewards[node.seat] if node.seat >= 0 else 0.0)


def _strength(result: tuple[int, int, float]) -> tuple[int, float]:
    return (result[1], result[2])
