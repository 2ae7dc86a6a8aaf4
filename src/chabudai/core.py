"""What every game is made of: seats, chance, a state that can be played, and an outcome.

Pure and compiled. Seats are numbered from 0. A state holds no random generator and no clock: both are handed in.
Actions are small integers here; `notation.py` of each game turns them into words.

Whole numbers are `i64` where speed matters. They wrap when compiled and do not when interpreted, so every value
in this package stays below 2**63 by construction.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chabudai.outcome import Outcome as Outcome

CHANCE: Final = -1
"""The one who shuffles, awaited like a seat."""

OVER: Final = -2
"""What `State.mover` answers when nobody is awaited any more."""

FIRST: Final = 0
"""The chance entry every game shares, `[FIRST, seat]`: who begins. Games number their own kinds from 1."""

_WORD: Final = 0xFFFFFFFF


def bit(n: i64) -> i64:
    """2**n for n up to 62. A literal `i64(1) << n` is shifted as 32 bits when compiled, a parameter is not."""
    return _shifted(1, n)


def _shifted(value: i64, n: i64) -> i64:
    return value << n


def count_bits(mask: i64) -> i64:
    """How many of the lowest 32 bits are set; no other may be."""
    mask = mask - ((mask >> 1) & 0x55555555)
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    mask = mask + (mask >> 8)
    return (mask + (mask >> 16)) & 0x3F


def index_of(single: i64) -> i64:
    """The number of the only bit that is set, below 32."""
    index: i64 = 0
    if single & 0xFFFF0000:
        index += 16
    if single & 0xFF00FF00:
        index += 8
    if single & 0xF0F0F0F0:
        index += 4
    if single & 0xCCCCCCCC:
        index += 2
    if single & 0xAAAAAAAA:
        index += 1
    return index


def nth_bit(mask: i64, n: i64) -> i64:
    """The n-th bit that is set, lowest first and counted from 0, alone."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return mask & -mask


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A source of chance. `Dice` serves search and simulation; a match brings its own, fair and checkable."""

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, every one as likely. n is at most 2**31."""
        raise NotImplementedError


