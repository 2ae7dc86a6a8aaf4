"""Okiya positions drawn as pictures: `.` a tile, `x` a token of seat 0, `o` of seat 1."""

from chabudai.core import Dice, bit, shuffle
from chabudai.games.okiya.notation import CELLS, TILES, parse_chance
from chabudai.games.okiya.rules.state import GARDEN, Okiya

ORDERED = "Pb Ps Pr Pp Cb Cs Cr Cp Mb Ms Mr Mp Ib Is Ir Ip"
"""One plant a row, one symbol a column."""


def fresh(
    garden: str = ORDERED, *, match: int = 0, target: int = 1, last_mover: bool = False, first: int = 0
) -> Okiya:
    state = Okiya(match, target, last_mover, first)
    state.deal(parse_chance("garden " + garden))
    return state


def drawn(picture: str, last: str, turn: int, garden: str = ORDERED, *, last_mover: bool = False) -> Okiya:
    """A position as drawn, whoever could have reached it."""
    state = fresh(garden, last_mover=last_mover)
    cells = "".join(picture.split())
    assert len(cells) == 16
    state.tokens_0 = sum(bit(cell) for cell in range(16) if cells[cell] == "x")
    state.tokens_1 = sum(bit(cell) for cell in range(16) if cells[cell] == "o")
    state.left = sum(bit(cell) for cell in range(16) if cells[cell] == ".")
    state.last = CELLS.index(last)
    state.turn = turn
    return state


def take(state: Okiya, *cells: str) -> Okiya:
    for cell in cells:
        action = CELLS.index(cell)
        assert action in state.legal(state.mover()), f"{cell} is not legal"
        state.play(state.mover(), action)
    return state


def tiles_of(state: Okiya) -> list[str]:
    """The tiles that may be taken now."""
    return [TILES[state.garden[cell]] for cell in state.legal(state.mover())]


def random_garden(seed: int, *, last_mover: bool = False, match: int = 0) -> Okiya:
    tiles = list(range(16))
    shuffle(tiles, Dice(seed))
    state = Okiya(match, 1, last_mover, 0)
    state.deal([GARDEN, *tiles])
    return state
