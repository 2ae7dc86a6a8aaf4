"""Looking back: the view at any version is what was sent then, byte for byte, and tells nothing that came later."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from chabudai import GAMES, Dice, Match
from chabudai.core import CHANCE, State
from chabudai.match.past import MOST_KEPT, PastStates
from tests.security.twins import twins
from tests.walk import Variant, begin, label, of_game, seen, variants, viewers

every_variant = pytest.mark.parametrize("variant", variants(), ids=label)

Sent = dict[tuple[int, int | None], bytes]


def encoded(view: Any) -> bytes:
    return msgspec.json.encode(view)


def sent_by(match: Match) -> Sent:
    return {(match.version, viewer): encoded(match.view(viewer)) for viewer in viewers(match)}


def walk(variant: Variant, seed: int) -> Iterator[Match]:
    """A random game to its end, in which every sixth action is taken back, and a bot holds a seat for a while."""
    dice = Dice(seed)
    match = begin(variant, dice)
    yield match
    while not match.outcome:
        seat = match.awaiting[dice.below(len(match.awaiting))]
        texts = match.legal(seat)
        match.play(seat, texts[dice.below(len(texts))])
        yield match
        if match.outcome or dice.below(6):
            continue
        match.take_over(seat)
        yield match
        match.give_back(seat)
        if match.can_undo(seat):
            match.undo(seat)
        else:
            match.ask(seat, "undo")
            yield match
            match.answer((seat + 1) % match.seats, True, among=())
        yield match


@every_variant
def test_a_past_view_is_what_that_seat_was_sent_then(variant: Variant) -> None:
    """All versions at which anything was sent, at every seat and for a spectator, asked at random and backwards."""
    sent: Sent = {}
    for match in walk(variant, 41):
        sent |= sent_by(match)
        number, viewer = Dice(match.version).below(match.version + 1), match.version % match.seats
        if (number, viewer) in sent:
            assert encoded(match.view_at(number, viewer)) == sent[number, viewer]
    again = Match(match.game, match.options, match.seats, strict=False).replay(match.log)
    backwards = sorted(sent, key=lambda one: -one[0])
    assert all(encoded(again.view_at(*one)) == sent[one] for one in backwards)


@every_variant
def test_where_chance_was_due_the_view_is_of_the_moment_before(variant: Variant) -> None:
    *_, match = walk(variant, 42)
    until = Match(match.game, match.options, match.seats, strict=False)
    due, acted = 0, False
    for version in range(match.version + 1):
        if version:
            until.append(match.log[version - 1])
            acted = acted or isinstance(match.log[version - 1].who, int)
        if until.awaiting == [CHANCE]:
            due += 1
            for viewer in viewers(match):
                expected = until.view(viewer) if acted else None
                assert encoded(match.view_at(version, viewer)) == encoded(expected)
    assert due > 0


@pytest.mark.parametrize("game", GAMES)
def test_past_views_are_the_same_in_two_games_that_the_viewer_cannot_tell_apart(game: str) -> None:
    """At every version of pairs of logs that differ in what the viewer cannot know, in three variants."""
    compared = 0
    for seats, options in of_game(game).VARIANTS[:3]:
        for viewer in (0, seats - 1, None):
            for pair in twins((game, seats, options), viewer, 7, 24):
                left, right = (
                    Match(GAMES[game], options, seats).replay(log) for log in (pair.left, pair.right)
                )
                for version in range(left.version + 1):
                    assert encoded(left.view_at(version, viewer)) == encoded(right.view_at(version, viewer))
                    compared += pair.left[:version] != pair.right[:version]
    assert compared > 0 or game == "okiya"


@every_variant
def test_a_past_view_does_not_move_when_the_unknown_is_resampled(variant: Variant) -> None:
    dice = Dice(43)
    *_, match = walk(variant, 43)
    past = PastStates(match._new_state, match.game.notation, match.log, match._actions)
    for version in range(match.version + 1):
        state = past.at(version)
        viewer = viewers(match)[version % (match.seats + 1)]
        before = seen(match.game, state, viewer)
        world: State = state.copy()
        world.redeal(-1 if viewer is None else viewer, dice)
        assert seen(match.game, world, viewer) == before


@pytest.mark.parametrize("game", ["okiya", "tayu"])
def test_questions_about_a_long_log_do_not_replay_it_each_time(game: str) -> None:
    """A log of 5,000 entries, most of them taken back: 300 random versions cost 300 short replays."""
    seats = GAMES[game].seats[0]
    dice = Dice(5)
    options = {"match": "points", "target": 100} if game == "okiya" else {}
    match = Match(GAMES[game], options, seats, chance=lambda _entry: dice)
    match.begin()
    while match.version < 5_000 and not match.outcome:
        seat = match.awaiting[0]
        texts = match.legal(seat)
        match.play(seat, texts[dice.below(len(texts))])
        # Near its end a game would be over soon: it is kept going by taking back.
        if match.outcome is None and ((match.can_undo(seat) and dice.below(3)) or match.version % 2):
            match.ask(seat, "undo")
            match.answer((seat + 1) % seats, True, among=())
    past = PastStates(match._new_state, match.game.notation, match.log, match._actions)
    past.at(match.version)
    longest = past.replayed
    for _ in range(300):
        past.at(dice.below(match.version + 1))
    assert len(past._kept) <= MOST_KEPT
    apart = max(16, match.version // MOST_KEPT)
    assert past.replayed <= 2 * longest + 300 * apart
