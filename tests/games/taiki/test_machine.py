"""Anything may be sent to a table: what is legal happens, what is not is refused and changes nothing."""

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from chabudai import Dice, Match
from chabudai.errors import BadNotation, GameOver, IllegalAction, NotAwaited, Refused
from tests.games.taiki.tables import TAIKI, seen_by, state_of
from tests.games.taiki.test_notation import EVERY_TEXT
from tests.games.taiki.variants import VARIANTS
from tests.games.taiki.worlds import hands_of


def photograph(match: Match) -> tuple[object, ...]:
    """All that must stay as it is when an action is refused."""
    viewers = [None, *range(match.seats)]
    state = state_of(match)
    views = [msgspec.json.encode(match.view(viewer)) for viewer in viewers]
    return match.version, views, hands_of(state), state.sun_pile, state.moon_pile


def expected_refusal(match: Match, seat: int, text: str) -> type[Refused]:
    if match.outcome:
        return GameOver
    if seat not in match.awaiting:
        return NotAwaited
    return IllegalAction if text in EVERY_TEXT else BadNotation


class Table(RuleBasedStateMachine):
    @initialize(variant=st.sampled_from(VARIANTS), seed=st.integers(0, 2**32))
    def sit_down(self, variant: tuple[int, dict[str, object]], seed: int) -> None:
        seats, options = variant
        self.match = Match(TAIKI, options, seats, chance=lambda draw: Dice(seed + draw))
        self.match.begin()

    @precondition(lambda self: not self.match.outcome)
    @rule(steps=st.lists(st.tuples(st.integers(0, 4), st.integers(0, 15)), min_size=1, max_size=12))
    def play_on(self, steps: list[tuple[int, int]]) -> None:
        for who, which in steps:
            if self.match.outcome:
                return
            seat = self.match.awaiting[who % len(self.match.awaiting)]
            actions = self.match.legal(seat)
            text = actions[which % len(actions)]
            before = self.match.version
            self.match.play(seat, text)
            assert (self.match.log[before].who, self.match.log[before].text) == (seat, text)

    @rule(seat=st.integers(-2, 6), text=st.sampled_from(EVERY_TEXT) | st.text(max_size=12))
    def send_anything(self, seat: int, text: str) -> None:
        if text in self.match.legal(seat):
            self.match.play(seat, text)
            return
        before = photograph(self.match)
        with pytest.raises(Refused) as refused:
            self.match.play(seat, text)
        assert refused.type is expected_refusal(self.match, seat, text)
        assert photograph(self.match) == before

    @invariant()
    def the_table_is_in_order(self) -> None:
        if not hasattr(self, "match"):
            return
        seen = seen_by(self.match, None)
        assert all(self.match.legal(seat) for seat in self.match.awaiting)
        assert bool(seen.outcome) == (not seen.awaiting)
        assert min(seen.tokens) >= 0
        assert sum(seen.tokens) <= 20
        cards = [card for hand in hands_of(state_of(self.match)) for card in hand]
        cards += [put.card for trick in seen.tricks for put in trick.plays]
        assert len(cards) == len(set(cards))


Table.TestCase.settings = settings(max_examples=50, stateful_step_count=40, deadline=None)
TestTable = Table.TestCase
