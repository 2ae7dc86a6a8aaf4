"""Arrays tell what a view tells: never more, always in bounds, and the docs say what each number means."""

import pickle
from pathlib import Path

import numpy as np
import pytest

from chabudai import GAMES, Dice
from chabudai.core import OVER
from chabudai.errors import BadOption, GameOver, IllegalAction
from chabudai.research.encoding import Encoding, described, encoding
from chabudai.research.position import Position, Setup
from tests.having import games_with
from tests.walk import Variant, label, steps, variants

DOCS = Path(__file__).parent.parent.parent / "docs" / "games"

every_game = pytest.mark.parametrize("name", games_with("arrays.py"))
every_variant = pytest.mark.parametrize("variant", variants(), ids=label)


def walked(name: str, seed: int, count: int = 1000, **setup: object) -> list[Position]:
    """A random game, position by position."""
    position, dice = Setup(name, **setup).begin(seed), Dice(seed)  # type: ignore[arg-type]
    found = [position.copy()]
    while not position.is_over and len(found) < count:
        position.play(position.pick(dice))
        found.append(position.copy())
    return found


@every_variant
def test_a_row_is_in_bounds_and_does_not_move_when_the_unknown_is_resampled(variant: Variant) -> None:
    name, seats, _ = variant
    written, dice = encoding(name, seats), Dice(3)
    for number, match in enumerate(steps(variant, 41)):
        if number % 5 and match.outcome is None:
            continue
        seat = number % seats
        row = written.row(match.view(seat))
        assert row.shape == (written.width,)
        assert np.abs(row).max() <= 1
        world = match.state.copy()
        world.redeal(seat, dice)
        assert np.array_equal(written.row(match.game.view(world, seat)), row)
        if number > 120:
            break


@every_variant
def test_every_legal_action_has_a_number_of_its_own(variant: Variant) -> None:
    written = encoding(variant[0], variant[1])
    for match in steps(variant, 42):
        for seat in match.awaiting:
            legal = match.state.legal(seat)
            numbers = written.numbers(legal)
            assert sorted(map(written.action, numbers)) == sorted(legal)
            assert np.flatnonzero(written.mask(legal)).tolist() == numbers
            assert all(0 <= number < written.actions for number in numbers)
        if match.version > 60:
            break


@every_game
def test_a_row_begins_with_the_viewer(name: str) -> None:
    """Two viewers of a symmetric fact read it turned: whoever is asked finds a 1 in front."""
    for position in walked(name, 5, 12):
        for seat in range(position.setup.seats):
            asked = position.setup.encoding.named(position.row(seat))["asked"]
            wanted = [
                float((seat + left) % len(asked) in position.view(seat).awaiting)
                for left in range(len(asked))
            ]
            assert asked.tolist() == wanted


@every_game
def test_no_number_is_idle_in_many_games(name: str) -> None:
    """A field that never moves has been read wrongly, unless it is an option or tells of something rare."""
    fixed = {
        "match",
        "target",
        "last_mover",
        "random_first",
        "nine_obliges",
        "best_of_3",
        "wins",
        "known",
        "left_out",
    }
    fixed |= {
        "islands",
        "edition",
        "draw",
        "two_tiles",
        "rescue",
        "flood",
        "flood_out",
        "passed",
        "ruled_out",
        "deck",
    }
    fixed |= {"targets", "gone", "held_backs", "scores", "partner_draws", "unseen_before", "thief"}
    fixed |= {"batch", "batches", "nines"}
    rows = [position.row(seat) for seed in range(6) for position in walked(name, seed, 150)
            for seat in (0, 1)]  # fmt: skip
    parts = encoding(name, GAMES[name].seats[0]).named(
        np.stack(rows).max(axis=0) - np.stack(rows).min(axis=0)
    )
    idle = {field for field, span in parts.items() if not span.any()}
    assert idle <= fixed


@every_game
def test_the_docs_tell_every_number(name: str) -> None:
    """On the page of the game."""
    seats = GAMES[name].seats[0]
    page = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    made = encoding(name, seats)
    assert f"{seats} seats: {made.width} numbers, {made.actions} actions." in page
    assert described(name, seats) in page, described(name, seats)


@every_game
def test_a_copy_goes_on_like_the_original_and_leaves_it_alone(name: str) -> None:
    position = walked(name, 7, 6)[-1]
    before = [position.row(seat).tobytes() for seat in range(position.setup.seats)]
    ends = []
    for _ in range(2):
        twin, dice = position.copy(), Dice(9)
        while not twin.is_over:
            twin.play(twin.pick(dice))
        ends.append((twin.played, twin.returns()))
    assert ends[0] == ends[1]
    assert [position.row(seat).tobytes() for seat in range(position.setup.seats)] == before


@every_game
def test_a_saved_position_is_read_again_and_goes_on_the_same_way(name: str) -> None:
    for position in walked(name, 11, 40)[-1:]:
        again = pickle.loads(pickle.dumps(position))
        for _ in range(5):
            rows = [(position.row(seat).tobytes(), position.mover) for seat in range(position.setup.seats)]
            assert [(again.row(seat).tobytes(), again.mover) for seat in range(position.setup.seats)] == rows
            if not position.is_over:
                number = position.pick(Dice(1))
                position.play(number)
                again.play(number)


def test_a_redealt_world_cannot_be_saved() -> None:
    with pytest.raises(ValueError, match="no past"):
        pickle.dumps(Setup("taiki").begin(1).redealt(0, 2))


@every_game
def test_returns_are_in_sum_nothing(name: str) -> None:
    for seats in GAMES[name].seats:
        returns = walked(name, 8, 10**6, seats=seats)[-1].returns()
        assert abs(sum(returns)) < 1e-9
        assert all(-1 <= gain <= 1 for gain in returns)


def test_a_cut_game_is_judged_by_the_scores_as_they_stand() -> None:
    last = walked("taiki", 1, opening=16, actions=6)[-1]
    assert last.is_cut
    assert last.mover == OVER
    first, second = last.view(0).scores
    assert (last.returns()[0] > 0) == (first > second)


def test_an_illegal_number_changes_nothing() -> None:
    position = Setup("okiya").begin(1)
    before = position.row(0).tobytes()
    illegal = next(number for number in range(16) if number not in position.legal(position.mover))
    for number in (illegal, -1, 16):
        with pytest.raises(IllegalAction):
            position.play(number)
    assert position.row(0).tobytes() == before


def test_nothing_can_be_played_after_the_end() -> None:
    with pytest.raises(GameOver):
        walked("okiya", 2)[-1].play(0)


def test_a_game_without_arrays_says_so() -> None:
    class Elsewhere:
        __module__ = "chabudai.bots.levels"

    card = GAMES["okiya"]
    with pytest.raises(BadOption, match=r"no arrays\.py"):
        Encoding(type(card)(**{**card.__dict__, "view_type": Elsewhere}), 2)
