"""The outcome of a game."""

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the rank and the score of each seat, and the reason."""

    ranks: tuple[int, ...]
    """The rank of each seat. Ties share a rank: 1, 1, 3."""
    scores: tuple[int, ...]
    """What the game counted for each seat."""
    reason: str
    """A stable word that says how the game ended, listed in docs/notation.md."""

    def winners(self) -> list[int]:
        """Return the seats that share the first rank."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]
