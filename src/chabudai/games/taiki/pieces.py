"""The box of Taïki, for printing: thirty-two cards, twenty balance tokens, a Sun and a Moon for the two piles."""

from collections.abc import Mapping
from typing import Any

from chabudai.games.box import Box, Lot, Picture, Piece, Speak, art
from chabudai.games.taiki.notation import CARDS

BALANCE_TOKENS = 20
TOKEN = (30.0, 30.0)

_BALANCE = Picture(
    "balance",
    '<svg viewBox="0 0 100 100" stroke="#22201c" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">'
    '<circle cx="50" cy="50" r="48" fill="#f8dd93"/>'
    '<path d="M50 2A48 48 0 0 1 50 98Z" fill="#243a6e"/>'
    '<circle cx="50" cy="50" r="41" fill="none" stroke="#fffaf0" stroke-width="1.6"/>'
    '<image href="S-sign" x="15" y="35" width="30" height="30"/>'
    '<image href="M-sign" x="55" y="35" width="30" height="30"/>'
    "</svg>",
)


def _pile(suit: str, ground: str) -> Picture:
    """Return the token that marks a pile."""
    return Picture(
        f"pile-{suit}",
        '<svg viewBox="0 0 100 100" stroke="#22201c" stroke-width="2">'
        f'<circle cx="50" cy="50" r="49" fill="{ground}"/>'
        '<circle cx="50" cy="50" r="44" fill="none" stroke="#fffaf0" stroke-width="1.2"/>'
        f'<image href="{suit}-sign" x="18" y="18" width="64" height="64"/></svg>',
    )


def _card(card: str) -> Piece:
    suit, rank = card[0], card[1:]
    name = f"{suit}-mask" if rank == "*" else card
    return Piece(name, Picture(name), back=Picture(f"{suit}-back"))


def box(_options: Mapping[str, Any], say: Speak) -> Box:
    piles = (Piece("pile-S", _pile("S", "#f3c65c")), Piece("pile-M", _pile("M", "#243a6e")))
    return Box(
        lots=(
            Lot(say("print_cards"), 56, 84, tuple(_card(card) for card in CARDS)),
            Lot(
                say("print_balance"),
                *TOKEN,
                (Piece("balance", _BALANCE, count=BALANCE_TOKENS),),
                is_round=True,
            ),
            Lot(say("print_piles"), *TOKEN, piles, is_round=True),
        ),
        accent="#2c3f77",
        cover=art("S3", "M9", "S-mask", "M14"),
        making=(
            say("print_making_1"),
            say("print_making_2"),
        ),
        figures={
            "cards": ("S1", "S8", "S15", "M2", "M11"),
            "nine": ("S9", "M9"),
            "mask": ("S-mask", "M-mask"),
        },
    )
