"""Okiya, sentence by sentence of its rules and rulings."""

import pytest

from chabudai import Dice, Match, game
from chabudai.games.okiya.notation import CELLS, TILES
from chabudai.games.okiya.rules.state import POINTS, ROUNDS, Okiya, line_of, square_of
from chabudai.games.okiya.view_builder import view
from chabudai.outcome import Outcome
from tests.games.okiya.gardens import drawn, fresh, random_garden, take, tiles_of

OKIYA = game("okiya")


def test_the_garden_is_sixteen_tiles_each_combination_once() -> None:
    assert sorted(TILES) == sorted({plant + symbol for plant in "PCMI" for symbol in "bsrp"})
    state = random_garden(1)
    assert sorted(state.garden) == list(range(16))


def test_the_first_move_takes_a_tile_of_the_border() -> None:
    legal = {CELLS[cell] for cell in fresh().legal(0)}
    assert legal == set(CELLS) - {"b2", "c2", "b3", "c3"}


def test_the_second_player_may_take_the_centre_at_once() -> None:
    assert "b2" in {CELLS[cell] for cell in take(fresh(), "b1").legal(1)}


def test_the_next_tile_shares_the_plant_or_the_symbol() -> None:
    assert sorted(tiles_of(take(fresh(), "a1"))) == ["Cb", "Ib", "Mb", "Pp", "Pr", "Ps"]


@pytest.mark.parametrize("seed", range(5))
def test_the_second_move_has_exactly_six_tiles(seed: int) -> None:
    for opening in random_garden(seed).legal(0):
        state = random_garden(seed)
        state.play(0, opening)
        assert len(state.legal(1)) == 6


def test_a_token_stands_where_the_tile_was_and_the_tile_is_gone() -> None:
    state = take(fresh(), "a1", "b1")
    seen = view(state, None)
    assert seen.tokens[:2] == [0, 1]
    assert (seen.last, seen.constraint) == ("b1", "Ps")
    assert 0 not in state.legal(0)


LINES = ["a1 b1 c1 d1", "a3 b3 c3 d3", "b1 b2 b3 b4", "a1 b2 c3 d4", "d1 c2 b3 a4"]


@pytest.mark.parametrize("cells", LINES)
def test_four_in_a_line_win(cells: str) -> None:
    mask = sum(1 << CELLS.index(cell) for cell in cells.split())
    assert line_of(mask)
    assert not any(line_of(mask & ~(1 << CELLS.index(cell))) for cell in cells.split())


def test_only_the_two_long_diagonals_count() -> None:
    short = sum(1 << CELLS.index(cell) for cell in ("b1", "c2", "d3", "a4"))
    assert not line_of(short)


def test_there_are_ten_lines_and_nine_squares() -> None:
    masks = [sum(1 << cell for cell in cells) for cells in _fours()]
    assert sum(map(line_of, masks)) == 10
    assert sum(map(square_of, masks)) == 9


def _fours() -> list[tuple[int, int, int, int]]:
    cells = range(16)
    return [(a, b, c, d) for a in cells for b in range(a) for c in range(b) for d in range(c)]


def test_a_line_ends_the_game_for_its_owner() -> None:
    state = drawn("xxx. o... .o.. ..o.", last="d2", turn=0, garden=_with("d1", "d2"))
    assert take(state, "d1").outcome() == Outcome((1, 2), (1, 0), "line")


def test_a_square_of_two_by_two_ends_the_game_for_its_owner() -> None:
    state = drawn("xx.o x..o o... ....", last="b3", turn=0, garden=_with("b2", "b3"))
    assert take(state, "b2").outcome() == Outcome((1, 2), (1, 0), "square")


def _with(cell: str, last: str) -> str:
    """A garden in which the tiles of these two cells share a plant."""
    names = list(TILES)
    at, there = CELLS.index(cell), CELLS.index(last)
    wanted = next(i for i, name in enumerate(names) if name[0] == names[there][0] and i not in (at, there))
    names[at], names[wanted] = names[wanted], names[at]
    return " ".join(names)


def test_a_line_and_a_square_on_one_move_are_one_win_called_a_line() -> None:
    state = drawn("xx.x .xxo o... .o.o", last="d2", turn=0, garden=_with("c1", "d2"))
    ended = take(state, "c1")
    assert ended.outcome() == Outcome((1, 2), (1, 0), "line")
    assert set(view(ended, None).pattern) == {"a1", "b1", "c1", "d1", "b2", "c2"}


def test_a_square_of_mixed_tokens_wins_nothing() -> None:
    state = drawn("xo.. x... .... ....", last="a2", turn=0, garden=_with("b2", "a2"))
    assert take(state, "b2").outcome() is None


def test_a_player_without_a_tile_to_take_loses() -> None:
    """The example of the rules: only a cherry or a bird will do, and none is left."""
    state = drawn("xoox .xoo o..x oxxo", last="a4", turn=1)
    assert tiles_of(state) == ["Cb"]
    after = take(state, "a2")
    assert [TILES[after.garden[CELLS.index(cell)]] for cell in ("b3", "c3")] == ["Ms", "Mr"]
    assert after.outcome() == Outcome((2, 1), (0, 1), "block")


def test_a_pattern_that_also_blocks_is_called_by_its_pattern() -> None:
    state = drawn("xxx. .... .... ....", last="d2", turn=0, garden=_with("d1", "d2"))
    state.left = 1 << CELLS.index("d1") | 1 << CELLS.index("a4")
    state.kin[CELLS.index("d1")] = 0
    assert take(state, "d1").outcome() == Outcome((1, 2), (1, 0), "line")


