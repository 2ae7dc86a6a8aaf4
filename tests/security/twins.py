"""Two games that one viewer cannot tell apart: wherever it may, what that viewer does not know is another."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from chabudai import GAMES, Dice
from chabudai.core import CHANCE, State
from chabudai.errors import BadNotation
from chabudai.match import Match
from chabudai.match.log import CHANCE_NAME, Entry
from tests.walk import Variant, seen

TRIES = ((60, True), (6, True), (2, True), (6, False), (2, False), (2, False))
"""How often two cards of a shuffle are exchanged, if the viewer cannot see it; and may secret actions differ?"""


@dataclass
class Twins:
    """`left` and `right` are two logs of the same length, the same to `viewer` after every entry."""

    variant: Variant
    viewer: int | None
    left: list[Entry] = field(default_factory=list)
    right: list[Entry] = field(default_factory=list)

    @property
    def begun(self) -> int:
        """How many entries there are when the last shuffle is done."""
        drawn = [number for number, entry in enumerate(self.left) if entry.who == CHANCE_NAME]
        return drawn[-1] + 1 if drawn else 0

    def not_for_viewer(self) -> list[str]:
        """The latest actions of anybody that the viewer may not do at the end of the left log."""
        name, seats, options = self.variant
        match = Match(GAMES[name], options, seats).replay(self.left)
        mine = [] if self.viewer is None else match.legal(self.viewer)
        return [entry.text for entry in self.left[self.begun :] if entry.text not in mine][-4:]

    def later_shuffles_cut(self, least: int) -> "Twins":
        """As far as the shuffle that comes after so many entries: a server draws its own."""
        drawn = [number for number, entry in enumerate(self.left) if entry.who == CHANCE_NAME]
        # Whatever leads to a shuffle would make the server draw one.
        end = next((number - 1 for number in drawn if number >= least), len(self.left))
        return Twins(self.variant, self.viewer, self.left[:end], self.right[:end])


class Pair:
    def __init__(self, variant: Variant, viewer: int | None, seed: int, swaps: int, apart: bool) -> None:
        name, seats, options = variant
        self._swaps, self._apart = swaps, apart
        self.game = GAMES[name]
        self.viewer = viewer
        self.dice = Dice(seed)
        self.left, self.right = Match(self.game, options, seats), Match(self.game, options, seats)

    def look_alike(self, left: State, right: State) -> bool:
        return seen(self.game, left, self.viewer) == seen(self.game, right, self.viewer)

    def step(self) -> bool:
        """One entry more in both; False when there is none that the viewer sees alike."""
        if self.left.outcome or self.left.awaiting != self.right.awaiting:
            return False
        found = self._shuffled() if self.left.awaiting == [CHANCE] else self._acted()
        if found:
            self.left.append(found[0])
            self.right.append(found[1])
        return found is not None

    def _shuffled(self) -> tuple[Entry, Entry] | None:
        notation = self.game.notation
        left = notation.format_chance(self.left.state.shuffle(self.dice))
        right = notation.format_chance(self.right.state.shuffle(self.dice))
        usable = [text for text in (right, left) if self._admits(left, text)]
        if not usable:
            return None
        chosen = usable[0]
        for _ in range(self._swaps):
            candidate = self._swapped(chosen)
            if self._admits(left, candidate):
                chosen = candidate
        return Entry(CHANCE_NAME, left), Entry(CHANCE_NAME, chosen)

    def _swapped(self, text: str) -> str:
        words = text.split(" ")
        one, two = 1 + self.dice.below(len(words) - 1), 1 + self.dice.below(len(words) - 1)
        words[one], words[two] = words[two], words[one]
        return " ".join(words)

    def _admits(self, left: str, right: str) -> bool:
        parse = self.game.notation.parse_chance
        worlds = self.left.state.copy(), self.right.state.copy()
        try:
            dealt = parse(left), parse(right)
        except BadNotation:
            return False  # two cards of different piles were exchanged
        if not worlds[1].admits(dealt[1]):
            return False
        worlds[0].deal(dealt[0])
        worlds[1].deal(dealt[1])
        return self.look_alike(*worlds)

    def _acted(self) -> tuple[Entry, Entry] | None:
        seats = self.left.awaiting
        seat = seats[self.dice.below(len(seats))]
        for left, right in self._choices(seat):
            worlds = self.left.state.copy(), self.right.state.copy()
            worlds[0].play(seat, self.game.notation.parse(left))
            worlds[1].play(seat, self.game.notation.parse(right))
            if self.look_alike(*worlds) and worlds[0].outcome() is None:
                return Entry(seat, left), Entry(seat, right)
        return None

    def _choices(self, seat: int) -> Iterator[tuple[str, str]]:
        """Two that are kept secret first, then the same in both worlds."""
        lefts, rights = self.left.legal(seat), self.right.legal(seat)
        self._mix(lefts)
        self._mix(rights)
        if seat != self.viewer and self._apart:
            secret = self.game.secret
            hidden = [text for text in rights if secret(seat, text)]
            for left in [text for text in lefts if secret(seat, text)]:
                yield from ((left, right) for right in hidden if right != left)
        yield from ((text, text) for text in lefts if text in rights)

    def _mix(self, texts: list[str]) -> None:
        for number in range(len(texts) - 1, 0, -1):
            other = self.dice.below(number + 1)
            texts[number], texts[other] = texts[other], texts[number]


def twins(variant: Variant, viewer: int | None, seed: int, entries: int) -> list[Twins]:
    """The pair that differs most, and the one that lasts longest before the viewer sees a difference."""
    found = [_twins(variant, viewer, seed + number, entries, tried) for number, tried in enumerate(TRIES)]
    longest = max(found, key=lambda pair: (pair.left != pair.right, len(pair.left)))
    return [found[0], longest]


def _twins(variant: Variant, viewer: int | None, seed: int, entries: int, tried: tuple[int, bool]) -> Twins:
    pair = Pair(variant, viewer, seed, *tried)
    while len(pair.left.log) < entries and pair.step():
        pass
    return Twins(variant, viewer, pair.left.log, pair.right.log)
