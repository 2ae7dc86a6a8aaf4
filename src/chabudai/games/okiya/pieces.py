"""The box of Okiya, for printing: sixteen garden tiles and eight characters for each player, all one-sided."""

from collections.abc import Mapping
from typing import Any

from chabudai.games.box import Box, Language, Lot, Picture, Piece, art, told
from chabudai.games.okiya.notation import CELLS, PLANTS, SYMBOLS, TILES
from chabudai.games.words import Words

TILE_SIDE = 45.0
TOKEN_SIDE = 40.0


def box(_options: Mapping[str, Any], language: Language, _captions: Mapping[str, Any]) -> Box:
    def say(en: str, fr: str) -> str:
        return told(Words(en, fr), language)

    tiles = tuple(Piece(tile, Picture(tile)) for tile in TILES)
    tokens = tuple(
        Piece(f"token-{seat}", Picture(f"token-{seat}"), count=len(CELLS) // 2) for seat in range(2)
    )
    return Box(
        lots=(
            Lot(say("Garden tiles", "Tuiles du jardin"), TILE_SIDE, TILE_SIDE, tiles),
            Lot(say("Characters", "Personnages"), TOKEN_SIDE, TOKEN_SIDE, tokens, is_round=True),
        ),
        accent="#6b3a72",
        cover=art("Cb", "Ms", "Ip", "Pr"),
        making=(
            say(
                "Glue the sheets on card before cutting: a tile should lie flat and be easy to pick up.",
                "Colle les feuilles sur du carton avant de découper : une tuile doit rester plate et se prendre bien.",
            ),
            say(
                "One player has the eight characters with a pattern, the other the eight without.",
                "Un joueur a les huit personnages à motif, l’autre les huit sans motif.",
            ),
        ),
        figures={
            "tiles": tuple(f"plant-{plant}" for plant in PLANTS)
            + tuple(f"symbol-{symbol}" for symbol in SYMBOLS),
            "chain": ("Cb", "Cs", "Cr", "Mb", "Ib"),
            "ends": ("token-0", "token-1"),
        },
    )
