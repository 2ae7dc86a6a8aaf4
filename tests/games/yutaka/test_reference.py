"""The game against its naive twin: the same logs, the same choices, the same results."""

import pytest

from chabudai import Match, game
from chabudai.core import Dice
from chabudai.match.log import CHANCE_NAME
from tests.games.yutaka.reference import Reference
from tests.games.yutaka.variants import VARIANTS
from tests.walk import finished


def agree(match: Match) -> None:
    """Replay a finished match in both and compare at every step."""
    again = Match(match.game, match.options, 2)
    starter = match.options.get("first", int(match.log[0].text[-1]))
    twin = Reference(match.options["archipelago"], starter)
    for entry in match.live():
        again.append(entry)
        if entry.who == CHANCE_NAME:
            twin.chance(entry.text)
        else:
            twin.act(entry.text)
        if again.awaiting != [-1]:
            assert again.awaiting == [seat for seat in (0, 1) if seat == twin.awaited()]
            assert {text for seat in again.awaiting for text in again.legal(seat)} == twin.allowed()
            assert again.state.scores() == twin.result()[0]
    assert again.outcome is not None
    scores, ranks, reason = twin.result()
    assert (list(again.outcome.scores), list(again.outcome.ranks), again.outcome.reason) == (
        scores,
        ranks,
        reason,
    )


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("options", [options for _, options in VARIANTS], ids=str)
def test_the_game_and_its_naive_twin_agree_at_every_step(options: dict[str, object], seed: int) -> None:
    agree(finished(("yutaka", 2, options), seed))


@pytest.mark.slow
@pytest.mark.parametrize("options", [options for _, options in VARIANTS], ids=str)
def test_the_game_and_its_naive_twin_agree_for_long(options: dict[str, object]) -> None:
    for seed in range(1000, 1300):
        agree(finished(("yutaka", 2, options), seed))


def test_random_games_are_sometimes_decided_by_equipment() -> None:
    """The comparison above would mean little if no game ever reached the tie-break."""
    reasons = set()
    for seed in range(400):
        state = game("yutaka").start({"known": "", "archipelago": "1111 1111 1111 1111 1111", "first": 0}, 2)
        dice = Dice(seed)
        while (mover := state.mover()) != -2:
            if mover == -1:
                state.deal(state.shuffle(dice))
            else:
                state.play(mover, state.pick(dice))
        outcome = state.outcome()
        assert outcome is not None
        reasons.add(outcome.reason)
    assert reasons >= {"points", "equipment"}
