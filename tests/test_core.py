"""The pieces every game is made of."""

from collections import Counter

import pytest

from chabudai.core import Dice, Rng, bit, count_bits, index_of, nth_bit, shuffle, spread
from chabudai.match.fairness import FairRng


@pytest.mark.parametrize("n", range(63))
def test_a_bit_is_a_power_of_two_in_both_modes(n: int) -> None:
    assert bit(n) == 2**n


def test_bits_are_counted() -> None:
    assert [count_bits(mask) for mask in (0, 1, 0b1011, 2**31, 2**32 - 1)] == [0, 1, 3, 1, 32]


def test_the_only_bit_of_a_mask_is_found() -> None:
    assert [index_of(1 << n) for n in range(32)] == list(range(32))


def test_the_bits_of_a_mask_come_lowest_first() -> None:
    assert [nth_bit(0b1101 | 2**31, n) for n in range(4)] == [1, 4, 8, 2**31]


def test_dice_give_the_same_numbers_in_both_modes() -> None:
    dice = Dice(42)
    assert [dice.below(1000) for _ in range(6)] == [47, 426, 936, 729, 247, 138]


def test_dice_of_different_seeds_differ() -> None:
    assert len({tuple(Dice(seed).below(2**31) for _ in range(2)) for seed in range(-50, 50)}) == 100


@pytest.mark.parametrize("rng", [Dice(5), FairRng(b"secret", [], 0)], ids=["dice", "fair"])
def test_every_number_is_as_likely(rng: Rng) -> None:
    """Chi-square with six degrees of freedom stays under 22.5 in 999 of 1000 honest runs."""
    counts = Counter(rng.below(7) for _ in range(7000))
    assert sorted(counts) == list(range(7))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 22.5


@pytest.mark.parametrize("rng", [Dice(8), FairRng(b"secret", [], 1)], ids=["dice", "fair"])
def test_every_order_is_as_likely(rng: Rng) -> None:
    """Chi-square with twenty-three degrees of freedom stays under 49.8 in 999 of 1000 honest runs."""
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 200):
        items = [0, 1, 2, 3]
        shuffle(items, rng)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 49.8


@pytest.mark.parametrize(
    ("ranks", "shares"),
    [((1, 2), [1.0, 0.0]), ((1, 1), [0.5, 0.5]), ((2, 1, 2), [0.0, 1.0, 0.0]), ((1, 3, 1), [0.5, 0.0, 0.5])],
)
def test_winners_share_the_reward(ranks: tuple[int, ...], shares: list[float]) -> None:
    assert spread(ranks) == shares


def test_a_fair_generator_depends_on_secret_words_and_entry() -> None:
    def first(secret: bytes, words: list[str], entry: int) -> int:
        return FairRng(secret, words, entry).below(2**31)

    drawn = {
        first(b"a", [], 0),
        first(b"b", [], 0),
        first(b"a", ["x"], 0),
        first(b"a", [], 1),
        first(b"a", ["x", ""], 0),
    }
    assert len(drawn) == 5
