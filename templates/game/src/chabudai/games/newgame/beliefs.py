"""A full state that fits a view: replay what was seen with any stones that fit, then shuffle what is unknown."""

from chabudai.core import Rng
from chabudai.games.newgame.rules.state import DEAL, HAND, STONES, Newgame, beats
from chabudai.games.newgame.view import NewgameView


def sample(view: NewgameView, rng: Rng) -> Newgame:
    state = Newgame(-1 if view.starter is None else view.starter)
    if view.dealt:
        state.deal([DEAL, *_hands(view)])
        for stone in view.plays:
            state.play(state.turn, stone)
        state.redeal(-1 if view.seat is None else view.seat, rng)
    return state


def _hands(view: NewgameView) -> list[int]:
    """What each seat has shown or the viewer holds, filled up with what is left; then the one aside."""
    hands: list[list[int]] = [[], []]
    turn = view.starter or 0
    for number, stone in enumerate(view.plays):
        hands[turn].append(stone)
        takes = number % 2 == 1 and beats(stone, view.plays[number - 1])
        turn = turn if takes else 1 - turn
    if view.seat is not None:
        hands[view.seat] += view.hand or []
    known = {*hands[0], *hands[1]}
    left = [stone for stone in range(1, STONES + 1) if stone not in known]
    for hand in hands:
        hand += [left.pop() for _ in range(HAND - len(hand))]
    return [*hands[0], *hands[1], *left]
