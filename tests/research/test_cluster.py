"""Work handed out here, to processes and to a cluster: the same results in the same order."""

import sys
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from chabudai import GAMES
from chabudai.errors import BadOption
from chabudai.research.arena import play, schedule
from chabudai.research.cluster import AHEAD, HERE, chosen, in_turn, on_ray
from chabudai.research.entrants import parse

PLAN = schedule(
    "okiya", GAMES["okiya"].resolve({}, 2), 2, [parse("0"), parse("5/20")], games=6, seed=9, neighbours=True
)


def test_two_processes_play_the_same_games_as_one() -> None:
    assert list(chosen(2)(play, PLAN)) == list(chosen(1)(play, PLAN))


def test_without_ray_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"chabudai\[cluster\]"):
        chosen(1, "auto")


class Remote:
    """As much of Ray as the seam uses, in this process."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.most_waiting = self.waiting = 0

    def init(self, **asked: object) -> None:
        self.told.append(f"init {asked['address']}")

    def is_initialized(self) -> bool:
        return bool(self.told)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def remote(self, work: Callable[[int], int]) -> SimpleNamespace:
        def hand_over(job: int) -> int:
            self.waiting += 1
            self.most_waiting = max(self.most_waiting, self.waiting)
            return work(job)

        return SimpleNamespace(remote=hand_over)

    def get(self, result: int) -> int:
        self.waiting -= 1
        return result


def test_a_cluster_answers_in_order_and_is_never_flooded(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = Remote()
    monkeypatch.setitem(sys.modules, "ray", ray)
    jobs = range(3 * AHEAD)
    spread = on_ray("somewhere")
    assert list(spread(abs, jobs)) == list(spread(abs, jobs)) == list(jobs)
    assert ray.most_waiting == AHEAD
    assert ray.told == ["init somewhere"]


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_ray_of_ones_own_plays_the_same_games() -> None:
    """Needs the extra `cluster`."""
    import ray

    try:
        assert list(on_ray(HERE)(play, PLAN)) == list(in_turn(play, PLAN))
    finally:
        ray.shutdown()
