"""The one door: versions, events, undo, offers, resignation, take-over and clocks."""

import pytest

from chabudai import Dice, Match, game
from chabudai.errors import (
    BadNotation,
    BadOption,
    BadSeats,
    CannotUndo,
    ClockFallen,
    GameOver,
    IllegalAction,
    NotAwaited,
    Refused,
    StaleVersion,
    UnknownGame,
)
from chabudai.match.clocks import Clock
from chabudai.match.log import Entry
from chabudai.outcome import Outcome
from tests.walk import seen_by_all

GARDEN = "garden Pb Ps Pr Pp Cb Cs Cr Cp Mb Ms Mr Mp Ib Is Ir Ip"


def okiya(clock: Clock | None = None, **options: object) -> Match:
    """Seat 0 begins in an ordered garden: one plant a row, one symbol a column."""
    match = Match(game("okiya"), {"first": 0, **options}, clock=clock)
    match.append(Entry("chance", GARDEN))
    return match


def test_every_entry_is_a_version() -> None:
    match = okiya()
    assert match.version == 1
    assert match.play(0, "a1") == [Entry(0, "a1")]
    assert match.version == 2


def test_an_action_may_be_a_text_an_integer_or_a_typed_value() -> None:
    match = okiya()
    match.play(0, 0)
    match.play(1, match.game.notation.spell(1))
    match.play(0, "c1")
    assert [entry.text for entry in match.live()[1:]] == ["a1", "b1", "c1"]


def test_a_seat_out_of_turn_is_refused() -> None:
    with pytest.raises(NotAwaited, match="seat 1 is not awaited; awaited: seat 0"):
        okiya().play(1, "a1")


def test_an_illegal_action_is_refused_and_named() -> None:
    with pytest.raises(IllegalAction, match="seat 0 cannot play 'b2' now"):
        okiya().play(0, "b2")


def test_text_that_is_no_action_is_refused() -> None:
    with pytest.raises(BadNotation, match="expected a cell from a1 to d4"):
        okiya().play(0, "z9")


@pytest.mark.parametrize("seat", [-1, -2, 2, 99])
def test_nobody_plays_for_chance_or_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(NotAwaited):
        okiya().play(seat, "a1")


def test_an_action_for_an_older_version_is_refused() -> None:
    match = okiya()
    match.play(0, "a1", version=1)
    with pytest.raises(StaleVersion, match="version 2, not 1"):
        match.play(1, "b1", version=1)


def test_events_tell_what_happened_since_a_version() -> None:
    match = okiya()
    match.play(0, "a1")
    match.play(1, "b1")
    told = match.events(None, since=1)
    assert [(event.version, event.who, event.text) for event in told] == [(2, 0, "a1"), (3, 1, "b1")]
    assert match.events(0, since=3) == []
    assert len(match.events(0, since=-5)) == 3


def test_a_seat_takes_back_its_last_action_while_nobody_has_answered() -> None:
    match = okiya()
    before = seen_by_all(match)
    match.play(0, "a1")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert seen_by_all(match) == before
    assert [entry.text for entry in match.log] == [GARDEN, "a1", "undo 0 1"]
    assert [entry.text for entry in match.live()] == [GARDEN]


def test_once_the_other_has_answered_undo_has_to_be_asked() -> None:
    match = okiya()
    match.play(0, "a1")
    match.play(1, "b1")
    with pytest.raises(CannotUndo):
        match.undo(0)
    match.ask(0, "undo")
    with pytest.raises(Refused):
        match.answer(0, True)
    match.answer(1, True)
    assert [entry.text for entry in match.live()] == [GARDEN]
    assert match.awaiting == [0]


def test_who_asks_may_withdraw_the_offer_but_not_accept_it() -> None:
    match = okiya()
    match.play(0, "a1")
    match.play(1, "b1")
    match.ask(1, "draw")
    with pytest.raises(Refused):
        match.answer(1, True)
    match.answer(1, False)
    assert match.offer is None
    assert match.outcome is None
    assert match.declined == {(1, "draw")}
    with pytest.raises(Refused):
        match.answer(0, True)


def test_a_declined_or_overtaken_offer_is_gone() -> None:
    match = okiya()
    match.play(0, "a1")
    match.play(1, "b1")
    match.ask(1, "undo")
    match.answer(0, False)
    assert match.offer is None
    match.ask(1, "undo")
    match.play(0, "c1")
    assert match.offer is None
    with pytest.raises(Refused):
        match.answer(0, True)


