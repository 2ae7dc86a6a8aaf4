"""Tuning: towards the winner, the same from the same seed, and nothing kept without proof."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from chabudai import GAMES
from chabudai.cli import app
from chabudai.errors import BadOption
from chabudai.research.arena import Bout, Played
from chabudai.research.cluster import in_turn
from chabudai.research.tuning import Tuning, advance, begin, confirm, judged, setting

TAIKI = GAMES["taiki"]
BEST = 0.2


def nearer_wins(_work: Callable[[Any], Any], bouts: Sequence[Any]) -> Iterator[Any]:
    """As if the policy whose exploration is nearer to BEST won every game."""
    for bout in bouts:
        yield _won(bout)


def _won(bout: Bout) -> Played:
    usual = TAIKI.policy(2).exploration
    far = [abs(dict(who.knobs).get("exploration", usual) - BEST) for who in bout.seating]
    ranks = tuple(1 if mine == min(far) else 2 for mine in far)
    return Played(tuple(who.name for who in bout.seating), bout.deal, ranks, "")


def begun(seed: int = 1) -> Tuning:
    return begin(TAIKI, 2, "2/95", seed, ["exploration"])


def test_a_tuning_begins_at_the_policy_as_it_is() -> None:
    assert setting(TAIKI, begun().places)["exploration"] == pytest.approx(TAIKI.policy(2).exploration)


def test_knobs_move_towards_the_winner() -> None:
    tuning = begun()
    for _ in range(40):
        advance(tuning, TAIKI, nearer_wins, 1)
    assert setting(TAIKI, tuning.places)["exploration"] == pytest.approx(BEST, abs=0.15)
    assert (tuning.steps, tuning.games) == (40, 80)


def test_the_same_seed_tunes_alike() -> None:
    one, other = begun(), begun()
    for tuning in (one, other):
        for _ in range(2):
            advance(tuning, TAIKI, in_turn, 1)
    assert one == other


def test_what_is_better_is_kept_and_what_is_not_is_dropped() -> None:
    tuning = begun()
    tuning.places["exploration"] = (BEST - 0.05) / 1.95
    *_, better = confirm(tuning, TAIKI, nearer_but_once, 10, 400)
    assert better.kept is True
    tuning.places["exploration"] = 1.0
    *_, worse = confirm(tuning, TAIKI, nearer_but_once, 10, 400)
    assert worse.kept is False


def nearer_but_once(_work: Callable[[Any], Any], bouts: Sequence[Any]) -> Iterator[Any]:
    """One deal in ten is won by the starter, whoever that is."""
    for bout in bouts:
        won = _won(bout)
        yield won._replace(ranks=(1, 2)) if bout.deal % 10 == 0 else won


def test_an_even_match_stays_unclear_for_long() -> None:
    assert judged([0.5, 1.0, 0.0, 0.5]).kept is None
    assert judged([0.5] * 10).kept is None


def run(*words: str) -> str:
    result = CliRunner().invoke(app, ["tune", "taiki", "--bot", "1/95", "--workers", "1", *words])
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.stdout


def test_the_command_goes_on_where_it_stood(tmp_path: Path) -> None:
    kept = ["--keep", str(tmp_path / "tuning.json"), "--deals", "1", "--most", "0"]
    first = run("--steps", "1", *kept)
    assert "after 1 steps and 2 games" in first
    assert "as it is: exploration 0.7, spread" in first
    assert "after 2 steps and 4 games" in run("--steps", "2", *kept)
    whole = ["--keep", str(tmp_path / "whole.json"), "--deals", "1", "--most", "0"]
    assert run("--steps", "2", *whole) == run("--steps", "2", *kept)
    with pytest.raises(BadOption, match="another tuning"):
        run("--seed", "5", *kept)
    with pytest.raises(BadOption, match="no knob 'colour'"):
        run("--knobs", "colour", *kept)


@pytest.mark.parametrize("most", [8, 20])
def test_the_confirming_match_has_no_more_games_than_asked(tmp_path: Path, most: int) -> None:
    told = run("--keep", str(tmp_path / "t.json"), "--steps", "0", "--deals", "1", "--most", str(most))
    assert f"of {most} games" in told
