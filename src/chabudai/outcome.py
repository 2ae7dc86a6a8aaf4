"""How a game ended."""

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """Ranks start at 1 and ties share a rank, as in a race: 1, 1, 3. The reason is a stable word of notation.md."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    def winners(self) -> list[int]:
        """The seats that share the first rank."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]
