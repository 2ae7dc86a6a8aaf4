"""Random walks through every registered game, for the laws and for the golden playthroughs."""

import importlib
from collections.abc import Iterator
from typing import Any

import msgspec

from chabudai import GAMES, Dice, Match
from chabudai.games.card import Game
from chabudai.match.clocks import Clock

Variant = tuple[str, int, dict[str, Any]]


def of_game(name: str) -> Any:
    """The module tests/games/<game>/variants.py: VARIANTS covers every seat count and option, GOLDEN names seeds."""
    return importlib.import_module(f"tests.games.{name}.variants")


def variants() -> list[Variant]:
    return [(name, seats, options) for name in GAMES for seats, options in of_game(name).VARIANTS]


def label(variant: Variant) -> str:
    name, seats, options = variant
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in options.items())])


def begin(variant: Variant, dice: Dice, clock: Clock | None = None) -> Match:
    name, seats, options = variant
    match = Match(GAMES[name], options, seats, chance=lambda _entry: dice, clock=clock)
    match.begin()
    return match


def steps(variant: Variant, seed: int) -> Iterator[Match]:
    """The match at the start and after each random action, to its end. Any awaited seat may be the one to act."""
    dice = Dice(seed)
    match = begin(variant, dice)
    yield match
    while not match.outcome:
        seat = match.awaiting[dice.below(len(match.awaiting))]
        texts = match.legal(seat)
        match.play(seat, texts[dice.below(len(texts))])
        yield match


def finished(variant: Variant, seed: int) -> Match:
    *_, match = steps(variant, seed)
    return match


def viewers(match: Match) -> list[int | None]:
    return [*range(match.seats), None]


def seen(game: Game, state: Any, viewer: int | None) -> bytes:
    """Every byte that this viewer is given."""
    return msgspec.json.encode(game.view(state, viewer))


def seen_by_all(match: Match) -> list[bytes]:
    return [seen(match.game, match.state, viewer) for viewer in viewers(match)]
