"""Small games with known answers, for the searches."""

from chabudai.core import Outcome, Rng, State


class Guess(State):
    """Seat 0 may take a sure half, or name one of three boxes; the full one, hidden from it, holds everything.

    A search that peeks names the full box and expects 1; an honest one expects a third and takes the half.
    """

    SURE = 3

    def __init__(self, full: int = 0) -> None:
        self.full = full
        self.chosen = -1

    def copy(self) -> "Guess":
        twin = Guess(self.full)
        twin.chosen = self.chosen
        return twin

    def awaiting(self) -> list[int]:
        return [0] if self.chosen < 0 else []

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2, self.SURE] if seat in self.awaiting() else []

    def play(self, seat: int, action: int) -> None:
        self.chosen = action

    def redeal(self, seat: int, rng: Rng) -> None:
        if seat != 1:
            self.full = int(rng.below(3))

    def outcome(self) -> Outcome | None:
        return Outcome((1, 1), (0, 0), "over") if self.chosen >= 0 else None

    def rewards(self) -> list[float]:
        mine = 0.5 if self.chosen == self.SURE else float(self.chosen == self.full)
        return [mine, 1.0 - mine]


class Shares(State):
    """Two of three seats choose in turn; `ENDS` says what each earns.

    Seat 0 opens a door; behind door 0 seat 1 decides between two ends, behind door 1 seat 2 does.
    """

    ENDS = (((0.9, 0.1, 0.0), (0.2, 0.8, 0.0)), ((0.5, 0.0, 0.5), (1.0, 0.0, 0.0)))
    DECIDERS = (1, 2)

    def __init__(self) -> None:
        self.door = -1
        self.end = -1

    def copy(self) -> "Shares":
        twin = type(self)()
        twin.door, twin.end = self.door, self.end
        return twin

    def awaiting(self) -> list[int]:
        if self.end >= 0:
            return []
        return [0] if self.door < 0 else [self.DECIDERS[self.door]]

    def legal(self, seat: int) -> list[int]:
        return [0, 1] if seat in self.awaiting() else []

    def play(self, seat: int, action: int) -> None:
        if self.door < 0:
            self.door = action
        else:
            self.end = action

    def redeal(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""

    def outcome(self) -> Outcome | None:
        return None if self.end < 0 else Outcome((1, 2, 2), (0, 0, 0), "over")

    def rewards(self) -> list[float]:
        return list(self.ENDS[self.door][self.end])


class Partners(Shares):
    """Seats 0 and 2 earn the same: what is behind door 1 is then the better choice by far."""

    ENDS = (((0.6, 0.4, 0.6), (0.4, 0.6, 0.4)), ((0.1, 0.9, 0.1), (1.0, 0.0, 1.0)))


class Matching(State):
    """Both seats show a side of a coin at once; seat 1 wins if they are equal, but one of its sides is worth more.

    Seat 1 is asked although seat 0 comes first. If it could be read by seat 0, nothing would be worth anything.
    """

    def __init__(self) -> None:
        self.shown = [-1, -1]

    def copy(self) -> "Matching":
        twin = Matching()
        twin.shown = self.shown.copy()
        return twin

    def awaiting(self) -> list[int]:
        return [seat for seat in (0, 1) if self.shown[seat] < 0]

    def legal(self, seat: int) -> list[int]:
        return [0, 1] if seat in self.awaiting() else []

    def play(self, seat: int, action: int) -> None:
        self.shown[seat] = action

    def redeal(self, seat: int, rng: Rng) -> None:
        other = 1 - seat
        if seat >= 0 and self.shown[other] >= 0:
            self.shown[other] = int(rng.below(2))

    def outcome(self) -> Outcome | None:
        return None if self.awaiting() else Outcome((1, 1), (0, 0), "over")

    def rewards(self) -> list[float]:
        equal = self.shown[0] == self.shown[1]
        won = (1.0 if self.shown[1] else 0.6) if equal else 0.0
        return [1.0 - won, won]
