"""Yutakâ (Alexandre Droit): majorities over hidden treasures on five islands. The name card."""

from collections.abc import Mapping
from typing import Any

from chabudai.core import CHANCE, State, bit
from chabudai.games.card import Game
from chabudai.games.options import Option, Several, Text
from chabudai.games.yutaka import notation
from chabudai.games.yutaka.beliefs import sample
from chabudai.games.yutaka.hints import why
from chabudai.games.yutaka.pieces import box
from chabudai.games.yutaka.policy import KNOBS, minds, policy_for
from chabudai.games.yutaka.rules.archipelago import FLAT, PLACES, Archipelago, is_archipelago
from chabudai.games.yutaka.rules.state import DECK, OPENING, Yutaka
from chabudai.games.yutaka.view import YutakaView
from chabudai.games.yutaka.view_builder import view


def start(options: Mapping[str, Any], _seats: int) -> Yutaka:
    known = sum(bit(notation.TYPE_NAMES.index(name)) for name in options["known"])
    return Yutaka(known, Archipelago(options["archipelago"]), options.get("first", -1))


def longest(options: Mapping[str, Any], _seats: int) -> int:
    """Two shuffles, the opening, all cards, the other tiles, and who begins unless the host said so."""
    return 2 + OPENING + 2 * len(DECK) + PLACES - OPENING + ("first" not in options)


def secret(who: int, text: str) -> bool:
    """The shuffles are for nobody's eyes; cards and tiles show themselves when they are played and turned."""
    return who == CHANCE and not text.startswith("first ")


def reveals(_state: State, _seat: int, _action: int) -> bool:
    """A tile turned, a card shown, a card drawn: no action leaves everybody as ignorant as before."""
    return True


YUTAKA = Game(
    name="yutaka",
    title="Yutakâ",
    place=3,
    seats=(2,),
    minutes=(20, 30),
    options=(
        Option(
            "known",
            Several(("I", "D", "A", "C", "E")),
            default="",
        ),
        Option(
            "archipelago",
            Text(
                is_archipelago,
                f"five words of stack heights from 1 to 9, 20 tiles in all, like '{FLAT}'",
                presets=(
                    FLAT,
                    "22 22 22 22 22",
                    "31 31 31 31 31",
                    "4 4 4 4 4",
                    "12 31 44 31 1",
                    "22 211 31 4 1111",
                ),
            ),
            default=FLAT,
        ),
    ),
    start=start,
    notation=notation,
    view_type=YutakaView,
    view=view,
    sample=sample,
    longest=longest,
    secret=secret,
    reveals=reveals,
    policy=policy_for,
    minds=minds,
    knobs=KNOBS,
    box=box,
    why=why,
)
