"""AntaYagí: three to seven merchants trade cards of which they see only the backs.

On your turn you choose a partner; both seal a card, both are turned at once, and each goes into the other's
pouch unless a Sabotage stops the trade. Goods stay in the pouch, powers happen, a T-Rex eats last, and the
first whose goods reach the target wins.

Cards are numbered in `cards.py`, their places in `table.py`.
Actions: 0-6 trade with that seat, 7-9 offer a slot, 10-12 steal a slot, 13 pass, 14 sabotage.
"""

from typing import Final, final

from mypy_extensions import i64

from chabudai.core import CHANCE, FIRST, OVER, Outcome, Rng, bit
from chabudai.core import shuffle as shuffle_items
from chabudai.games.antayagi.rules.cards import (
    ARRIVED,
    CANCELLED,
    DREW,
    FISH,
    HAND,
    HAT,
    IS_GOOD,
    KINDS,
    LOLLIPOP,
    LOST,
    MAGICIAN,
    MATCHED,
    MUFFIN,
    OPPOSED,
    RESHUFFLED,
    REVEALED,
    ROBBED,
    SABOTAGE,
    SABOTAGED,
    SHOWN,
    STOLE,
    THROWN,
    TOXIC,
    WON,
)
from chabudai.games.antayagi.rules.redeal import redeal_cards
from chabudai.games.antayagi.rules.table import Cards

TRADE: Final = 0
OFFER: Final = 7
STEAL: Final = 10
PASS: Final = 13
SPOIL: Final = 14
"""Play a Sabotage."""

DECK: Final = 1
RESHUFFLE: Final = 2
"""Chance entries `[DECK, kinds from the top]` and `[RESHUFFLE, kinds from the top]`."""

AWAIT_FIRST: Final = 0
AWAIT_DECK: Final = 1
AWAIT_TRADE: Final = 2
AWAIT_OFFERS: Final = 3
AWAIT_WINDOW: Final = 4
AWAIT_STEAL: Final = 5
AWAIT_RESHUFFLE: Final = 6
DONE: Final = 7

GOODS: Final = 1
EXHAUSTED: Final = 2
REASONS: Final = ["", "goods", "exhausted"]

NOBODY: Final = -1
NONE: Final = -1


