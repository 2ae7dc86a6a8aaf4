"""Samples a full state that fits a view: it replays the round with fitting cards, then redeals the hidden ones."""

from chabudai.core import Rng
from chabudai.games.taiki.notation import CARDS, COLOURS, PlayCard, unspell
from chabudai.games.taiki.rules.cards import DRAW, LEAD, MOON, NINE, SUN, TaikiRound, pack_trick
from chabudai.games.taiki.rules.state import REASONS, Taiki
from chabudai.games.taiki.rules.table import DEAL
from chabudai.games.taiki.view import PHASES, PlayView, TaikiRoundView, TaikiView, TrickView

_DEALT = ("draw", "play", "lead")


def sample(view: TaikiView, rng: Rng) -> Taiki:
    state = _between_rounds(view)
    if view.phase in _DEALT:
        state.deal([DEAL, *_pile(view, SUN), *_pile(view, MOON)])
        _replay(state, view)
        state.redeal(-1 if view.seat is None else view.seat, rng)
    return state


def _between_rounds(view: TaikiView) -> Taiki:
    """Return the game as it was before this round was dealt."""
    best_of_3 = view.two_players == "best_of_3"
    state = Taiki(view.seats, view.first_player == "random", view.nine_obliges, best_of_3, -1)
    state.phase = PHASES.index(view.phase)
    state.starter = -1 if view.starter is None else view.starter
    state.tokens = list(view.tokens)
    state.wins = list(view.wins or state.wins)
    state.rounds = [_round(ended) for ended in view.rounds]
    if view.phase == "over" and view.outcome:
        state.reason = REASONS.index(view.outcome.reason)
    return state


def _pile(view: TaikiView, colour: int) -> list[int]:
    """Return all cards of a colour, ordered so that each seat gets what it has shown and the viewer its own hand."""
    unseen = [card for card in map(CARDS.index, view.unseen) if card // 16 == colour]
    dealt: list[int] = []
    drawn: list[int] = []
    for seat, hand in enumerate(view.hands):
        cards = _known(view, seat, colour)
        missing = 0 if seat == view.seat else (hand.cards.sun, hand.cards.moon)[colour]
        cards += [unseen.pop() for _ in range(missing)]
        if hand.drew == COLOURS[colour]:
            drawn.append(cards.pop())
        dealt += cards
    return dealt + drawn + unseen


def _known(view: TaikiView, seat: int, colour: int) -> list[int]:
    names = [play.card for trick in _tricks(view) for play in trick.plays if play.seat == seat]
    if seat == view.seat:
        names += view.hand or []
    return [card for card in map(CARDS.index, names) if card // 16 == colour]


def _tricks(view: TaikiView) -> list[TrickView]:
    return view.tricks if view.trick is None else [*view.tricks, view.trick]


def _replay(state: Taiki, view: TaikiView) -> None:
    """Replay the draws by seat, because their order is not known, then trick after trick."""
    for seat, hand in enumerate(view.hands):
        if hand.drew is not None:
            state.play(seat, DRAW + COLOURS.index(hand.drew))
    for number, trick in enumerate(_tricks(view)):
        if number > 0:
            state.play(state.turn, LEAD + trick.leader)
        for play in trick.plays:
            state.play(play.seat, _action(play))


def _action(play: PlayView) -> int:
    is_nine = CARDS.index(play.card) % 16 == NINE
    return unspell(PlayCard(play.card, play.colour if is_nine else None, play.strength))


def _round(ended: TaikiRoundView) -> TaikiRound:
    return TaikiRound(
        ended.starter, [_packed(trick) for trick in ended.tricks], list(ended.changes), list(ended.tokens)
    )


def _packed(trick: TrickView) -> int:
    actions = sum(_action(play) << (7 * order) for order, play in enumerate(trick.plays))
    return pack_trick(trick.leader, trick.winner or 0, COLOURS.index(trick.colour or "sun"), actions)
