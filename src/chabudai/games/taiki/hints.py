"""Explains why a card is a good choice, by the trick on the table and by the balance."""

from chabudai.games.taiki.notation import Actions, DrawCard, Lead
from chabudai.games.taiki.rules.state import Taiki
from chabudai.games.taiki.view import TaikiView
from chabudai.games.taiki.view_builder import view as seen
from chabudai.games.words import Words


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
        return Words("As the trick lies, it would be yours.", "En l’état, le pli serait pour toi.")
    return Words("It lets the trick go to somebody else.", "Elle laisse le pli à quelqu’un d’autre.")


def _leads(own: bool) -> Words:
    if own:
        return Words("You choose the colour of the next trick.", "Tu choisis la couleur du prochain pli.")
    return Words("The others show their cards before you do.", "Les autres montrent leurs cartes avant toi.")


def _draws(view: TaikiView, seat: int, action: DrawCard) -> Words:
    held = view.hands[seat].cards
    suns, moons = held.sun + (action.pile == "sun"), held.moon + (action.pile == "moon")
    return Words(
        f"You then hold {suns} Suns and {moons} Moons.", f"Tu auras alors {suns} Soleils et {moons} Lunes."
    )


def _ends(change: int) -> Words:
    return Words(
        f"The round then ends with {change:+} for you.", f"La manche finit alors avec {change:+} pour toi."
    )


def _taken(now: TaikiView, seat: int) -> Words:
    won = now.won[seat]
    return Words(
        f"You take the trick and then have Sun {won.sun}, Moon {won.moon}.",
        f"Tu prends le pli et tu as alors Soleil {won.sun}, Lune {won.moon}.",
    )


def _passed(now: TaikiView, seat: int) -> Words:
    won = now.won[seat]
    return Words(
        f"The trick goes elsewhere; you stay at Sun {won.sun}, Moon {won.moon}.",
        f"Le pli va ailleurs ; tu restes à Soleil {won.sun}, Lune {won.moon}.",
    )
