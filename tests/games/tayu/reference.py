"""A second, naive Ta Yü: tiles as on paper, a dictionary of edges, and the placement law word for word.

It shares nothing with the engine but the numbers of tiles and the names of squares.
"""

TILES = """
N0 N1 N2 / N0 N1 E / N0 N2 E / N1 N2 E / N0 N1 S2 / N0 N2 S2 / N1 N2 S2
N0 E S2 / N1 E S2 / N2 E S2 / N0 N1 S1 / N0 N2 S1 / N1 N2 S1 / N0 E S1
N1 E S1 / N2 E S1 / N2 S2 S1 / E S2 S1 / N0 N2 S0 / N1 N2 S0 / N0 E S0
N1 E S0 / N2 E S0 / E S2 S0 / E S1 S0 / N0 E W / N1 E W / N2 E W
"""
"""The list of the rules page, tile 1 first."""

EXITS = [words.split() for words in TILES.strip().replace("\n", " / ").split(" / ")]
RINGS = {8, 9, 10, 14, 15, 16, 21, 22, 23, 26, 27, 28}

Square = tuple[int, int]
Edge = tuple[Square, str]

AROUND = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


def sides(tile: int) -> set[str]:
    return {word[0] for word in EXITS[tile - 1]}


def turned(side: str, rotation: int) -> str:
    return "NESW"["NESW".index(side) + rotation - 4]


def cells(row: int, column: int, rotation: int) -> list[Square]:
    down, right = [(0, 1), (1, 0), (0, -1), (-1, 0)][rotation]
    return [(row + third * down, column + third * right) for third in range(3)]


def exits(tile: int, row: int, column: int, rotation: int) -> set[Edge]:
    covered = cells(row, column, rotation)
    third = {"E": 2, "W": 0}
    return {
        (covered[int(word[1]) if len(word) == 2 else third[word]], turned(word[0], rotation))
        for word in EXITS[tile - 1]
    }


class Reference:
    def __init__(self, size: int, centre: set[Square], doubles: set[int]) -> None:
        self.size = size
        self.centre = centre
        self.doubles = doubles
        self.taken: set[Square] = set()
        self.open: set[Edge] = set()

    def lay(self, tile: int, row: int, column: int, rotation: int) -> None:
        self.taken |= set(cells(row, column, rotation))
        self.open |= exits(tile, row, column, rotation)

    def may_lay(self, tile: int, row: int, column: int, rotation: int) -> bool:
        covered = cells(row, column, rotation)
        if any(not self._on_board(cell) or cell in self.taken for cell in covered):
            return False
        if not self.taken:
            return bool(set(covered) & self.centre)
        mine = exits(tile, row, column, rotation)
        joined = 0
        for cell in covered:
            for side in "NESW":
                there = self._across(cell, side)
                if there in self.taken:
                    theirs = (there, turned(side, 2)) in self.open
                    if theirs != ((cell, side) in mine):
                        return False
                    joined += theirs
        return joined > 0

    def placements(self, tile: int) -> set[tuple[int, int, int]]:
        everywhere = [(row, column) for row in range(self.size) for column in range(self.size)]
        return {
            (row, column, rotation)
            for row, column in everywhere
            for rotation in range(4)
            if self.may_lay(tile, row, column, rotation)
        }

    def coast(self, side: str) -> int:
        points = 0
        for (row, column), exit_side in self.open:
            if exit_side == side and not self._on_board(self._across((row, column), side)):
                points += 2 if (column if side in "NS" else row) in self.doubles else 1
        return points

    def coasts(self) -> list[int]:
        return [self.coast(side) for side in "NESW"]

    def _on_board(self, cell: Square) -> bool:
        return 0 <= cell[0] < self.size and 0 <= cell[1] < self.size

    def _across(self, cell: Square, side: str) -> Square:
        return cell[0] + AROUND[side][0], cell[1] + AROUND[side][1]
