"""Arbitrary actions, legal and not: the illegal raise the documented error and change nothing."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from chabudai import Dice, Match
from chabudai.errors import BadNotation, GameOver, IllegalAction, NotAwaited
from tests.games.tayu.boards import TAYU, state_of
from tests.games.tayu.variants import VARIANTS
from tests.walk import seen_by_all

SEATS = st.integers(0, 3)
WORDS = st.sampled_from(["pass", "axis ns", "axis ew", "draw left", "draw right", "draw ring", "draw plain"])
BIDS = st.builds("bid {}".format, st.integers(1, 484))
PLACEMENTS = st.builds(
    "place {}@{}{}/{}".format,
    st.integers(1, 28),
    st.sampled_from("abcdefghijklmnopqrs"),
    st.integers(1, 19),
    st.integers(0, 3),
)


class TayuMachine(RuleBasedStateMachine):
    match: Match

    @initialize(seed=st.integers(0, 10**6), variant=st.sampled_from(VARIANTS), moves=st.integers(0, 150))
    def sit_down(self, seed: int, variant: tuple[int, dict[str, object]], moves: int) -> None:
        dice = Dice(seed)
        seats, options = variant
        self.match = Match(TAYU, options, seats, chance=lambda _entry: dice)
        self.match.begin()
        for _ in range(moves):
            if self.match.outcome is None:
                self.match.play(self.match.awaiting[0], self.match.state.pick(dice))

    @rule(seat=SEATS, text=st.one_of(WORDS, BIDS, PLACEMENTS))
    def try_an_action(self, seat: int, text: str) -> None:
        if seat < self.match.seats and text in self.match.legal(seat):
            self.match.play(seat, text)
        else:
            self._refused(seat, text, GameOver if self.match.outcome else (NotAwaited, IllegalAction))

    @rule(seat=SEATS, text=st.text(max_size=12))
    def try_nonsense(self, seat: int, text: str) -> None:
        if text != "pass":
            self._refused(seat, text, (BadNotation, NotAwaited, GameOver))

    @precondition(lambda self: self.match.outcome is None)
    @rule(choice=st.integers(0, 999))
    def play_a_legal_move(self, choice: int) -> None:
        seat = self.match.awaiting[0]
        legal = self.match.legal(seat)
        self.match.play(seat, legal[choice % len(legal)])

    @precondition(lambda self: any(self.match.can_undo(seat) for seat in range(self.match.seats)))
    @rule()
    def take_it_back(self) -> None:
        seat = next(seat for seat in range(self.match.seats) if self.match.can_undo(seat))
        self.match.undo(seat)

    @invariant()
    def every_tile_of_the_box_is_somewhere_once(self) -> None:
        state = state_of(self.match)
        supply = state.supply
        held = [tile for tile in (supply.drawn, supply.kept_0, supply.kept_1) if tile >= 0]
        left = [*held, *supply.queue_0[supply.next_0 :], *supply.queue_1[supply.next_1 :]]
        assert [left.count(tile) for tile in range(28)] == state.pool()

    def _refused(self, seat: int, text: str, error: type[Exception] | tuple[type[Exception], ...]) -> None:
        before = seen_by_all(self.match), self.match.version
        with pytest.raises(error):
            self.match.play(seat, text)
        assert (seen_by_all(self.match), self.match.version) == before


TestTayuMachine = TayuMachine.TestCase
TestTayuMachine.settings = settings(max_examples=15, stateful_step_count=20, deadline=None)
