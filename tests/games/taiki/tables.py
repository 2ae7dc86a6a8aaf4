"""Tables laid for a test: chosen hands, a position near the end of a round, and games played at random."""

from collections.abc import Iterator
from typing import cast

from chabudai import Dice, Match, game
from chabudai.games.taiki.notation import CARDS, parse
from chabudai.games.taiki.rules.state import Taiki
from chabudai.games.taiki.view import TaikiView
from chabudai.match.log import CHANCE_NAME, Entry

TAIKI = game("taiki")

_LAST = ["S15", "S1", "S2", "S3", "S4"]


def deal_text(hands: list[str], each: int = 3) -> str:
    """A deal that gives every seat these cards, the last of a longer colour being on top of its pile."""
    piles: dict[str, list[str]] = {}
    for suit in "SM":
        held = [[card for card in hand.split() if card[0] == suit] for hand in hands]
        dealt = [card for cards in held for card in cards[:each]]
        drawn = [card for cards in held for card in cards[each:]]
        rest = [card for card in CARDS if card[0] == suit and card not in dealt + drawn]
        piles[suit] = dealt + drawn + rest
    return " ".join(["deal", *piles["S"], "/", *piles["M"]])


def lay(hands: list[str], first: int = 0, **options: object) -> Match:
    """A match whose seats have drawn and hold exactly these cards; `first` leads."""
    each = 2 if len(hands) == 5 else 3
    match = Match(TAIKI, {**options, "first": first}, len(hands))
    match.append(Entry(CHANCE_NAME, deal_text(hands, each)))
    for seat, hand in enumerate(hands):
        suns = sum(card[0] == "S" for card in hand.split())
        match.play(seat, "draw sun" if suns > each else "draw moon")
    return match


def play(match: Match, *texts: str) -> Match:
    """Let whoever is awaited play, one after the other."""
    for text in texts:
        match.play(match.awaiting[0], text)
    return match


def state_of(match: Match) -> Taiki:
    return cast(Taiki, match.state)


def seen_by(match: Match, seat: int | None) -> TaikiView:
    return cast(TaikiView, match.view(seat))


def last_trick(won: list[tuple[int, int]], **options: object) -> Taiki:
    """One card each is left, seat 0 leads and will win a Sun trick; `won` counts the tricks before it."""
    state = cast(Taiki, TAIKI.start(TAIKI.resolve({**options, "first": 0}, len(won)), len(won)))
    state.deal(TAIKI.notation.parse_chance(deal_text([])))
    for seat in range(len(won)):
        state.play(seat, parse("draw sun"))
    for seat in range(len(won)):
        state.hold(seat, 1 << CARDS.index(_LAST[seat]))
    state.won = sum(sun << (8 * seat) | moon << (8 * seat + 4) for seat, (sun, moon) in enumerate(won))
    return state


def end_round(state: Taiki) -> Taiki:
    for seat in range(state.seats):
        state.play(seat, parse(f"play {_LAST[seat]}"))
    return state


def random_match(seats: int, options: dict[str, object], seed: int) -> Iterator[Match]:
    """A game in which any awaited seat acts at random; shown before every action and at the end."""
    match = Match(TAIKI, options, seats, chance=lambda draw: Dice(1000 * seed + draw))
    match.begin()
    dice = Dice(seed)
    yield match
    while not match.outcome:
        seat = match.awaiting[dice.below(len(match.awaiting))]
        actions = match.legal(seat)
        match.play(seat, actions[dice.below(len(actions))])
        yield match
