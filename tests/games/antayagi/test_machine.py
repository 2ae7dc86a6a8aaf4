"""Arbitrary actions, legal and not: the illegal raise the documented error and change nothing."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from chabudai import Dice, Match, game
from chabudai.errors import BadNotation, GameOver, IllegalAction, NotAwaited
from chabudai.games.antayagi.notation import TEXTS
from chabudai.games.antayagi.rules.cards import HAND, KINDS
from chabudai.games.antayagi.rules.state import AntaYagi
from tests.games.antayagi.variants import VARIANTS
from tests.walk import seen_by_all

Errors = type[Exception] | tuple[type[Exception], ...]


class AntaYagiMachine(RuleBasedStateMachine):
    match: Match

    @initialize(seed=st.integers(0, 10**6), variant=st.sampled_from(VARIANTS))
    def sit_down(self, seed: int, variant: tuple[int, dict[str, Any]]) -> None:
        seats, options = variant
        dice = Dice(seed)
        self.match = Match(game("antayagi"), options, seats, chance=lambda _entry: dice)
        self.match.begin()

    @rule(seat=st.integers(-1, 7), text=st.sampled_from(sorted(TEXTS.values())))
    def try_an_action(self, seat: int, text: str) -> None:
        if text in self.match.legal(seat):
            self.match.play(seat, text)
        else:
            self._refused(seat, text, GameOver if self.match.outcome else (NotAwaited, IllegalAction))

    @rule(seat=st.integers(0, 6), text=st.text(max_size=8))
    def try_nonsense(self, seat: int, text: str) -> None:
        if text not in TEXTS.values():
            self._refused(seat, text, (BadNotation, NotAwaited, GameOver))

    @precondition(lambda self: self.match.outcome is None)
    @rule(who=st.integers(0, 99), choice=st.integers(0, 99), count=st.integers(1, 12))
    def play_some_legal_moves(self, who: int, choice: int, count: int) -> None:
        for number in range(count):
            if self.match.outcome:
                return
            seat = self.match.awaiting[who % len(self.match.awaiting)]
            legal = self.match.legal(seat)
            self.match.play(seat, legal[(choice + number) % len(legal)])

    @precondition(lambda self: any(map(self.match.can_undo, range(self.match.seats))))
    @rule()
    def take_it_back(self) -> None:
        seat = next(seat for seat in range(self.match.seats) if self.match.can_undo(seat))
        self.match.undo(seat)

    @invariant()
    def no_card_is_lost_or_doubled(self) -> None:
        state = self._state()
        hands = [
            card & 15
            for seat in range(state.seats)
            for card in state.hands[HAND * seat : HAND * seat + state.sizes[seat]]
        ]
        table = [self.match.game.notation.parse_chance(f"deck {shown.card}")[1] for shown in self._table()]
        lying = Counter([*hands, *state.discard, *state.pile[state.top :], *table])
        for at, count in enumerate(state.pouches):
            lying[at % KINDS] += count
        assert [lying[kind] for kind in range(KINDS)] == state.deck

    @invariant()
    def what_is_counted_beside_the_cards_is_right(self) -> None:
        state = self._state()
        again = state.copy()
        again.recount()
        assert (again.sabotages, again.loose) == (state.sabotages, state.loose)
        assert (again.loose_kinds, again.loose_goods) == (state.loose_kinds, state.loose_goods)

    def _state(self) -> AntaYagi:
        assert isinstance(self.match.state, AntaYagi)
        return self.match.state

    def _table(self) -> Any:
        view: Any = self.match.view(None)
        return view.table

    def _refused(self, seat: int, text: str, error: Errors) -> None:
        before = seen_by_all(self.match), self.match.version
        with pytest.raises(error):
            self.match.play(seat, text)
        assert (seen_by_all(self.match), self.match.version) == before


TestAntaYagiMachine = AntaYagiMachine.TestCase
TestAntaYagiMachine.settings = settings(max_examples=30, stateful_step_count=30, deadline=None)
