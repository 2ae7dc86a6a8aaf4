"""How playable a square is: never less than what can really be laid there."""

from chabudai import GAMES, Dice
from chabudai.games.tayu.policy.evaluation import TayuPolicy
from chabudai.games.tayu.policy.playable import COVERING, Pool
from chabudai.games.tayu.rules.board import PLACE, STEPS, TAKEN
from chabudai.games.tayu.rules.state import PLACING, Tayu
from chabudai.games.tayu.rules.tiles import ALL_DESIGNS, DESIGNS
from tests.walk import steps

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
BLANK = 4
"""How far a blank edge's bit lies above the canal's."""


def test_whatever_can_be_laid_covers_squares_that_say_so() -> None:
    looked_at = 0
    for match in steps(("tayu", 2, {}), 3):
        state = match.state
        assert isinstance(state, Tayu)
        if match.outcome or state.phase != PLACING or match.version % 7:
            continue
        for action in state.placements:
            tile = (action - PLACE) >> 11
            step = STEPS[((action - PLACE) >> 9) & 3]
            for third in range(3):
                shown = state.board.squares[((action - PLACE) & 511) + third * step]
                assert shown < TAKEN
                assert COVERING[shown] >> tile & 1
                looked_at += 1
    assert looked_at


def test_a_square_with_nothing_around_takes_every_tile_and_one_walled_in_takes_none() -> None:
    assert COVERING[0] == COVERING[NORTH] == ALL_DESIGNS
    assert COVERING[NORTH | EAST | SOUTH | WEST] == 0
    assert COVERING[NORTH | (EAST | SOUTH | WEST) << BLANK] == 0


def test_more_neighbours_leave_fewer_tiles() -> None:
    for shown in range(256):
        for more in range(8):
            wider = shown | 1 << more
            assert COVERING[wider] & ~COVERING[shown] == 0


def test_a_share_counts_the_copies_that_are_left() -> None:
    corner = COVERING[NORTH | EAST]
    fitting = [2 if corner >> tile & 1 else 0 for tile in range(DESIGNS)]
    assert Pool(fitting).share(NORTH | EAST) == 1.0
    assert Pool([1] * DESIGNS).share(NORTH | EAST) == corner.bit_count() / DESIGNS
    assert Pool([0] * DESIGNS).share(0) == 0.0


def test_a_canal_that_nothing_left_can_continue_promises_less() -> None:
    """The same position with and without playability: chances differ, and still sum to one."""
    game = GAMES["tayu"]
    dice, weighed, even = Dice(2), TayuPolicy(), TayuPolicy()
    even.playability = 0.0
    differ = 0
    for match in steps(("tayu", 2, {}), 4):
        if match.outcome or match.state.mover() < 0:
            continue
        world = match.state.copy()
        world.redeal(0, dice)
        hopes = weighed.prospects(world)
        assert not hopes or abs(sum(hopes) - 1.0) < 1e-9
        differ += hopes != even.prospects(world)
    assert differ
    assert game.knobs["playability"].within(weighed.playability) == weighed.playability
