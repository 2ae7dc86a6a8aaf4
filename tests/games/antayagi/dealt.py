"""Positions of AntaYagí set up by hand: cards by name, actions by text."""

from collections.abc import Mapping

from chabudai.games.antayagi import notation
from chabudai.games.antayagi.rules.cards import HAND, IN, KINDS, NAMES, TOXIC
from chabudai.games.antayagi.rules.state import DECK, RESHUFFLE, AntaYagi

PILE = "fish bone magician treasure lollipop sabotage hat muffin"
"""Enough of everything that a short game never runs dry."""


def kinds(names: str) -> list[int]:
    return [NAMES.index(name) for name in names.split()]


def dealt(
    *hands: str,
    pile: str = PILE,
    pouches: Mapping[int, str] | None = None,
    first: int = 0,
    toxic_counts: bool = True,
) -> AntaYagi:
    """Each hand is three names; whatever lies in pouches has been collected before."""
    filled = pouches or {}
    cards = kinds(" ".join([*hands, pile]))
    whole = cards + kinds(" ".join(filled.values()))
    state = AntaYagi(len(hands), [whole.count(kind) for kind in range(KINDS)], first, toxic_counts)
    state.deal([DECK, *cards])
    for seat, names in filled.items():
        fill(state, seat, kinds(names))
    state.story = []
    return state


def fill(state: AntaYagi, seat: int, goods: list[int]) -> None:
    for kind in goods:
        state.pocket(seat, kind)
        if kind == TOXIC:
            state.targets[seat] += 1


def go(state: AntaYagi, *moves: str) -> AntaYagi:
    """Play `0 trade 1` and the like, each checked to be legal."""
    for move in moves:
        seat, text = int(move[0]), move[2:]
        action = notation.parse(text)
        assert action in state.legal(seat), f"{move} is not legal: {texts(state)}"
        state.play(seat, action)
    return state


def trade(state: AntaYagi, active: int, partner: int, mine: int = 1, theirs: int = 1) -> AntaYagi:
    """The two offer these slots."""
    return go(state, f"{active} trade {partner}", f"{active} offer {mine}", f"{partner} offer {theirs}")


def reshuffle(state: AntaYagi, names: str) -> AntaYagi:
    entry = [RESHUFFLE, *kinds(names)]
    assert state.admits(entry)
    state.deal(entry)
    return state


def texts(state: AntaYagi) -> dict[int, list[str]]:
    """What every awaited seat may do."""
    return {
        seat: [notation.format(action) for action in state.legal(seat)]
        for seat in state.awaiting()
        if seat >= 0
    }


def hand(state: AntaYagi, seat: int) -> str:
    start = HAND * seat
    return " ".join(NAMES[card & 15] for card in state.hands[start : start + state.sizes[seat]])


def facing(state: AntaYagi, seat: int) -> str:
    """`in` where the owner sees the card, `out` where everybody else does."""
    start = HAND * seat
    cards = state.hands[start : start + state.sizes[seat]]
    return " ".join("in" if card & IN else "out" for card in cards)


def pouch(state: AntaYagi, seat: int) -> str:
    start = KINDS * seat
    return " ".join(name for kind, name in enumerate(NAMES) for _ in range(state.pouches[start + kind]))


def discard(state: AntaYagi) -> str:
    return " ".join(NAMES[kind] for kind in state.discard)


def left(state: AntaYagi) -> str:
    """The draw pile, top first."""
    return " ".join(NAMES[kind] for kind in state.pile[state.top :])
