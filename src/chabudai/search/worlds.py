"""Late positions of games in which something is hidden: worlds that fit a view, each solved with all cards open.

A world is solved by max^n: every seat takes what is best for itself, and of equals the first. The values of the worlds
are averaged. This forgets that nobody sees the others' cards, which matters less and less towards the end; in
exchange no reply is left to chance.
"""

from mypy_extensions import i64

from chabudai.core import OVER, Policy, Rng, State


class Search:
    """Resumable, with the face of the tree searches: `run` adds worlds until as many lines have been followed."""

    def __init__(self, state: State, seat: int, rng: Rng, policy: Policy) -> None:
        """`state` is any world that fits what `seat` has seen. Chance may come only where the policy has prospects."""
        self.state = state
        self.seat: i64 = seat
        self.rng = rng
        self.policy = policy
        self.actions = state.legal(seat)
        self.earned = [0.0] * len(self.actions)
        self.worlds: i64 = 0
        self.lines: i64 = 0

    def run(self, iterations: int) -> None:
        end: i64 = self.lines + iterations
        while self.lines < end:
            self._solve_one()

    def results(self) -> list[tuple[int, int, float]]:
        """Each action, in how many worlds it was solved, and what it earned on average."""
        return [
            (action, int(self.worlds), earned / float(self.worlds))
            for action, earned in zip(self.actions, self.earned, strict=True)
        ]

    def lead(self) -> int:
        """All actions are looked at equally often."""
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
        """What each seat earns when all play for themselves with open cards. Leaves the state somewhere below."""
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
