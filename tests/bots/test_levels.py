"""Levels: legal, repeatable, and blind to what their seat cannot see."""

import msgspec
import pytest

from chabudai import GAMES, Dice, game
from chabudai.bots import LEVELS, choose
from chabudai.bots.levels import consider
from chabudai.bots.thinking import think
from chabudai.core import CHANCE
from chabudai.games.minds import Mind
from chabudai.match import Match
from chabudai.search.alphabeta import Solver
from tests.walk import Variant, begin, label, seen, steps, variants

every_variant = pytest.mark.parametrize("variant", variants(), ids=label)
every_game = pytest.mark.parametrize("name", GAMES)

QUICK = Mind(30)


@every_game
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_level_answers_with_the_text_of_a_legal_action(name: str, level: int) -> None:
    card = GAMES[name]
    match = begin((name, card.seats[0], {}), Dice(3))
    seat = match.awaiting[0]
    assert think(name, level, 9, seen(card, match.state, seat)) in match.legal(seat)


@every_variant
def test_a_bot_chooses_alike_in_two_worlds_that_look_alike_to_it(variant: Variant) -> None:
    """The bot is given the bytes of a view; a redealt world gives the same bytes, so the same choice."""
    compared = 0
    for match in steps(variant, 31):
        if match.outcome or compared == 3:
            break
        if match.version % 5:
            continue
        seat = match.awaiting[-1]
        other = match.state.copy()
        other.redeal(seat, Dice(match.version))
        assert chosen(match, seen(match.game, match.state, seat)) == chosen(
            match, seen(match.game, other, seat)
        )
        compared += 1
    assert compared


def chosen(match: Match, view: bytes) -> int:
    shown = msgspec.json.decode(view, type=match.game.view_type)
    return consider(match.game, shown, QUICK, Dice(4))


@every_game
def test_every_level_thinks_harder_than_the_one_below(name: str) -> None:
    card = GAMES[name]
    for seats in card.seats:
        minds = card.minds(seats)
        assert list(minds) == list(LEVELS)
        effort = [(minds[level].exact, minds[level].iterations) for level in LEVELS]
        assert effort == sorted(effort)
        wandering = [minds[level].wanders for level in LEVELS]
        assert wandering == sorted(wandering, reverse=True)
        assert wandering[-1] == 0


def test_a_level_nobody_knows_is_refused() -> None:
    match = begin(("okiya", 2, {}), Dice(1))
    with pytest.raises(ValueError, match="there is no level 6"):
        choose(game("okiya"), match.view(match.awaiting[0]), 6, Dice(1))


def test_a_bot_that_is_late_answers_at_once_with_what_it_has() -> None:
    match = begin(("taiki", 2, {}), Dice(1))
    asked: list[int] = []

    def is_late() -> bool:
        asked.append(1)
        return True

    seat = match.awaiting[0]
    action = consider(match.game, match.view(seat), Mind(10**9), Dice(1), is_late)
    assert action in match.state.legal(seat)
    assert asked == [1]


def master_keeps_what_it_has(seed: int, rival: int | None) -> None:
    """Level 5 (seat 0) against anything, or against itself: what the solver does not call lost is never lost."""
    dice = Dice(seed)
    match = Match(game("okiya"), {"first": seed % 2}, 2, chance=lambda _entry: dice)
    match.begin()
    never_lost = {0: False, 1: False}
    solver = Solver()
    while not match.outcome:
        seat = match.state.mover()
        assert seat != CHANCE
        value = solver.value(match.state)
        never_lost[seat] |= value >= 0
        if seat == 0 or rival == 5:
            match.play(seat, choose(match.game, match.view(seat), 5, dice))
        else:
            texts = match.legal(seat)
            match.play(seat, texts[dice.below(len(texts))])
        if seat == 0 and rival is None and value > 0 and match.outcome is None:
            assert solver.value(match.state) < 0
    for seat in (0, 1) if rival == 5 else (0,):
        assert not never_lost[seat] or match.outcome.ranks[seat] == 1


@pytest.mark.slow
@pytest.mark.parametrize("hundred", range(10))
@pytest.mark.parametrize("rival", [None, 5], ids=["random", "itself"])
def test_the_master_of_a_solved_game_never_loses_what_is_not_lost(rival: int | None, hundred: int) -> None:
    for seed in range(100 * hundred, 100 * hundred + 100):
        master_keeps_what_it_has(seed, rival)
