"""The state of Taïki apart from its rules: who holds what, the deal, and the redeal of hidden cards."""

from typing import Final

from mypy_extensions import i64

from chabudai.core import FIRST, Rng, State, bit, count_bits, nth_bit
from chabudai.core import shuffle as shuffle_items
from chabudai.games.taiki.rules.cards import (
    MOON,
    SUN,
    TaikiRound,
    card_list,
    cards_of,
    nine_of,
)

DEAL: Final = 1
"""The kind of the chance entry `[DEAL, sixteen Sun cards, sixteen Moon cards]`, top first."""

AWAIT_FIRST: Final = 0
AWAIT_DEAL: Final = 1
AWAIT_DRAWS: Final = 2
AWAIT_CARD: Final = 3
AWAIT_LEAD: Final = 4
DONE: Final = 5

NOBODY: Final = -1
NO_COLOUR: Final = -1

TOKENS: Final = 3
"""What everyone begins with, once for the game (TA19)."""

_NO_CARDS: Final[list[int]] = []
_NO_ROUNDS: Final[list[TaikiRound]] = []
_NO_WINS: Final = [[0] * seats for seats in range(6)]
_FULL_PURSES: Final = [[TOKENS] * seats for seats in range(6)]
"""The tokens at the start, by number of seats. All states share these lists, so nobody may write to them."""


