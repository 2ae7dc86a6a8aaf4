"""Okiya's texts are those of notation.md and nothing else."""

import pytest

from chabudai.errors import BadNotation
from chabudai.games.okiya import notation


def test_cells_run_from_a1_in_the_top_left_to_d4() -> None:
    assert [notation.format(action) for action in (0, 1, 3, 4, 15)] == ["a1", "b1", "d1", "a2", "d4"]


def test_tiles_are_plant_then_symbol() -> None:
    assert notation.TILES[0] == "Pb"
    assert notation.TILES[13] == "Is"


@pytest.mark.parametrize("text", ["", "A1", "a5", "e1", "1a", "a1 ", " a1", "a01", "a1b2", "á1", "a１"])
def test_only_a_cell_is_an_action(text: str) -> None:
    with pytest.raises(BadNotation):
        notation.parse(text)


GARDEN = "garden Pb Cs Mr Ip Ps Cb Mp Ir Pr Cp Mb Is Pp Cr Ms Ib"


def test_the_garden_of_the_notation_page_reads_and_writes() -> None:
    assert notation.format_chance(notation.parse_chance(GARDEN)) == GARDEN


NOT_CHANCE = [
    "", "garden", GARDEN + " Pb", GARDEN.replace("Pb", "Xx"), GARDEN.replace(" ", "  ", 1),
    "first", "first -1", "first 01", "first x", "First 1", "first 1 ",
]  # fmt: skip


@pytest.mark.parametrize("text", NOT_CHANCE)
def test_only_a_beginner_or_a_garden_is_chance(text: str) -> None:
    with pytest.raises(BadNotation):
        notation.parse_chance(text)
