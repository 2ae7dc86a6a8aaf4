"""Nobody learns a hidden tile of Ta Yü from a view, and worlds that fit a view are all as likely."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from itertools import permutations

import msgspec
import pytest

from chabudai import Dice, Match
from chabudai.games.tayu.beliefs import sample
from chabudai.games.tayu.rules.board import Edition, new_board
from chabudai.games.tayu.rules.state import PLACING, Tayu
from chabudai.games.tayu.rules.supply import BAG, BLOCK, SPREAD, Supply
from chabudai.games.tayu.view import TayuView
from chabudai.games.tayu.view_builder import view
from tests.games.tayu.boards import TAYU, state_of
from tests.games.tayu.reference import RINGS

World = tuple[int, ...]
"""Seat 0's kept tile, seat 1's, the tile just drawn, then the queues."""


def world_of(state: Tayu) -> World:
    supply = state.supply
    queues = supply.queue_0[supply.next_0 :] + supply.queue_1[supply.next_1 :]
    return (supply.kept_0, supply.kept_1, supply.drawn, *queues)


def ring(tile: int) -> bool:
    return tile + 1 in RINGS


# Worlds that fit, counted one by one


def _late(draw: str, seed: int) -> Tayu:
    """A player with two hidden tiles, one of which fits nowhere, is about to place; few tiles are left to
    draw."""
    dice = Dice(seed)
    while True:
        match = Match(TAYU, {"draw": draw, "hand": 2, "first": seed % 2}, 2, chance=lambda _entry: dice)
        match.begin()
        while not match.outcome:
            if state_of(match).phase == PLACING and _is_tight(state_of(match)):
                return _with_few_left(state_of(match))
            match.play(match.awaiting[0], match.state.pick(dice))


def _is_tight(state: Tayu) -> bool:
    supply = state.supply
    enough = supply.left(0) >= 2 and (supply.way == BAG or supply.left(1) >= 1)
    hand = (supply.drawn, supply.kept(state.turn))
    return enough and not all(state.board.fitting() >> tile & 1 for tile in hand)


def _with_few_left(state: Tayu) -> Tayu:
    """All but the last tiles of each queue leave the game."""
    supply = state.supply
    kept = [2, 0] if supply.way == BAG else [2, 1]
    queues = [supply.queue_0[supply.next_0 :], supply.queue_1[supply.next_1 :]]
    supply.gone = [*supply.gone, *queues[0][kept[0] :], *queues[1][kept[1] :]]
    supply.queue_0, supply.queue_1 = queues[0][: kept[0]], queues[1][: kept[1]]
    supply.next_0 = supply.next_1 = 0
    return state


def _fitting_worlds(state: Tayu, viewer: int) -> Counter[World]:
    """Every order of the unseen tiles, kept where it agrees with what the viewer has seen.

    Copies are told apart. The queues are too short for a second stack.
    """
    real = world_of(state)
    known = [place for place in (0, 1) if viewer == place] + ([2] if viewer == state.turn else [])
    hidden = [place for place in range(len(real)) if place not in known and real[place] >= 0]
    worlds: Counter[World] = Counter()
    for order in permutations([real[place] for place in hidden]):
        world = list(real)
        for place, tile in zip(hidden, order, strict=True):
            world[place] = tile
        worlds[tuple(world)] += _agrees(state, tuple(world))
    return +worlds


def _agrees(state: Tayu, world: World) -> bool:
    real, supply = world_of(state), state.supply
    backs_seen = {BLOCK: (0, 1, 2, 3, 5), SPREAD: tuple(range(6)), BAG: (0, 1, 2)}[supply.way]
    if any(real[place] >= 0 and ring(world[place]) != ring(real[place]) for place in backs_seen):
        return False
    if supply.barred_0 >> max(world[0], 0) & 1 or supply.barred_1 >> max(world[1], 0) & 1:
        return False
    return any(state.board.fitting() >> tile & 1 for tile in (world[state.turn], world[2]))


def _check_even(state: Tayu, viewer: int, samples: int) -> None:
    expected = _fitting_worlds(state, viewer)
    drawn: Counter[World] = Counter()
    dice = Dice(viewer + 77)
    for _ in range(samples):
        state.redeal(viewer, dice)
        drawn[world_of(state)] += 1
    assert set(drawn) <= set(expected)
    weights = {world: samples * count / expected.total() for world, count in expected.items()}
    chi_square = sum((drawn[world] - mean) ** 2 / mean for world, mean in weights.items())
    freedom = len(expected) - 1
    assert freedom > 0
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("viewer", [0, 1, -1])
@pytest.mark.parametrize(("draw", "seed"), [("block", 1), ("bag", 2), ("spread", 3)])
def test_every_world_that_fits_is_as_likely(draw: str, seed: int, viewer: int) -> None:
    state = _late(draw, seed)
    _check_even(state, viewer, 800 if viewer >= 0 else 1500)


def _stacked(left: list[int], right: list[int]) -> Tayu:
    """A block with these tiles and no others, before the first draw."""
    match = Match(TAYU, {"draw": "block", "first": 0}, 2)
    state = state_of(match)
    tiles = [*left, *right]
    state.deal([1, *sorted(tile for tile in range(28) for _ in range(4))])
    supply = state.supply
    supply.queue_0, supply.queue_1, supply.next_0, supply.next_1 = left, right, 0, 0
    supply.gone = list((Counter(dict.fromkeys(range(28), 4)) - Counter(tiles)).elements())
    return state


def test_the_rings_on_top_of_all_stacks_stay_and_the_rest_is_dealt_evenly() -> None:
    """Nine tiles on the left make a stack of two before a whole one: its tops are the first and the third."""
    ringed, plain, lone = 26, 0, 27
    state, dice = _stacked([plain, ringed, ringed, plain, plain, ringed, ringed, lone, plain], []), Dice(3)
    seen: Counter[int] = Counter()
    for _ in range(1800):
        state.redeal(0, dice)
        tiles = state.supply.queue_0
        assert [ring(tiles[0]), ring(tiles[2])] == [False, True]
        assert Counter(tiles) == Counter([plain] * 4 + [ringed] * 4 + [lone])
        seen[tiles.index(lone)] += 1
    # The ring of the third place is one of five alike in that; four lie in the other six places.
    means = {2: 1800 / 5, **dict.fromkeys((1, 3, 4, 5, 6, 7, 8), 1800 * 4 / 5 / 7)}
    assert set(seen) == set(means)
    assert sum((seen[place] - mean) ** 2 / mean for place, mean in means.items()) < 7 + 4 * 14**0.5


@pytest.mark.parametrize("draw", ["block", "bag"])
def test_what_a_kept_tile_was_proved_not_to_be_is_respected(draw: str) -> None:
    state = _late(draw, 4)
    others = [tile for tile in world_of(state)[3:] if tile not in (state.supply.kept_0, state.supply.kept_1)]
    state.supply.barred_0 = state.supply.barred_1 = 1 << others[0] | 1 << others[-1]
    for viewer in (0, 1, -1):
        _check_even(state, viewer, 600)


def test_a_player_about_to_place_always_has_a_tile_that_fits_in_a_redealt_world() -> None:
    for seed in range(3):
        state, dice = _late("bag", seed), Dice(seed)
        for _ in range(100):
            state.redeal(1 - state.turn, dice)
            assert state.legal(state.turn)


@pytest.mark.parametrize("draw", ["block", "bag", "spread"])
def test_sampling_a_view_and_redealing_its_state_are_the_same_draw(draw: str) -> None:
    state = _late(draw, 5)
    for viewer in (0, 1, None):
        wire = msgspec.json.encode(view(state, viewer))
        for seed in range(8):
            twin = state.copy()
            twin.redeal(-1 if viewer is None else viewer, Dice(seed))
            sampled = sample(msgspec.json.decode(wire, type=TayuView), Dice(seed))
            assert world_of(sampled) == world_of(twin)
            assert sampled.legal(sampled.turn) == twin.legal(twin.turn)


# Views


TINY = Edition("tiny", 5, 1, [(2, 2)], [2], True)
TILES = [0, 26, 14, 3]

View = Callable[[Tayu, int | None], TayuView]
Known = tuple[object, ...]


def _deals() -> Iterator[Tayu]:
    """A game of four tiles on a board of five by five, dealt in every order."""
    for order in permutations(TILES):
        state = Tayu(
            TINY, 2, new_board(TINY), Supply(BLOCK), hand=2, rescue=True, first=0, target=0, flood=-1
        )
        state.supply.gone = [tile for tile in range(28) if tile not in TILES]
        state.deal([1, *order])
        yield state


def _walk(state: Tayu, log: tuple[int, ...], seen: tuple[int, ...]) -> Iterator[tuple[Tayu, Known]]:
    """Every position, with what seat 0 knows of it told in another way: all actions, all rings in front,
    its own tiles as they came, and every face once the game is over."""
    supply = state.supply
    fronts = tuple(-1 if supply.front(queue) < 0 else int(ring(supply.front(queue))) for queue in (0, 1))
    mine = (supply.kept_0, supply.drawn if state.turn == 0 else -1)
    seen = (*seen, *fronts, *mine)
    over = world_of(state)[:3] if state.outcome() else ()
    yield state, (log, seen, tuple(supply.gone), over)
    for action in _few(state):
        child = state.copy()
        child.play(state.turn, action)
        yield from _walk(child, (*log, action), seen)


def _few(state: Tayu) -> list[int]:
    legal = sorted(state.legal(state.turn))
    return legal if len(legal) <= 2 else legal[:: len(legal) - 1]


def _views_by_knowledge(see: View) -> dict[Known, set[bytes]]:
    views: dict[Known, set[bytes]] = defaultdict(set)
    for dealt in _deals():
        for state, known in _walk(dealt, (), ()):
            views[known].add(msgspec.json.encode(see(state, 0)))
    return views


def _leaky(state: Tayu, seat: int | None) -> TayuView:
    """A view that would tell the face of the left front tile."""
    return msgspec.structs.replace(view(state, seat), gone=[state.supply.front(0)])


def test_a_seat_that_knows_the_same_sees_the_same_and_the_number_of_views_is_pinned() -> None:
    views = _views_by_knowledge(view)
    assert all(len(same) == 1 for same in views.values())
    assert len(set().union(*views.values())) == 175


def test_a_view_that_leaks_a_face_would_be_found() -> None:
    assert any(len(same) > 1 for same in _views_by_knowledge(_leaky).values())


def test_the_supply_is_secret_while_the_game_runs() -> None:
    assert TAYU.secret(-1, "supply 1 2 3")
    assert not TAYU.secret(-1, "first 1")
    assert not TAYU.secret(0, "draw left")


@pytest.mark.parametrize("draw", ["block", "bag", "spread"])
def test_redealing_would_show_in_a_leaky_view(draw: str) -> None:
    state = _late(draw, 6)
    before = {viewer: view(state, viewer) for viewer in (0, 1, None)}
    leaked = 0
    for viewer, seen in before.items():
        world = state.copy()
        world.redeal(-1 if viewer is None else viewer, Dice(9))
        assert view(world, viewer) == seen
        leaked += _leaky(world, viewer) != _leaky(state, viewer)
    assert leaked
