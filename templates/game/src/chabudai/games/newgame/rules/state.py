"""Newgame: the higher of two stones takes the trick. An action is the number of a stone."""

from typing import Final

from mypy_extensions import i64

from chabudai.core import CHANCE, FIRST, Outcome, Rng, State
from chabudai.core import shuffle as shuffle_items

DEAL: Final = 1
"""The kind of the chance entry `[DEAL, three of seat 0, three of seat 1, the one aside]`."""

STONES: Final = 7
HAND: Final = 3


def beats(answer: int, led: int) -> bool:
    """Whether the second stone of a trick takes it (NG6)."""
    return answer > led


class Newgame(State):
    def __init__(self, first: int) -> None:
        self.starter: i64 = first
        self.turn: i64 = first
        self.hands: list[list[int]] = []
        self.aside: i64 = 0
        self.plays: list[int] = []
        self.won: list[int] = [0, 0]

    def copy(self) -> "Newgame":
        twin = Newgame(self.starter)
        twin.turn = self.turn
        twin.hands = [hand.copy() for hand in self.hands]
        twin.aside = self.aside
        twin.plays = self.plays.copy()
        twin.won = self.won.copy()
        return twin

    def awaiting(self) -> list[int]:
        if not self.hands:
            return [CHANCE]
        return [] if self.is_over() else [self.turn]

    def is_over(self) -> bool:
        return len(self.plays) == 2 * HAND

    def legal(self, seat: int) -> list[int]:
        """Any stone of the hand (NG5)."""
        return self.hands[seat].copy() if seat in self.awaiting() else []

    def play(self, seat: int, action: int) -> None:
        self.hands[seat].remove(action)
        self.plays.append(action)
        self.turn = 1 - seat
        if len(self.plays) % 2 == 0:
            self.turn = seat if beats(action, self.plays[-2]) else 1 - seat
            self.won[self.turn] += 1

    def shuffle(self, rng: Rng) -> list[int]:
        if self.starter < 0:
            return [FIRST, rng.below(2)]
        stones = list(range(1, STONES + 1))
        shuffle_items(stones, rng)
        return [DEAL, *stones]

    def admits(self, entry: list[int]) -> bool:
        if self.starter < 0:
            return len(entry) == 2 and entry[0] == FIRST and 0 <= entry[1] < 2
        return not self.hands and entry[0] == DEAL and sorted(entry[1:]) == list(range(1, STONES + 1))

    def deal(self, entry: list[int]) -> None:
        """Three stones each and one aside (NG2)."""
        if entry[0] == FIRST:
            self.starter = entry[1]
            self.turn = entry[1]
        else:
            self.hands = [sorted(entry[1:4]), sorted(entry[4:7])]
            self.aside = entry[7]

    def redeal(self, seat: int, rng: Rng) -> None:
        """Shuffle what the seat cannot know: the stone aside and every hand but its own."""
        if not self.hands:
            return
        others = [other for other in range(2) if other != seat]
        unknown: list[int] = [self.aside]
        for other in others:
            unknown += self.hands[other]
        shuffle_items(unknown, rng)
        self.aside = unknown.pop()
        for other in others:
            self.hands[other] = sorted(unknown.pop() for _ in self.hands[other])

    def scores(self) -> list[int]:
        return self.won.copy()

    def outcome(self) -> Outcome | None:
        """More tricks win (NG8)."""
        if not self.is_over():
            return None
        ranks = (1, 2) if self.won[0] > self.won[1] else (2, 1)
        return Outcome(ranks, (self.won[0], self.won[1]), "tricks")
