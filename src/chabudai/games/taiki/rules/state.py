"""Taïki: tricks in two colours, where every player wants as many Sun tricks as Moon tricks.

Everyone holds three cards of each colour (two with five players) and one more from the pile of their
choice. Cards follow the led colour and the highest of it takes the trick, except that a 9 takes either
colour and a Mask is the highest or the lowest of its own. As many Sun as Moon tricks earn a token a pair,
anything else costs the difference; three rounds make a game, or fewer when somebody has no token left.

`cards.py` says how cards, actions and tricks are numbered.
"""

from typing import Final

from mypy_extensions import i64

from chabudai.core import CHANCE, OVER, Outcome, Rng, bit, count_bits, index_of, nth_bit
from chabudai.games.taiki.rules.cards import (
    DRAW,
    LEAD,
    LOW,
    MASK,
    MASKS,
    MOON,
    NINE,
    NINES,
    SUN,
    TaikiRound,
    cards_of,
    pack_trick,
)
from chabudai.games.taiki.rules.table import (
    AWAIT_CARD,
    AWAIT_DEAL,
    AWAIT_DRAWS,
    AWAIT_FIRST,
    AWAIT_LEAD,
    DONE,
    NO_COLOUR,
    NOBODY,
    TaikiTable,
)

REASONS: Final = ["", "rounds", "bankrupt"]
ROUNDS: Final = 1
BANKRUPT: Final = 2

LAST_ROUND: Final = 3


def change_of(sun: i64, moon: i64) -> i64:
    """Tokens won or lost with this many tricks of each colour; never both (TA1, TA1a, TA2)."""
    if sun == moon:
        return sun
    return moon - sun if sun > moon else sun - moon


