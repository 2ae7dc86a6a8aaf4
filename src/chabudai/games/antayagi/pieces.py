"""The box of AntaYagí, for printing: one deck whose cards have four backs. A host's own deck is printed as it is."""

from collections.abc import Mapping
from typing import Any

from chabudai.games.antayagi.rules.cards import BACKS, NAMES, back_of
from chabudai.games.box import Box, Lot, Picture, Piece, Speak, art


def box(options: Mapping[str, Any], say: Speak) -> Box:
    def card(kind: int, name: str) -> Piece:
        back = Picture(f"back-{BACKS[back_of(kind)]}")
        texts = {"title": say("kind", kind=name), "text": say(f"powers_{name}")}
        return Piece(name, Picture(f"face-{name}"), options["deck"][name], back, **texts)

    deck = tuple(card(kind, name) for kind, name in enumerate(NAMES) if options["deck"][name])
    return Box(
        lots=(Lot(say("print_cards"), 60, 84, deck),),
        accent="#5b2a57",
        cover=art("face-trex", "face-lollipop", "face-treasure", "back-hat", "face-fish"),
        making=(
            say("print_making_1"),
            say("print_making_2"),
        ),
        figures={"trex": ("object-trex", "object-fish", "object-muffin", "object-lollipop", "object-bone")},
        legend=tuple(
            Piece(f"back-{back}", Picture(f"back-{back}"), text=say(f"hides_{back}")) for back in BACKS
        ),
    )
