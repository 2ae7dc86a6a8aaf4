"""Every world that fits what a viewer has seen, found the slow way: try all hands and play the round again."""

from collections.abc import Iterator
from itertools import combinations

from chabudai import Dice, Match
from chabudai.games.taiki.notation import CARDS
from chabudai.games.taiki.rules.cards import card_list
from chabudai.games.taiki.rules.state import Taiki
from chabudai.games.taiki.view import TaikiView, TrickView
from tests.games.taiki.reference import allowed
from tests.games.taiki.tables import lay, play, random_match, seen_by

Hands = tuple[tuple[str, ...], ...]


def worlds(view: TaikiView) -> list[Hands]:
    """All hands of all seats with which every play of this round was allowed."""
    return [hands for hands in _all_hands(view, 0, list(view.unseen)) if could_happen(view, hands)]


def could_happen(view: TaikiView, hands: Hands) -> bool:
    """Take the cards back into these hands, the last first: was each allowed when it was played?"""
    tricks: list[TrickView] = [*view.tricks, *([view.trick] if view.trick else [])]
    held = [list(hand) for hand in hands]
    for trick in reversed(tricks):
        for order, put in reversed(list(enumerate(trick.plays))):
            held[put.seat].append(put.card)
            led = None if order == 0 or trick.colour is None else trick.colour[0].upper()
            if put.card not in allowed(held[put.seat], led, view.nine_obliges):
                return False
    return True


def _all_hands(view: TaikiView, seat: int, unseen: list[str]) -> Iterator[Hands]:
    if seat == view.seats:
        yield ()
        return
    for hand in _hands(view, seat, unseen):
        for rest in _all_hands(view, seat + 1, [card for card in unseen if card not in hand]):
            yield (hand, *rest)


def _hands(view: TaikiView, seat: int, unseen: list[str]) -> Iterator[tuple[str, ...]]:
    if seat == view.seat:
        yield tuple(view.hand or [])
        return
    counts = view.hands[seat].cards
    for suns in combinations([card for card in unseen if card[0] == "S"], counts.sun):
        for moons in combinations([card for card in unseen if card[0] == "M"], counts.moon):
            yield suns + moons


def hands_of(state: Taiki) -> Hands:
    return tuple(tuple(CARDS[card] for card in card_list(state.hand(seat))) for seat in range(state.seats))


def redealt(state: Taiki, seat: int | None, dice: Dice) -> Taiki:
    twin = state.copy()
    twin.redeal(-1 if seat is None else seat, dice)
    return twin


def the_nine_is_left() -> Match:
    """Seat 1 could not follow Sun in the third trick, yet holds a Sun; two cards each are left."""
    match = lay(["S15 S14 S13 S12 M2 M3 M15", "S1 S2 S9 M4 M5 M6 M7", "S3 S4 S5 S6 M8 M10 M11"])
    play(match, "play S15", "play S1", "play S3", "lead 0", "play S14", "play S2", "play S4", "lead 0")
    play(match, "play S13", "play M4", "play S5", "lead 0", "play M15", "play M5", "play M8", "lead 0")
    return play(match, "play M3", "play M6", "play M10")


def late(seats: int, **options: object) -> Match:
    """The first position of random games where some have refused and 20 to 400 worlds fit what seat 0 sees."""
    for seed in range(100):
        for match in random_match(seats, options, seed):
            seen = seen_by(match, 0)
            hidden = sum(hand.cards.sun + hand.cards.moon for hand in seen.hands[1:])
            refused = any(hand.lacks and hand.cards.sun + hand.cards.moon for hand in seen.hands[1:])
            if refused and 1 < hidden < 4 and 20 <= len(worlds(seen)) <= 400:
                return match
    raise AssertionError("no such game")