class Dice(Rng):
    """xoshiro128**: small, fast, and the same numbers compiled and interpreted."""

    def __init__(self, seed: int) -> None:
        words = [0, 0, 0, 0]
        mix = seed % (1 << 64)
        for index in range(4):
            mix = (mix + 0x9E3779B97F4A7C15) % (1 << 64)
            word = mix
            word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) % (1 << 64)
            word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) % (1 << 64)
            words[index] = (word ^ (word >> 31)) & 0xFFFFFFFF
        self._a: i64 = words[0]
        self._b: i64 = words[1]
        self._c: i64 = words[2]
        self._d: i64 = words[3] | 1

    def word(self) -> i64:
        """The next 32 random bits."""
        b: i64 = self._b
        mixed: i64 = (b * 5) & _WORD
        mixed = ((mixed << 7) | (mixed >> 25)) & _WORD
        c: i64 = self._c ^ self._a
        d: i64 = self._d ^ b
        self._b = b ^ c
        self._a ^= d
        self._c = c ^ ((b << 9) & _WORD)
        self._d = ((d << 11) | (d >> 21)) & _WORD
        return (mixed * 9) & _WORD

    def below(self, n: i64) -> i64:
        product: i64 = self.word() * n
        low: i64 = product & _WORD
        if low < n:
            floor: i64 = (_WORD + 1 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & _WORD
        return product >> 32


def shuffle(items: list[int], rng: Rng) -> None:
    """Fisher and Yates, in place."""
    last: i64 = len(items) - 1
    while last > 0:
        other: i64 = rng.below(last + 1)
        items[last], items[other] = items[other], items[last]
        last -= 1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game: what the rules need to know and nothing else.

    `play` and `deal` trust their caller, because search calls them millions of times; `Match` is the door that checks.
    """

    def awaiting(self) -> list[int]:
        """The seats that may act now; `[CHANCE]` when a shuffle is due; empty when the game is over."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """All actions of this seat now; empty when it is not awaited. The only place where legality is said."""
        raise NotImplementedError

    def play(self, seat: int, action: int) -> None:
        raise NotImplementedError

    def copy(self) -> "State":
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        raise NotImplementedError

    def scores(self) -> list[int]:
        """What the game itself counts, as it stands."""
        raise NotImplementedError

    def redeal(self, seat: int, rng: Rng) -> None:
        """Resample in place, evenly, everything that `seat` cannot know (-1: a spectator)."""
        raise NotImplementedError

    def shuffle(self, rng: Rng) -> list[int]:
        """Draw the chance entry that is due: its kind, then its content. Changes nothing."""
        raise NotImplementedError

    def admits(self, entry: list[int]) -> bool:
        """Could this chance entry happen now?"""
        raise NotImplementedError

    def deal(self, entry: list[int]) -> None:
        """Let a chance entry happen."""
        raise NotImplementedError

    def mover(self) -> i64:
        """Whom search asks next: the first awaited seat, CHANCE, or OVER."""
        seats = self.awaiting()
        return seats[0] if seats else OVER

    def pick(self, rng: Rng) -> i64:
        """A legal action of the mover for a random playout. Games override it where they can be faster."""
        actions = self.legal(self.mover())
        return actions[rng.below(len(actions))]

    def rewards(self) -> list[float]:
        """For search, when the game is over: 1 to the winner, 0 to the last, shared and spread by rank."""
        outcome = self.outcome()
        if outcome is None:
            raise ValueError("the game is not over")
        return spread(outcome.ranks)

    # For solvers only: games of two seats without chance or secrets

    def key(self) -> i64:
        """The position as a number, within one deal."""
        raise NotImplementedError

    def restore(self, key: i64) -> None:
        """Go back to the position of this deal that has that key."""
        raise NotImplementedError

    def worth(self, seat: i64) -> i64:
        """When the game is over, what the end is worth to this seat; the other of two gets the opposite."""
        outcome = self.outcome()
        if outcome is None or outcome.ranks[0] == outcome.ranks[1]:
            return 0
        return 1 if outcome.ranks[seat] == 1 else -1

    def most(self) -> i64:
        """The largest `worth` there can be from here."""
        return 1

    def promising(self, tried: i64) -> i64:
        """The legal action to look at first among those not in the mask `tried`; -1 when none is left."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """What search may be told about a game. This one knows nothing; a game's own subclass knows better.

    It sees full states, but only such as a search has imagined behind a view.
    """

    def __init__(self, exploration: float = 0.7, horizon: int = 0, widening: float = 0.0) -> None:
        """After `horizon` actions a playout stops where `prospects` answers (0: at the end or between rounds).

        With `widening` w a position visited n times tries only its first 1 + w * sqrt(n) actions (0: all).
        """
        self.exploration: float = exploration
        self.horizon: i64 = horizon
        self.widening: float = widening

    def hunch(self, state: State, rng: Rng) -> i64:
        """The mover's action in a playout."""
        return state.pick(rng)

    def prospects(self, state: State) -> list[float]:
        """What each seat may hope for before the end, from 0 to 1; empty where only playing on can tell."""
        return []

    def ordered(self, state: State, seat: i64) -> list[int]:
        """The legal actions, the most promising first when `widening` is used."""
        return state.legal(seat)

    def solves(self, state: State) -> bool:
        """Is it late enough to solve worlds with all cards open rather than grow a tree over them?"""
        return False

    def plans(self, state: State, seat: i64, thinker: i64) -> bool:
        """Should the tree of `thinker` plan what this mover chooses, or leave it to a hunch?

        A plan is no good for choices made unseen, or after something has shown that the tree does not tell apart.
        """
        return True

    def rests(self, state: State) -> bool:
        """Does the tree end here, so that the rest is a playout?"""
        return False


def spread(ranks: tuple[int, ...]) -> list[float]:
    """Winners share 1, everyone else gets 0; when all tie, one half each."""
    winners = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    if winners == len(ranks):
        return [0.5] * winners
    share = 1.0 / winners
    return [share if rank == 1 else 0.0 for rank in ranks]
