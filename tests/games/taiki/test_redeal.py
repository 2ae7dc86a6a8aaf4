"""What a seat cannot know is dealt again evenly over all worlds that fit, and over no others."""

from collections import Counter
from collections.abc import Callable
from math import sqrt
from typing import TypeVar

import pytest

from chabudai import Dice, Match
from chabudai.games.taiki.beliefs import sample
from chabudai.games.taiki.notation import CARDS
from chabudai.match.log import CHANCE_NAME, Entry
from tests.games.taiki.tables import TAIKI, deal_text, random_match, seen_by, state_of
from tests.games.taiki.variants import VARIANTS
from tests.games.taiki.worlds import could_happen, hands_of, late, redealt, the_nine_is_left, worlds

T = TypeVar("T")

POSITIONS: dict[str, Callable[[], Match]] = {
    "a 9 is left": the_nine_is_left,
    "two": lambda: late(2),
    "three": lambda: late(3),
    "four, nine obliges": lambda: late(4, nine_obliges=True),
    "five": lambda: late(5),
}


def is_even(counts: Counter[T], kinds: int) -> bool:
    """Chi-square within four deviations of its mean; seeds are fixed, so this is no matter of luck."""
    mean = counts.total() / kinds
    distance = sum((count - mean) ** 2 / mean for count in counts.values()) + (kinds - len(counts)) * mean
    return distance < kinds - 1 + 4 * sqrt(2 * (kinds - 1))


@pytest.mark.parametrize("name", POSITIONS)
def test_a_redeal_is_even_over_every_world_that_fits(name: str) -> None:
    match, dice = POSITIONS[name](), Dice(13)
    expected = worlds(seen_by(match, 0))
    draws = 40 * len(expected)
    counts = Counter(hands_of(redealt(state_of(match), 0, dice)) for _ in range(draws))
    assert set(counts) == set(expected)
    assert is_even(counts, len(expected))


@pytest.mark.parametrize("name", ["a 9 is left", "three"])
def test_a_sample_is_even_over_every_world_that_fits(name: str) -> None:
    seen, dice = seen_by(POSITIONS[name](), 0), Dice(14)
    expected = worlds(seen)
    counts = Counter(hands_of(sample(seen, dice)) for _ in range(20 * len(expected)))
    assert set(counts) == set(expected)
    assert is_even(counts, len(expected))


def test_an_uneven_deal_would_be_noticed() -> None:
    assert is_even(Counter(dict.fromkeys(range(60), 40)), 60)
    assert not is_even(Counter({world: 60 if world < 20 else 30 for world in range(60)}), 60)
    assert not is_even(Counter(dict.fromkeys(range(57), 40)), 60)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_every_redealt_world_could_have_happened(seats: int, options: dict[str, object]) -> None:
    dice = Dice(11)
    for seed in range(2):
        for match in random_match(seats, options, seed):
            for seat in [None, *range(seats)]:
                assert could_happen(seen_by(match, seat), hands_of(redealt(state_of(match), seat, dice)))


def test_while_cards_are_drawn_every_unseen_card_may_lie_anywhere() -> None:
    """Seat 0 of four has drawn a Sun and seat 2 a Moon: nine Suns are in other hands and three in the pile."""
    match, dice = Match(TAIKI, {"first": 0}, 4), Dice(15)
    match.append(Entry(CHANCE_NAME, deal_text([])))
    match.play(0, "draw sun")
    match.play(2, "draw moon")
    places: Counter[tuple[str, int | str]] = Counter()
    for _ in range(4000):
        world = redealt(state_of(match), 0, dice)
        for seat, hand in enumerate(hands_of(world)):
            places.update((card, seat) for card in hand if seat > 0 and card[0] == "S")
        places.update((CARDS[card], f"pile {depth}") for depth, card in enumerate(world.sun_pile))
    unseen = [card for card in seen_by(match, 0).unseen if card[0] == "S"]
    assert {card for card, _ in places} == set(unseen)
    shares: list[tuple[int | str, int]] = [
        (1, 3),
        (2, 3),
        (3, 3),
        ("pile 0", 1),
        ("pile 1", 1),
        ("pile 2", 1),
    ]
    for place, share in shares:
        there = Counter({card: places[card, place] for card in unseen})
        assert there.total() == 4000 * share
        assert is_even(there, len(unseen))


def test_no_card_is_ever_dealt_twice() -> None:
    dice = Dice(10)
    for match in random_match(5, {"nine_obliges": True}, seed=24):
        world = redealt(state_of(match), 2, dice)
        cards = [card for hand in hands_of(world) for card in hand]
        cards += [CARDS[card] for card in world.sun_pile + world.moon_pile]
        cards += [put.card for trick in seen_by(match, 2).tricks for put in trick.plays]
        assert len(cards) == len(set(cards))
