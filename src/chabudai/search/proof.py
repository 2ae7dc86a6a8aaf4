"""Sure wins, also where something is hidden: a proof holds whatever the others hold and whatever they do.

A position is every world that fits what one seat has seen, all with the same seat to move. An action of that seat must
serve in all of them at once; an action of another leaves the worlds in which it is legal. Nothing but actions may be
shown on the way, so this is for late positions, where nobody draws any more.
"""

from mypy_extensions import i64

from chabudai.core import OVER, State


def answers(worlds: list[State], seat: int, plies: int) -> int:
    """How many answers of others must be foreseen to be sure of a win within so many actions; -1 if none is sure."""
    return _answers(worlds, seat, plies)


def after(worlds: list[State], seat: int, action: int) -> list[State]:
    """The same worlds, one action later."""
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
    """The seat's own choice: the proof that is the least work."""
    fewest: i64 = -1
    for action in worlds[0].legal(seat):
        found: i64 = _answers(after(worlds, seat, action), seat, plies - 1)
        if found >= 0 and (fewest < 0 or found < fewest):
            fewest = found
    return fewest


def _all(worlds: list[State], mover: i64, seat: i64, plies: i64) -> i64:
    """Another's choice: every answer that is legal in some world must be met."""
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
