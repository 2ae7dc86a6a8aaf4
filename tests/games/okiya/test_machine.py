"""Arbitrary actions, legal and not: the illegal raise the documented error and change nothing."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from chabudai import Dice, Match, game
from chabudai.errors import BadNotation, GameOver, IllegalAction, NotAwaited
from chabudai.games.okiya.notation import CELLS
from tests.walk import seen_by_all


class OkiyaMachine(RuleBasedStateMachine):
    match: Match

    @initialize(
        seed=st.integers(0, 10**6),
        length=st.sampled_from(["single", "rounds", "points"]),
        full=st.sampled_from(["draw", "last_mover"]),
    )
    def sit_down(self, seed: int, length: str, full: str) -> None:
        dice = Dice(seed)
        self.match = Match(game("okiya"), {"match": length, "full_garden": full}, chance=lambda _entry: dice)
        self.match.begin()

    @rule(seat=st.integers(0, 1), cell=st.sampled_from(CELLS))
    def try_a_cell(self, seat: int, cell: str) -> None:
        legal = self.match.legal(seat)
        if cell in legal:
            self.match.play(seat, cell)
        else:
            self._refused(seat, cell, GameOver if self.match.outcome else (NotAwaited, IllegalAction))

    @rule(seat=st.integers(0, 1), text=st.text(max_size=6))
    def try_nonsense(self, seat: int, text: str) -> None:
        if text not in CELLS:
            self._refused(seat, text, (BadNotation, NotAwaited, GameOver))

    @precondition(lambda self: self.match.outcome is None)
    @rule(choice=st.integers(0, 99))
    def play_a_legal_move(self, choice: int) -> None:
        seat = self.match.awaiting[0]
        legal = self.match.legal(seat)
        self.match.play(seat, legal[choice % len(legal)])

    @precondition(lambda self: any(self.match.can_undo(seat) for seat in (0, 1)))
    @rule()
    def take_it_back(self) -> None:
        seat = next(seat for seat in (0, 1) if self.match.can_undo(seat))
        self.match.undo(seat)

    @invariant()
    def tokens_and_tiles_fill_the_garden(self) -> None:
        state = self.match.state
        taken = state.tokens_0 | state.tokens_1  # type: ignore[attr-defined]
        assert state.tokens_0 & state.tokens_1 == 0  # type: ignore[attr-defined]
        assert taken ^ state.left == 0xFFFF  # type: ignore[attr-defined]

    def _refused(self, seat: int, text: str, error: type[Exception] | tuple[type[Exception], ...]) -> None:
        before = seen_by_all(self.match), self.match.version
        with pytest.raises(error):
            self.match.play(seat, text)
        assert (seen_by_all(self.match), self.match.version) == before


TestOkiyaMachine = OkiyaMachine.TestCase
TestOkiyaMachine.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
