"""The tiles of Ta Yü and where they may lie."""

import pytest

from chabudai import Dice, Match
from chabudai.games.tayu.notation import pack, unpack
from chabudai.games.tayu.rules.board import EDITIONS, square_at
from chabudai.games.tayu.rules.tiles import DESIGNS, EXITS, RINGED
from tests.games.tayu import reference
from tests.games.tayu.boards import TAYU, begun, board_with, fits, placement, state_of
from tests.games.tayu.reference import Reference

EDGES = ["N0", "N1", "N2", "E", "S2", "S1", "S0", "W"]


def test_the_28_derived_tiles_are_those_of_the_list() -> None:
    derived = [{EDGES[edge] for edge in range(8) if exits >> edge & 1} for exits in EXITS]
    assert derived == [set(words) for words in reference.EXITS]
    assert len(derived) == DESIGNS


def test_twelve_tiles_leave_by_three_sides_fifteen_by_two_and_one_by_one() -> None:
    counts = [len(reference.sides(tile)) for tile in range(1, 29)]
    assert [counts.count(sides) for sides in (1, 2, 3)] == [1, 15, 12]


def test_a_ring_marks_the_tiles_that_leave_by_three_sides() -> None:
    ringed = {tile for tile in range(1, 29) if RINGED >> (tile - 1) & 1}
    assert ringed == {tile for tile in range(1, 29) if len(reference.sides(tile)) == 3} == reference.RINGS


@pytest.mark.parametrize(
    ("edition", "size", "tiles", "rings"), [("kosmos", 19, 112, 48), ("goliath", 18, 84, 36)]
)
def test_a_box_holds_so_many_tiles_for_a_board_so_wide(
    edition: str, size: int, tiles: int, rings: int
) -> None:
    state = state_of(begun(edition=edition, draw="spread"))
    assert state.edition.size == size
    assert [state.supply.left(0), state.supply.left(1)] == [rings, tiles - rings]


@pytest.mark.parametrize(
    ("edition", "centre", "doubles"),
    [("kosmos", ["j10"], [5, 10, 15]), ("goliath", ["i9", "j9", "i10", "j10"], [4, 8, 11, 15])],
)
def test_the_centre_and_the_double_spots_belong_to_the_edition(
    edition: str, centre: list[str], doubles: list[int]
) -> None:
    view = begun(edition=edition).view(None)
    assert (view.centre, view.doubles) == (centre, doubles)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("edition", "ways"), [("kosmos", 12), ("goliath", 32)])
def test_the_first_tile_covers_the_centre_with_any_third_and_any_rotation(edition: str, ways: int) -> None:
    centre = {square_at(row, column) for row, column in EDITIONS[edition].centre}
    match = begun(27, edition=edition, draw="bag")
    texts = match.legal(0)
    assert len(texts) == ways
    for text in texts:
        _tile, first, rotation = unpack(TAYU.notation.parse(text))
        row, column = int(first[1:]) - 1, ord(first[0]) - ord("a")
        assert centre & {square_at(*cell) for cell in reference.cells(row, column, rotation)}


@pytest.mark.parametrize(
    ("laid", "tile", "row", "column", "rotation", "legal"),
    [
        ((), 27, 9, 6, 0, False),
        ((), 27, 9, 8, 0, True),
        (("27@i10/0",), 1, 8, 10, 2, False),
        (("27@i10/0",), 2, 8, 8, 0, False),
        (("27@i10/0",), 18, 10, 9, 0, False),
        (("27@i10/0",), 15, 8, 8, 0, True),
        (("27@i10/0", "15@i9/0"), 20, 10, 11, 3, True),
    ],
    ids=["off-centre", "centre", "exit-to-blank", "blank-to-exit", "blank-only", "joined", "loop"],
)
def test_the_seven_placements_of_the_rules_page(
    laid: tuple[str, ...], tile: int, row: int, column: int, rotation: int, legal: bool
) -> None:
    found: list[int] = []
    board_with(*laid).placements(tile - 1, found)
    assert (pack(tile, square_at(row, column), rotation) in found) == legal


def test_an_exit_may_not_meet_a_blank_edge_whichever_is_new() -> None:
    board = board_with("27@i10/0")
    assert not fits(board, "2@i9/0")  # its blank south side would block the canal from j10
    assert not fits(board, "1@k9/2")  # its outer exits would end at blank edges


