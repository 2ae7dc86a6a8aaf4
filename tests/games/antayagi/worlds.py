"""All worlds of a shrunken game: every deck, every reshuffle, the same moves. For the tests of secrecy."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from chabudai.core import CHANCE
from chabudai.games.antayagi import notation
from chabudai.games.antayagi.rules.cards import HAND, KINDS
from chabudai.games.antayagi.rules.state import DECK, RESHUFFLE, AntaYagi
from chabudai.games.antayagi.view_builder import view
from tests.games.antayagi.dealt import kinds

World = tuple[object, ...]


def orders(cards: list[int]) -> Iterator[list[int]]:
    """Every different order of these cards."""
    if not cards:
        yield []
    for kind in sorted(set(cards)):
        rest = cards.copy()
        rest.remove(kind)
        for tail in orders(rest):
            yield [kind, *tail]


def world(state: AntaYagi) -> World:
    """All that a redeal may change."""
    hands = [
        tuple(card & 15 for card in state.hands[HAND * seat : HAND * seat + state.sizes[seat]])
        for seat in range(state.seats)
    ]
    return (*hands, tuple(state.pile[state.top :]), state.sealed_active, state.sealed_partner)


def seen(state: AntaYagi, seat: int) -> bytes:
    return msgspec.json.encode(view(state, None if seat < 0 else seat))


def pasts(own: str, others: list[str], pile: str, moves: list[str]) -> Iterator[list[AntaYagi]]:
    """All positions on the way, from every deal that leaves the other hands as they are, over every reshuffle.

    `own` are the cards of seat 0; they and the pile are dealt in every order. A move like `2 anything` is played in
    every way there is; a move that is not legal ends its history.
    """
    fixed = kinds(" ".join(others))
    unknown = kinds(f"{own} {pile}")
    deck = [(unknown + fixed).count(kind) for kind in range(KINDS)]
    hand = len(own.split())
    for order in orders(unknown):
        state = AntaYagi((hand + len(fixed)) // HAND, deck, 0)
        state.deal([DECK, *order[:hand], *fixed, *order[hand:]])
        yield from _played([state], moves)


def _played(past: list[AntaYagi], moves: list[str]) -> Iterator[list[AntaYagi]]:
    state = past[-1]
    if state.awaiting() == [CHANCE]:
        for order in orders(sorted(state.discard)):
            twin = state.copy()
            twin.deal([RESHUFFLE, *order])
            yield from _played([*past, twin], moves)
    elif not moves:
        yield past
    else:
        seat, text = int(moves[0][0]), moves[0][2:]
        for action in state.legal(seat):
            if text in (notation.format(action), "anything"):
                twin = state.copy()
                twin.play(seat, action)
                yield from _played([*past, twin], moves[1:])


def histories(own: str, others: list[str], pile: str, moves: list[str]) -> Iterator[AntaYagi]:
    """Only where they lead."""
    for past in pasts(own, others, pile, moves):
        yield past[-1]


def worlds_by_view(states: Iterator[AntaYagi], seat: int) -> dict[bytes, Counter[World]]:
    """What each view of this seat leaves open, and how many histories lead to each world."""
    found: dict[bytes, Counter[World]] = {}
    for state in states:
        found.setdefault(seen(state, seat), Counter())[world(state)] += 1
    return found


def chi_square(counts: Counter[World], cases: int) -> float:
    """How far these counts are from even, as a number of standard deviations."""
    expected = counts.total() / cases
    total = sum((count - expected) ** 2 / expected for count in counts.values())
    total += (cases - len(counts)) * expected
    return float((total - (cases - 1)) / (2 * (cases - 1)) ** 0.5)