def test_chance_ends_what_may_be_undone() -> None:
    dice = Dice(1)
    match = Match(game("okiya"), {"match": "rounds"}, chance=lambda _entry: dice)
    match.begin()
    while len([entry for entry in match.log if entry.who == "chance"]) < 3:
        seat = match.awaiting[0]
        match.play(seat, match.state.pick(dice))
    assert match.log[-1].who == "chance"
    assert not match.can_undo(seat)


def test_there_is_nothing_to_undo_before_the_first_action() -> None:
    match = okiya()
    assert not match.can_undo(0)
    with pytest.raises(CannotUndo):
        match.ask(0, "undo")


def test_a_table_log_with_undo_replays_to_the_same_state() -> None:
    match = okiya()
    match.play(0, "a1")
    match.undo(0)
    match.play(0, "d4")
    again = Match(match.game, match.options).replay(match.log)
    assert seen_by_all(again) == seen_by_all(match)
    assert again.live() == match.live()


def test_resigning_gives_the_game_to_the_other_side() -> None:
    match = okiya()
    match.play(0, "a1")
    match.resign(0)
    assert match.outcome == Outcome((2, 1), (0, 0), "resigned")
    assert match.awaiting == []
    assert match.view(1).legal == []  # type: ignore[attr-defined]
    with pytest.raises(GameOver):
        match.play(1, "b1")
    with pytest.raises(GameOver):
        match.undo(0)


def test_an_agreed_draw_is_shared() -> None:
    match = okiya()
    match.ask(1, "draw")
    match.answer(0, True)
    assert match.outcome == Outcome((1, 1), (0, 0), "agreed")


def test_a_bot_takes_a_seat_and_its_owner_returns() -> None:
    match = okiya()
    match.take_over(1)
    assert match.bots == {1}
    with pytest.raises(IllegalAction):
        match.take_over(1)
    match.give_back(1)
    assert match.bots == set()
    assert [entry.text for entry in match.live()[1:]] == ["bot 1", "return 1"]


def test_undo_leaves_the_seating_alone() -> None:
    match = okiya()
    match.play(0, "a1")
    match.take_over(1)
    match.undo(0)
    assert match.bots == {1}
    assert [entry.text for entry in match.live()] == [GARDEN, "bot 1"]


@pytest.mark.parametrize(
    "text", ["", "resign", "resign 0 1", "resign x", "dance 1", "ask tea 0", "agree 1", "undo 0"]
)
def test_only_table_words_are_table_entries(text: str) -> None:
    with pytest.raises(BadNotation):
        okiya().append(Entry("table", text))


def test_a_clock_runs_only_for_the_seat_that_is_awaited() -> None:
    match = okiya(Clock(bank=10_000, increment=1_000))
    assert match.clocks is not None
    match.play(0, "a1", now=4_000)
    assert match.clocks.remaining(0, 9_000) == 7_000
    assert match.clocks.remaining(1, 9_000) == 5_000


def test_a_fallen_clock_refuses_the_action_and_ends_the_game() -> None:
    match = okiya(Clock(bank=10_000))
    with pytest.raises(ClockFallen):
        match.play(0, "a1", now=10_000)
    assert match.tick(9_999) == []
    assert [entry.text for entry in match.tick(10_001)] == ["timeout 0"]
    assert match.outcome == Outcome((2, 1), (0, 0), "timeout")


def test_a_cap_limits_a_single_action() -> None:
    match = okiya(Clock(cap=5_000))
    assert match.clocks is not None
    match.play(0, "a1", now=4_999)
    match.play(1, "b1", now=9_000)
    assert match.clocks.remaining(0, 9_000) == 5_000
    assert [entry.text for entry in match.tick(14_000)] == ["timeout 0"]


def test_time_that_jumps_back_takes_and_gives_nothing() -> None:
    match = okiya(Clock(bank=10_000))
    match.play(0, "a1", now=5_000)
    match.play(1, "b1", now=3_000)
    assert match.clocks is not None
    assert match.clocks.left == [5_000, 10_000]


def test_on_a_clock_a_move_that_the_other_has_seen_is_asked_back() -> None:
    match = okiya(Clock(bank=10_000))
    match.play(0, "a1", now=1_000)
    assert not match.can_undo(0)
    with pytest.raises(CannotUndo):
        match.undo(0, now=2_000)


