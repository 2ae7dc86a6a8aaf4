"""The rules against a second, plain telling of the same game, on random games."""

from typing import Any

import pytest

from chabudai.core import CHANCE, Dice
from chabudai.games.antayagi import ANTAYAGI, notation
from chabudai.games.antayagi.rules.cards import KINDS, NAMES
from chabudai.games.antayagi.rules.state import AntaYagi
from tests.games.antayagi.dealt import discard, hand, left, pouch, texts
from tests.games.antayagi.naive import Asking, Naive, Wait
from tests.games.antayagi.variants import VARIANTS


def names(entry: list[int]) -> list[str]:
    return [NAMES[kind] for kind in entry[1:]]


def answer(state: AntaYagi, dice: Dice) -> object:
    """Let chance or any awaited seat act, and say what the other telling must be sent."""
    if state.awaiting() == [CHANCE]:
        entry = state.shuffle(dice)
        state.deal(entry)
        return names(entry)
    seat = state.awaiting()[dice.below(len(state.awaiting()))]
    actions = state.legal(seat)
    action = actions[dice.below(len(actions))]
    state.play(seat, action)
    return seat, notation.format(action)


def compare(state: AntaYagi, other: Naive, wait: Wait | None) -> None:
    expected: dict[int, list[str]] = {} if wait is None or isinstance(wait, str) else wait
    assert texts(state) == expected
    assert (state.awaiting() == [CHANCE]) == (wait == "reshuffle")
    seats = range(state.seats)
    assert [hand(state, seat).split() for seat in seats] == other.hands
    assert [pouch(state, seat).split() for seat in seats] == [
        sorted(cards, key=NAMES.index) for cards in other.pouches
    ]
    assert sorted(discard(state).split()) == sorted(other.discard)
    assert left(state).split() == other.pile
    assert state.scores() == [other.value(seat) for seat in seats]
    assert state.targets == [other.target(seat) for seat in seats]


def step(asking: Asking, reply: object) -> Wait | None:
    try:
        return asking.send(reply)
    except StopIteration:
        return None


def play_both(seats: int, options: dict[str, Any], seed: int) -> None:
    dice = Dice(seed)
    state = ANTAYAGI.start(ANTAYAGI.resolve({"first": 0, **options}, seats), seats)
    assert isinstance(state, AntaYagi)
    entry = state.shuffle(dice)
    state.deal(entry)
    other = Naive(seats, state.starter, names(entry), int(options.get("toxic_counts", True)))
    asking = other.play()
    wait: Wait | None = next(asking)
    while wait is not None:
        compare(state, other, wait)
        wait = step(asking, answer(state, dice))
    compare(state, other, None)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners() == other.winners


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_the_rules_agree_with_a_plain_telling_of_the_game(seats: int, options: dict[str, Any]) -> None:
    for seed in range(4):
        play_both(seats, options, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(200))
def test_the_rules_agree_on_decks_drawn_at_random(seed: int) -> None:
    dice = Dice(1000 + seed)
    counts = [dice.below(9) for _ in range(KINDS)]
    deck = dict(zip(NAMES, counts, strict=True)) | {"treasure": 12 + dice.below(6), "bone": 6, "fish": 20}
    play_both(3 + dice.below(5), {"deck": deck}, seed)
