"""Where every card of AntaYagí lies, and how cards move. No turn, no trade: those are in `state.py`.

Slot n of seat s is entry 3 * s + n of `hands`, counted from the left; kind k in the pouch of seat s is
counted in entry 10 * s + k of `pouches`; `sabotages` counts the Sabotages of each hand, four bits a seat. The
pile is never changed once it is shuffled: `top` says how much of it is gone. Loose cards are those in
nobody's pouch.
"""

from mypy_extensions import i64

from chabudai.core import State, bit
from chabudai.games.antayagi.rules.cards import (
    ATE,
    BATCH,
    DROPPED,
    FED,
    FISH,
    HAND,
    HAT,
    IN,
    IS_GOOD,
    KINDS,
    MENU,
    SABOTAGE,
    TOOK,
    TOXIC,
    TREX,
)


class Moment:
    """One thing that a trade led to, and where every card lay then."""

    def __init__(self, what: int, seat: int, kind: int, cards: "Cards") -> None:
        self.what = what
        self.seat = seat
        self.kind = kind
        self.cards = cards


class Cards(State):
    def __init__(self, seats: int, deck: list[int], toxic_counts: bool) -> None:
        """`deck` counts each kind. It is never changed, so copies share it, and the pile too.

        `toxic_counts` says whether Toxic waste in a pouch is worth one (AY17) or nothing (AY17a).
        """
        self.seats: i64 = seats
        self.deck = deck
        self.toxic_counts = toxic_counts
        self.pile: list[int] = []
        self.top: i64 = 0
        self.batch: i64 = 0
        self.sabotages: i64 = 0
        self.loose_kinds: i64 = 0
        self.loose_goods: i64 = 0
        self.hands: list[int] = [0] * (HAND * seats)
        self.sizes: list[int] = [0] * seats
        self.pouches: list[int] = [0] * (KINDS * seats)
        self.values: list[int] = [0] * seats
        self.targets: list[int] = [5 if seats < 5 else 4] * seats
        self.discard: list[int] = []
        self.loose: list[int] = deck
        self.story: list[int] = []
        self.moments: list[object] = []
        """Those of the last trade while `recording`; in a sampled world, what the view told of them."""

    def recount(self) -> None:
        """Count again what is kept beside the cards: who holds a Sabotage, and what is in nobody's pouch."""
        self.sabotages = 0
        for seat in range(self.seats):
            for at in range(HAND * seat, HAND * seat + i64(self.sizes[seat])):
                if self.hands[at] & 15 == SABOTAGE:
                    self.sabotages += bit(4 * seat)
        self.loose = self.deck.copy()
        for at in range(len(self.pouches)):
            self.loose[at % KINDS] -= self.pouches[at]
        self.loose_kinds = 0
        self.loose_goods = 0
        for kind in range(KINDS):
            self.loose_kinds += 1 if self.loose[kind] > 0 else 0
            self.loose_goods += self.loose[kind] if IS_GOOD[kind] else 0

    def share(self, twin: "Cards") -> None:
        """Give a copy everything that is here."""
        twin.seats = self.seats
        twin.pile = self.pile
        twin.top = self.top
        twin.batch = self.batch
        twin.sabotages = self.sabotages
        twin.loose_kinds = self.loose_kinds
        twin.loose_goods = self.loose_goods
        twin.hands = self.hands.copy()
        twin.sizes = self.sizes.copy()
        twin.pouches = self.pouches.copy()
        twin.values = self.values.copy()
        twin.targets = self.targets.copy()
        twin.discard = self.discard.copy()
        twin.loose = self.loose.copy()
        twin.story = self.story.copy()

    def tell(self, what: i64, seat: i64, slot: i64, kind: i64) -> None:
        """Remember a public happening: 4 bits of kind, 2 of slot, 3 of seat, then what it was."""
        self.story.append((what << 9) | (seat << 6) | (slot << 4) | kind)

    def note(self, what: i64, seat: i64 = -1, kind: i64 = -1) -> None:
        """Keep a moment of this trade. The list is never changed in place, so copies share it."""
        if self.recording:
            cards = Cards(0, self.deck, self.toxic_counts)
            self.share(cards)
            self.moments = [*self.moments, Moment(what, seat, kind, cards)]

    # Hands

    def draw(self, seat: i64) -> None:
        """The pile's top card joins the hand on the right; a Hat on the back shows it to its owner alone."""
        kind: i64 = self.pile[self.top]
        self.top += 1
        size: i64 = self.sizes[seat]
        facing: i64 = IN if kind == HAT else 0
        self.hands[HAND * seat + size] = kind + facing + BATCH * self.batch
        self.sizes[seat] = size + 1
        if kind == SABOTAGE:
            self.sabotages += bit(4 * seat)

    def give(self, seat: i64, slot: i64) -> i64:
        """Take the card out of the hand; those on its right move up. Its kind."""
        at: i64 = HAND * seat + slot
        size: i64 = self.sizes[seat] - 1
        last: i64 = HAND * seat + size
        kind: i64 = self.hands[at] & 15
        while at < last:
            self.hands[at] = self.hands[at + 1]
            at += 1
        self.sizes[seat] = size
        if kind == SABOTAGE:
            self.sabotages -= bit(4 * seat)
        return kind

    def saboteurs(self) -> i64:
        """Return the seats that hold a Sabotage, as a mask. The backs make it public."""
        mask: i64 = 0
        counts: i64 = self.sabotages
        seat: i64 = 0
        while counts > 0:
            if counts & 15:
                mask |= bit(seat)
            counts >>= 4
            seat += 1
        return mask

    def leftmost_sabotage(self, seat: i64) -> i64:
        slot: i64 = 0
        while self.hands[HAND * seat + slot] & 15 != SABOTAGE:
            slot += 1
        return slot

    def turn_hand(self, seat: i64) -> None:
        """A Hat: the owner now sees the whole hand (AY32); a second Hat does not turn it back (AY32a)."""
        start: i64 = HAND * seat
        for at in range(start, start + self.sizes[seat]):
            self.hands[at] |= IN

    def drop_hand(self, seat: i64) -> None:
        """A Muffin: the whole hand is discarded."""
        start: i64 = HAND * seat
        for slot in range(i64(self.sizes[seat])):
            kind: i64 = self.hands[start + slot] & 15
            self.tell(DROPPED, seat, slot, kind)
            self.discard.append(kind)
        self.sizes[seat] = 0
        self.sabotages &= ~(15 * bit(4 * seat))

    def count_hands(self) -> i64:
        """How many hands hold a card."""
        count: i64 = 0
        for size in self.sizes:
            if size > 0:
                count += 1
        return count

    # Pouches

    def holds(self, seat: i64, kind: i64) -> bool:
        return self.pouches[KINDS * seat + kind] > 0

    def pocket(self, seat: i64, kind: i64) -> None:
        self.tell(TOOK, seat, 0, kind)
        self._count(seat, kind, 1)
        if self.loose[kind] == 0:
            self.loose_kinds -= 1

    def spill(self, seat: i64, kind: i64) -> None:
        """From the pouch to the discard pile."""
        if self.loose[kind] == 0:
            self.loose_kinds += 1
        self._count(seat, kind, -1)
        self.discard.append(kind)

    def _count(self, seat: i64, kind: i64, change: i64) -> None:
        # Read, then write: `+=` on a list entry goes through Python's own integers when compiled.
        at: i64 = KINDS * seat + kind
        held: i64 = self.pouches[at]
        self.pouches[at] = held + change
        value: i64 = self.values[seat]
        if kind == FISH:
            self.values[seat] = value + 2 * change
        elif kind != TOXIC or self.toxic_counts:
            self.values[seat] = value + change
        loose: i64 = self.loose[kind]
        self.loose[kind] = loose - change
        if IS_GOOD[kind]:
            self.loose_goods -= change

    def feed(self, seat: i64) -> None:
        """Every T-Rex in the pouch eats one card and leaves with it (AY20, AY21, AY23).

        Its food is chosen in a fixed order (AY22).
        """
        while self.holds(seat, TREX):
            food: i64 = self.food_of(seat)
            if food < 0:
                return
            self.tell(ATE, seat, 0, food)
            self.spill(seat, TREX)
            self.spill(seat, food)
            self.note(FED, seat, food)

    def food_of(self, seat: i64) -> i64:
        for kind in MENU:
            if self.holds(seat, kind):
                return kind
        return -1

    def is_stuck(self) -> bool:
        """No card outside the pouches can ever change a pouch again.

        Either all of them are of one kind, so every trade is cancelled, or none is a good and no Fish can be
        one.
        """
        if self.loose_kinds < 2:
            return True
        if self.loose_goods > 0:
            return False
        return self.loose[FISH] == 0 or self.deck[TOXIC] == 0
