"""The box of AntaYagí, for printing: one deck whose cards have four backs. A host's own deck is printed as it is."""

from collections.abc import Mapping
from typing import Any

from chabudai.games.antayagi.rules.cards import BACKS, NAMES, back_of
from chabudai.games.box import Box, Language, Lot, Picture, Piece, art, told
from chabudai.games.words import Words


def box(options: Mapping[str, Any], language: Language, captions: Mapping[str, Any]) -> Box:
    def say(en: str, fr: str) -> str:
        return told(Words(en, fr), language)

    def card(kind: int, name: str) -> Piece:
        back = Picture(f"back-{BACKS[back_of(kind)]}")
        texts = {"title": captions["kinds"][name], "text": captions["powers"][name]}
        return Piece(name, Picture(f"face-{name}"), options["deck"][name], back, **texts)

    deck = tuple(card(kind, name) for kind, name in enumerate(NAMES) if options["deck"][name])
    return Box(
        lots=(Lot(say("Cards", "Cartes"), 60, 84, deck),),
        accent="#5b2a57",
        cover=art("face-trex", "face-lollipop", "face-treasure", "back-hat", "face-fish"),
        making=(
            say(
                "The backs matter: a back tells what its card may be. Print two-sided, or glue the back sheets on.",
                "Les dos comptent : ils disent ce qu’une carte peut être. Imprime en recto verso, ou colle les dos.",
            ),
            say(
                "The faces must not show through. Use thick paper, or sleeves with a playing card inside.",
                "Les faces ne doivent pas se voir au travers : papier épais, ou pochettes avec une carte dedans.",
            ),
        ),
        figures={"trex": ("object-trex", "object-fish", "object-muffin", "object-lollipop", "object-bone")},
        legend=tuple(
            Piece(f"back-{back}", Picture(f"back-{back}"), text=captions["hides"][back]) for back in BACKS
        ),
    )
