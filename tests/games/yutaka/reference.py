"""Yutakâ once more, naive and slow, straight from the rulebook: words and lists, no numbers, no masks.

It shares no code with the game. The tests let both play the same log and compare what is allowed
and who wins.
"""


class Reference:
    def __init__(self, archipelago: str, starter: int) -> None:
        self.heights = [[int(digit) for digit in word] for word in archipelago.split()]
        self.starter = starter
        self.player = starter
        self.must_reveal: int | None = None
        self.opening = [starter, 1 - starter, starter, 1 - starter]
        self.tile_at: dict[str, str] = {}
        self.piles: list[list[str]] = []
        self.turned: set[str] = set()
        self.hands: list[list[str]] = [[], []]
        self.decks: list[list[str]] = [[], []]
        self.shores: list[list[list[str]]] = [[[] for _ in range(5)] for _ in range(2)]

    def chance(self, text: str) -> None:
        head, *words = text.split()
        stroke = words.index("/") if "/" in words else 0
        if head == "tiles":
            self._lay(words[:stroke])
        elif head == "decks":
            for seat, deck in enumerate((words[:stroke], words[stroke + 1 :])):
                self.hands[seat], self.decks[seat] = deck[:6], deck[6:]

    def _lay(self, tiles: list[str]) -> None:
        for island, heights in enumerate(self.heights):
            letters = iter("abcdefghijklmnop")
            for height in heights:
                pile = [f"{island + 1}{next(letters)}" for _ in range(height)]
                self.piles.append(pile)
                for place in pile:
                    self.tile_at[place] = tiles.pop(0)

    def over(self) -> bool:
        return len(self.turned) == 20

    def awaited(self) -> int | None:
        if self.over():
            return None
        if self.opening:
            return self.opening[0]
        return self.player if self.must_reveal is None else self.must_reveal

    def allowed(self) -> set[str]:
        if self.over():
            return set()
        if self.opening or self.must_reveal is not None:
            uncovered = [[place for place in pile if place not in self.turned][:1] for pile in self.piles]
            return {f"reveal {place}" for pile in uncovered for place in pile}
        plays = set()
        for card in self.hands[self.player]:
            shore = self.shores[1 - self.player if card == "X" else self.player]
            plays |= {f"play {card}@{island}" for island in range(1, 6) if len(shore[island - 1]) < 5}
        return plays

    def act(self, text: str) -> None:
        verb, what = text.split()
        if verb == "play":
            self._play(*what.split("@"))
        else:
            self._reveal(what)

    def _play(self, card: str, island: str) -> None:
        self.hands[self.player].remove(card)
        side = 1 - self.player if card == "X" else self.player
        self.shores[side][int(island) - 1].append(card)
        if card == "X":
            self.must_reveal = 1 - self.player
        elif card.startswith("E"):
            self.must_reveal = self.player
        else:
            self._next_turn()

    def _reveal(self, place: str) -> None:
        self.turned.add(place)
        if self.opening:
            self.opening.pop(0)
        else:
            self.must_reveal = None
            if not self.over():
                self._next_turn()

    def _next_turn(self) -> None:
        if self.decks[self.player]:
            self.hands[self.player].append(self.decks[self.player].pop(0))
        self.player = 1 - self.player

    def won(self, seat: int) -> list[str]:
        """The turned tiles that this seat would take."""
        return [
            tile for place, tile in self.tile_at.items() if place in self.turned and self._takes(seat, place)
        ]

    def _takes(self, seat: int, place: str) -> bool:
        kind = self.tile_at[place][0]
        mine = self.shores[seat][int(place[0]) - 1]
        theirs = self.shores[1 - seat][int(place[0]) - 1]
        my_kind = [int(card[1]) for card in mine if card[0] == kind]
        their_kind = [int(card[1]) for card in theirs if card[0] == kind]
        if not my_kind:
            return False
        if kind == "E" and their_kind:
            return _worth(mine) > _worth(theirs)
        return sum(my_kind) > sum(their_kind)

    def result(self) -> tuple[list[int], list[int], str]:
        """Scores, ranks and reason."""
        scores = [sum(int(tile[1:]) for tile in self.won(seat)) for seat in (0, 1)]
        grey = [sum(int(tile[1:]) for tile in self.won(seat) if tile[0] == "E") for seat in (0, 1)]
        if scores[0] != scores[1]:
            return scores, [1, 2] if scores[0] > scores[1] else [2, 1], "points"
        if grey[0] != grey[1]:
            return scores, [1, 2] if grey[0] > grey[1] else [2, 1], "equipment"
        return scores, [1, 1], "tie"


def _worth(cards: list[str]) -> int:
    return sum(int(card[1]) for card in cards if card != "X")
