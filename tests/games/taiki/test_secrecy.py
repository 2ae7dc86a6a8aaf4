"""Nobody sees what is not theirs."""

from collections.abc import Callable

import msgspec
import pytest

from chabudai import Dice, Match
from chabudai.games.taiki.beliefs import sample
from chabudai.games.taiki.notation import CARDS
from chabudai.games.taiki.rules.cards import card_list
from chabudai.games.taiki.rules.state import Taiki
from chabudai.games.taiki.view import TaikiView
from chabudai.games.taiki.view_builder import view
from tests.games.taiki.tables import TAIKI, lay, play, random_match, seen_by, state_of
from tests.games.taiki.variants import VARIANTS
from tests.games.taiki.worlds import hands_of, redealt, the_nine_is_left, worlds

Look = Callable[[Taiki, int | None], TaikiView]


def encoded(look: Look, state: Taiki, seat: int | None) -> bytes:
    return msgspec.json.encode(look(state, seat))


def keeps_its_secrets(look: Look, match: Match, dice: Dice) -> bool:
    state = state_of(match)
    viewers = [None, *range(match.seats)]
    return all(encoded(look, state, v) == encoded(look, redealt(state, v, dice), v) for v in viewers)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_a_redeal_leaves_the_view_of_its_seat_unchanged(seats: int, options: dict[str, object]) -> None:
    dice = Dice(7)
    for match in random_match(seats, options, seed=21):
        assert keeps_its_secrets(view, match, dice)


def leaky(state: Taiki, seat: int | None) -> TaikiView:
    """As if the highest card in another hand could be felt from its back."""
    other = 0 if seat is None else (seat + 1) % state.seats
    return msgspec.structs.replace(view(state, seat), round=max([0, *card_list(state.hand(other))]))


def test_a_leaky_view_does_not_pass() -> None:
    dice = Dice(7)
    assert not all(keeps_its_secrets(leaky, match, dice) for match in random_match(3, {}, seed=21))


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_a_sampled_state_has_the_view_it_was_made_from(seats: int, options: dict[str, object]) -> None:
    dice = Dice(8)
    for match in random_match(seats, options, seed=22):
        for seat in [None, *range(seats)]:
            seen = seen_by(match, seat)
            wire = msgspec.json.decode(msgspec.json.encode(seen), type=TAIKI.view_type)
            assert view(sample(wire, dice), seat) == seen


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_a_sampled_state_plays_on_to_the_end(seats: int, options: dict[str, object]) -> None:
    dice = Dice(9)
    for match in random_match(seats, options, seed=23):
        state = sample(seen_by(match, 0), dice)
        while state.mover() >= -1:
            if state.mover() < 0:
                state.deal(state.shuffle(dice))
            else:
                state.play(state.mover(), state.pick(dice))
        assert state.outcome() is not None


def one_moon_is_hidden() -> Match:
    """Seat 0 holds the S15 and seat 1 one of the ten Moons that seat 0 has not seen; seat 1 names the leader."""
    match = lay(["S15 S14 S13 S12 M2 M3 M15", "S5 S6 S7 M4 M5 M6 M7"])
    for lead, reply in (("S14", "S5"), ("S13", "S6"), ("S12", "S7"), ("M15", "M4"), ("M2", "M5")):
        play(match, f"play {lead}", f"play {reply}", "lead 0")
    return play(match, "play M3", "play M6")


def every_view(look: Look, match: Match) -> set[bytes]:
    """All that seat 0 may come to see until the round is over, in all worlds that fit what it sees now."""
    seen: set[bytes] = set()
    for world in worlds(seen_by(match, 0)):
        state = state_of(match).copy()
        for seat, hand in enumerate(world):
            state.hold(seat, sum(1 << CARDS.index(card) for card in hand))
        _watch(look, state, seen)
    return seen


def _watch(look: Look, state: Taiki, seen: set[bytes]) -> None:
    seen.add(encoded(look, state, 0))
    for seat in state.awaiting():
        for action in state.legal(seat):
            after = state.copy()
            after.play(seat, action)
            _watch(look, after, seen)


def test_the_number_of_things_a_seat_can_see_is_exactly_what_the_plays_show() -> None:
    """Now and after each leader is named, and when seat 0 has led: four views, the same in all ten worlds.

    Then eleven ends, since the M9 has two ways; or twelve Moons led, with the two ways of the M*, and their ends.
    """
    assert len(every_view(view, one_moon_is_hidden())) == 4 + 11 + 12 + 12
    assert len(every_view(leaky, one_moon_is_hidden())) > 39


def test_a_hand_that_could_not_follow_and_has_a_card_of_the_colour_left_holds_its_nine() -> None:
    match, dice = the_nine_is_left(), Dice(12)
    assert seen_by(match, None).hands[1].lacks == ["sun"]
    assert seen_by(match, None).hands[1].holds == ["S9"]
    for _ in range(50):
        assert "S9" in hands_of(redealt(state_of(match), 0, dice))[1]


def test_how_many_cards_of_each_colour_a_hand_holds_is_public() -> None:
    hand = seen_by(the_nine_is_left(), None).hands[2]
    assert (hand.cards.sun, hand.cards.moon, hand.drew) == (1, 1, "sun")


def test_a_spectator_sees_no_hand_and_no_legal_action() -> None:
    seen = seen_by(the_nine_is_left(), None)
    assert (seen.hand, seen.legal) == (None, [])


def test_every_trick_of_every_round_stays_visible() -> None:
    match = list(random_match(4, {}, seed=34))[-1]
    played = [entry.text.split()[1] for entry in match.log if entry.text.startswith("play")]
    tricks = [trick for ended in seen_by(match, None).rounds for trick in ended.tricks]
    assert [put.card for trick in tricks for put in trick.plays] == [
        text[:3].rstrip("=+-") for text in played
    ]
    assert len(seen_by(match, None).rounds) > 1


def test_the_deal_is_nobodys_to_see_until_the_game_is_over() -> None:
    *_, before, match = (list(m.log) for m in random_match(2, {}, seed=1))
    running = Match(TAIKI, {}, 2).replay(before)
    for seat in (None, 0, 1):
        assert not any((event.text or "").startswith("deal") for event in running.events(seat))
    over = running.replay(match[len(before) :])
    assert over.outcome
    assert sum((event.text or "").startswith("deal") for event in over.events(None)) > 1
