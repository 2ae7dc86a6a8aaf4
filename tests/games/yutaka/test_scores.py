"""The scores of Yutakâ, sentence by sentence, and the example of its rulebook."""

from pathlib import Path

from chabudai.games.yutaka.notation import TILE_NAMES
from chabudai.games.yutaka.view import YutakaView
from chabudai.games.yutaka.view_builder import view
from chabudai.match import record
from tests.games.yutaka.table import dealt, ended, moves, opened


def test_the_higher_sum_of_a_type_wins_its_tile() -> None:
    """Dagger 4 against 5: the second player takes the 12."""
    assert ended(("D12", "D4", "D3 D2")).scores() == [0, 12]


def test_without_a_card_of_its_type_nobody_wins_a_tile() -> None:
    assert ended(("D4", "I4 C2", "A3 X")).scores() == [0, 0]


def test_one_small_card_wins_an_uncontested_tile() -> None:
    assert ended(("I15", "I1", "D4 D3 E4 X")).scores() == [15, 0]


def test_equal_sums_discard_the_tiles() -> None:
    assert ended(("D8 D4", "D4", "D1 D3")).scores() == [0, 0]


def test_the_same_player_takes_all_tiles_of_a_type_on_an_island() -> None:
    assert ended(("C9 C2 A8", "A1", "C1")).scores() == [8, 11]


def test_cards_count_on_their_own_island_only() -> None:
    assert ended(("C9", "C1", ""), ("C8", "", "C2"), ("C6", "C3", "C4")).scores() == [9, 14]


def test_the_order_of_the_cards_in_a_column_has_no_effect() -> None:
    islands = [(tiles, first.split(), second.split()) for tiles, first, second in EXAMPLE]
    turned = [(tiles, " ".join(first[::-1]), " ".join(second[::-1])) for tiles, first, second in islands]
    assert ended(*turned).outcome() == ended(*EXAMPLE).outcome()
    assert ended(*turned).columns != ended(*EXAMPLE).columns


def test_dynamite_is_worth_nothing() -> None:
    assert ended(("E8", "E1 X X X", "E2")).scores() == [0, 8]


def test_a_lone_equipment_card_takes_the_equipment_tiles_without_counting() -> None:
    assert ended(("E8 E7", "E1", "I4 D4 A4 C4")).scores() == [15, 0]


def test_with_equipment_on_both_shores_all_cards_of_the_column_count() -> None:
    """2 + 0 + 1 + 2 = 5 against 3 + 2 + 2 + 0 + 1 = 8, although the first player has two equipment cards."""
    assert ended(("E2 E1", "E2 X E1 I2", "A3 C2 E2 X C1")).scores() == [0, 3]


def test_equal_columns_discard_the_equipment_tiles() -> None:
    assert ended(("E8", "E4", "E1 I3")).scores() == [0, 0]


def test_whole_columns_count_for_equipment_alone() -> None:
    assert ended(("D12 E8", "D3 E1", "D2 E4 C4")).scores() == [12, 8]


def test_hidden_tiles_do_not_count_yet() -> None:
    state = opened("I1")
    moves(state, "play I1@1")
    assert state.scores() == [30, 0]
    other = dealt()
    moves(other, "reveal 2a", "reveal 2b", "reveal 2c", "reveal 2d", "play I1@1")
    assert other.scores() == [0, 0]


def test_more_points_win() -> None:
    outcome = ended(("I15 D12", "I1", "D1")).outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.scores, outcome.reason) == ((1, 2), (15, 12), "points")


def test_equal_points_are_decided_by_points_of_equipment_tiles() -> None:
    state = ended(("E8", "", "E1"), ("D8", "D1", ""))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.scores, outcome.reason) == ((2, 1), (8, 8), "equipment")
    assert state.rewards() == [0.0, 1.0]


def test_points_of_equipment_and_not_their_number_break_a_tie() -> None:
    outcome = ended(("E7 I5", "E1 I1", ""), ("E4 E2 D6", "", "E1 D1")).outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.scores, outcome.reason) == ((1, 2), (12, 12), "equipment")


def test_a_tie_that_equipment_does_not_break_is_a_draw() -> None:
    state = ended(("A8", "A1", ""), ("D8", "", "D1"))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.scores, outcome.reason) == ((1, 1), (8, 8), "tie")
    assert state.rewards() == [0.5, 0.5]


EXAMPLE = (
    ("A4 C6 D12 E7", "A2 C3 D4", "D3 D2 E4"),
    ("I15 A8 C9 C2", "I4 E4 X X", "A2 C4 E3 X"),
    ("E2 E1 A2 C8", "E2 X E1 I2", "A3 C2 E2 X C1"),
    ("C4 E8 I5 D8", "C2 D1 D3", "D4 E1 I3"),
    ("E5 A10 C1 D4", "E3 A4 C1 X", "I1 X X"),
)


def test_the_example_of_the_rulebook_ends_forty_five_to_sixty_four() -> None:
    state = ended(*EXAMPLE)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.scores, outcome.reason) == ((2, 1), (45, 64), "points")
    assert {TILE_NAMES[tile] for tile in state.tiles[20:]} == {"I10", "D6", "A6", "E4", "E3"}


def test_the_example_can_be_reached_by_playing() -> None:
    saved = record.read((Path(__file__).parent / "example.chabudai.json").read_bytes())
    told = record.check(saved).view(None)
    assert isinstance(told, YutakaView)
    assert told.scores == [45, 64]
    assert [" ".join(island.columns[0]) for island in told.islands] == [column for _, column, _ in EXAMPLE]
    assert [" ".join(island.columns[1]) for island in told.islands] == [column for _, _, column in EXAMPLE]
    assert [" ".join(str(place.tile) for place in island.places) for island in told.islands] == [
        tiles for tiles, _, _ in EXAMPLE
    ]


def test_the_view_says_who_holds_what_in_the_example() -> None:
    claims = view(ended(*EXAMPLE), None).islands[2].claims
    assert [(claim.type, claim.sums, claim.holder) for claim in claims] == [
        ("I", [2, 0], 0),
        ("D", [0, 0], None),
        ("A", [0, 3], 1),
        ("C", [0, 3], 1),
        ("E", [5, 8], 1),
    ]
