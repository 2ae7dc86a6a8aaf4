"""The auction of Ta Yü with three players: who promises to keep both builders lowest becomes the flood.

A bid is its amount + (seat << 16), with amount PASS for a player who leaves the auction.
"""

from typing import Final

from mypy_extensions import i64

PASS: Final = 0
HIGHEST_BID: Final = 484
"""The largest conceivable product on either board, 22 * 22."""


def legal_bids(bids: list[int], lowest: i64) -> list[int]:
    """The first player must bid, the others go lower or pass (TY20, TY20a)."""
    if not bids:
        return list(range(1, HIGHEST_BID + 1))
    return [PASS, *range(1, lowest)]


def next_bidder(bids: list[int], seat: i64) -> i64:
    """Clockwise; a player who has passed is out (TY21)."""
    passed = [bid >> 16 for bid in bids if bid & 0xFFFF == PASS]
    seat = (seat + 1) % 3
    while seat in passed:
        seat = (seat + 1) % 3
    return seat
