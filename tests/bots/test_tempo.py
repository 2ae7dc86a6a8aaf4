"""The time a bot seems to think."""

from chabudai import Dice
from chabudai.bots.tempo import pause


def test_a_forced_action_is_quick() -> None:
    assert pause(1, 5, Dice(1)) == min(
        pause(many, 5, Dice(seed)) for many in (1, 2, 40) for seed in range(50)
    )


def test_nobody_waits_longer_than_a_moment() -> None:
    assert all(pause(484, 5, Dice(seed)) <= 3.5 for seed in range(200))


def test_pauses_differ_and_grow_with_the_choice() -> None:
    few, many = ([pause(count, 3, Dice(seed)) for seed in range(200)] for count in (2, 60))
    assert len(set(few)) > 50
    assert sum(many) > 1.5 * sum(few)
