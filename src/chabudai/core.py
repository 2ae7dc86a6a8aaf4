"""The base classes of the engine: states, policies for search, random generators and outcomes.

This module is pure and compiled. Seats are numbered from 0. A state holds no random generator and no clock: the caller
passes both. Actions are small integers here. `notation.py` of each game turns them into text.

Integers are `i64` where speed matters. They wrap when compiled but not when interpreted, so every value in this
package stays below 2**63.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from chabudai.outcome import Outcome as Outcome

CHANCE: Final = -1
"""The number that stands for chance where seats are listed. A shuffle or a draw is awaited like an action."""

OVER: Final = -2
"""The value of `State.mover` when the game is over."""

FIRST: Final = 0
"""The kind of the chance entry `[FIRST, seat]`, which says who begins. Games number their own kinds from 1."""

_WORD: Final = 0xFFFFFFFF


def bit(n: i64) -> i64:
    """Return 2**n, for n up to 62. When compiled, the literal `i64(1) << n` shifts only 32 bits; this does not."""
    return _shifted(1, n)


def _shifted(value: i64, n: i64) -> i64:
    return value << n


def count_bits(mask: i64) -> i64:
    """Return how many of the lowest 32 bits are set. Higher bits must be 0."""
    mask = mask - ((mask >> 1) & 0x55555555)
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F
    mask = mask + (mask >> 8)
    return (mask + (mask >> 16)) & 0x3F


def index_of(single: i64) -> i64:
    """Return the position of the only bit that is set, below 32."""
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
    """Return the n-th set bit as a mask. Bits are counted from 0, the lowest first."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return mask & -mask


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A source of random numbers. Search and simulation use `Dice`; a match can use a fair and checkable one."""

    def below(self, n: i64) -> i64:
        """Return a random integer from 0 to n - 1, each equally likely. n is at most 2**31."""
        raise NotImplementedError


class Dice(Rng):
    """A fast random generator with a seed (xoshiro128**). It gives the same numbers compiled and interpreted."""

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
        """Return the next 32 random bits."""
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
        """Return a random integer from 0 to n - 1, each equally likely."""
        product: i64 = self.word() * n
        low: i64 = product & _WORD
        if low < n:
            floor: i64 = (_WORD + 1 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & _WORD
        return product >> 32


def shuffle(items: list[int], rng: Rng) -> None:
    """Shuffle a list in place (Fisher–Yates)."""
    last: i64 = len(items) - 1
    while last > 0:
        other: i64 = rng.below(last + 1)
        items[last], items[other] = items[other], items[last]
        last -= 1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game: everything the rules need, also what is hidden.

    `play` and `deal` do not check their arguments, because search calls them millions of times. `Match` checks.
    """

    recording: bool = False
    """Whether a game keeps what its views tell of the last action, step by step. A match sets it, a search does not."""

    def awaiting(self) -> list[int]:
        """Return the seats that may act now: `[CHANCE]` if a shuffle is due, an empty list if the game is over."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """Return all actions of this seat now, or an empty list if it is not awaited. Legality is defined only here."""
        raise NotImplementedError

    def play(self, seat: int, action: int) -> None:
        """Play a legal action of this seat, in place."""
        raise NotImplementedError

    def copy(self) -> "State":
        """Return an independent copy of this position."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Return the outcome, or None while the game goes on."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Return the score of each seat as it stands now."""
        raise NotImplementedError

    def redeal(self, seat: int, rng: Rng) -> None:
        """Replace everything that `seat` cannot know by a random possibility, in place; -1 is a spectator.

        Every possibility is equally likely.
        """
        raise NotImplementedError

    def shuffle(self, rng: Rng) -> list[int]:
        """Draw the chance entry that is due: its kind, then its content. The state does not change."""
        raise NotImplementedError

    def admits(self, entry: list[int]) -> bool:
        """Return whether this chance entry is possible now."""
        raise NotImplementedError

    def deal(self, entry: list[int]) -> None:
        """Apply a chance entry, in place."""
        raise NotImplementedError

    def mover(self) -> i64:
        """Return who acts next in a search: the first awaited seat, `CHANCE` or `OVER`."""
        seats = self.awaiting()
        return seats[0] if seats else OVER

    def pick(self, rng: Rng) -> i64:
        """Return a random legal action of the mover, for a playout. Games override it where they can be faster."""
        actions = self.legal(self.mover())
        return actions[rng.below(len(actions))]

    def rewards(self) -> list[float]:
        """Return the reward of each seat when the game is over: winners share 1, the others get 0."""
        outcome = self.outcome()
        if outcome is None:
            raise ValueError("the game is not over")
        return spread(outcome.ranks)

    # For solvers only: games of two seats without chance or secrets

    def key(self) -> i64:
        """Return a number that identifies this position within one deal."""
        raise NotImplementedError

    def restore(self, key: i64) -> None:
        """Go back to the position of this deal that has this key."""
        raise NotImplementedError

    def worth(self, seat: i64) -> i64:
        """Return the value of a finished game for this seat. The other of two seats gets the opposite."""
        outcome = self.outcome()
        if outcome is None or outcome.ranks[0] == outcome.ranks[1]:
            return 0
        return 1 if outcome.ranks[seat] == 1 else -1

    def most(self) -> i64:
        """Return the largest `worth` that is possible from here."""
        return 1

    def promising(self, tried: i64) -> i64:
        """Return the legal action to search first among those not in the mask `tried`, or -1 if none is left."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """What a game tells the search: estimates, orders of actions, choices for playouts. This one knows nothing.

    A game's own subclass knows more. A policy sees full states, but only states that a search has sampled from a view.
    """

    def __init__(self, exploration: float = 0.7, horizon: int = 0, widening: float = 0.0) -> None:
        """Set the constants of the search.

        After `horizon` actions a playout stops where `prospects` returns estimates. With 0 it stops only at the end or
        between rounds. With `widening` w, a position with n visits tries only its first 1 + w * sqrt(n) actions; 0
        tries all.
        """
        self.exploration: float = exploration
        self.horizon: i64 = horizon
        self.widening: float = widening

    def hunch(self, state: State, rng: Rng) -> i64:
        """Return the mover's action in a playout."""
        return state.pick(rng)

    def prospects(self, state: State) -> list[float]:
        """Return an estimate for each seat from 0 to 1, or an empty list if there is none for this position."""
        return []

    def ordered(self, state: State, seat: i64) -> list[int]:
        """Return the legal actions of a seat. With `widening`, the most promising come first."""
        return state.legal(seat)

    def solves(self, state: State) -> bool:
        """Return whether the game is late enough to solve sampled worlds instead of growing a tree."""
        return False

    def plans(self, state: State, seat: i64, thinker: i64) -> bool:
        """Return whether the search of `thinker` should grow its tree for this choice of `seat`.

        If not, the choice is made by `hunch`. The tree cannot plan choices that are made in secret, or choices that
        depend on something shown that the tree does not distinguish.
        """
        return True

    def rests(self, state: State) -> bool:
        """Return whether the tree ends here and the rest is a playout."""
        return False


def spread(ranks: tuple[int, ...]) -> list[float]:
    """Return the rewards for these ranks: winners share 1, the others get 0. If all tie, each gets one half."""
    winners = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    if winners == len(ranks):
        return [0.5] * winners
    share = 1.0 / winners
    return [share if rank == 1 else 0.0 for rank in ranks]
