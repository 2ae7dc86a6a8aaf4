"""Explains why a card is a good choice, by the trick on the table and by the balance."""

from chabudai.games.taiki.notation import Actions, DrawCard, Lead
from chabudai.games.taiki.rules.state import Taiki
from chabudai.games.taiki.view import TaikiView
from chabudai.games.taiki.view_builder import view as seen
from chabudai.games.words import Words, words_of

W = words_of("games/taiki")


def why(view: TaikiView, action: Actions, after: Taiki) -> Words | None:
    seat = view.seat
    assert seat is not None
    if isinstance(action, Lead):
        return _leads(action.seat == seat)
    if isinstance(action, DrawCard):
        return _draws(view, seat, action)
    now = seen(after, seat)
    if len(now.rounds) > len(view.rounds):
        return _ends(now.rounds[-1].changes[seat])
    if len(now.tricks) > len(view.tricks):
        return _taken(now, seat) if now.tricks[-1].winner == seat else _passed(now, seat)
    is_ahead = now.trick is not None and now.trick.winner == seat
    if is_ahead:
        return W("hint_ahead")
    return W("hint_lost")


def _leads(own: bool) -> Words:
    if own:
        return W("hint_lead")
    return W("hint_pass")


def _draws(view: TaikiView, seat: int, action: DrawCard) -> Words:
    held = view.hands[seat].cards
    suns, moons = held.sun + (action.pile == "sun"), held.moon + (action.pile == "moon")
    return W("hint_draw", sun=suns, moon=moons)


def _ends(change: int) -> Words:
    return W("hint_ends", change=f"{change:+}")


def _taken(now: TaikiView, seat: int) -> Words:
    won = now.won[seat]
    return W("hint_taken", sun=won.sun, moon=won.moon)


def _passed(now: TaikiView, seat: int) -> Words:
    won = now.won[seat]
    return W("hint_passed", sun=won.sun, moon=won.moon)