def test_a_full_garden_without_a_pattern_is_a_draw() -> None:
    state = drawn("xoxo xoxo oxox oxo.", last="c4", turn=0)
    assert take(state, "d4").outcome() == Outcome((1, 1), (0, 0), "full garden")


def test_with_last_mover_a_full_garden_is_won_by_the_last_to_play() -> None:
    state = drawn("xoxo xoxo oxox oxo.", last="c4", turn=0, last_mover=True)
    assert take(state, "d4").outcome() == Outcome((1, 2), (1, 0), "full garden")


def test_a_pattern_on_the_sixteenth_token_wins_before_the_garden_counts_as_full() -> None:
    state = drawn("xoxo oxxo oxxo oox.", last="c4", turn=0)
    assert take(state, "d4").outcome() == Outcome((1, 2), (1, 0), "line")


def test_no_game_is_shorter_than_seven_tokens() -> None:
    shortest = 16
    for seed in range(3000):
        state, dice = random_garden(seed), Dice(seed)
        while state.outcome() is None:
            state.play(state.mover(), state.pick(dice))
        shortest = min(shortest, 16 - int(state.left).bit_count())
    assert shortest == 7


def _match(options: dict[str, object], seed: int = 1) -> Match:
    dice = Dice(seed)
    match = Match(OKIYA, options, chance=lambda _entry: dice)
    match.begin()
    return match


def _won_round(state: Okiya, winner: int, tokens: int) -> None:
    """End the running round: `winner` takes a last tile and blocks, `tokens` tokens in all."""
    cells = list(range(16))
    state.left = sum(1 << cell for cell in cells[: 17 - tokens])
    state.turn = winner
    state.last = 15
    state.tokens_0 = state.tokens_1 = 0
    state.kin = [0] * 16
    state.kin[15] = 1
    state.play(winner, 0)


@pytest.mark.parametrize(("winner", "starter"), [(0, 1), (1, 0)])
def test_the_loser_of_a_round_begins_the_next(winner: int, starter: int) -> None:
    state = fresh(match=ROUNDS, target=3)
    _won_round(state, winner, 9)
    assert state.awaiting() == [-1]
    assert state.starter == starter


def test_after_a_drawn_round_the_other_player_begins_and_nobody_scores() -> None:
    state = fresh(match=ROUNDS, target=3, first=0)
    state.left, state.last, state.turn = 1 << 15, 14, 1
    state.play(1, 15)
    assert (state.starter, state.scores(), state.awaiting()) == (1, [0, 0], [-1])


def test_a_match_goes_on_however_many_rounds_are_drawn() -> None:
    state = fresh(match=ROUNDS, target=3)
    for drawn_rounds in range(1, 51):
        state.left, state.last = 1 << 15, 14
        state.play(state.turn, 15)
        assert (state.outcome(), len(state.rounds), state.scores()) == (None, drawn_rounds, [0, 0])
        state.deal([1, *range(16)])


def test_every_round_has_a_new_garden_and_a_border_opening() -> None:
    match = _match({"match": "rounds"})
    dice = Dice(2)
    while len(match.state.rounds) < 2:  # type: ignore[attr-defined]
        match.play(match.awaiting[0], match.state.pick(dice))
    gardens = [entry.text for entry in match.log if entry.text.startswith("garden")]
    assert len(gardens) == len(set(gardens)) == 3
    assert len(match.legal(match.awaiting[0])) == 12


@pytest.mark.parametrize("target", [1, 2, 3])
def test_a_match_of_rounds_goes_to_the_first_to_win_so_many(target: int) -> None:
    state = fresh(match=ROUNDS, target=target)
    for won in range(target):
        assert state.outcome() is None
        if won:
            state.deal([1, *range(16)])
        _won_round(state, 1, 9)
    assert state.outcome() == Outcome((2, 1), (0, target), "block")


@pytest.mark.parametrize(("tokens", "points"), [(7, 9), (9, 7), (15, 1)])
def test_points_are_the_tiles_still_in_the_garden(tokens: int, points: int) -> None:
    state = fresh(match=POINTS, target=10)
    _won_round(state, 0, tokens)
    assert state.scores() == [points, 0]


def test_a_round_won_on_the_sixteenth_token_is_worth_no_point() -> None:
    state = drawn("xoxo oxxo oxxo oox.", last="c4", turn=0)
    state.match, state.target = POINTS, 10
    state.play(0, 15)
    assert state.scores() == [0, 0]
    assert (state.rounds[-1].winner, state.starter) == (0, 1)


def test_a_match_of_points_ends_as_soon_as_the_target_is_reached() -> None:
    state = fresh(match=POINTS, target=10)
    _won_round(state, 0, 7)
    assert state.outcome() is None
    state.deal([1, *range(16)])
    _won_round(state, 0, 12)
    assert state.outcome() == Outcome((1, 2), (13, 0), "block")


def test_the_host_may_name_who_begins() -> None:
    match = _match({"first": 1})
    assert [entry.text.split()[0] for entry in match.log] == ["garden"]
    assert match.awaiting == [1]


def test_nothing_is_hidden_in_okiya() -> None:
    match = _match({})
    first, second, spectator = (match.view(viewer) for viewer in (0, 1, None))
    assert first.garden == second.garden == spectator.garden  # type: ignore[attr-defined]
