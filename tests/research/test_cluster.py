"""Work handed out here, to processes and to a cluster: the same results in the same order."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

from chabudai import GAMES
from chabudai.cli import app
from chabudai.errors import BadOption
from chabudai.research.arena import play, schedule
from chabudai.research.cluster import AHEAD, HERE, chosen, in_turn, on_ray
from chabudai.research.entrants import parse
from tests.released import need

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


@pytest.fixture(scope="module")
def own_ray() -> Iterator[None]:
    """A real one, of the extra `cluster`, until the tests of this file are done."""
    need("ray")
    import ray

    yield
    ray.shutdown()


def run(*words: str) -> str:
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
@pytest.mark.usefixtures("own_ray")
class TestARayOfOnesOwn:
    def test_plays_the_same_games(self) -> None:
        assert list(on_ray(HERE)(play, PLAN)) == list(in_turn(play, PLAN))

    def test_plays_the_same_arena(self) -> None:
        asked = ("arena", "taiki", "--seats", "3", "--bots", "0,1", "--games", "6", "--seed", "2")
        assert run(*asked, "--ray", HERE) == run(*asked, "--workers", "1")

    def test_writes_the_same_dataset(self, tmp_path: Path) -> None:
        asked = ("dataset", "yutaka", "--games", "4", "--seed", "5", "--out")
        run(*asked, str(tmp_path / "there"), "--ray", HERE)
        run(*asked, str(tmp_path / "here"), "--workers", "1")
        written = [path.relative_to(tmp_path / "here") for path in (tmp_path / "here").rglob("*.*")]
        assert len(written) == 4
        for path in written:
            assert (tmp_path / "there" / path).read_bytes() == (tmp_path / "here" / path).read_bytes()

    def test_tunes_the_same(self, tmp_path: Path) -> None:
        asked = ("tune", "okiya", "--bot", "20/0", "--steps", "2", "--deals", "2", "--most", "8", "--keep")
        there = run(*asked, str(tmp_path / "there"), "--ray", HERE)
        assert run(*asked, str(tmp_path / "here"), "--workers", "1") == there
        assert (tmp_path / "here").read_bytes() == (tmp_path / "there").read_bytes()
