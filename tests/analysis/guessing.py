"""A game of one guess with a name card: what the guesser can know and what is true are far apart."""

from typing import Any

from chabudai.core import Outcome, Rng, State
from chabudai.games.card import Action, Game, View
from tests.search.small_games import Guess


class Name(Action, frozen=True, tag="name"):
    box: int


class GuessView(View, frozen=True, kw_only=True):
    legal: list[Name]


class Notes:
    """Boxes are written by their number; the sure half is box 3."""

    Actions = Name
    format = staticmethod(str)
    parse = staticmethod(int)
    spell = staticmethod(Name)

    def unspell(self, value: Any) -> int:
        return int(value.box)

    def format_chance(self, entry: list[int]) -> str:
        raise NotImplementedError

    def parse_chance(self, text: str) -> list[int]:
        raise NotImplementedError


def view(state: Guess, seat: int | None) -> GuessView:
    outcome: Outcome | None = state.outcome()
    legal = [Name(box) for box in state.legal(0)] if seat == 0 else []
    return GuessView(
        seat=seat, seats=2, awaiting=state.awaiting(), scores=[0, 0], outcome=outcome, legal=legal
    )


def sample(_view: GuessView, rng: Rng) -> State:
    return Guess(int(rng.below(3)))


GUESSING = Game(
    name="guessing",
    title="Guessing",
    seats=(2,),
    minutes=(1, 1),
    options=(),
    start=lambda _options, _seats: Guess(),
    notation=Notes(),
    view_type=GuessView,
    view=view,
    sample=sample,
    longest=lambda _options, _seats: 1,
)
