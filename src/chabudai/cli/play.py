"""`chabudai play`: the games in a terminal."""

from pathlib import Path
from typing import Annotated

import typer

from chabudai.cli.given import OptionTexts, Seats, chosen
from chabudai.errors import BadOption, BadSeats
from chabudai.games import game as find_game


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game, for example: okiya.")] = None,
    seats: Seats = None,
    vs: Annotated[str, typer.Option(metavar="LEVEL", help="Bots from 1 to 5; 1,3 gives each its own.")] = "2",
    sit: Annotated[int, typer.Option(min=0, help="Your seat, from 0.")] = 0,
    option: OptionTexts = [],  # noqa: B006 - Typer reads the default and never keeps it
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same shuffles.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the record here when you leave.")] = None,
    language: Annotated[str | None, typer.Option(metavar="en|fr", help="Your system's if not said.")] = None,
) -> None:
    """Play in the terminal, against bots."""
    # The other commands have no use for a screen, and start sooner without one.
    from chabudai.terminal.app import run
    from chabudai.terminal.home import Home
    from chabudai.terminal.words import LANGUAGES, usual_language

    spoken = language or usual_language()
    if spoken not in LANGUAGES:
        raise BadOption(f"--language {spoken}: it is one of {', '.join(LANGUAGES)}", option="language")
    if game is None:
        raise BadOption("which game? for example: chabudai play okiya", option="game")
    card = find_game(game)
    if sit >= card.check_seats(seats):
        raise BadSeats(f"there is no seat {sit}; seats count from 0", allowed="")
    home = Home(card, chosen(card, option), seats, sit=sit, levels=_levels(vs), seed=seed, language=spoken)
    run(home, spoken, save)


def _levels(text: str) -> tuple[int, ...]:
    levels = text.split(",")
    if not all(level in ("1", "2", "3", "4", "5") for level in levels):
        raise BadOption(f"--vs {text}: levels from 1 to 5, like 2 or 1,3", option="vs")
    return tuple(map(int, levels))