class Taiki(TaikiTable):
    """A game of Taïki for two to five seats."""

    def copy(self) -> "Taiki":
        twin = Taiki(self.seats, self.random_first, self.nine_obliges, self.best_of_3, self.starter)
        self.copy_onto(twin)
        return twin

    def mover(self) -> i64:
        if self.phase == AWAIT_CARD or self.phase == AWAIT_LEAD:
            return self.turn
        if self.phase == AWAIT_DRAWS:
            waiting: i64 = ~(self.drew_sun | self.drew_moon)
            return index_of(waiting & -waiting)
        return OVER if self.phase == DONE else CHANCE

    def awaiting(self) -> list[int]:
        if self.phase == AWAIT_DRAWS:
            drew: i64 = self.drew_sun | self.drew_moon
            return [seat for seat in range(self.seats) if not drew & bit(seat)]
        mover = self.mover()
        return [] if mover == OVER else [mover]

    def playable(self, seat: i64) -> i64:
        """What this seat may play: a 9 always, and a 9 alone does not oblige to follow (TA5, TA5a, TA5b)."""
        hand: i64 = self.hand(seat)
        if self.led == NO_COLOUR:
            return hand
        following: i64 = hand & cards_of(self.led)
        obliging: i64 = following if self.nine_obliges else following & ~NINES
        return following | (hand & NINES) if obliging else hand

    def legal(self, seat: int) -> list[int]:
        if self.phase == AWAIT_DRAWS:
            return [DRAW + SUN, DRAW + MOON] if seat in self.awaiting() else []
        if seat < 0 or seat != self.mover():
            return []
        if self.phase == AWAIT_LEAD:
            return [LEAD + seat, LEAD + self._left_of(seat)]
        return self._card_actions(self.playable(seat))

    def _card_actions(self, cards: i64) -> list[int]:
        """Lowest card first."""
        double: i64 = self._doubles()
        actions: list[int] = []
        while cards:
            single: i64 = cards & -cards
            card: i64 = index_of(single)
            actions.append(self._way(card, 0))
            if double & single:
                actions.append(self._way(card, 1))
            cards ^= single
        return actions

    def _doubles(self) -> i64:
        """Cards that leave a choice: a 9 while the other has not chosen (TA7), a Mask that may win.

        A Mask may win when it leads or follows the led colour (TA4, TA4a, TA4b).
        """
        masks: i64 = MASKS
        if self.led != NO_COLOUR:
            masks &= cards_of(self.led)
        return masks | NINES if self.nine == NO_COLOUR else masks

    def _way(self, card: i64, second: i64) -> i64:
        """The action that plays this card in its first or its second way."""
        rank: i64 = card & 15
        if rank == NINE:
            return 4 * card + (second if self.nine == NO_COLOUR else 1 - self.nine)
        if rank == MASK and (self.led == NO_COLOUR or self.led == card >> 4):
            return 4 * card + LOW + second
        return 4 * card

    def pick(self, rng: Rng) -> i64:
        if self.phase == AWAIT_DRAWS:
            return DRAW + rng.below(2)
        if self.phase == AWAIT_LEAD:
            return LEAD + (self.turn if rng.below(2) == 0 else self._left_of(self.turn))
        return self._pick_card(self.playable(self.turn), rng)

    def _pick_card(self, cards: i64, rng: Rng) -> i64:
        """Any of the actions, as likely as any other: a card that leaves a choice counts twice."""
        double: i64 = cards & self._doubles()
        plays: i64 = count_bits(cards)
        skip: i64 = rng.below(plays + count_bits(double))
        second: i64 = 0
        if skip >= plays:
            skip -= plays
            cards = double
            second = 1
        return self._way(index_of(nth_bit(cards, skip)), second)

    def play(self, seat: int, action: int) -> None:
        if action < DRAW:
            self._play_card(seat, action)
        elif action < LEAD:
            self._draw(seat, action - DRAW)
        else:
            self._open_trick(action - LEAD)

    def _draw(self, seat: i64, colour: i64) -> None:
        """The first seat to draw from a pile gets its top card, whatever the order of the seats (TA9b)."""
        card: i64
        if colour == SUN:
            card = self.sun_pile[0]
            self.sun_pile = self.sun_pile[1:]
            self.drew_sun |= bit(seat)
        else:
            card = self.moon_pile[0]
            self.moon_pile = self.moon_pile[1:]
            self.drew_moon |= bit(seat)
        self.hold(seat, self.hand(seat) | bit(card))
        if (self.drew_sun | self.drew_moon) == bit(self.seats) - 1:
            self.sun_pile = []
            self.moon_pile = []
            self._open_trick(self.starter)

    def _open_trick(self, leader: i64) -> None:
        self.leader = leader
        self.turn = leader
        self.led = NO_COLOUR
        self.nine = NO_COLOUR
        self.plays = 0
        self.played = 0
        self.phase = AWAIT_CARD

    def _play_card(self, seat: i64, action: i64) -> None:
        card: i64 = action >> 2
        how: i64 = action & 3
        self.hold(seat, self.hand(seat) & ~bit(card))
        self.shown |= bit(card)
        self.plays |= action << (7 * self.played)
        self.played += 1
        rank: i64 = card & 15
        if rank == NINE:
            self.nine = how
            self._compete(seat, how, rank)
        else:
            self._compete(seat, card >> 4, -1 if rank == MASK and how == LOW else rank)
            if self.led != card >> 4:
                self.refused |= bit(2 * seat + self.led)
        if self.played == self.seats:
            self._close_trick()
        else:
            self.turn = self._left_of(seat)

    def _compete(self, seat: i64, colour: i64, rank: i64) -> None:
        if self.led == NO_COLOUR:
            self.led = colour
        elif colour != self.led or rank < self.best:
            return
        self.best = rank
        self.winner = seat

    def _close_trick(self) -> None:
        """A trick has the led colour (TA28); its winner names the next leader (TA29), not after the last (TA17)."""
        self.tricks.append(pack_trick(self.leader, self.winner, self.led, self.plays))
        self.won += bit(8 * self.winner + 4 * self.led)
        self.turn = self.winner
        if self.hand(self.winner):
            self.phase = AWAIT_LEAD
        else:
            self._close_round()

    def _close_round(self) -> None:
        """Everybody scores before anybody can be found without tokens (TA13a)."""
        changes: list[int] = []
        tokens: list[int] = []
        for seat in range(self.seats):
            change: i64 = change_of(self.tricks_won(seat, SUN), self.tricks_won(seat, MOON))
            kept: i64 = self.tokens[seat] + change
            changes.append(change)
            tokens.append(max(0, kept))
        self.tokens = tokens
        self.rounds = [*self.rounds, TaikiRound(self.starter, self.tricks, changes, tokens)]
        self._clear_table()
        if self.best_of_3:
            self._count_win(changes)
        self._go_on()

    def _clear_table(self) -> None:
        self.tricks = []
        self.shown = 0
        self.refused = 0
        self.won = 0
        self.drew_sun = 0
        self.drew_moon = 0
        self._open_trick(NOBODY)

    def _count_win(self, changes: list[int]) -> None:
        """The better change of tokens wins (TA14b); two players never change alike (TA14c)."""
        winner: i64 = 0 if changes[0] > changes[1] else 1
        self.wins = [self.wins[seat] + (1 if seat == winner else 0) for seat in range(2)]

    def _go_on(self) -> None:
        if self._is_decided():
            self.phase = DONE
            self.reason = ROUNDS if self.best_of_3 or len(self.rounds) == LAST_ROUND else BANKRUPT
        elif self.random_first:
            self.starter = NOBODY
            self.phase = AWAIT_FIRST
        else:
            self.starter = self._left_of(self.starter)
            self.phase = AWAIT_DEAL

    def _is_decided(self) -> bool:
        if self.best_of_3:
            return 2 in self.wins
        return len(self.rounds) == LAST_ROUND or 0 in self.tokens

    def _left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.seats else 0

    def scores(self) -> list[int]:
        return list(self.wins if self.best_of_3 else self.tokens)

    def outcome(self) -> Outcome | None:
        if self.phase != DONE:
            return None
        scores = self.scores()
        ranks = [1 + sum(other > score for other in scores) for score in scores]
        return Outcome(tuple(ranks), tuple(scores), REASONS[self.reason])