class TaikiTable(State):
    """The part of the state that is not rules. Lists are never changed in place, except `tricks`."""

    def __init__(
        self, seats: int, random_first: bool, nine_obliges: bool, best_of_3: bool, first: int
    ) -> None:
        self.seats: i64 = seats
        self.random_first = random_first
        self.nine_obliges = nine_obliges
        self.best_of_3 = best_of_3
        self.phase: i64 = AWAIT_FIRST if first < 0 else AWAIT_DEAL
        self.reason: i64 = 0
        # The game so far.
        self.tokens: list[int] = _FULL_PURSES[seats]
        self.wins: list[int] = _NO_WINS[seats]
        self.rounds: list[TaikiRound] = _NO_ROUNDS
        # The round: hands are masks of cards, draws masks of seats; piles, top first, until all have drawn.
        self.starter: i64 = first
        self.hand_0: i64 = 0
        self.hand_1: i64 = 0
        self.hand_2: i64 = 0
        self.hand_3: i64 = 0
        self.hand_4: i64 = 0
        self.drew_sun: i64 = 0
        self.drew_moon: i64 = 0
        self.sun_pile: list[int] = _NO_CARDS
        self.moon_pile: list[int] = _NO_CARDS
        self.tricks: list[int] = _NO_CARDS
        self.won: i64 = 0  # tricks by seat and colour, four bits each
        self.shown: i64 = 0  # every card played
        self.refused: i64 = 0  # bit 2 * seat + colour: the seat could not follow that colour
        # The trick.
        self.turn: i64 = first
        self.leader: i64 = NOBODY
        self.led: i64 = NO_COLOUR
        self.nine: i64 = NO_COLOUR  # the colour a 9 has taken
        self.best: i64 = 0
        self.winner: i64 = NOBODY
        self.plays: i64 = 0  # actions, seven bits each
        self.played: i64 = 0  # how many

    def copy_onto(self, twin: "TaikiTable") -> None:
        twin.phase = self.phase
        twin.reason = self.reason
        twin.tokens = self.tokens
        twin.wins = self.wins
        twin.rounds = self.rounds
        twin.hand_0 = self.hand_0
        twin.hand_1 = self.hand_1
        twin.hand_2 = self.hand_2
        twin.hand_3 = self.hand_3
        twin.hand_4 = self.hand_4
        twin.drew_sun = self.drew_sun
        twin.drew_moon = self.drew_moon
        twin.sun_pile = self.sun_pile
        twin.moon_pile = self.moon_pile
        twin.tricks = self.tricks.copy()
        twin.won = self.won
        twin.shown = self.shown
        twin.refused = self.refused
        twin.turn = self.turn
        twin.leader = self.leader
        twin.led = self.led
        twin.nine = self.nine
        twin.best = self.best
        twin.winner = self.winner
        twin.plays = self.plays
        twin.played = self.played

    def hand(self, seat: i64) -> i64:
        """Return the cards of a seat, as a mask."""
        if seat == 0:
            return self.hand_0
        if seat == 1:
            return self.hand_1
        if seat == 2:
            return self.hand_2
        return self.hand_3 if seat == 3 else self.hand_4

    def hold(self, seat: i64, cards: i64) -> None:
        """Give a seat exactly these cards."""
        if seat == 0:
            self.hand_0 = cards
        elif seat == 1:
            self.hand_1 = cards
        elif seat == 2:
            self.hand_2 = cards
        elif seat == 3:
            self.hand_3 = cards
        else:
            self.hand_4 = cards

    def tricks_won(self, seat: i64, colour: i64) -> i64:
        """Return how many tricks of this colour the seat has won in this round."""
        return (self.won >> (8 * seat + 4 * colour)) & 15

    def has_refused(self, seat: i64, colour: i64) -> bool:
        """Return whether the seat could not follow this colour in this round. Then it holds only its 9."""
        return self.refused & bit(2 * seat + colour) != 0

    def shuffle(self, rng: Rng) -> list[int]:
        if self.phase == AWAIT_FIRST:
            return [FIRST, rng.below(self.seats)]
        sun = list(range(16))
        moon = list(range(16, 32))
        shuffle_items(sun, rng)
        shuffle_items(moon, rng)
        return [DEAL, *sun, *moon]

    def admits(self, entry: list[int]) -> bool:
        if self.phase == AWAIT_FIRST:
            return len(entry) == 2 and entry[0] == FIRST and 0 <= entry[1] < self.seats
        if self.phase != AWAIT_DEAL or len(entry) != 33 or entry[0] != DEAL:
            return False
        return sorted(entry[1:17]) == list(range(16)) and sorted(entry[17:]) == list(range(16, 32))

    def deal(self, entry: list[int]) -> None:
        if entry[0] == FIRST:
            self.starter = entry[1]
            self.phase = AWAIT_DEAL
            return
        each: i64 = 2 if self.seats == 5 else 3
        for seat in range(self.seats):
            hand: i64 = 0
            for place in range(each * seat, each * seat + each):
                hand |= bit(entry[1 + place]) | bit(entry[17 + place])
            self.hold(seat, hand)
        self.sun_pile = entry[1 + each * self.seats : 17]
        self.moon_pile = entry[17 + each * self.seats :]
        self.tricks = []
        self.phase = AWAIT_DRAWS

    def redeal(self, seat: int, rng: Rng) -> None:
        """Redeal each colour by itself, because everybody knows how many cards of a colour a hand holds."""
        if AWAIT_DRAWS <= self.phase <= AWAIT_LEAD:
            sun: i64 = self._redeal_colour(seat, SUN, rng)
            moon: i64 = self._redeal_colour(seat, MOON, rng)
            if self.phase == AWAIT_DRAWS:
                self.sun_pile = _pile(sun, rng)
                self.moon_pile = _pile(moon, rng)

    def _redeal_colour(self, viewer: i64, colour: i64, rng: Rng) -> i64:
        """Redeal what the viewer has not seen. Returns what is left, as a mask."""
        block: i64 = cards_of(colour)
        unseen: i64 = block & ~self.shown
        if viewer >= 0:
            unseen &= ~self.hand(viewer)
        unseen &= ~self._certain(viewer, colour)
        for seat in range(self.seats):
            if seat != viewer and not self.has_refused(seat, colour):
                unseen = self._refill(seat, block, unseen, rng)
        return unseen

    def _certain(self, viewer: i64, colour: i64) -> i64:
        """Give the 9 to a hand that could not follow but still holds a card of the colour."""
        for seat in range(self.seats):
            kept: i64 = self.hand(seat) & cards_of(colour)
            if seat != viewer and kept and self.has_refused(seat, colour):
                self.hold(seat, self.hand(seat) & ~kept | nine_of(colour))
                return nine_of(colour)
        return 0

    def _refill(self, seat: i64, block: i64, unseen: i64, rng: Rng) -> i64:
        """Exchange a hand's cards of one colour for unseen ones. Returns the unseen cards that are left."""
        hand: i64 = self.hand(seat)
        fresh: i64 = hand & ~block
        wanted: i64 = count_bits(hand & block)
        left: i64 = count_bits(unseen)
        while wanted > 0:
            card: i64 = nth_bit(unseen, rng.below(left))
            fresh |= card
            unseen ^= card
            left -= 1
            wanted -= 1
        self.hold(seat, fresh)
        return unseen


def _pile(cards: i64, rng: Rng) -> list[int]:
    pile = card_list(cards)
    shuffle_items(pile, rng)
    return pile
