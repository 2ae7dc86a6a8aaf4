"""What somebody at the table cannot know of the tiles, dealt again.

The tiles that a viewer has not seen lie in the queues and in hidden hands. The table knows the backs of those
in hand, the rings on top of a block's stacks, what a kept tile was proved not to be,
and that a player about to place has a tile that fits. Every arrangement of the unseen tiles, told apart even
when they look alike, that agrees with all this is as likely as any other.
"""

from mypy_extensions import i64

from chabudai.core import Rng, bit, shuffle
from chabudai.games.tayu.rules.supply import BLOCK, NONE, STACK, Supply, front_height
from chabudai.games.tayu.rules.tiles import ALL_DESIGNS, DESIGNS, RINGED, is_ringed


def redeal(supply: Supply, pool: list[int], seen: i64, mover: i64, fitting: i64, rng: Rng) -> None:
    """`pool` counts the copies of each tile neither laid nor gone, and is used up. `seen` has bit n when
    the hand of seat n is known. `fitting` is what could be laid, 0 while the mover need not place."""
    other: i64 = 1 - mover
    hidden: list[int] = []
    if seen & bit(mover):
        _take(pool, supply.kept(mover))
        _take(pool, supply.drawn)
    else:
        _hide(hidden, supply.kept(mover), supply.barred(mover))
        _hide(hidden, supply.drawn, 0)
    bound: i64 = len(hidden)
    if seen & bit(other):
        _take(pool, supply.kept(other))
    else:
        _hide(hidden, supply.kept(other), supply.barred(other))
    tiles = _choose(hidden, bound, fitting if bound else 0, pool, rng)
    _hold(supply, mover, tiles[:bound])
    _hold(supply, other, tiles[bound:])
    _refill(supply, pool, rng)


def _take(pool: list[int], tile: i64) -> None:
    if tile != NONE:
        pool[tile] -= 1


def _hide(hidden: list[int], tile: i64, barred: i64) -> None:
    """Add what a hidden tile may be, as a mask."""
    if tile == NONE:
        return
    back: i64 = RINGED if is_ringed(tile) else ~RINGED
    hidden.append(ALL_DESIGNS & ~barred & back)


def _hold(supply: Supply, seat: i64, tiles: list[int]) -> None:
    """Put resampled tiles where the old ones were: a kept tile comes before the one just drawn."""
    rest = tiles[:]
    if rest and supply.kept(seat) != NONE:
        supply.keep(seat, rest.pop(0), supply.barred(seat))
    if rest:
        supply.drawn = rest[0]


def _choose(hidden: list[int], bound: i64, fitting: i64, pool: list[int], rng: Rng) -> list[int]:
    """One tile for every hidden place, all ways as likely, at least one of the first `bound` fitting."""
    tiles: list[int] = []
    for slot in range(len(hidden)):
        skip: i64 = rng.below(_ways(hidden, slot, bound, fitting, pool))
        tile: i64 = -1
        while skip >= 0:
            tile += 1
            skip -= _ways_with(tile, hidden, slot, bound, fitting, pool)
        tiles.append(tile)
        pool[tile] -= 1
        if fitting & bit(tile):
            fitting = 0
    return tiles


def _ways(hidden: list[int], slot: i64, bound: i64, fitting: i64, pool: list[int]) -> i64:
    """In how many ways the places from `slot` on can be filled. `fitting` is 0 once a fitting tile is in."""
    if slot == bound and fitting:
        return 0
    if slot == len(hidden):
        return 1
    ways: i64 = 0
    for tile in range(DESIGNS):
        ways += _ways_with(tile, hidden, slot, bound, fitting, pool)
    return ways


def _ways_with(tile: i64, hidden: list[int], slot: i64, bound: i64, fitting: i64, pool: list[int]) -> i64:
    copies: i64 = pool[tile]
    if copies == 0 or not hidden[slot] & bit(tile):
        return 0
    pool[tile] = copies - 1
    ways: i64 = copies * _ways(hidden, slot + 1, bound, 0 if fitting & bit(tile) else fitting, pool)
    pool[tile] = copies
    return ways


def _refill(supply: Supply, pool: list[int], rng: Rng) -> None:
    """Fill the queues with what is left of the pool, their lengths and a block's rings on top unchanged."""
    plain: list[int] = []
    ringed: list[int] = []
    for tile in range(DESIGNS):
        if is_ringed(tile):
            ringed += [tile] * pool[tile]
        else:
            plain += [tile] * pool[tile]
    tops: list[int] = []
    if supply.way == BLOCK:
        for top in supply.tops(0) + supply.tops(1):
            tops += [_drawn(ringed if is_ringed(top) else plain, rng)]
    rest = plain + ringed
    shuffle(rest, rng)
    if supply.way == BLOCK:
        _restack(supply, tops, rest)
    else:
        supply.fill(rest)


def _drawn(tiles: list[int], rng: Rng) -> i64:
    """Take one of them out, any as likely."""
    at: i64 = rng.below(len(tiles))
    tile: i64 = tiles[at]
    tiles[at] = tiles[-1]
    tiles.pop()
    return tile


def _restack(supply: Supply, tops: list[int], rest: list[int]) -> None:
    """Build the stacks again, those of the left queue first."""
    left: i64 = supply.left(0)
    right: i64 = supply.left(1)
    supply.queue_0 = _stacked(left, tops, 0, rest, 0)
    mine: i64 = (left + STACK - 1) // STACK
    supply.queue_1 = _stacked(right, tops, mine, rest, left - mine)
    supply.next_0 = 0
    supply.next_1 = 0


def _stacked(left: i64, tops: list[int], top: i64, rest: list[int], below: i64) -> list[int]:
    """A queue of so many tiles: the tops from one place of their list on, the rest from another."""
    queue: list[int] = []
    while left > 0:
        height: i64 = front_height(left)
        queue.append(tops[top])
        queue += rest[below : below + height - 1]
        top += 1
        below += height - 1
        left -= height
    return queue