def test_a_tile_that_only_touches_blank_to_blank_is_not_joined() -> None:
    assert not fits(board_with("27@i10/0"), "18@j11/0")


def test_a_loop_may_join_two_canals_at_once() -> None:
    assert fits(board_with("27@i10/0", "15@i9/0"), "20@l11/3")


def test_exits_and_blank_edges_may_both_meet_the_rim() -> None:
    blank, exit_too = board_with("27@b12/0"), board_with("27@b12/0")
    assert fits(blank, "27@a11/1")
    assert fits(exit_too, "15@a11/1")
    blank.lay(placement("27@a11/1"))
    exit_too.lay(placement("15@a11/1"))
    assert (blank.coasts, exit_too.coasts) == ([0, 0, 0, 0], [0, 0, 0, 1])


def test_a_canal_may_run_into_a_pocket_too_small_for_a_tile() -> None:
    board = board_with("27@b3/0", "6@b1/0")
    assert fits(board, "27@a2/1")  # closes a1 on all sides but the north, and its own canal runs into it
    board.lay(placement("27@a2/1"))
    assert not any(fits(board, f"{tile}@a1/{rotation}") for tile in range(1, 29) for rotation in range(4))


def test_no_tile_reaches_over_the_edge_of_the_board() -> None:
    match = _random_match("goliath", 5)
    for text in [entry.text for entry in match.log if entry.text.startswith("place")]:
        _tile, first, rotation = unpack(TAYU.notation.parse(text))
        row, column = int(first[1:]) - 1, ord(first[0]) - ord("a")
        assert all(
            0 <= down < 18 and 0 <= right < 18 for down, right in reference.cells(row, column, rotation)
        )


def _random_match(edition: str, seed: int) -> Match:
    dice = Dice(seed)
    match = Match(TAYU, {"edition": edition, "draw": "bag"}, 2, chance=lambda _entry: dice)
    match.begin()
    while not match.outcome:
        match.play(match.awaiting[0], match.state.pick(dice))
    return match


def _reference(edition: str) -> Reference:
    box = EDITIONS[edition]
    return Reference(box.size, set(box.centre), set(box.doubles))


@pytest.mark.parametrize(("edition", "seed"), [("kosmos", 0), ("goliath", 1)])
def test_a_naive_reading_of_the_rules_finds_the_same_placements_and_points(edition: str, seed: int) -> None:
    log = _random_match(edition, seed).log
    match = Match(TAYU, {"edition": edition, "draw": "bag"}, 2)
    naive = _reference(edition)
    dice = Dice(seed)
    for entry in log:
        if entry.text.startswith("place"):
            tiles = range(1, 29) if dice.below(24) == 0 else [1 + dice.below(28)]
            for tile in tiles:
                assert _found(match, tile) == naive.placements(tile)
            naive.lay(*_told(TAYU.notation.parse(entry.text)))
        match.append(entry)
        assert state_of(match).board.coasts == naive.coasts()
    assert naive.placements(state_of(match).supply.drawn + 1) == set()


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["kosmos", "goliath"])
@pytest.mark.parametrize("seed", range(2, 30))
def test_a_naive_reading_of_the_rules_agrees_for_many_games(edition: str, seed: int) -> None:
    test_a_naive_reading_of_the_rules_finds_the_same_placements_and_points(edition, seed)


def _told(action: int) -> tuple[int, int, int, int]:
    tile, first, rotation = unpack(action)
    return tile, int(first[1:]) - 1, ord(first[0]) - ord("a"), rotation


def _found(match: Match, tile: int) -> set[tuple[int, int, int]]:
    found: list[int] = []
    state_of(match).board.placements(tile - 1, found)
    assert len(found) == len(set(found))
    return {_told(action)[1:] for action in found}


@pytest.mark.parametrize("seed", range(4))
def test_the_tiles_said_to_fit_are_those_with_a_placement(seed: int) -> None:
    dice = Dice(seed)
    match = Match(TAYU, {}, 2, chance=lambda _entry: dice)
    match.begin()
    while not match.outcome:
        fitting = state_of(match).board.fitting()
        if dice.below(8) == 0:
            assert [bool(fitting >> tile & 1) for tile in range(28)] == [
                bool(_found(match, tile + 1)) for tile in range(28)
            ]
        match.play(match.awaiting[0], match.state.pick(dice))
