"""Solves sampled worlds with open cards, for late positions of games in which something is hidden.

A world is solved by max^n: every seat takes what is best for itself, the first among equals. The values of the worlds
are averaged. This ignores that nobody sees the others' cards, which matters less towards the end. In exchange, no
reply is left to chance.
"""

from mypy_extensions import i64

from chabudai.core import OVER, Policy, Rng, State


class WorldSearch:
    """A search over solved worlds, with the interface of the tree searches. Each `run` adds worlds."""

    def __init__(self, state: State, seat: int, rng: Rng, policy: Policy) -> None:
        """Start a search. `state` is any world that fits what `seat` knows.

        Chance may come only where the policy has prospects.
        """
        self.state = state
        self.seat: i64 = seat
        self.rng = rng
        self.policy = policy
        self.actions = state.legal(seat)
        self.earned = [0.0] * len(self.actions)
        self.worlds: i64 = 0
        self.lines: i64 = 0

    def run(self, iterations: int) -> None:
        """Solve worlds until this many more lines of play have been followed."""
        end: i64 = self.lines + iterations
        while self.lines < end:
            self._solve_one()

    def results(self) -> list[tuple[int, int, float]]:
        """Return each action, the number of worlds in which it was solved, and its mean reward."""
        return [
            (action, int(self.worlds), earned / float(self.worlds))
            for action, earned in zip(self.actions, self.earned, strict=True)
        ]

    def lead(self) -> int:
        """Return 0: all actions are tried equally often."""
        return 0

    def _solve_one(self) -> None:
        world = self.state.copy()
        world.redeal(self.seat, self.rng)
        for at, action in enumerate(self.actions):
            child = world.copy()
            child.play(self.seat, action)
            self.earned[at] += self.value(child)[self.seat]
        self.worlds += 1

    def value(self, state: State) -> list[float]:
        """Return what each seat earns when all play for themselves with open cards. The state is left changed."""
        mover: i64 = state.mover()
        if mover < 0:
            self.lines += 1
            return state.rewards() if mover == OVER else self.policy.prospects(state)
        actions = state.legal(mover)
        while len(actions) == 1:
            state.play(mover, actions[0])
            mover = state.mover()
            if mover < 0:
                return self.value(state)
            actions = state.legal(mover)
        return self._best(state, mover, actions)

    def _best(self, state: State, mover: i64, actions: list[int]) -> list[float]:
        best: list[float] = []
        for action in actions:
            child = state.copy()
            child.play(mover, action)
            value = self.value(child)
            if not best or value[mover] > best[mover]:
                best = value
        return best
