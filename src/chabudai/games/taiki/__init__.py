"""Taïki (Adrien Lefèvre): win as many Sun tricks as Moon tricks. The name card."""

from collections.abc import Mapping
from typing import Any

from chabudai.core import CHANCE
from chabudai.games.card import Game
from chabudai.games.options import Choice, Flag, Option
from chabudai.games.taiki import notation
from chabudai.games.taiki.beliefs import sample
from chabudai.games.taiki.endings import endings
from chabudai.games.taiki.hints import why
from chabudai.games.taiki.pieces import box
from chabudai.games.taiki.policy import KNOBS, minds, policy_for
from chabudai.games.taiki.rules.cards import DRAW, LEAD
from chabudai.games.taiki.rules.state import LAST_ROUND, Taiki
from chabudai.games.taiki.view import TaikiView
from chabudai.games.taiki.view_builder import view


def start(options: Mapping[str, Any], seats: int) -> Taiki:
    return Taiki(
        seats,
        options["first_player"] == "random",
        options["nine_obliges"],
        options.get("two_players") == "best_of_3",
        options.get("first", -1),
    )


def longest(options: Mapping[str, Any], seats: int) -> int:
    """Every round has a deal, a draw each, all tricks, and a leader named after each trick but the last."""
    tricks = 5 if seats == 5 else 7
    round_entries = 1 + seats + tricks * seats + tricks - 1
    firsts = 0 if "first" in options else 1
    if options["first_player"] == "random":
        firsts += LAST_ROUND - 1
    return LAST_ROUND * round_entries + firsts


def secret(who: int, text: str) -> bool:
    """The order of the piles; who draws from which, and every card played, is public."""
    return who == CHANCE and text.startswith("deal")


def reveals(_state: Taiki, _seat: int, action: int) -> bool:
    """A draw shows its player a card and a play shows it to everyone; only naming a leader shows nothing."""
    return action < LEAD


def disturbs(_state: Taiki, _seat: int, action: int) -> bool:
    """Extra cards are drawn in any order: the top of a pile is as unknown as the next card."""
    return not DRAW <= action < LEAD


TAIKI = Game(
    name="taiki",
    title="Taïki",
    place=2,
    seats=(2, 3, 4, 5),
    minutes=(10, 20),
    options=(
        Option(
            "first_player",
            Choice(("rotate", "random")),
            default="rotate",
        ),
        Option(
            "nine_obliges",
            Flag(),
            default=False,
        ),
        Option(
            "two_players",
            Choice(("best_of_3", "tokens")),
            default="best_of_3",
            when={"seats": (2,)},
        ),
    ),
    start=start,
    notation=notation,
    view_type=TaikiView,
    view=view,
    sample=sample,
    longest=longest,
    secret=secret,
    reveals=reveals,
    endings=endings,
    policy=policy_for,
    minds=minds,
    knobs=KNOBS,
    disturbs=disturbs,
    box=box,
    why=why,
)
