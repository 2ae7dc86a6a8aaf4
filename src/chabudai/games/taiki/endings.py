"""Lists every world that fits a late view of two players, as a game that ends with the round. For puzzles."""

from collections.abc import Iterator
from itertools import combinations

from chabudai.core import Dice, bit, count_bits
from chabudai.games.taiki.beliefs import sample
from chabudai.games.taiki.rules.cards import MOON, SUN, card_list, cards_of, nine_of
from chabudai.games.taiki.rules.state import Taiki
from chabudai.games.taiki.view import TaikiView


def endings(view: TaikiView) -> Iterator[Taiki]:
    """Yield the worlds. There are none before everybody has drawn, or with more than two players."""
    if view.seats != 2 or view.seat is None or view.phase not in ("play", "lead"):
        return
    world = _deciding(sample(view, Dice(0)))
    other = 1 - view.seat
    for suns in _holdings(world, view.seat, other, SUN):
        for moons in _holdings(world, view.seat, other, MOON):
            twin = world.copy()
            twin.hold(other, suns | moons)
            yield twin


def _deciding(state: Taiki) -> Taiki:
    """Return a copy with the score at one round each, so that this round decides the game."""
    twin = Taiki(2, state.random_first, state.nine_obliges, True, state.starter)
    state.copy_onto(twin)
    twin.wins = [1, 1]
    return twin


def _holdings(state: Taiki, seat: int, other: int, colour: int) -> Iterator[int]:
    """Return the cards of a colour that the other seat may hold, as masks of the right size."""
    count = count_bits(state.hand(other) & cards_of(colour))
    unseen = cards_of(colour) & ~state.shown & ~state.hand(seat)
    if state.has_refused(other, colour):
        unseen &= nine_of(colour)
    for cards in combinations(card_list(unseen), count):
        yield sum(map(bit, cards))
