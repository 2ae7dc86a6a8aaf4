"""The rules against a second, naive telling of them, action by action."""

import pytest

from chabudai.games.taiki.rules.state import change_of
from tests.games.taiki.reference import Reference, balance
from tests.games.taiki.tables import random_match
from tests.games.taiki.variants import VARIANTS


def agree_to_the_end(seats: int, options: dict[str, object], seed: int) -> None:
    reference: Reference | None = None
    fed = 0
    for match in random_match(seats, options, seed):
        reference = reference or Reference(seats, match.options)
        for entry in match.log[fed:]:
            reference.feed(entry.who, entry.text)
        fed = len(match.log)
        assert match.awaiting == reference.awaiting()
        assert [match.legal(seat) for seat in range(seats)] == [
            reference.legal(seat) for seat in range(seats)
        ]
        assert match.state.scores() == reference.scores()
    assert reference is not None
    assert match.outcome is not None
    assert ([*match.outcome.ranks], [*match.outcome.scores], match.outcome.reason) == reference.outcome()


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_the_rules_agree_with_the_naive_reference(seats: int, options: dict[str, object]) -> None:
    for seed in range(12):
        agree_to_the_end(seats, options, seed)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_the_rules_agree_with_the_naive_reference_over_many_games(
    seats: int, options: dict[str, object]
) -> None:
    for seed in range(100, 1100):
        agree_to_the_end(seats, options, seed)


def test_every_pair_of_trick_counts_scores_as_the_reference_says() -> None:
    for sun in range(8):
        for moon in range(8 - sun):
            assert change_of(sun, moon) == balance(sun, moon)
