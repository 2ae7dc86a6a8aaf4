"""Yutakâ: two explorers lay cards on both shores of five islands and dig for twenty of twenty-five treasures.

An object stays on your shore; equipment does too and lets you turn a tile; Dynamite takes up room on the
other shore, whose owner then turns a tile. When the last tile lies open the game is over, and on every island
the heavier cards of a type take the tiles of that type.

Actions below REVEALS are 5 * card + island, the others turn a tile; `archipelago.py` numbers the places and
`scoring.py` the tiles and cards. Columns 0 to 4 are the shore of seat 0, columns 5 to 9 that of seat 1.
"""

from typing import Final

from mypy_extensions import i64

from chabudai.core import CHANCE, FIRST, OVER, Outcome, Rng, State, bit, count_bits, index_of, nth_bit
from chabudai.core import shuffle as shuffle_items
from chabudai.games.yutaka.rules.archipelago import ISLANDS, PLACES, REVEALS, Archipelago
from chabudai.games.yutaka.rules.hands import cards_of, hand_of
from chabudai.games.yutaka.rules.redeal import mixed
from chabudai.games.yutaka.rules.scoring import DYNAMITE, NOBODY, TYPE_OF, Tally, tally_of

TILES: Final = 1
"""The kind of the chance entry `[TILES, tile of place 0, … tile of place 19, five tiles left out]`."""

DECKS: Final = 2
"""The kind of the chance entry `[DECKS, 24 cards of seat 0, 24 cards of seat 1]`, top first."""

DECK: Final = [*range(20), DYNAMITE, DYNAMITE, DYNAMITE, DYNAMITE]
HAND: Final = 6
OPENING: Final = 4

FIRST_EQUIPMENT: Final = 16
"""This card and those above it turn a tile."""

NUMBERED: Final = 0xFFFFF
"""The cards of a hand without its Dynamite."""

ALL_PLACES: Final = 0xFFFFF
ALL_ISLANDS: Final = 31
FULL_COLUMN: Final = 1 << 20
"""A column of five cards is at least this."""

BARE: Final = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
"""Ten empty columns, shared and never written to."""

AWAIT_FIRST: Final = 0
AWAIT_TILES: Final = 1
AWAIT_DECKS: Final = 2
OPEN: Final = 3
PLAY: Final = 4
REVEAL: Final = 5
DONE: Final = 6


