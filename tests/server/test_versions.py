"""When several seats decide at once, one answer makes the others stale only if it changes their decision."""

import pytest

from chabudai import GAMES, Match
from chabudai.core import Dice
from chabudai.errors import StaleVersion
from tests.server.wire import Wire

pytestmark = pytest.mark.anyio


def begun(name: str, seats: int, seed: int = 1) -> Match:
    dice = Dice(seed)
    match = Match(GAMES[name], {"first": 0}, seats, chance=lambda _entry: dice)
    match.begin()
    return match


def with_window(holders: int) -> Match:
    """AntaYagí at a sabotage window that waits for so many seats."""
    for seed in range(1, 500):
        match, dice = begun("antayagi", 5, seed), Dice(seed)
        while not match.outcome and match.version < 60:
            if "pass" in match.legal(match.awaiting[0]) and len(match.awaiting) == holders:
                return match
            seat = match.awaiting[0]
            texts = [text for text in match.legal(seat) if text != "sabotage"]
            match.play(seat, texts[dice.below(len(texts))])
    raise AssertionError("no such window")


def test_extra_draws_of_taiki_cross_on_the_way() -> None:
    match = begun("taiki", 4)
    seen = match.version
    for seat in (2, 0, 3, 1):
        match.play(seat, "draw sun", version=seen)
    assert match.awaiting == [0]
    with pytest.raises(StaleVersion):
        match.play(0, match.legal(0)[0], version=seen)


def test_sealed_offers_cross_on_the_way() -> None:
    match = begun("antayagi", 3)
    match.play(0, "trade 2")
    seen = match.version
    match.play(2, "offer 1", version=seen)
    match.play(0, "offer 2", version=seen)
    assert match.version >= seen + 2


def test_passes_cross_but_not_with_a_sabotage() -> None:
    match = with_window(3)
    seen, (one, two, three) = match.version, match.awaiting
    match.play(one, "pass", version=seen)
    match.play(two, "sabotage", version=seen)
    with pytest.raises(StaleVersion):
        match.play(three, "pass", version=seen)
    match.play(three, "pass", version=match.version)


def test_a_seat_that_has_answered_cannot_answer_again_with_its_old_view() -> None:
    match = begun("taiki", 3)
    seen = match.version
    match.play(0, "draw sun", version=seen)
    with pytest.raises(StaleVersion):
        match.play(0, "draw sun", version=seen)


@pytest.mark.parametrize("version", [-1, 0, 99])
def test_a_version_from_before_the_decision_or_from_the_future_is_stale(version: int) -> None:
    with pytest.raises(StaleVersion):
        begun("taiki", 3).play(0, "draw sun", version=version)


def test_what_the_table_writes_makes_every_view_stale() -> None:
    match = begun("taiki", 3)
    seen = match.version
    match.take_over(2)
    with pytest.raises(StaleVersion):
        match.play(0, "draw sun", version=seen)


async def test_all_seats_answer_one_view_at_once_over_the_wire(wire: Wire) -> None:
    people = await wire.gather("taiki", None, None, None, None, None)
    sockets = [await wire.sit(people[seat]) for seat in range(5)]
    seen = [await socket.hear("update") for socket in sockets]
    draw = {"type": "play", "id": 1, "version": seen[0]["version"], "action": seen[0]["view"]["legal"][0]}
    for socket in sockets:
        socket.say(draw)
    assert [(await socket.answer(1))["type"] for socket in sockets] == ["done"] * 5
