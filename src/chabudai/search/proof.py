"""Proofs that a seat wins for sure, whatever the other seats hold and do.

A position is the list of all worlds that fit what one seat knows, all with the same seat to move. An action of that
seat must win in all worlds at once. An action of another seat keeps the worlds in which it is legal. Only actions may
show something on the way. So this suits late positions, in which nobody draws any more.
"""

from mypy_extensions import i64

from chabudai.core import OVER, State


def answers(worlds: list[State], seat: int, plies: int) -> int:
    """Return how many answers of others a proof of a win within `plies` actions must cover, or -1 without a proof."""
    return _answers(worlds, seat, plies)


def after(worlds: list[State], seat: int, action: int) -> list[State]:
    """Return the same worlds after one action."""
    later: list[State] = []
    for world in worlds:
        child = world.copy()
        child.play(seat, action)
        later.append(child)
    return later


def _answers(worlds: list[State], seat: i64, plies: i64) -> i64:
    mover: i64 = worlds[0].mover()
    if mover == OVER:
        return 0 if _are_won(worlds, seat) else -1
    if plies == 0 or mover < 0:
        return -1
    if mover == seat:
        return _best(worlds, seat, plies)
    return _all(worlds, mover, seat, plies)


def _are_won(worlds: list[State], seat: i64) -> bool:
    return all(world.worth(seat) > 0 for world in worlds)


def _best(worlds: list[State], seat: i64, plies: i64) -> i64:
    """Return the smallest proof among the seat's own actions."""
    fewest: i64 = -1
    for action in worlds[0].legal(seat):
        found: i64 = _answers(after(worlds, seat, action), seat, plies - 1)
        if found >= 0 and (fewest < 0 or found < fewest):
            fewest = found
    return fewest


def _all(worlds: list[State], mover: i64, seat: i64, plies: i64) -> i64:
    """Return the size of the proof against every action of another seat that is legal in some world."""
    possible: dict[int, list[State]] = {}
    for world in worlds:
        for action in world.legal(mover):
            if action in possible:
                possible[action].append(world)
            else:
                possible[action] = [world]
    total: i64 = 0
    for action, fitting in possible.items():
        found: i64 = _answers(after(fitting, mover, action), seat, plies - 1)
        if found < 0:
            return -1
        total += found + 1
    return total