def test_on_a_clock_a_bot_needs_no_question_and_no_increment_is_kept() -> None:
    """Otherwise somebody who plays and takes back again and again would gain time."""
    match = okiya(Clock(bank=10_000, increment=1_000))
    match.unclocked = {1}
    for _ in range(3):
        match.play(0, "a1", now=4_000)
        assert match.can_undo(0)
        match.undo(0, now=4_000)
    assert match.clocks is not None
    assert match.clocks.remaining(0, 4_000) == 6_000


def test_a_move_that_was_allowed_back_costs_nobody_time() -> None:
    match = okiya(Clock(bank=10_000, increment=1_000))
    assert match.clocks is not None
    match.play(0, "a1", now=3_000)
    match.play(1, "b1", now=7_000)
    match.ask(0, "undo", now=8_000)
    match.answer(1, True, now=9_000)
    assert [match.clocks.remaining(seat, 9_000) for seat in (0, 1)] == [7_000, 10_000]
    assert match.clocks.running() == [0]
    assert match.clocks.remaining(0, 10_000) == 6_000


def test_a_move_that_was_not_allowed_back_gives_no_time() -> None:
    match = okiya(Clock(bank=10_000))
    match.play(0, "a1", now=3_000)
    match.ask(0, "undo", now=4_000)
    match.answer(1, False, now=5_000)
    assert match.clocks is not None
    assert [match.clocks.remaining(seat, 5_000) for seat in (0, 1)] == [7_000, 8_000]


def test_who_has_taken_the_seat_back_from_a_bot_since_keeps_the_time_of_the_return() -> None:
    match = Match(game("taiki"), {"first": 0}, 3, chance=lambda _entry: Dice(1), clock=Clock(bank=60_000))
    match.begin()
    seat = match.awaiting[0]
    match.play(seat, match.legal(seat)[0], now=50_000)
    late = next(other for other in match.awaiting if other != seat)
    match.take_over(late, now=59_000)
    match.give_back(late, now=59_500)
    assert match.clocks is not None
    match.ask(seat, "undo", now=59_500)
    for other in range(3):
        if other != seat:
            match.answer(other, True, now=59_500)
    assert match.clocks.remaining(late, 59_500) == 30_000
    assert match.clocks.remaining(seat, 59_500) == 10_000


def test_a_bot_never_falls() -> None:
    match = okiya(Clock(bank=1_000))
    match.take_over(0, now=500)
    assert match.tick(60_000) == []


def test_an_unknown_game_is_named_with_those_that_exist() -> None:
    with pytest.raises(UnknownGame, match="okiya"):
        game("chess")


@pytest.mark.parametrize("seats", [0, 1, 3, True, "2"])
def test_a_number_of_players_the_game_is_not_for_is_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match="Okiya is for 2 players"):
        Match(game("okiya"), seats=seats)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"match": "long"}, "one of single, rounds, points"),
        ({"match": "rounds", "target": 0}, "a whole number from 1 to 100"),
        ({"match": "rounds", "target": True}, "a whole number from 1 to 100"),
        ({"match": "rounds", "target": "3"}, "a whole number from 1 to 100"),
        ({"target": 3}, "does not apply"),
        ({"colour": "red"}, "no option is called 'colour'"),
        ({"first": 2}, "a whole number from 0 to 1"),
    ],
)
def test_a_bad_option_says_what_is_expected(options: dict[str, object], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        Match(game("okiya"), options)


def test_a_branch_says_how_much_it_borrowed_even_when_some_is_taken_back() -> None:
    match = okiya()
    match.play(0, "a1")
    match.play(1, match.legal(1)[0])
    match.branch(3, "k3v9")
    assert (match.borrowed(), len(match.live()), match.log[-1].text) == (3, 3, "branch 3 k3v9")
    match.undo(1)
    assert (match.borrowed(), len(match.live())) == (2, 2)


@pytest.mark.parametrize("text", ["branch 0", "branch", "branch x", "branch 3 a b", "branch 3 ../x"])
def test_a_branch_that_cannot_be_changes_nothing(text: str) -> None:
    match = okiya()
    with pytest.raises(Refused):
        match.append(Entry("table", text))
    assert (match.version, match.branched) == (1, None)


def test_a_game_branches_off_once() -> None:
    match = okiya()
    match.branch(1)
    with pytest.raises(Refused):
        match.branch(5)