@final
class AntaYagi(Cards):
    def __init__(self, seats: int, deck: list[int], first: int, toxic_counts: bool = True) -> None:
        super().__init__(seats, deck, toxic_counts)
        self.phase: i64 = AWAIT_FIRST if first < 0 else AWAIT_DECK
        self.starter: i64 = first
        self.active: i64 = first
        self.partner: i64 = NOBODY
        self.thief: i64 = NOBODY
        self.sealed_active: i64 = NONE
        self.sealed_partner: i64 = NONE
        self.shown_active: i64 = NONE
        self.shown_partner: i64 = NONE
        self.open: i64 = 0
        self.cancelled = False
        self.owed = False
        self.winner: i64 = NOBODY
        self.reason: i64 = 0

    def copy(self) -> "AntaYagi":
        twin = AntaYagi(0, self.deck, self.starter, self.toxic_counts)  # its hands and pouches come from here
        self.share(twin)
        twin.recording = self.recording
        twin.moments = self.moments
        twin.phase = self.phase
        twin.active = self.active
        twin.partner = self.partner
        twin.thief = self.thief
        twin.sealed_active = self.sealed_active
        twin.sealed_partner = self.sealed_partner
        twin.shown_active = self.shown_active
        twin.shown_partner = self.shown_partner
        twin.open = self.open
        twin.cancelled = self.cancelled
        twin.owed = self.owed
        twin.winner = self.winner
        twin.reason = self.reason
        return twin

    # The awaited seats and their legal actions

    def mover(self) -> i64:
        phase: i64 = self.phase
        if phase == AWAIT_TRADE:
            return self.active
        if phase == AWAIT_OFFERS:
            return self._first_to_seal()
        if phase == AWAIT_WINDOW:
            seat: i64 = 0
            while self.open & bit(seat) == 0:
                seat += 1
            return seat
        if phase == AWAIT_STEAL:
            return self.thief
        return OVER if phase == DONE else CHANCE

    def _first_to_seal(self) -> i64:
        if self.sealed_active != NONE:
            return self.partner
        if self.sealed_partner != NONE or self.active < self.partner:
            return self.active
        return self.partner

    def awaiting(self) -> list[int]:
        if self.phase == AWAIT_OFFERS:
            traders = ((self.active, self.sealed_active), (self.partner, self.sealed_partner))
            return sorted([seat for seat, slot in traders if slot == NONE])
        if self.phase == AWAIT_WINDOW:
            return [seat for seat in range(self.seats) if self.open & bit(seat)]
        mover = self.mover()
        return [] if mover == OVER else [mover]

    def legal(self, seat: int) -> list[int]:
        if seat < 0 or seat not in self.awaiting():
            return []
        if self.phase == AWAIT_TRADE:
            return [TRADE + other for other in range(self.seats) if other != seat and self.sizes[other] > 0]
        if self.phase == AWAIT_OFFERS:
            return [OFFER + slot for slot in range(self.sizes[seat])]
        if self.phase == AWAIT_WINDOW:
            return [PASS, SPOIL]
        return [STEAL + slot for slot in range(self.sizes[self.other(seat)])]

    def pick(self, rng: Rng) -> i64:
        phase: i64 = self.phase
        if phase == AWAIT_OFFERS:
            return OFFER + rng.below(self.sizes[self._first_to_seal()])
        if phase == AWAIT_WINDOW:
            return PASS + rng.below(2)
        if phase == AWAIT_STEAL:
            return STEAL + rng.below(self.sizes[self.other(self.thief)])
        skip: i64 = rng.below(self.count_hands() - 1)
        seat: i64 = 0
        while True:
            if seat != self.active and self.sizes[seat] > 0:
                if skip == 0:
                    return TRADE + seat
                skip -= 1
            seat += 1

    def other(self, trader: i64) -> i64:
        return self.partner if trader == self.active else self.active

    # A trade

    def play(self, seat: int, action: int) -> None:
        phase: i64 = self.phase
        if phase == AWAIT_TRADE:
            self.partner = action - TRADE
            self.phase = AWAIT_OFFERS
        elif phase == AWAIT_OFFERS:
            self._seal(seat, action - OFFER)
        elif phase == AWAIT_STEAL:
            self._steal(action - STEAL)
        else:
            self._answer(seat, action == SPOIL)

    def _seal(self, seat: i64, slot: i64) -> None:
        if seat == self.active:
            self.sealed_active = slot
        else:
            self.sealed_partner = slot
        if self.sealed_active != NONE and self.sealed_partner != NONE:
            self._reveal()

    def _reveal(self) -> None:
        """Cards of the same kind cancel the trade at once; no Sabotage can save it (AY9, AY10)."""
        self.moments = []
        self.shown_active = self._show(self.active, self.sealed_active)
        self.shown_partner = self._show(self.partner, self.sealed_partner)
        self.sealed_active = NONE
        self.sealed_partner = NONE
        self.note(REVEALED)
        self.cancelled = self.shown_active == self.shown_partner
        self.open = 0 if self.cancelled else self.saboteurs()
        self.phase = AWAIT_WINDOW
        if self.open == 0:
            self._close()

    def _show(self, seat: i64, slot: i64) -> i64:
        kind: i64 = self.give(seat, slot)
        self.tell(SHOWN, seat, slot, kind)
        return kind

    def _answer(self, seat: i64, spoils: bool) -> None:
        """A holder plays or passes (AY12). A Sabotage undoes the one before (AY13) and voids passes (AY13a)."""
        if spoils:
            slot: i64 = self.leftmost_sabotage(seat)
            self.discard.append(self.give(seat, slot))
            self.tell(SABOTAGED, seat, slot, SABOTAGE)
            self.note(OPPOSED, seat)
            self.cancelled = not self.cancelled
            self.open = self.saboteurs()
        else:
            self.open &= ~bit(seat)
        if self.open == 0:
            self._close()

    def _close(self) -> None:
        """The window is over: both cards are lost, or the active player receives, then the partner (AY26)."""
        mine: i64 = self.shown_active
        theirs: i64 = self.shown_partner
        if self.cancelled:
            self.discard.append(mine)
            self.discard.append(theirs)
            self.note(MATCHED if mine == theirs else CANCELLED)
            self._end_trade()
        elif mine == MAGICIAN:
            self.discard.append(mine)
            self.note(LOST, self.active, mine)
            self._receive(self.partner, theirs)
        else:
            if theirs == MAGICIAN:
                self.discard.append(theirs)
                self.note(LOST, self.partner, theirs)
            self._receive(self.active, mine if theirs == MAGICIAN else theirs)

    def _receive(self, seat: i64, kind: i64, is_stolen: bool = False) -> None:
        """A card arrives and its power happens; what does not stay in the pouch is discarded."""
        stays = IS_GOOD[kind] or (kind == FISH and self.holds(seat, TOXIC))
        if stays:
            self.pocket(seat, kind)
        else:
            self.discard.append(kind)
        if kind == TOXIC:
            self.targets[seat] += 1
        elif kind == HAT:
            self.turn_hand(seat)
        self.note(ROBBED if is_stolen else ARRIVED if stays else LOST, seat, kind)
        if kind == LOLLIPOP and self.sizes[self.other(seat)] > 0:
            self.thief = seat
            self.phase = AWAIT_STEAL
            return
        if kind == MUFFIN and self.sizes[seat] > 0:
            self.drop_hand(seat)
            self.note(THROWN, seat)
        self._after(seat)

    def _after(self, seat: i64) -> None:
        """The active player has received; now the partner, unless a Magician stood in between (AY34)."""
        if seat == self.active and self.shown_partner != MAGICIAN:
            self._receive(self.partner, self.shown_active)
        else:
            self._settle()

    def _steal(self, slot: i64) -> None:
        """The Lollipop's pick arrives like a traded card; another Lollipop goes on (AY29, AY29a)."""
        victim: i64 = self.other(self.thief)
        kind: i64 = self.give(victim, slot)
        self.tell(STOLE, self.thief, slot, kind)
        self._receive(self.thief, kind, True)

    def _settle(self) -> None:
        """Meals come last, then the win; if both arrive, it is the partner's (AY7, AY24)."""
        self.feed(self.active)
        self.feed(self.partner)
        if self._has_won(self.partner):
            self._finish(self.partner, GOODS)
        elif self._has_won(self.active):
            self._finish(self.active, GOODS)
        else:
            self._end_trade()

    def _has_won(self, seat: i64) -> bool:
        return self.values[seat] >= self.targets[seat]

    def _finish(self, winner: i64, reason: i64) -> None:
        self._clear_table()
        self.winner = winner
        self.reason = reason
        self.phase = DONE
        self.note(WON)

    def _clear_table(self) -> None:
        self.shown_active = NONE
        self.shown_partner = NONE
        self.cancelled = False
        self.thief = NOBODY

    def _end_trade(self) -> None:
        self._clear_table()
        self.owed = True
        self._go_on()

    # Between trades

    def _go_on(self) -> None:
        """Draw, pass the turn, and skip those who cannot trade, until somebody or chance is awaited."""
        while True:
            if not self._drew_all():
                self.note(DREW)
                self.phase = AWAIT_RESHUFFLE
                return
            self.partner = NOBODY
            self.active += 1
            if self.active == self.seats:
                self.active = 0
            hands: i64 = self.count_hands()
            if self.is_stuck() or (hands < 2 and self.top == len(self.pile) and not self.discard):
                self.note(DREW)
                self._finish(NOBODY, EXHAUSTED)
                return
            if hands > 1 and self.sizes[self.active] > 0:
                self.note(DREW)
                self.phase = AWAIT_TRADE
                return

    def _drew_all(self) -> bool:
        """The partner draws one card, the active player up to three. False if a reshuffle must come first."""
        while self.owed or self.sizes[self.active] < HAND:
            if self.top == len(self.pile):
                if self.discard:
                    return False
                self.owed = False
                return True
            self.draw(self.partner if self.owed else self.active)
            self.owed = False
        return True

    # Chance

    def shuffle(self, rng: Rng) -> list[int]:
        if self.phase == AWAIT_FIRST:
            return [FIRST, rng.below(self.seats)]
        if self.phase == AWAIT_RESHUFFLE:
            kinds = self.discard.copy()
            shuffle_items(kinds, rng)
            return [RESHUFFLE, *kinds]
        kinds = []
        for kind in range(KINDS):
            kinds += [kind] * self.deck[kind]
        shuffle_items(kinds, rng)
        return [DECK, *kinds]

    def admits(self, entry: list[int]) -> bool:
        if self.phase == AWAIT_FIRST:
            return len(entry) == 2 and entry[0] == FIRST and 0 <= entry[1] < self.seats
        if self.phase == AWAIT_DECK:
            return entry[:1] == [DECK] and _counted(entry[1:]) == self.deck
        if self.phase == AWAIT_RESHUFFLE:
            return entry[:1] == [RESHUFFLE] and _counted(entry[1:]) == _counted(self.discard)
        return False

    def deal(self, entry: list[int]) -> None:
        if entry[0] == FIRST:
            self.starter = entry[1]
            self.phase = AWAIT_DECK
            return
        self.pile = entry[1:]
        self.top = 0
        if entry[0] == RESHUFFLE:
            self.batch += 1
            self.discard = []
            self.note(RESHUFFLED)
            self._go_on()
            return
        self.recount()
        for seat in range(self.seats):
            for _ in range(HAND):
                self.draw(seat)
        self.active = self.starter
        self.phase = AWAIT_TRADE

    def redeal(self, seat: int, rng: Rng) -> None:
        """When the game is over everybody sees everything; before the deal there is nothing to see."""
        if self.phase == DONE or self.phase < AWAIT_TRADE:
            return
        if self.sealed_active != NONE and seat != self.active:
            self.sealed_active = rng.below(self.sizes[self.active])
        if self.sealed_partner != NONE and seat != self.partner:
            self.sealed_partner = rng.below(self.sizes[self.partner])
        redeal_cards(self, seat, rng)

    # The end

    def scores(self) -> list[int]:
        return self.values.copy() if self.values else [0] * self.seats

    def outcome(self) -> Outcome | None:
        if self.phase != DONE:
            return None
        winners = [self.winner] if self.reason == GOODS else self._richest()
        ranks = tuple([1 if seat in winners else len(winners) + 1 for seat in range(self.seats)])
        return Outcome(ranks, tuple(self.values), REASONS[self.reason])

    def _richest(self) -> list[int]:
        best = max(self.values)
        return [seat for seat in range(self.seats) if self.values[seat] == best]


def _counted(kinds: list[int]) -> list[int]:
    counts = [0] * KINDS
    for kind in kinds:
        if not 0 <= kind < KINDS:
            return []
        counts[kind] += 1
    return counts