class Yutaka(State):
    def __init__(self, known: int, archipelago: Archipelago, first: int) -> None:
        """`known` masks the types whose colour everybody sees; `first` is -1 if chance decides who begins."""
        self.known: i64 = known
        self.archipelago = archipelago
        self.starter: i64 = first
        self.phase: i64 = AWAIT_FIRST if first < 0 else AWAIT_TILES
        self.turn: i64 = first
        self.awaited: i64 = CHANCE
        self.tiles: list[int] = []
        self.hidden: i64 = ALL_PLACES
        self.open: i64 = archipelago.tops
        self.hand_0: i64 = 0
        self.hand_1: i64 = 0
        self.deck_0: list[int] = []
        self.deck_1: list[int] = []
        self.left_0: i64 = 0
        self.left_1: i64 = 0
        self.room_0: i64 = ALL_ISLANDS
        self.room_1: i64 = ALL_ISLANDS
        self.columns: list[int] = BARE

    def copy(self) -> "Yutaka":
        """Tiles and decks are replaced, never written to, so copies share them."""
        twin = Yutaka(self.known, self.archipelago, self.starter)
        twin.phase = self.phase
        twin.turn = self.turn
        twin.awaited = self.awaited
        twin.tiles = self.tiles
        twin.hidden = self.hidden
        twin.open = self.open
        twin.hand_0 = self.hand_0
        twin.hand_1 = self.hand_1
        twin.deck_0 = self.deck_0
        twin.deck_1 = self.deck_1
        twin.left_0 = self.left_0
        twin.left_1 = self.left_1
        twin.room_0 = self.room_0
        twin.room_1 = self.room_1
        twin.columns = self.columns.copy()
        return twin

    def mover(self) -> i64:
        return self.awaited

    def awaiting(self) -> list[int]:
        return [] if self.awaited == OVER else [self.awaited]

    def hand(self, seat: i64) -> i64:
        return self.hand_0 if seat == 0 else self.hand_1

    def deck(self, seat: i64) -> list[int]:
        """What is left of the deck, top first."""
        deck = self.deck_0[: self.left_0] if seat == 0 else self.deck_1[: self.left_1]
        return deck[::-1]

    def room(self, seat: i64) -> i64:
        """The islands where this seat's shore has fewer than five cards, as a mask."""
        return self.room_0 if seat == 0 else self.room_1

    def legal(self, seat: int) -> list[int]:
        if seat != self.awaited or seat < 0:
            return []
        if self.phase != PLAY:
            return [self.archipelago.reveals[place] for place in range(PLACES) if self.open & bit(place)]
        hand: i64 = self.hand(seat)
        own = [island for island in range(ISLANDS) if self.room(seat) & bit(island)]
        other = [island for island in range(ISLANDS) if self.room(1 - seat) & bit(island)]
        actions = [ISLANDS * card + island for card in range(DYNAMITE) if hand & bit(card) for island in own]
        if hand >> DYNAMITE:
            actions += [ISLANDS * DYNAMITE + island for island in other]
        return actions

    def pick(self, rng: Rng) -> i64:
        if self.phase != PLAY:
            return self.archipelago.reveals[index_of(nth_bit(self.open, rng.below(count_bits(self.open))))]
        hand: i64 = self.hand(self.turn)
        own: i64 = self.room(self.turn)
        other: i64 = self.room(1 - self.turn)
        islands: i64 = count_bits(own)
        kept: i64 = count_bits(hand & NUMBERED) * islands
        thrown: i64 = count_bits(other) if hand >> DYNAMITE else 0
        n: i64 = rng.below(kept + thrown)
        if n >= kept:
            return ISLANDS * DYNAMITE + index_of(nth_bit(other, n - kept))
        return ISLANDS * index_of(nth_bit(hand & NUMBERED, n // islands)) + index_of(
            nth_bit(own, n % islands)
        )

    def play(self, seat: int, action: int) -> None:
        number: i64 = action
        if number >= REVEALS:
            self._reveal(self.archipelago.place(number - REVEALS))
        else:
            self._lay(number // ISLANDS, number % ISLANDS)

    def _lay(self, card: i64, island: i64) -> None:
        """The owner of the shore turns the tile: you for equipment (YU31), the other for Dynamite (YU3)."""
        turn: i64 = self.turn
        shore: i64 = 1 - turn if card == DYNAMITE else turn
        if turn == 0:
            self.hand_0 -= bit(card)
        else:
            self.hand_1 -= bit(card)
        self._put(shore, island, card)
        if card < FIRST_EQUIPMENT:
            self._end_turn()
        else:
            self.phase = REVEAL
            self.awaited = shore

    def _put(self, shore: i64, island: i64, card: i64) -> None:
        index: i64 = ISLANDS * shore + island
        column: i64 = self.columns[index]
        column = (column << 5) | (card + 1)
        self.columns[index] = column
        if column < FULL_COLUMN:
            return
        if shore == 0:
            self.room_0 &= ~bit(island)
        else:
            self.room_1 &= ~bit(island)

    def _reveal(self, place: i64) -> None:
        turned: i64 = bit(place)
        self.hidden &= ~turned
        self.open &= ~turned
        self.open |= (turned & self.archipelago.lids) << 1
        if self.hidden == 0:
            self.phase = DONE
            self.awaited = OVER
        elif self.phase == REVEAL:
            self._end_turn()
        else:
            self._open_next()

    def _open_next(self) -> None:
        """Both seats turn two tiles by turns (YU27), then the starter plays first (YU1)."""
        if count_bits(self.hidden) > PLACES - OPENING:
            self.awaited = 1 - self.awaited
        else:
            self.phase = PLAY
            self.awaited = self.starter

    def _end_turn(self) -> None:
        """The draw closes the turn, after any tile was turned (YU2)."""
        if self.turn == 0:
            if self.left_0 > 0:
                self.left_0 -= 1
                self.hand_0 += bit(self.deck_0[self.left_0])
        elif self.left_1 > 0:
            self.left_1 -= 1
            self.hand_1 += bit(self.deck_1[self.left_1])
        self.turn = 1 - self.turn
        self.awaited = self.turn
        self.phase = PLAY

    def shuffle(self, rng: Rng) -> list[int]:
        if self.phase == AWAIT_FIRST:
            return [FIRST, rng.below(2)]
        if self.phase == AWAIT_TILES:
            tiles = list(range(len(TYPE_OF)))
            shuffle_items(tiles, rng)
            return [TILES, *tiles]
        first = DECK.copy()
        second = DECK.copy()
        shuffle_items(first, rng)
        shuffle_items(second, rng)
        return [DECKS, *first, *second]

    def admits(self, entry: list[int]) -> bool:
        if self.phase == AWAIT_FIRST:
            return len(entry) == 2 and entry[0] == FIRST and 0 <= entry[1] < 2
        if self.phase == AWAIT_TILES:
            return entry[0] == TILES and sorted(entry[1:]) == list(range(len(TYPE_OF)))
        if self.phase == AWAIT_DECKS:
            return entry[0] == DECKS and sorted(entry[1:25]) == DECK and sorted(entry[25:]) == DECK
        return False

    def deal(self, entry: list[int]) -> None:
        if entry[0] == FIRST:
            self.starter = entry[1]
            self.phase = AWAIT_TILES
        elif entry[0] == TILES:
            self.tiles = entry[1:]
            self.phase = AWAIT_DECKS
        else:
            self._deal_decks(entry[1:25], entry[25:])

    def _deal_decks(self, first: list[int], second: list[int]) -> None:
        """A deck is kept bottom first, so that drawing is counting down."""
        self.deck_0 = first[::-1]
        self.deck_1 = second[::-1]
        for index in range(HAND):
            self.hand_0 += bit(first[index])
            self.hand_1 += bit(second[index])
        self.left_0 = self.left_1 = len(DECK) - HAND
        self.columns = BARE.copy()
        self.turn = self.awaited = self.starter
        self.phase = OPEN

    def redeal(self, seat: int, rng: Rng) -> None:
        """Everybody knows which cards are to come, their owner which are in hand; the end shows all."""
        if self.phase == DONE or not self.tiles:
            return
        self.tiles = mixed(self.tiles, self.hidden, self.known, rng)
        self.deck_0 = self.deck_0[: self.left_0] + ([] if seat == 0 else cards_of(self.hand_0))
        self.deck_1 = self.deck_1[: self.left_1] + ([] if seat == 1 else cards_of(self.hand_1))
        shuffle_items(self.deck_0, rng)
        shuffle_items(self.deck_1, rng)
        if seat != 0:
            self.hand_0 = hand_of(self.deck_0[self.left_0 :])
        if seat != 1:
            self.hand_1 = hand_of(self.deck_1[self.left_1 :])

    def tally(self) -> Tally:
        """The points as they stand: only tiles that lie open count."""
        return tally_of(self.columns, self.tiles, self.archipelago.starts, self.hidden)

    def scores(self) -> list[int]:
        tally = self.tally()
        return [tally.points_0, tally.points_1]

    def outcome(self) -> Outcome | None:
        if self.phase != DONE:
            return None
        tally = self.tally()
        winner: i64 = tally.winner()
        ranks = (1, 1) if winner == NOBODY else (1, 2) if winner == 0 else (2, 1)
        return Outcome(ranks, (tally.points_0, tally.points_1), tally.reason())

    def rewards(self) -> list[float]:
        winner: i64 = self.tally().winner()
        if winner == NOBODY:
            return [0.5, 0.5]
        return [1.0, 0.0] if winner == 0 else [0.0, 1.0]
