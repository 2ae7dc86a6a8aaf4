"""The time a bot seems to think tells nothing of what it holds, and is not always the same."""

import inspect
from collections.abc import Iterator
from typing import Any

import pytest

from chabudai import GAMES, Dice, Match
from chabudai.bots import LEVELS
from chabudai.bots.tempo import Tempo, calmest, pause
from tests.walk import Variant, label, steps, variants, viewers

TEMPOS: tuple[Tempo, ...] = ("calm", "normal", "quick")

POSITIONS = 60
"""Positions of each variant, each looked at by every other seat and by a spectator."""


def drawn(level: int, awaited: int, count: int = 400) -> list[float]:
    return [pause(level, awaited, Dice(seed)) for seed in range(count)]


def test_a_pause_is_drawn_from_what_everybody_knows() -> None:
    """A level, how many are awaited, chance and the tempo of the host: nothing else is even asked for."""
    assert list(inspect.signature(pause).parameters) == ["level", "awaited", "rng", "tempo"]


def test_pauses_differ_and_grow_with_the_level() -> None:
    """A constant fails here."""
    assert all(len(set(drawn(level, 1))) > 100 for level in LEVELS)
    averages = [sum(drawn(level, 1)) / 400 for level in sorted(LEVELS)]
    assert averages == sorted(set(averages))
    assert averages[-1] > 1.5 * averages[0]


def test_where_several_are_awaited_each_is_quicker() -> None:
    for level in LEVELS:
        assert sum(drawn(level, 2)) < 0.7 * sum(drawn(level, 1))
        assert drawn(level, 2) == drawn(level, 7)


def test_nobody_waits_longer_than_a_moment_and_nobody_answers_at_once() -> None:
    every = [seconds for level in LEVELS for awaited in (1, 2) for seconds in drawn(level, awaited)]
    assert min(every) >= 0.4
    assert max(every) <= 2.4


def test_a_calm_bot_takes_longer_and_a_quick_one_less_time() -> None:
    for level in LEVELS:
        for awaited in (1, 2):
            calm, normal, quick = (
                sum(pause(level, awaited, Dice(seed), tempo) for seed in range(400)) for tempo in TEMPOS
            )
            assert calm > 1.4 * normal > 1.4 * quick or (awaited > 1 and calm > normal >= quick)
            every = [pause(level, awaited, Dice(seed), tempo) for seed in range(400) for tempo in TEMPOS]
            assert 0.4 <= min(every) <= max(every) <= 4.1


def test_of_two_browsers_the_calmer_one_counts() -> None:
    assert calmest({"quick", "calm", "normal"}) == "calm"
    assert calmest({"quick", "normal"}) == "normal"
    assert calmest(()) is None


def positions(variant: Variant) -> Iterator[Match]:
    for number, match in enumerate(steps(variant, 11)):
        if number >= POSITIONS or match.outcome:
            return
        yield match


def choices(match: Match, state: Any, seat: int) -> int:
    view: Any = match.game.view(state, seat)
    return len(view.legal)


def twins(variant: Variant) -> Iterator[tuple[Match, Any, int]]:
    """A position, the same one with what a viewer cannot know dealt anew, and another seat that is awaited."""
    dice = Dice(5)
    for match in positions(variant):
        for viewer in viewers(match):
            other = match.state.copy()
            other.redeal(-1 if viewer is None else viewer, dice)
            yield from ((match, other, seat) for seat in match.awaiting if seat >= 0 and seat != viewer)


@pytest.mark.parametrize("variant", variants(), ids=label)
def test_a_pause_does_not_depend_on_anything_hidden(variant: Variant) -> None:
    """Over all variants of all games: whatever is dealt anew behind a viewer, every draw of a pause is the same."""
    for match, other, _seat in twins(variant):
        one, two = (len(match.game.view(state, None).awaiting) for state in (match.state, other))
        assert one == len(match.awaiting)
        for level in LEVELS:
            assert pause(level, one, Dice(match.version)) == pause(level, two, Dice(match.version))


def test_whether_an_action_is_forced_is_hidden() -> None:
    """So the test before proves something: the same position for a viewer, forced in one deal and free in another."""
    found = 0
    for variant in (one for one in variants() if one[0] == "taiki"):
        for match, other, seat in twins(variant):
            forced = [choices(match, state, seat) == 1 for state in (match.state, other)]
            found += forced[0] != forced[1]
    assert found > 0


def test_every_game_is_looked_at() -> None:
    assert {name for name, _, _ in variants()} == set(GAMES)
