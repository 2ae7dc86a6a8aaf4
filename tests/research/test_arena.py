"""The arena: fair seating, games that follow from the seed, ratings that are right where the answer is known."""

from collections import Counter

import pytest

from chabudai import GAMES
from chabudai.errors import BadOption
from chabudai.games.minds import Mind
from chabudai.match import record
from chabudai.research.arena import Played, play, schedule, seatings
from chabudai.research.cluster import in_processes, in_turn
from chabudai.research.entrants import Entrant, parse
from chabudai.research.ratings import comparisons, fit, standings, win_shares

ANY, FIRST = parse("0"), parse("1")


def bouts(name: str, seats: int, games: int, **asked: bool) -> list[Played]:
    options = GAMES[name].resolve({}, seats)
    return list(in_turn(play, schedule(name, options, seats, [ANY, FIRST], games=games, seed=3, **asked)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_both_bots_sit_in_every_seat_equally_often(seats: int) -> None:
    rounds = [seating for deal in range(seats) for seating in seatings(ANY, FIRST, seats, deal)]
    for seat in range(seats):
        assert Counter(seating[seat].name for seating in rounds) == {"0": seats, "1": seats}


@pytest.mark.parametrize("seats", [3, 4, 5, 7])
def test_a_bot_alone_takes_every_chair(seats: int) -> None:
    rounds = [seating for deal in range(seats) for seating in seatings(ANY, FIRST, seats, deal, alone=True)]
    assert {seating.count(ANY) for seating in rounds} == {1}
    assert Counter(seating.index(ANY) for seating in rounds) == dict.fromkeys(range(seats), 2)


def test_partners_are_the_same_bot() -> None:
    team = GAMES["tayu"].sides(4)
    for deal in range(4):
        for seating in seatings(ANY, FIRST, 4, deal):
            assert all(len({seating[seat] for seat in side}) == 1 for side in team)


def test_the_same_seed_gives_the_same_games_alone_and_in_processes() -> None:
    plan = schedule("taiki", GAMES["taiki"].resolve({}, 2), 2, [ANY, FIRST], games=4, seed=9)
    assert list(in_turn(play, plan)) == list(in_turn(play, plan)) == list(in_processes(2)(play, plan))


def test_a_deal_is_played_from_both_sides() -> None:
    one, other = bouts("taiki", 2, 2)
    assert one.seating == tuple(reversed(other.seating))
    deals = [record.read(played.record).log for played in (one, other)]
    assert deals[0][:2] == deals[1][:2]


def test_every_record_replays() -> None:
    for played in bouts("antayagi", 3, 2):
        assert record.check(record.read(played.record)).outcome is not None


def test_only_neighbours_meet_when_asked() -> None:
    three = [parse(text) for text in ("1", "2", "3")]
    plan = schedule("okiya", {}, 2, three, games=2, seed=0, neighbours=True)
    assert {tuple(sorted(entrant.name for entrant in bout.seating)) for bout in plan} == {
        ("1", "2"),
        ("2", "3"),
    }


def test_an_entrant_may_think_longer_or_know_less() -> None:
    card = GAMES["taiki"]
    usual = card.minds(2)[4]
    assert parse("4") == Entrant("4", 4)
    assert parse("4x2.5").mind(card, 2) == usual._replace(iterations=round(usual.iterations * 2.5))
    assert parse("4plain").mind(card, 2) == usual._replace(knows_game=False)
    assert parse("0").mind(card, 2) is None
    with pytest.raises(BadOption, match="no bot is called '6'"):
        parse("6")


def games_won(one: int, other: int) -> list[Played]:
    won = [Played(("a", "b"), deal, (1, 2), "") for deal in range(one)]
    return won + [Played(("a", "b"), one + deal, (2, 1), "") for deal in range(other)]


def test_ten_wins_to_one_are_four_hundred_points() -> None:
    assert fit(comparisons(games_won(1000, 10_000)), ["a", "b"])[1] == pytest.approx(400, abs=1)


def test_an_interval_holds_its_rating_and_narrows_with_more_games() -> None:
    few, many = standings(games_won(10, 20), ["a", "b"])[1], standings(games_won(100, 200), ["a", "b"])[1]
    for standing in (few, many):
        assert standing.rating.low < standing.rating.value < standing.rating.high
    assert many.rating.high - many.rating.low < (few.rating.high - few.rating.low) / 2
    assert few.gap == few.rating


def test_a_clean_sweep_has_a_width_too() -> None:
    sweep = standings(games_won(0, 50), ["a", "b"])[1].rating
    assert 300 < sweep.low < sweep.value < sweep.high


def test_losers_who_tie_say_nothing_and_shared_wins_count_half() -> None:
    wins = comparisons([Played(("a", "b", "b"), 0, (1, 2, 2), ""), Played(("a", "b", "a"), 1, (1, 1, 3), "")])
    assert wins == {("a", "b"): 2.5, ("b", "a"): 1.5}


def test_a_draw_of_two_is_half_a_win_each() -> None:
    assert comparisons([Played(("a", "b"), 0, (1, 1), "")]) == {("a", "b"): 0.5, ("b", "a"): 0.5}


def test_win_shares_are_counted_by_seat() -> None:
    assert win_shares([Played(("a", "b", "b"), 0, (1, 1, 3), "")]) == {"a": 0.5, "b": 0.25}


def test_an_entrant_may_be_a_mind_of_its_own() -> None:
    card = GAMES["taiki"]
    assert parse("200/25").mind(card, 2) == Mind(200, wanders=25)
    assert parse("200/0exact").mind(card, 2) == Mind(200, exact=True)


def test_an_entrant_may_turn_the_knobs_of_the_policy() -> None:
    card = GAMES["tayu"]
    turned = parse("4:exploration=0.5:horizon=8").policy(card, 2)
    assert turned is not None
    assert (turned.exploration, turned.horizon) == (0.5, 8)
    assert parse("4").policy(card, 2) is None
    with pytest.raises(BadOption, match="no knob 'colour', but exploration"):
        parse("4:colour=1").policy(card, 2)
    with pytest.raises(BadOption, match="turns no knob"):
        parse("4:exploration")


@pytest.mark.parametrize("name", GAMES)
def test_every_knob_is_a_number_of_the_policy_within_its_bounds(name: str) -> None:
    card = GAMES[name]
    for knob, bounds in card.knobs.items():
        usual = getattr(card.policy(card.seats[0]), knob)
        assert bounds.within(usual) == usual
        assert getattr(card.tuned(card.seats[0], {knob: bounds.low}), knob) == bounds.low
