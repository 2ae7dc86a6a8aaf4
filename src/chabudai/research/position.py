"""A game played by numbers, for the environments. Chance draws by itself from a seed.

Everything follows from the setup, the seed and the actions. A copy goes on exactly like the original. Only views and
masks are shown.
"""

from collections.abc import Mapping
from typing import Any

from chabudai.core import CHANCE, OVER, Dice, State, spread
from chabudai.errors import GameOver, IllegalAction
from chabudai.games import game as find_game
from chabudai.games.card import View
from chabudai.research.encoding import Mask, Row, encoding

LONGEST = 20_000
"""The number of actions after which a game is cut off if the rules set no bound."""


Trail = tuple[Any, int]
"""The history of a position, as a linked list from the last step back. Copies share it."""


class Setup:
    """What is played: a game with its seats and options, or a part of it.

    `opening` random actions are played before the first turn. The game is cut off after `actions` more.
    """

    def __init__(
        self,
        name: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        opening: int = 0,
        actions: int | None = None,
    ) -> None:
        self._given = (name, seats, options, opening, actions)
        self.game = find_game(name)
        self.seats = self.game.check_seats(seats)
        self.options = self.game.resolve(options, self.seats)
        self.encoding = encoding(self.game.name, self.seats)
        self.opening = opening
        self.longest = actions or self.game.longest(self.options, self.seats) or LONGEST

    def __reduce__(self) -> tuple[Any, ...]:
        return _set_up, self._given

    def start(self) -> State:
        """Return the first state of the game, before any shuffle."""
        return self.game.start(self.options, self.seats)

    def begin(self, seed: int) -> "Position":
        """Return the first position in which a seat is to act."""
        return Position(self, self.start(), seed)._opened()


class Position:
    """A position: who is to act, what they see and what they may do, in the numbers of the setup's encoding."""

    def __init__(self, setup: Setup, state: State, seed: int) -> None:
        self.setup = setup
        self.played = 0
        self._state = state
        self._began, self._seed = seed, seed
        self._draws = 0
        self._trail: Trail | None = None
        self._is_imagined = False

    def copy(self) -> "Position":
        """Return a copy that goes on exactly like the original, including later shuffles."""
        twin = Position(self.setup, self._state.copy(), self._seed)
        twin.played, twin._draws, twin._trail = self.played, self._draws, self._trail
        twin._began, twin._is_imagined = self._began, self._is_imagined
        return twin

    def __deepcopy__(self, _memo: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the seed and the actions. They are played again when the position is read."""
        if self._is_imagined:
            raise ValueError("a redealt world has no past to save it by")
        return _replayed, (self.setup, self._began, _unrolled(self._trail))

    def redealt(self, seat: int, seed: int) -> "Position":
        """Return another world that looks the same to this seat, with other shuffles to come."""
        twin = self.copy()
        twin._state.redeal(seat, Dice(seed))
        twin._seed, twin._is_imagined = seed, True
        return twin

    @property
    def mover(self) -> int:
        """The seat that is to act, `CHANCE` or `OVER`."""
        if self.is_cut:
            return OVER
        return self._state.mover()

    @property
    def is_cut(self) -> bool:
        """Whether the game was cut off before its end."""
        return self.played >= self.setup.longest and self._state.outcome() is None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended or was cut off."""
        return self.mover == OVER

    def view(self, seat: int) -> View:
        """Return everything that this seat may know."""
        return self.setup.game.view(self._state, seat)

    def row(self, seat: int) -> Row:
        """Return the view of this seat as a row of numbers."""
        return self.setup.encoding.row(self.view(seat))

    def legal(self, seat: int) -> list[int]:
        """Return the numbers of this seat's legal actions, sorted; none unless it is its turn."""
        return self.setup.encoding.numbers(self._actions(seat))

    def mask(self, seat: int) -> Mask:
        """Return an array with 1 for each of this seat's legal actions."""
        return self.setup.encoding.mask(self._actions(seat))

    def _actions(self, seat: int) -> list[int]:
        return self._state.legal(seat) if seat == self.mover else []

    def pick(self, rng: Dice) -> int:
        """Return a random legal action of the mover."""
        return self.setup.encoding.number(self._state.pick(rng))

    def play(self, number: int) -> None:
        """Play the mover's action, then let chance draw. A refused action changes nothing."""
        self.act(number)
        self.settle()

    def act(self, number: int) -> None:
        """Play the mover's action alone, without chance."""
        seat = self.mover
        if seat in (CHANCE, OVER):
            raise GameOver("nobody is asked any more")
        known = 0 <= number < self.setup.encoding.actions
        if not known or self.setup.encoding.action(number) not in self._state.legal(seat):
            raise IllegalAction(f"seat {seat} cannot do {number} now")
        self._state.play(seat, self.setup.encoding.action(number))
        self.played += 1
        self._trail = (self._trail, number)

    def settle(self, seed: int | None = None) -> None:
        """Let chance draw until a seat is to act. With a seed, this and all later shuffles follow from it."""
        self._seed = self._seed if seed is None else seed
        if self.mover == CHANCE:
            self._trail = (self._trail, -1 - self._seed)
        while self.mover == CHANCE:
            self._state.deal(self._state.shuffle(Dice((self._seed << 20) + self._draws)))
            self._draws += 1

    def returns(self) -> list[float]:
        """Return what each seat gained, from -1 to 1, with the sum 0.

        If the game was cut off, the scores as they stand decide.
        """
        outcome = self._state.outcome()
        ranks = outcome.ranks if outcome else _ranks(self._state.scores())
        shares = spread(tuple(ranks))
        total, seats = sum(shares), len(shares)
        return [(seats * share / total - 1) / (seats - 1) for share in shares]

    def _opened(self) -> "Position":
        """Return the position after the opening. An opening that ends the game is replaced by another."""
        for attempt in range(1000):
            twin, dice = self.copy(), Dice((self._seed << 10) + attempt)
            twin.settle()
            for _ in range(self.setup.opening):
                if twin.is_over:
                    break
                twin.play(twin.pick(dice))
                twin.played = 0
            if not twin.is_over or self.setup.opening == 0:
                twin._trail = None
                return twin
        raise ValueError(f"an opening of {self.setup.opening} actions always ends the game")


def _set_up(name: str, seats: int | None, options: Any, opening: int, actions: int | None) -> Setup:
    return Setup(name, seats=seats, options=options, opening=opening, actions=actions)


def _unrolled(trail: Trail | None) -> list[int]:
    """Return the history as numbers: actions, and -1 minus the seed where chance drew."""
    found: list[int] = []
    while trail is not None:
        trail, number = trail
        found.append(number)
    return found[::-1]


def _replayed(setup: Setup, seed: int, trail: list[int]) -> Position:
    position = setup.begin(seed)
    for number in trail:
        if number < 0:
            position.settle(-1 - number)
        else:
            position.act(number)
    return position


def _ranks(scores: list[int]) -> list[int]:
    return [1 + sum(other > score for other in scores) for score in scores]
