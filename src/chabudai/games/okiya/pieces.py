"""The box of Okiya, for printing: sixteen garden tiles and eight characters for each player, all one-sided."""

from collections.abc import Mapping
from typing import Any

from chabudai.games.box import Box, Lot, Picture, Piece, Speak, art
from chabudai.games.okiya.notation import CELLS, PLANTS, SYMBOLS, TILES

TILE_SIDE = 45.0
TOKEN_SIDE = 40.0


def box(_options: Mapping[str, Any], say: Speak) -> Box:
    tiles = tuple(Piece(tile, Picture(tile)) for tile in TILES)
    tokens = tuple(
        Piece(f"token-{seat}", Picture(f"token-{seat}"), count=len(CELLS) // 2) for seat in range(2)
    )
    return Box(
        lots=(
            Lot(say("print_tiles"), TILE_SIDE, TILE_SIDE, tiles),
            Lot(say("print_characters"), TOKEN_SIDE, TOKEN_SIDE, tokens, is_round=True),
        ),
        accent="#6b3a72",
        cover=art("Cb", "Ms", "Ip", "Pr"),
        making=(
            say("print_making_1"),
            say("print_making_2"),
        ),
        figures={
            "tiles": tuple(f"plant-{plant}" for plant in PLANTS)
            + tuple(f"symbol-{symbol}" for symbol in SYMBOLS),
            "chain": ("Cb", "Cs", "Cr", "Mb", "Ib"),
            "ends": ("token-0", "token-1"),
        },
    )
