"""Ta Yü's texts are those of notation.md and nothing else."""

import pytest

from chabudai.errors import BadNotation
from chabudai.games.tayu import notation
from chabudai.games.tayu.notation import Axis, Bid, DrawTile, PassBid, PlaceTile, pack
from chabudai.games.tayu.rules.board import square_at
from tests.games.tayu.boards import supply


def test_a_placement_names_tile_square_and_rotation() -> None:
    assert notation.parse("place 27@i10/0") == pack(27, square_at(9, 8), 0)
    assert notation.spell(notation.parse("place 1@s19/3")) == PlaceTile(1, "s19", 3)


def test_columns_run_from_the_west_and_rows_from_the_north() -> None:
    assert [notation.format_square(square_at(*cell)) for cell in ((0, 0), (0, 18), (18, 0), (9, 9))] == [
        "a1",
        "s1",
        "a19",
        "j10",
    ]


EVERY_KIND = ["pass", "bid 1", "bid 24", "bid 484", "axis ns", "axis ew", "draw left", "draw right", "draw ring",
              "draw plain", "place 1@a1/0", "place 28@s19/3", "place 10@j10/2"]  # fmt: skip


@pytest.mark.parametrize("text", EVERY_KIND)
def test_every_kind_of_action_survives_its_three_spellings(text: str) -> None:
    action = notation.parse(text)
    assert notation.format(action) == text
    assert notation.unspell(notation.spell(action)) == action


def test_typed_actions_say_what_they_do() -> None:
    values = [notation.spell(notation.parse(text)) for text in ("pass", "bid 24", "axis ew", "draw ring")]
    assert values == [PassBid(), Bid(24), Axis("ew"), DrawTile("ring")]


REFUSED = ["", "pass ", "Pass", "bid", "bid 0", "bid 485", "bid 024", "bid +5", "bid 1 ", "axis", "axis sn", "draw",
           "draw Left", "draw bag", "place", "place 27", "place 0@a1/0", "place 29@a1/0", "place 01@a1/0",
           "place 1@t1/0", "place 1@a0/0", "place 1@a20/0", "place 1@a01/0", "place 1@A1/0", "place 1@a1/4",
           "place 1@a1/", "place 1@a1/0 ", " place 1@a1/0", "place  1@a1/0", "place 1@a1/0\n", "place １@a1/0",
           "place 1@á1/0", "supply 1"]  # fmt: skip


@pytest.mark.parametrize("text", REFUSED)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        notation.parse(text)


@pytest.mark.parametrize(
    "value",
    [PlaceTile(29, "a1", 0), PlaceTile(1, "t1", 0), PlaceTile(1, "a1", 4), PlaceTile(-1, "a1", 0), Bid(0)],
)
def test_a_typed_action_that_no_text_says_is_refused(value: notation.Actions) -> None:
    with pytest.raises(BadNotation):
        notation.unspell(value)


@pytest.mark.parametrize("edition", ["kosmos", "goliath"])
def test_a_supply_names_every_tile_in_order(edition: str) -> None:
    text = supply(edition, 27, 15)
    assert notation.format_chance(notation.parse_chance(text)) == text
    assert notation.parse_chance(text)[:3] == [1, 26, 14]


SUPPLY = supply("kosmos")


@pytest.mark.parametrize("text", ["", "supply", SUPPLY + " 1", SUPPLY.replace(" 28", " 29", 1), "first", "first 01",
                                  SUPPLY.replace(" 1 ", " 01 ", 1), SUPPLY.replace(" ", "  ", 1), "Supply 1",
                                  SUPPLY.replace(" 28", " 0", 1), "first -1", "first 1 "])  # fmt: skip
def test_only_a_beginner_or_a_whole_supply_is_chance(text: str) -> None:
    with pytest.raises(BadNotation):
        notation.parse_chance(text)
