"""AntaYagí a second time, slow and plain, to compare with: one coroutine that plays a whole game with lists of names.

It yields what it waits for, `{seat: texts}` or `"reshuffle"`, and is sent `(seat, text)` or the new pile. It shares
nothing with the rules but the names, and knows nothing of what a seat may see.
"""

from collections.abc import Generator
from typing import Any

Wait = dict[int, list[str]] | str
Asking = Generator[Wait, Any, Any]

GOODS = {"treasure", "bone", "lollipop", "muffin", "trex", "toxic", "hat"}
FOOD = ["fish", "muffin", "lollipop", "bone"]


class Naive:
    def __init__(self, seats: int, first: int, deck: list[str], toxic: int = 1) -> None:
        """`toxic` is what Toxic waste is worth."""
        self.worth = {"fish": 2, "toxic": toxic}
        self.pile = deck[3 * seats :]
        self.hands = [deck[3 * seat : 3 * seat + 3] for seat in range(seats)]
        self.pouches: list[list[str]] = [[] for _ in range(seats)]
        self.discard: list[str] = []
        self.winners: list[int] = []
        self.active = first

    def value(self, seat: int) -> int:
        return sum(self.worth.get(card, 1) for card in self.pouches[seat])

    def target(self, seat: int) -> int:
        return (5 if len(self.hands) <= 4 else 4) + self.pouches[seat].count("toxic")

    def play(self) -> Asking:
        while not self.winners:
            partners = [seat for seat, hand in enumerate(self.hands) if hand and seat != self.active]
            if self.hands[self.active] and partners:
                yield from self.turn(partners)
            if self.winners:
                return
            while len(self.hands[self.active]) < 3 and (self.pile or self.discard):
                yield from self.draw(self.active)
            self.active = (self.active + 1) % len(self.hands)
            if self.is_exhausted():
                best = max(map(self.value, range(len(self.hands))))
                self.winners = [seat for seat in range(len(self.hands)) if self.value(seat) == best]

    def is_exhausted(self) -> bool:
        outside = [card for cards in (*self.hands, self.pile, self.discard) for card in cards]
        can_score = set(outside) & GOODS or ("fish" in outside and any("toxic" in p for p in self.pouches))
        nobody_trades = len([hand for hand in self.hands if hand]) < 2
        return not can_score or len(set(outside)) == 1 or (nobody_trades and not self.pile + self.discard)

    def draw(self, seat: int) -> Asking:
        if not self.pile and self.discard:
            self.pile = yield "reshuffle"
            self.discard = []
        if self.pile:
            self.hands[seat].append(self.pile.pop(0))

    def turn(self, partners: list[int]) -> Asking:
        a = self.active
        _, text = yield {a: [f"trade {seat}" for seat in partners]}
        b = int(text.split()[1])
        sealed: dict[int, int] = {}
        while len(sealed) < 2:
            seat, text = yield {
                seat: [f"offer {slot + 1}" for slot in range(len(self.hands[seat]))]
                for seat in sorted({a, b} - sealed.keys())
            }
            sealed[seat] = int(text.split()[1]) - 1
        shown = {seat: self.hands[seat].pop(sealed[seat]) for seat in (a, b)}
        stopped = shown[a] == shown[b] or (yield from self.window())
        if stopped:
            self.discard += [shown[a], shown[b]]
        else:
            yield from self.swap(a, b, shown)
        for seat in (b, a):
            if self.value(seat) >= self.target(seat) and not self.winners:
                self.winners = [seat]
        if not self.winners:
            yield from self.draw(b)

    def window(self) -> Generator[Wait, Any, bool]:
        played = 0
        passed: set[int] = set()
        while True:
            open_to = [s for s, hand in enumerate(self.hands) if "sabotage" in hand and s not in passed]
            if not open_to:
                return played % 2 == 1
            seat, text = yield {seat: ["pass", "sabotage"] for seat in open_to}
            if text == "pass":
                passed.add(seat)
            else:
                self.hands[seat].remove("sabotage")
                self.discard.append("sabotage")
                played += 1
                passed = set()

    def swap(self, a: int, b: int, shown: dict[int, str]) -> Asking:
        gifts = [(a, b, shown[b]), (b, a, shown[a])]
        for magician, other in ((a, b), (b, a)):
            if shown[magician] == "magician":
                self.discard.append("magician")
                gifts = [(other, magician, shown[other])]
        for receiver, giver, card in gifts:
            yield from self.receive(receiver, giver, card)
        for seat in (a, b):
            self.meals(self.pouches[seat])

    def receive(self, seat: int, giver: int, card: str) -> Asking:
        pouch, hand = self.pouches[seat], self.hands[seat]
        stays = card in GOODS or (card == "fish" and "toxic" in pouch)
        (pouch if stays else self.discard).append(card)
        if card == "muffin":
            self.discard += hand
            hand.clear()
        if card == "lollipop" and self.hands[giver]:
            _, text = yield {seat: [f"steal {slot + 1}" for slot in range(len(self.hands[giver]))]}
            stolen = self.hands[giver].pop(int(text.split()[1]) - 1)
            yield from self.receive(seat, giver, stolen)

    def meals(self, pouch: list[str]) -> None:
        while "trex" in pouch and any(food in pouch for food in FOOD):
            meal = next(food for food in FOOD if food in pouch)
            for card in ("trex", meal):
                pouch.remove(card)
                self.discard.append(card)
