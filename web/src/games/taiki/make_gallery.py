"""Positions for the gallery, the rules page and the tests, from games played at random by the engine.

`PYTHONPATH=src python web/src/games/taiki/make_gallery.py` writes `gallery.json` beside this file. The first game,
by seed, that has the wished position gives it, so the file is the same every time.
"""

import json
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, cast

import msgspec

from chabudai import Dice, Match, game
from chabudai.games.taiki.notation import PlayCard
from chabudai.games.taiki.view import TaikiView

OUT = Path(__file__).with_name("gallery.json")

Wish = Callable[[TaikiView], bool]


def positions(seats: int, seed: int, **options: object) -> Iterator[Match]:
    """Every position of one game."""
    match = Match(game("taiki"), {**options}, seats, chance=lambda draw: Dice(1000 * seed + draw))
    match.begin()
    dice = Dice(seed)
    yield match
    while match.outcome is None:
        seat = match.awaiting[dice.below(len(match.awaiting))]
        actions = match.legal(seat)
        match.play(seat, actions[dice.below(len(actions))])
        yield match


def found(seats: int, viewer: int | None, wish: Wish, **options: object) -> TaikiView:
    for seed in count():
        for match in positions(seats, seed, **options):
            view = cast(TaikiView, match.view(viewer))
            if wish(view):
                return view
    raise AssertionError("unreachable")


def ways(view: TaikiView, card: str) -> int:
    return sum(isinstance(one, PlayCard) and one.card == card for one in view.legal)


def has_choices(view: TaikiView) -> bool:
    """Early in a round, a 9 and a Mask both ask for a choice."""
    hand = view.hand or []
    nine = any(ways(view, card) == 2 for card in ("S9", "M9") if card in hand)
    mask = any(ways(view, card) == 2 for card in ("S*", "M*") if card in hand)
    return nine and mask and len(hand) >= 6


def must_follow(view: TaikiView) -> bool:
    """Third to play, and part of the hand is closed."""
    plays = view.trick.plays if view.trick else []
    open_cards = {one.card for one in view.legal if isinstance(one, PlayCard)}
    return len(plays) == 2 and len(view.tricks) == 2 and 1 < len(open_cards) < len(view.hand or [])


def is_special_trick(view: TaikiView) -> bool:
    """A 9 and a Mask of the led colour lie in one trick, nearly full."""
    plays = view.trick.plays if view.trick else []
    masks = any(play.strength is not None for play in plays)
    nines = any(play.card[1:] == "9" and play.colour[0].upper() != play.card[0] for play in plays)
    return len(plays) == view.seats - 1 and masks and nines and 1 <= len(view.tricks) <= 2


def is_second_nine(view: TaikiView) -> bool:
    """A 9 lies in the trick, and the hand holds the other, which must be of the other colour."""
    nines = [card for card in ("S9", "M9") if card in (view.hand or [])]
    return view.phase == "play" and len(view.hand or []) >= 5 and any(ways(view, card) == 1 for card in nines)


WISHES: dict[str, Callable[[], TaikiView]] = {
    "drawing": lambda: found(3, 0, lambda v: v.phase == "draw" and v.awaiting == [0, 1]),
    "choices": lambda: found(4, 0, has_choices),
    "second nine": lambda: found(4, 0, is_second_nine),
    "following": lambda: found(4, 0, must_follow),
    "who leads": lambda: found(
        4, 0, lambda v: v.phase == "lead" and v.awaiting == [0] and len(v.tricks) == 3
    ),
    "two players": lambda: found(
        2, 0, lambda v: v.round == 2 and len(v.tricks) == 4 and v.awaiting == [0] and v.phase == "play"
    ),
    "five players": lambda: found(5, 2, is_special_trick),
    "watching": lambda: found(3, None, lambda v: v.round == 2 and len(v.tricks) == 4 and v.phase == "lead"),
    "second round": lambda: found(4, 1, lambda v: v.round == 2 and v.phase == "draw"),
    "three rounds": lambda: found(4, 0, lambda v: v.outcome is not None and v.outcome.reason == "rounds"),
    "bankrupt": lambda: found(5, 0, lambda v: v.outcome is not None and v.outcome.reason == "bankrupt"),
    "best of three": lambda: found(2, 1, lambda v: v.outcome is not None and len(v.rounds) == 3),
}


def stored() -> list[dict[str, Any]]:
    return [{"name": name, "view": msgspec.to_builtins(wish())} for name, wish in WISHES.items()]


if __name__ == "__main__":
    lines = [json.dumps(one, ensure_ascii=False) for one in stored()]
    OUT.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")
    print(f"{len(lines)} positions written")
