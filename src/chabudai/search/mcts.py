"""Monte Carlo tree search (UCT), for games in which nothing is hidden.

Every iteration copies the root, walks down the tree by upper confidence bounds, adds one node and plays the rest at
random. Each node on the path keeps what its own mover earned. The tree ends where chance begins: from there an
iteration is a playout.
"""

from math import log, sqrt

from mypy_extensions import i64

from chabudai.core import OVER, Policy, Rng, State
from chabudai.search.playout import expected


class TreeNode:
    """The position after `action` of `seat`, with its statistics. Counts are floats for speed."""

    def __init__(self, action: i64, seat: i64, untried: list[int]) -> None:
        self.action: i64 = action
        self.seat: i64 = seat
        self.untried = untried
        self.children: list[TreeNode] = []
        self.visits: float = 0.0
        self.earned: float = 0.0
        self.mean: float = 0.0
        self.doubt: float = 0.0

    def learn(self, reward: float) -> None:
        """Add the reward of one iteration."""
        self.visits += 1.0
        self.earned += reward
        self.mean = self.earned / self.visits
        self.doubt = 1.0 / sqrt(self.visits)


class TreeSearch:
    """A tree search. It can be resumed: each `run` adds iterations."""

    def __init__(self, state: State, rng: Rng, policy: Policy | None = None) -> None:
        self.state = state
        self.rng = rng
        self.policy = policy or Policy()
        self.root = TreeNode(-1, OVER, _actions(state))

    def run(self, iterations: int) -> None:
        """Run this many more iterations."""
        for _ in range(iterations):
            self._iterate()

    def best(self) -> int:
        """Return the most visited action."""
        favourite = self.root.children[0]
        for child in self.root.children:
            if child.visits > favourite.visits:
                favourite = child
        return favourite.action

    def results(self) -> list[tuple[int, int, float]]:
        """Return each action tried, its visits and its mean reward."""
        return [(child.action, int(child.visits), child.mean) for child in self.root.children]

    def lead(self) -> int:
        """Return how many more visits the first action has than the second."""
        visits = sorted([count for _, count, _ in self.results()])
        return visits[-1] - (visits[-2] if len(visits) > 1 else 0)

    def _iterate(self) -> None:
        state = self.state.copy()
        path = [self.root]
        node = self.root
        while not node.untried and node.children:
            node = self._choose(node)
            state.play(node.seat, node.action)
            path.append(node)
        if node.untried:
            path.append(self._expand(node, state))
        _share(path, expected(state, self.policy, self.rng))

    def _expand(self, node: TreeNode, state: State) -> TreeNode:
        at: i64 = self.rng.below(len(node.untried))
        action: i64 = node.untried[at]
        node.untried[at] = node.untried[-1]
        node.untried.pop()
        seat: i64 = state.mover()
        state.play(seat, action)
        child = TreeNode(action, seat, _actions(state))
        node.children.append(child)
        return child

    def _choose(self, node: TreeNode) -> TreeNode:
        weight: float = self.policy.exploration * sqrt(log(node.visits))
        chosen = node.children[0]
        highest: float = -1.0
        for child in node.children:
            bound: float = child.mean + weight * child.doubt
            if bound > highest:
                highest = bound
                chosen = child
        return chosen


def _actions(state: State) -> list[int]:
    mover: i64 = state.mover()
    return state.legal(mover) if mover >= 0 else []


def _share(path: list[TreeNode], rewards: list[float]) -> None:
    for node in path:
        node.learn(rewards[node.seat] if node.seat >= 0 else 0.0)
