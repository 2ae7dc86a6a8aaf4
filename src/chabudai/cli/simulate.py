"""`chabudai simulate`: writes random games as records, one JSON line each."""

import sys
from typing import Annotated

import typer
from rich.progress import track

from chabudai.cli.given import GameName, OptionTexts, Seats, chosen
from chabudai.cli.progress import progress_console
from chabudai.core import Dice
from chabudai.games import game as find_game
from chabudai.games.card import Game
from chabudai.match import record
from chabudai.match.match import Match
from chabudai.match.record import Record


def simulate(
    game: GameName,
    count: Annotated[int, typer.Option(min=0, help="How many games.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    seats: Seats = None,
    option: OptionTexts = [],  # noqa: B006 - Typer reads the default and never keeps it
    legal: Annotated[bool, typer.Option("--legal", help="Add the legal actions before each entry.")] = False,
) -> None:
    """Play random games and print their records."""
    card = find_game(game)
    options = card.resolve(chosen(card, option), card.check_seats(seats))
    for number in track(range(count), description="games", console=progress_console(), transient=True):
        sys.stdout.write(random_game(card, options, seats, seed, number, legal).to_json() + "\n")


def random_game(
    game: Game, options: dict[str, object], seats: int | None, seed: int, number: int, legal: bool = False
) -> Record:
    """Play game `number` of a seed: a random awaited seat takes a random legal action each time."""
    dice = Dice((seed << 32) + number)
    match = Match(game, options, seats, chance=lambda _entry: dice)
    match.begin()
    while not match.outcome:
        seat = match.awaiting[dice.below(len(match.awaiting))]
        texts = match.legal(seat)
        match.play(seat, texts[dice.below(len(texts))])
    told = record.of(match)
    return record.with_legal(told) if legal else told
