"""Secrecy at scale: what a seat cannot know is resampled in many positions of every game; nothing may show or break.

The normal run takes a sample; `python3 run.py test --slow` goes through a million information sets.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from chabudai import Dice, Match
from tests.walk import Variant, label, of_game, seen, steps, variants, viewers

every_variant = pytest.mark.parametrize("variant", variants(), ids=label)

SHARE = -(-100_000 // len(variants()))
"""Positions a variant, so that all of them together are at least 100,000."""


def positions(variant: Variant, count: int, seed: int) -> Iterator[Match]:
    """So many positions of random games, one after the other."""
    while count > 0:
        for match in steps(variant, seed):
            yield match
            count -= 1
            if count == 0:
                return
        seed += 1


def redealt(match: Match, viewer: int | None, dice: Dice) -> Any:
    world = match.state.copy()
    world.redeal(-1 if viewer is None else viewer, dice)
    return world


def check_secrecy(variant: Variant, count: int, seed: int) -> int:
    """In each position one viewer, taken in turn: its view must not move, whatever is resampled behind it."""
    dice, checked = Dice(seed), 0
    for number, match in enumerate(positions(variant, count, seed)):
        viewer = viewers(match)[number % (match.seats + 1)]
        view = seen(match.game, match.state, viewer)
        assert seen(match.game, redealt(match, viewer, dice), viewer) == view
        sampled = match.game.sample(msgspec.json.decode(view, type=match.game.view_type), dice)
        assert seen(match.game, sampled, viewer) == view
        checked += 1
    return checked


def check_pieces(variant: Variant, count: int, seed: int) -> int:
    """Resampling never fails, and never deals a piece twice or loses one."""
    dice, done, pieces = Dice(seed), 0, of_game(variant[0]).pieces
    for match in positions(variant, max(1, count // (4 * (variant[1] + 1))), seed):
        before = pieces(match.state)
        for viewer in viewers(match):
            for _ in range(4):
                assert pieces(redealt(match, viewer, dice)) == before
                done += 1
    return done


@every_variant
def test_a_view_does_not_move_when_the_unknown_is_resampled(variant: Variant) -> None:
    assert check_secrecy(variant, 150, 500) == 150


@every_variant
def test_resampling_never_deals_a_piece_twice(variant: Variant) -> None:
    assert check_pieces(variant, 200, 600) > 0


@pytest.mark.slow
@every_variant
def test_a_hundred_thousand_positions_keep_their_secrets(variant: Variant) -> None:
    assert check_secrecy(variant, SHARE, 10_000) == SHARE


@pytest.mark.slow
@every_variant
def test_a_million_information_sets_are_resampled(variant: Variant) -> None:
    assert check_pieces(variant, 10 * SHARE, 20_000) >= 9 * SHARE
