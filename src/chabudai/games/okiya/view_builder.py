"""Builds the views of Okiya. Nothing is hidden, so every viewer sees the same garden."""

from chabudai.core import bit
from chabudai.games.okiya.notation import CELLS, TILES, spell
from chabudai.games.okiya.rules.state import NOBODY, REASONS, SINGLE, Okiya, OkiyaRound, tokens_of
from chabudai.games.okiya.view import OkiyaRoundView, OkiyaView

MATCHES = ["single", "rounds", "points"]

_PATTERNS = [
    sum(bit(cell) for cell in cells)
    for cells in (
        *(range(row, row + 4) for row in (0, 4, 8, 12)),
        *(range(column, 16, 4) for column in range(4)),
        (0, 5, 10, 15),
        (3, 6, 9, 12),
        *((corner, corner + 1, corner + 4, corner + 5) for corner in (0, 1, 2, 4, 5, 6, 8, 9, 10)),
    )
]


def view(state: Okiya, seat: int | None) -> OkiyaView:
    # Compiled code looks up an imported name at each use, a local one not.
    tiles = TILES
    return OkiyaView(
        seat=seat,
        seats=2,
        awaiting=state.awaiting(),
        scores=state.scores(),
        outcome=state.outcome(),
        match=MATCHES[state.match],
        target=None if state.match == SINGLE else state.target,
        full_garden="last_mover" if state.last_mover_wins else "draw",
        round=len(state.rounds) + 1,
        starter=None if state.starter == NOBODY else state.starter,
        garden=[tiles[tile] for tile in state.garden],
        tokens=tokens_of(state.tokens_0, state.tokens_1),
        last=None if state.last == NOBODY else CELLS[state.last],
        constraint=None if state.last == NOBODY else TILES[state.garden[state.last]],
        rounds=[_ended(ended) for ended in state.rounds],
        pattern=_pattern(state.tokens_0, state.tokens_1) if state.reason else [],
        legal=[] if seat is None else [spell(action) for action in state.legal(seat)],
    )


def _pattern(first: int, second: int) -> list[str]:
    """Return the cells of every line or square that one player fills."""
    won = 0
    for pattern in _PATTERNS:
        if first & pattern == pattern or second & pattern == pattern:
            won |= pattern
    return [CELLS[cell] for cell in range(16) if won & bit(cell)]


def _ended(ended: OkiyaRound) -> OkiyaRoundView:
    """Return the view of a finished round, which is made only once."""
    if not isinstance(ended.seen, OkiyaRoundView):
        ended.seen = OkiyaRoundView(
            garden=[TILES[tile] for tile in ended.garden],
            tokens=tokens_of(*ended.tokens),
            winner=None if ended.winner == NOBODY else ended.winner,
            reason=REASONS[ended.reason],
            points=ended.points,
            pattern=_pattern(*ended.tokens),
        )
    return ended.seen
