"""AntaYagí (Jacobo Rufete, Anastasio Martínez): trade cards you cannot see. The name card."""

from collections.abc import Mapping
from typing import Any

from chabudai.core import CHANCE
from chabudai.games.antayagi import notation
from chabudai.games.antayagi.beliefs import sample
from chabudai.games.antayagi.hints import why
from chabudai.games.antayagi.pieces import box
from chabudai.games.antayagi.policy.levels import minds, policy_for
from chabudai.games.antayagi.rules.cards import NAMES
from chabudai.games.antayagi.rules.decks import DECKS
from chabudai.games.antayagi.rules.state import AWAIT_OFFERS, AWAIT_STEAL, AWAIT_WINDOW, PASS, SPOIL, AntaYagi
from chabudai.games.antayagi.view import AntaYagiView
from chabudai.games.antayagi.view_builder import view
from chabudai.games.card import Game
from chabudai.games.options import Counts, Flag, Option


def start(options: Mapping[str, Any], seats: int) -> AntaYagi:
    deck = [options["deck"][name] for name in NAMES]
    return AntaYagi(seats, deck, options.get("first", -1), options.get("toxic_counts", True))


def longest(_options: Mapping[str, Any], _seats: int) -> int | None:
    """Cancelled trades and T-Rex meals put cards back for ever: no number of turns is too many."""
    return None


def secret(who: int, text: str) -> bool:
    """Shuffles stay secret; so does which slot was offered (the view shows it once both cards are turned)."""
    return not text.startswith("first") if who == CHANCE else text.startswith("offer")


def reveals(state: AntaYagi, seat: int, action: int) -> bool:
    """The second offer turns both cards, a stolen card is shown, and a closing window lets cards be drawn."""
    if state.phase == AWAIT_OFFERS:
        return len(state.awaiting()) == 1
    if state.phase != AWAIT_WINDOW:
        return state.phase == AWAIT_STEAL
    after = state.copy()
    after.play(seat, action)
    return after.phase != AWAIT_WINDOW


def disturbs(_state: AntaYagi, _seat: int, action: int) -> bool:
    """Sealed offers and passes leave everybody else's choice alone; a Sabotage turns the window around."""
    return action == SPOIL


def window(state: AntaYagi, _seat: int) -> int | None:
    """A seat that holds a Sabotage may cancel the trade (AY12); without an answer in time it passes (AY15)."""
    return PASS if state.phase == AWAIT_WINDOW else None


ANTAYAGI = Game(
    name="antayagi",
    title="AntaYagí",
    place=5,
    seats=(3, 4, 5, 6, 7),
    minutes=(15, 30),
    options=(
        Option(
            "deck",
            Counts(tuple(NAMES), 40, 400, ("treasure", "bone", "lollipop", "muffin", "hat"), 4, "kind"),
            default=DECKS["house"],
        ),
        Option(
            "toxic_counts",
            Flag(),
            default=True,
            written=False,
        ),
    ),
    start=start,
    notation=notation,
    view_type=AntaYagiView,
    view=view,
    sample=sample,
    longest=longest,
    secret=secret,
    reveals=reveals,
    policy=policy_for,
    minds=minds,
    disturbs=disturbs,
    window=window,
    points_at_cards=True,
    box=box,
    why=why,
)
