"""Any players at the door: what is allowed happens, what is not is refused by name and changes nothing."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from chabudai import Match, game
from chabudai.core import Dice
from chabudai.errors import BadNotation, GameOver, IllegalAction, NotAwaited, Refused, StaleVersion
from chabudai.games.yutaka import notation
from chabudai.match import record
from tests.games.yutaka.variants import VARIANTS
from tests.walk import seen_by_all

actions = st.integers(0, 184)


class Door(RuleBasedStateMachine):
    @initialize(options=st.sampled_from([options for _, options in VARIANTS]), seed=st.integers(0, 2**32))
    def sit_down(self, options: dict[str, Any], seed: int) -> None:
        self.match = Match(game("yutaka"), options, chance=lambda entry: Dice(seed + entry))
        self.match.begin()

    def refused(self, error: type[Refused], seat: Any, action: Any, version: int | None = None) -> None:
        before = seen_by_all(self.match), self.match.version, self.match.live()
        try:
            self.match.play(seat, action, version=version)
        except error:
            assert (seen_by_all(self.match), self.match.version, self.match.live()) == before
        else:
            raise AssertionError(f"seat {seat} was allowed {action!r}")

    @precondition(lambda self: self.match.outcome is None)
    @rule(choice=st.integers(0, 1000), spelled=st.booleans())
    def act(self, choice: int, spelled: bool) -> None:
        seat, version = self.match.awaiting[0], self.match.version
        texts = self.match.legal(seat)
        text = texts[choice % len(texts)]
        self.match.play(seat, notation.spell(notation.parse(text)) if spelled else text, version=version)
        assert self.match.version == version + 1

    @precondition(lambda self: self.match.outcome is None)
    @rule(count=st.integers(1, 20), choice=st.integers(0, 1000))
    def act_on(self, count: int, choice: int) -> None:
        for step in range(count):
            if self.match.outcome is None:
                self.act(choice + 7 * step, spelled=False)

    @rule(action=actions)
    def act_unlawfully(self, action: int) -> None:
        if self.match.outcome is not None:
            self.refused(GameOver, 0, action)
        elif action not in self.match.state.legal(self.match.awaiting[0]):
            self.refused(IllegalAction, self.match.awaiting[0], action)

    @precondition(lambda self: self.match.outcome is None)
    @rule(action=actions, seat=st.sampled_from([-1, 0, 1, 2]))
    def act_out_of_turn(self, action: int, seat: int) -> None:
        if seat not in self.match.awaiting:
            self.refused(NotAwaited, seat, action)

    @precondition(lambda self: self.match.outcome is None)
    @rule(
        text=st.one_of(
            st.text(max_size=12), st.from_regex(r"(play|reveal) [A-Z0-9@a-z]{1,5}", fullmatch=True)
        )
    )
    def babble(self, text: str) -> None:
        if text not in map(notation.format, range(185)):
            self.refused(BadNotation, self.match.awaiting[0], text)

    @precondition(lambda self: self.match.outcome is None)
    @rule(late=st.integers(1, 5))
    def act_on_an_old_view(self, late: int) -> None:
        seat = self.match.awaiting[0]
        self.refused(StaleVersion, seat, self.match.legal(seat)[0], version=self.match.version - late)

    @invariant()
    def the_log_tells_the_whole_game(self) -> None:
        again = record.check(record.read(record.of(self.match).to_json()))
        assert seen_by_all(again) == seen_by_all(self.match)


TestDoor = Door.TestCase
TestDoor.settings = settings(max_examples=25, stateful_step_count=25, deadline=None)
