"""What a seat cannot know: never shown, and dealt anew evenly over all that fits what it has seen."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from chabudai import Match, game
from chabudai.core import OVER, Dice
from chabudai.games.yutaka import notation
from chabudai.games.yutaka.beliefs import sample
from chabudai.games.yutaka.notation import CARD_NAMES, TILE_NAMES
from chabudai.games.yutaka.rules.hands import cards_of
from chabudai.games.yutaka.rules.state import Yutaka
from chabudai.games.yutaka.view import YutakaView
from chabudai.games.yutaka.view_builder import view
from tests.games.yutaka.table import dealt, fresh, moves, random_game
from tests.games.yutaka.worlds import YUTAKA, World, late, placed, world_of, worlds
from tests.walk import finished, seen, steps

VIEWERS: list[int | None] = [0, 1, None]
every_viewer = pytest.mark.parametrize("viewer", VIEWERS)

Shown = Callable[[Yutaka, int | None], Any]


def seat_of(viewer: int | None) -> int:
    return -1 if viewer is None else viewer


# What is shown


def test_nobody_sees_the_other_hand_or_any_deck() -> None:
    state = dealt()
    for viewer in VIEWERS:
        for owner, explorer in enumerate(view(state, viewer).explorers):
            assert (explorer.hand is not None) == (owner == viewer)
            assert explorer.deck is None
            assert (explorer.hand_size, explorer.deck_size) == (6, 18)


def test_mysteria_shows_no_colour_before_a_tile_is_turned() -> None:
    told = view(dealt(), 0)
    assert {spot.type for spot in spots(told)} == {None}
    assert {spot.tile for spot in spots(told)} == {None}


def test_tactika_shows_every_colour_of_the_five_left_out_too_but_no_value() -> None:
    state = dealt(known="IDACE")
    told = view(state, None)
    assert [spot.type for spot in spots(told)] == [TILE_NAMES[tile][0] for tile in state.tiles]
    assert {spot.tile for spot in spots(told)} == {None}


def _begun(known: str, dice: Dice) -> YutakaView:
    match = Match(game("yutaka"), {"known": known, "first": 0}, 2, chance=lambda _entry: dice)
    match.begin()
    told = match.view(None)
    assert isinstance(told, YutakaView)
    return told


@pytest.mark.parametrize("known", ["I", "DC", "IACE", "IDACE"])
def test_the_islands_tell_which_known_colours_were_left_out(known: str) -> None:
    """So an option that hides the colours of the five tiles left out would hide nothing."""
    for seed in range(20):
        told = _begun(known, Dice(seed))
        box = Counter(name[0] for name in TILE_NAMES if name[0] in known)
        islands = Counter(place.type for island in told.islands for place in island.places if place.type)
        assert Counter(spot.type for spot in told.left_out if spot.type) == box - islands


def test_a_mixed_game_shows_the_known_colours_and_no_others() -> None:
    state = dealt(known="DE")
    names = [TILE_NAMES[tile][0] for tile in state.tiles]
    assert [spot.type for spot in spots(view(state, 1))] == [name if name in "DE" else None for name in names]


def test_known_colours_show_below_other_tiles_as_well() -> None:
    state = dealt(known="I", archipelago="4 4 4 4 4")
    assert [place.type for place in view(state, 0).islands[0].places] == ["I", "I", "I", None]


def test_a_turned_tile_is_seen_by_everybody() -> None:
    state = dealt()
    moves(state, "reveal 1b")
    for viewer in VIEWERS:
        place = view(state, viewer).islands[0].places[1]
        assert (place.place, place.type, place.tile, place.open) == ("1b", "I", "I10", False)


def test_unseen_tiles_and_cards_are_public() -> None:
    state = dealt(first_deck="I1 X")
    moves(state, "reveal 1a", "reveal 1b", "reveal 1c", "reveal 1d", "play X@2", "reveal 2a")
    for viewer in VIEWERS:
        told = view(state, viewer)
        assert told.unseen == TILE_NAMES[5:]
        assert told.hidden == 15
        assert told.explorers[0].unseen == [*CARD_NAMES, "X", "X"]
        assert [explorer.turners for explorer in told.explorers] == [7, 8]


def test_the_end_shows_the_tiles_left_out_and_all_cards() -> None:
    state = finished(("yutaka", 2, {}), 4).state
    assert isinstance(state, Yutaka)
    told = view(state, None)
    assert [spot.tile for spot in told.left_out] == [TILE_NAMES[tile] for tile in state.tiles[20:]]
    assert told.unseen == []
    assert all(explorer.hand is not None and explorer.deck is not None for explorer in told.explorers)


def test_the_shuffles_stay_secret_until_the_end() -> None:
    match = Match(game("yutaka"), chance=lambda _entry: Dice(1))
    match.begin()
    assert [event.text for event in match.events(0)] == [match.log[0].text, None, None]
    ended = finished(("yutaka", 2, {}), 1)
    assert all(event.text for event in ended.events(None))


def test_no_action_can_be_taken_back_without_asking() -> None:
    for match in steps(("yutaka", 2, {}), 2):
        assert not match.can_undo(0)
        assert not match.can_undo(1)


def spots(told: YutakaView) -> list[Any]:
    return [*(place for island in told.islands for place in island.places), *told.left_out]


# Redealing


def leaks(state: Yutaka, viewer: int | None, shown: Shown, dice: Dice) -> bool:
    """Does what is shown change when everything that the viewer cannot know is dealt anew?"""
    before = msgspec.json.encode(shown(state, viewer))
    for _ in range(8):
        world = state.copy()
        world.redeal(seat_of(viewer), dice)
        if msgspec.json.encode(shown(world, viewer)) != before:
            return True
    return False


@every_viewer
@pytest.mark.parametrize("known", ["", "IDACE", "DC"])
def test_redealing_leaves_the_view_byte_identical(viewer: int | None, known: str) -> None:
    dice = Dice(7)
    for count in range(70):
        state = random_game(fresh(known, first=-1), seed=5, steps=count)
        assert not leaks(state, viewer, view, dice)


@pytest.mark.parametrize(
    "secret",
    [
        lambda state: cards_of(state.hand(1)),
        lambda state: state.deck(0),
        lambda state: state.deck(1)[0],
        lambda state: state.tiles[20],
        lambda state: sorted(state.tiles[20:]),
        lambda state: TILE_NAMES[state.tiles[19]][0],
    ],
)
def test_a_leaky_view_is_caught(secret: Callable[[Yutaka], object]) -> None:
    state = random_game(fresh("D"), seed=3, steps=20)
    assert leaks(state, 0, lambda world, viewer: (view(world, viewer), secret(world)), Dice(1))


def test_what_a_seat_may_know_does_not_change() -> None:
    state = random_game(fresh("D"), seed=3, steps=20)
    known = [cards_of(state.hand(0)), sorted(cards_of(state.hand(1)) + state.deck(1)), sorted(state.deck(0))]
    for seed in range(20):
        world = state.copy()
        world.redeal(0, Dice(seed))
        assert [
            cards_of(world.hand(0)),
            sorted(cards_of(world.hand(1)) + world.deck(1)),
            sorted(world.deck(0)),
        ] == known
        assert sorted(world.tiles) == list(range(25))


def test_a_redealt_copy_leaves_the_real_state_alone() -> None:
    state = random_game(fresh("D"), seed=3, steps=20)
    before = world_of(state)
    twin = state.copy()
    twin.redeal(-1, Dice(1))
    assert world_of(twin) != before
    assert world_of(state) == before


def test_at_the_end_nothing_is_redealt() -> None:
    state = random_game(fresh(), seed=8)
    assert state.mover() == OVER
    before = world_of(state)
    state.redeal(-1, Dice(1))
    assert world_of(state) == before


def test_a_game_ended_by_the_table_can_still_be_imagined() -> None:
    for match in steps(("yutaka", 2, {"known": "I"}), 6):
        if match.version == 30:
            match.resign(0)
            break
    told = match.view(1)
    assert isinstance(told, YutakaView)
    assert told.explorers[0].hand is None
    world = sample(told, Dice(1))
    assert view(world, 1).explorers == told.explorers
    assert view(world, 1).islands == told.islands


# Evenness, against every world there is


def test_the_small_position_has_the_worlds_it_should_have() -> None:
    """Tiles: two idols and two daggers change places, three others too: 2! · 2! · 3! = 24 ways."""
    counts = {viewer: worlds(viewer) for viewer in VIEWERS}
    assert len({world[0] for world in counts[None]}) == 24
    assert {viewer: len(found) for viewer, found in counts.items()} == {
        0: 24 * 12,
        1: 24 * 2 * 2,
        None: 24 * 2 * 12,
    }


def too_uneven(found: Counter[World], expected: Counter[World]) -> bool:
    """Chi-square, five standard deviations out."""
    assert set(found) <= set(expected)
    scale = sum(found.values()) / sum(expected.values())
    chi = sum((found[world] - weight * scale) ** 2 / (weight * scale) for world, weight in expected.items())
    freedom = len(expected) - 1
    return bool(chi > freedom + 5 * (2 * freedom) ** 0.5)


@every_viewer
def test_redealing_is_even_over_all_fitting_worlds(viewer: int | None) -> None:
    state, dice = late(), Dice(21)
    found: Counter[World] = Counter()
    for _ in range(8000):
        state.redeal(seat_of(viewer), dice)
        found[world_of(state)] += 1
    assert not too_uneven(found, worlds(viewer))


@every_viewer
def test_sampling_from_a_view_is_even_over_all_fitting_worlds(viewer: int | None) -> None:
    told, dice = view(late(), viewer), Dice(22)
    found = Counter(world_of(sample(told, dice)) for _ in range(5000))
    assert not too_uneven(found, worlds(viewer))


def test_an_uneven_deal_is_caught() -> None:
    expected = worlds(0)
    even = Counter({world: 100 * weight for world, weight in expected.items()})
    uneven = Counter({world: (90 + 20 * (world[0][18] == 0)) * weight for world, weight in expected.items()})
    assert not too_uneven(even, expected)
    assert too_uneven(uneven, expected)


# The number of distinct views of a small game

PINNED: dict[int | None, int] = {0: 490, 1: 534, None: 481}


def collect(state: Yutaka, shown: dict[int | None, set[bytes]], extra: Callable[[Yutaka], object]) -> None:
    """All views before the end, whatever the seats do on the last island."""
    mover = state.mover()
    if mover == OVER:
        return
    for viewer, views in shown.items():
        views.add(seen(YUTAKA, state, viewer) + msgspec.json.encode(extra(state)))
    for action in state.legal(mover):
        if notation.format(action)[-2:] not in ("@1", "@2", "@3", "@4"):
            after = state.copy()
            after.play(mover, action)
            collect(after, shown, extra)


def number_of_views(extra: Callable[[Yutaka], object]) -> dict[int | None, int]:
    shown: dict[int | None, set[bytes]] = {viewer: set() for viewer in VIEWERS}
    for world in worlds(None):
        if world[0][20:23] == tuple(late().tiles[20:23]):
            collect(placed(world), shown, extra)
    return {viewer: len(views) for viewer, views in shown.items()}


def test_the_number_of_distinct_views_of_a_small_game_is_pinned() -> None:
    """More would mean that somebody is told more than before."""
    assert number_of_views(lambda _state: None) == PINNED


def test_the_number_of_distinct_views_grows_when_a_view_leaks() -> None:
    leaky = number_of_views(lambda state: state.deck(1)[:1])
    assert all(leaky[viewer] > PINNED[viewer] for viewer in VIEWERS)
