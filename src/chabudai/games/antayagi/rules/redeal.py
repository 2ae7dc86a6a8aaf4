"""What a seat of AntaYagí cannot know, dealt again.

Whoever is not the owner has seen each card of a hand when it was drawn, except a Hat, and its back tells
that. So the unseen cards of a seat are those of its own hand that face out and the pile; a spectator has seen
no hand.
"""

from mypy_extensions import i64

from chabudai.core import Rng
from chabudai.core import shuffle as shuffle_items
from chabudai.games.antayagi.rules.cards import BATCH, HAND, IN, back_of
from chabudai.games.antayagi.rules.table import Cards


def hidden_slots(cards: Cards, seat: i64) -> list[int]:
    """The entries of `hands` that this seat (-1: a spectator) has never seen."""
    slots: list[int] = []
    for owner in range(cards.seats):
        if seat < 0 or owner == seat:
            start: i64 = HAND * owner
            for at in range(start, start + i64(cards.sizes[owner])):
                if seat < 0 or cards.hands[at] & IN == 0:
                    slots += [at]
    return slots


def redeal_cards(cards: Cards, seat: i64, rng: Rng) -> None:
    """Even over all arrangements that fit.

    Backs stay, and so do the batches: what was in the discard pile when it was shuffled is known, so the pile
    and the cards drawn from it since are exactly those, and what was in hands before stays among the older
    slots.
    """
    fresh: list[int] = []
    older: list[int] = []
    for at in hidden_slots(cards, seat):
        if cards.hands[at] // BATCH == cards.batch and cards.top < len(cards.pile):
            fresh.append(at)
        else:
            older.append(at)
    for index in range(len(older)):
        _swap(cards, older, index, rng)
    if cards.top < len(cards.pile):
        _redeal_fresh(cards, fresh, rng)


def _swap(cards: Cards, slots: list[int], index: i64, rng: Rng) -> None:
    """One step of Fisher and Yates among the slots, up to this one, of the same batch and the same back."""
    here: i64 = slots[index]
    card: i64 = cards.hands[here]
    alike: list[int] = []
    for earlier in range(index + 1):
        other: i64 = cards.hands[slots[earlier]]
        if other // BATCH == card // BATCH and back_of(other & 15) == back_of(card & 15):
            alike.append(slots[earlier])
    there: i64 = alike[rng.below(len(alike))]
    other = cards.hands[there]
    _put(cards, here, other & 15)
    _put(cards, there, card & 15)


def _put(cards: Cards, at: i64, kind: i64) -> None:
    """Another card in this slot, facing as before."""
    cards.hands[at] = kind | (cards.hands[at] & ~15)


def _redeal_fresh(cards: Cards, slots: list[int], rng: Rng) -> None:
    """Slots and the pile's top take any unseen card with their back; the rest of the pile is shuffled."""
    by_back: list[list[int]] = [[], [], [], []]
    pile = cards.pile
    kind: i64
    for at in range(cards.top, i64(len(pile))):
        kind = pile[at]
        by_back[back_of(kind)].append(kind)
    for slot in slots:
        kind = cards.hands[slot] & 15
        by_back[back_of(kind)].append(kind)
    for slot in slots:
        _put(cards, slot, _drawn(by_back[back_of(cards.hands[slot] & 15)], rng))
    top: i64 = _drawn(by_back[back_of(pile[cards.top])], rng)
    rest = by_back[0] + by_back[1] + by_back[2] + by_back[3]
    shuffle_items(rest, rng)
    cards.pile = [top, *rest]
    cards.top = 0


def _drawn(kinds: list[int], rng: Rng) -> i64:
    """One of them, any as likely, taken out."""
    at: i64 = rng.below(len(kinds))
    kind: i64 = kinds[at]
    kinds[at] = kinds[-1]
    kinds.pop()
    return kind
