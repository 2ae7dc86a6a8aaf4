"""Taïki as arrays for training. Cards go S1 to S15, S*, M1 to M15, M*.

An action is its number in the rules: 4 * card + how for a card (how a 9 or a Mask is played; otherwise 0), then the
two piles to draw from, then the seats that may be named to lead. Some of these numbers are never legal.
"""

from collections.abc import Iterable, Sequence

from chabudai.games.arrays import (
    Field,
    asked_field,
    choice_field,
    from_viewer,
    number_field,
    numbers_field,
    seat_field,
    tally,
)
from chabudai.games.taiki.notation import CARDS, COLOURS
from chabudai.games.taiki.rules.cards import LEAD
from chabudai.games.taiki.rules.state import LAST_ROUND
from chabudai.games.taiki.view import PHASES, HandView, Pair, PlayView, TaikiView

_DECK = len(CARDS)


def actions(seats: int) -> Sequence[int]:
    return range(LEAD + seats)


def fields(seats: int) -> list[Field]:
    return [*_of_the_table(seats), *_of_the_trick(seats), *_of_the_hands(seats), *_of_the_game(seats)]


def _of_the_table(seats: int) -> list[Field]:
    return [
        asked_field(seats),
        choice_field("phase", PHASES, "what is awaited", lambda view: view.phase),
        Field("hand", _DECK, "the viewer's cards", lambda view: tally(view.hand or [], CARDS)),
        Field("unseen", _DECK, "cards the viewer has not seen", lambda view: tally(view.unseen, CARDS)),
    ]


def _of_the_trick(seats: int) -> list[Field]:
    return [
        Field("trick", _DECK * seats, "the card each seat has in the trick, by seat", _trick),
        Field(
            "ways", 4 * seats, "by seat, its card counts as Sun, as Moon, is a low Mask, a high Mask", _ways
        ),
        choice_field("led", COLOURS, "the colour led", lambda view: view.trick and view.trick.colour),
        seat_field("leader", seats, "who led the trick", lambda view: view.trick and view.trick.leader),
        seat_field("winning", seats, "who would take it", lambda view: view.trick and view.trick.winner),
        Field("played", _DECK * seats, "the cards each seat played in the tricks before, by seat", _played),
    ]


def _of_the_hands(seats: int) -> list[Field]:
    def by_hand(name: str, meaning: str, read: object) -> Field:
        return Field(name, 2 * seats, f"{meaning}, Sun then Moon, by seat", read)  # type: ignore[arg-type]

    return [
        by_hand("cards", "cards in hand, divided by 16", _counts),
        by_hand("lacks", "1 where the hand could not follow", lambda view: _told(view, "lacks")),
        by_hand("nines", "1 where it must hold the 9", _nines),
        by_hand("drew", "the pile of its extra card", lambda view: _told(view, "drew")),
        by_hand("won", "tricks won, divided by 8", lambda view: _pairs(from_viewer(view, view.won), 8)),
        numbers_field("piles", 2, "cards face down, Sun then Moon", 16, lambda view: _sides(view.piles)),
    ]


def _of_the_game(seats: int) -> list[Field]:
    def by_seat(name: str, meaning: str, scale: float, read: str) -> Field:
        return numbers_field(
            name, seats, meaning, scale, lambda view: from_viewer(view, getattr(view, read) or [0] * seats)
        )

    return [
        by_seat("tokens", "tokens by seat", 50, "tokens"),
        by_seat("changes", "what the round would earn or cost if it ended now, by seat", 20, "changes"),
        by_seat("wins", "rounds won by seat", 2, "wins"),
        number_field("round", "the round", LAST_ROUND, lambda view: view.round),
        seat_field("starter", seats, "who began the round", lambda view: view.starter),
        number_field(
            "random_first", "1 if a draw says who begins", 1, lambda view: view.first_player != "rotate"
        ),
        number_field("nine_obliges", "1 if a 9 must follow", 1, lambda view: view.nine_obliges),
        number_field(
            "best_of_3", "1 if two play for rounds", 1, lambda view: view.two_players == "best_of_3"
        ),
    ]


def _by_seat(view: TaikiView) -> list[PlayView | None]:
    plays: list[PlayView | None] = [None] * view.seats
    for play in view.trick.plays if view.trick else []:
        plays[play.seat] = play
    return from_viewer(view, plays)


def _trick(view: TaikiView) -> list[float]:
    return [x for play in _by_seat(view) for x in tally([play.card] if play else [], CARDS)]


def _ways(view: TaikiView) -> list[float]:
    row: list[float] = []
    for play in _by_seat(view):
        row += tally([play.colour] if play else [], COLOURS)
        row += tally([play.strength] if play and play.strength else [], ("low", "high"))
    return row


def _played(view: TaikiView) -> list[float]:
    cards: list[list[str]] = [[] for _ in range(view.seats)]
    for trick in view.tricks:
        for play in trick.plays:
            cards[play.seat].append(play.card)
    return [x for own in from_viewer(view, cards) for x in tally(own, CARDS)]


def _hands(view: TaikiView) -> list[HandView]:
    return from_viewer(view, view.hands)


def _sides(pair: Pair) -> list[float]:
    return [pair.sun, pair.moon]


def _pairs(pairs: Iterable[Pair], scale: float) -> list[float]:
    return [x / scale for pair in pairs for x in _sides(pair)]


def _counts(view: TaikiView) -> list[float]:
    return _pairs((hand.cards for hand in _hands(view)), 16)


def _told(view: TaikiView, what: str) -> list[float]:
    row: list[float] = []
    for hand in _hands(view):
        said = getattr(hand, what)
        row += tally([said] if isinstance(said, str) else said or [], COLOURS)
    return row


def _nines(view: TaikiView) -> list[float]:
    return [x for hand in _hands(view) for x in tally(hand.holds, ("S9", "M9"))]
