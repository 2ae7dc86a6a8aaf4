"""The moments of the last trade: what happened, step by step, with the table as the viewer saw it then."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from chabudai import Dice, Match
from chabudai.games.antayagi.view import MOMENTS, AntaYagiView, MomentView
from tests.walk import Variant, finished, label, seen, steps, variants, viewers

every_variant = pytest.mark.parametrize(
    "variant", [one for one in variants() if one[0] == "antayagi"], ids=label
)


def tables(view: AntaYagiView) -> Iterator[tuple[MomentView, list[Any], list[Any], list[str]]]:
    """Every moment with its hands, its pouches and the discard pile, put together from what changed."""
    hands: list[Any] = [None] * view.seats
    pouches: list[Any] = [None] * view.seats
    discard: list[str] | None = None
    for moment in view.moments:
        hands = [then if now is None else now for now, then in zip(moment.hands, hands, strict=True)]
        pouches = [then if now is None else now for now, then in zip(moment.pouches, pouches, strict=True)]
        discard = discard if moment.discard is None else moment.discard
        assert discard is not None
        yield moment, hands, pouches, discard


def views(match: Match) -> list[Any]:
    return [match.view(viewer) for viewer in viewers(match)]


@every_variant
def test_the_last_moment_is_the_table_as_it_is_now(variant: Variant) -> None:
    for match in steps(variant, 51):
        for view in views(match):
            assert bool(view.moments) == bool(view.trades)
            for moment, hands, pouches, discard in tables(view):
                last = moment, hands, pouches, discard
            if not view.moments or view.phase == "over":
                continue
            moment, hands, pouches, discard = last
            assert (pouches, moment.scores, moment.targets) == (view.pouches, view.scores, view.targets)
            assert (discard, moment.pile, moment.pile_back) == (view.discard, view.pile, view.pile_back)
            # While two seal their cards, none has left a hand.
            assert hands == view.hands


@every_variant
def test_no_card_is_lost_or_made_in_any_moment(variant: Variant) -> None:
    """At most the two traded cards lie in the middle."""
    match = finished(variant, 52)
    for version in range(match.version + 1):
        view: Any = match.view_at(version, 0)
        for moment, hands, pouches, discard in tables(view) if view else ():
            lying = sum(map(len, hands)) + sum(map(len, pouches)) + len(discard) + moment.pile
            assert 0 <= sum(view.deck.values()) - lying <= 2


@every_variant
def test_a_moment_shows_no_face_that_its_viewer_did_not_see_then(variant: Variant) -> None:
    """A viewer's own cards are known in a moment only if they are so in the view before it or after it."""
    before: list[Any] = []
    for match in steps(variant, 53):
        now = views(match)
        for seat, view in enumerate(now[:-1]):
            if view.phase == "over" or not before:
                continue
            known = [card for one in (before[seat], view) for card in one.hands[seat]]
            told = len(before[seat].moments) if len(before[seat].trades) == len(view.trades) else 0
            for _, hands, _, _ in list(tables(view))[told:]:
                assert all(card in known for card in hands[seat])
        spectator = now[-1]
        if spectator.phase != "over":
            assert not any(
                card.face for _, hands, _, _ in tables(spectator) for hand in hands for card in hand
            )
        before = now


@every_variant
def test_moments_begin_with_the_reveal_and_grow_with_the_trade(variant: Variant) -> None:
    before: Any = None
    for match in steps(variant, 54):
        view: Any = match.view(0)
        if view.moments:
            assert view.moments[0].what == "reveal"
            assert [one.happened for one in view.moments] == sorted(one.happened for one in view.moments)
        if before is not None and len(before.trades) == len(view.trades):
            assert view.moments[: len(before.moments)] == before.moments
        before = view


def test_every_kind_of_moment_comes_about() -> None:
    found: set[str] = set()
    for seed in range(40):
        for variant in [one for one in variants() if one[0] == "antayagi"]:
            match = finished(variant, seed)
            for version in range(match.version + 1):
                view: Any = match.view_at(version, None)
                found |= {one.what for one in view.moments} if view else set()
        if found == set(MOMENTS):
            return
    assert found == set(MOMENTS)


@every_variant
def test_a_sampled_world_tells_what_the_view_told_and_records_nothing_more(variant: Variant) -> None:
    dice = Dice(55)
    for match in steps(variant, 55):
        view = seen(match.game, match.state, 0)
        world: Any = match.game.sample(msgspec.json.decode(view, type=match.game.view_type), dice)
        assert seen(match.game, world, 0) == view
        assert not world.recording
        trades = len(match.game.view(world, 0).trades)  # type: ignore[attr-defined]
        while world.outcome() is None and len(match.game.view(world, 0).trades) == trades:  # type: ignore[attr-defined]
            mover = world.mover()
            if mover < 0:
                break
            world.play(mover, world.pick(dice))
        if len(match.game.view(world, 0).trades) > trades:  # type: ignore[attr-defined]
            assert world.moments == []
        if match.version > 60:
            break
