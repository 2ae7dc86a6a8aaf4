"""Taïki a second time, naive and slow, from the words of the log alone; it shares no code with the rules."""

from typing import NamedTuple


class Put(NamedTuple):
    """A card in the trick. `rank` is 0 for a low Mask and 16 for any other."""

    seat: int
    card: str
    colour: str
    rank: int


class Reference:
    def __init__(self, seats: int, options: dict[str, object]) -> None:
        self.seats = seats
        self.nine_obliges = bool(options.get("nine_obliges"))
        self.random_first = options.get("first_player") == "random"
        self.best_of_3 = options.get("two_players") == "best_of_3"
        self.first = options.get("first")
        self.tokens = [3] * seats
        self.wins = [0] * seats
        self.rounds = 0
        self.stage = "first" if self.first is None else "deal"
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.drawn: set[int] = set()
        self.piles: dict[str, list[str]] = {}
        self.trick: list[Put] = []
        self.won: list[list[str]] = [[] for _ in range(seats)]
        self.turn = -1
        self.reason = ""

    def feed(self, who: int | str, text: str) -> None:
        verb, _, rest = text.partition(" ")
        if verb == "first":
            self.first, self.stage = int(rest), "deal"
        elif verb == "deal":
            self._deal(rest)
        elif verb == "draw":
            self._draw(int(who), rest)
        elif verb == "lead":
            self.turn, self.stage = int(rest), "play"
        else:
            self._play(int(who), rest)

    def _deal(self, text: str) -> None:
        suns, moons = (half.split() for half in text.split("/"))
        each = 2 if self.seats == 5 else 3
        self.hands = [
            [*suns[each * s : each * s + each], *moons[each * s : each * s + each]] for s in range(self.seats)
        ]
        self.piles = {"sun": suns[each * self.seats :], "moon": moons[each * self.seats :]}
        self.drawn, self.stage = set(), "draw"

    def _draw(self, seat: int, pile: str) -> None:
        self.hands[seat].append(self.piles[pile].pop(0))
        self.drawn.add(seat)
        if len(self.drawn) == self.seats:
            self.turn, self.stage = int(str(self.first)), "play"

    def _play(self, seat: int, text: str) -> None:
        card, colour, rank = _read(text)
        self.hands[seat].remove(card)
        self.trick.append(Put(seat, card, colour, rank))
        self.turn = (seat + 1) % self.seats
        if len(self.trick) == self.seats:
            self._take_trick()

    def _take_trick(self) -> None:
        led = self.trick[0].colour
        winner = max((put for put in self.trick if put.colour == led), key=lambda put: put.rank).seat
        self.won[winner].append(led)
        self.trick, self.turn, self.stage = [], winner, "lead"
        if not any(self.hands):
            self._score()

    def _score(self) -> None:
        changes = [balance(pile.count("S"), pile.count("M")) for pile in self.won]
        self.tokens = [max(0, tokens + change) for tokens, change in zip(self.tokens, changes, strict=True)]
        self.won = [[] for _ in range(self.seats)]
        self.rounds += 1
        self.stage = "first" if self.random_first else "deal"
        self.first = (int(str(self.first)) + 1) % self.seats
        if self.best_of_3:
            self.wins[changes.index(max(changes))] += 1
            if max(self.wins) == 2:
                self.stage, self.reason = "over", "rounds"
        elif self.rounds == 3:
            self.stage, self.reason = "over", "rounds"
        elif min(self.tokens) == 0:
            self.stage, self.reason = "over", "bankrupt"

    def awaiting(self) -> list[int]:
        if self.stage == "draw":
            return sorted(set(range(self.seats)) - self.drawn)
        return {"over": [], "first": [-1], "deal": [-1]}.get(self.stage, [self.turn])

    def legal(self, seat: int) -> list[str]:
        if seat not in self.awaiting() or seat < 0:
            return []
        if self.stage == "draw":
            return ["draw moon", "draw sun"]
        if self.stage == "lead":
            return sorted({f"lead {seat}", f"lead {(seat + 1) % self.seats}"})
        nines = {put.colour for put in self.trick if put.card[1:] == "9"}
        cards = allowed(self.hands[seat], self.trick[0].colour if self.trick else None, self.nine_obliges)
        led = self.trick[0].colour if self.trick else None
        return sorted(text for card in cards for text in _spellings(card, led, nines))

    def scores(self) -> list[int]:
        return self.wins if self.best_of_3 else self.tokens

    def outcome(self) -> tuple[list[int], list[int], str] | None:
        if self.stage != "over":
            return None
        best_first = sorted(self.scores(), reverse=True)
        return [best_first.index(score) + 1 for score in self.scores()], self.scores(), self.reason


def balance(suns: int, moons: int) -> int:
    pairs = min(suns, moons)
    lonely = max(suns, moons) - pairs
    return -lonely if lonely else pairs


def allowed(hand: list[str], led: str | None, nine_obliges: bool) -> list[str]:
    duty = [card for card in hand if card[0] == led and (nine_obliges or card[1:] != "9")]
    if not duty:
        return hand
    return [card for card in hand if card[0] == led or card[1:] == "9"]


def _spellings(card: str, led: str | None, nines: set[str]) -> list[str]:
    if card[1:] == "9":
        return [f"play {card}={colour}" for colour in "SM" if colour not in nines]
    if card[1:] == "*" and led in (None, card[0]):
        return [f"play {card}+", f"play {card}-"]
    return [f"play {card}"]


def _read(text: str) -> tuple[str, str, int]:
    card, _, colour = text.partition("=")
    if card.endswith("-"):
        return card[:-1], card[0], 0
    card = card.removesuffix("+")
    return card, colour or card[0], 16 if card[1:] == "*" else int(card[1:])
