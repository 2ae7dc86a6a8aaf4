"""How many ways there are to play so many tokens: a change in the rules cannot hide from these counts.

Before anybody can win, a game is a walk that never returns to a tile, each step along a family: a rook's walk on the
four by four table of plants and symbols. That makes an independent count.
"""

import pytest

from chabudai.games.okiya.rules.state import Okiya
from tests.games.okiya.gardens import fresh, random_garden


def perft(state: Okiya, depth: int) -> int:
    if depth == 0 or state.outcome() is not None:
        return 1
    total = 0
    for action in state.legal(state.mover()):
        child = state.copy()
        child.play(state.mover(), action)
        total += perft(child, depth - 1)
    return total


def rook_walks(at: tuple[int, int], been: frozenset[tuple[int, int]], steps: int) -> int:
    if steps == 0:
        return 1
    plant, symbol = at
    near = {(plant, other) for other in range(4)} | {(other, symbol) for other in range(4)}
    return sum(rook_walks(there, been | {there}, steps - 1) for there in near - been)


@pytest.mark.parametrize("tokens", range(1, 8))
def test_openings_are_counted_by_rook_walks_from_the_border(tokens: int) -> None:
    walks = 12 * rook_walks((0, 0), frozenset({(0, 0)}), tokens - 1)
    assert perft(fresh(), tokens) == walks


@pytest.mark.parametrize(("seed", "count"), [(1, 411057), (2, 410742)])
def test_after_the_first_patterns_each_garden_has_its_own_count(seed: int, count: int) -> None:
    assert perft(random_garden(seed), 8) == count
