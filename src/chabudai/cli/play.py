"""`chabudai play`: plays the games in a terminal."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from chabudai.cli.given import OptionTexts, Seats, chosen
from chabudai.errors import BadOption, BadSeats
from chabudai.games import game as find_game
from chabudai.games.card import Game


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="The game, for example: okiya.")] = None,
    seats: Seats = None,
    vs: Annotated[
        str | None,
        typer.Option(metavar="LEVEL", help="Bots from 1 to 5, 2 if not said; 1,3: each its own."),
    ] = None,
    sit: Annotated[int, typer.Option(min=0, help="Your seat, from 0.")] = 0,
    option: OptionTexts = [],  # noqa: B006 - Typer reads the default and never keeps it
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same shuffles.")] = None,
    server: Annotated[
        str | None, typer.Option(metavar="URL", help="Play at this server, with people.")
    ] = None,
    table: Annotated[
        str | None, typer.Option(metavar="ID", help="A table there, or a whole invitation.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="What you are called there.")] = None,
    replay: Annotated[Path | None, typer.Option(metavar="FILE", help="Look at a saved game instead.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the record here when you leave.")] = None,
    language: Annotated[
        str | None, typer.Option(metavar="TAG", help="Such as en or fr; your system's if not said.")
    ] = None,
) -> None:
    """Play in the terminal: against bots, or at a server with people in browsers."""
    spoken = _spoken(language)
    if not is_terminal():
        raise BadOption("play needs a terminal; for programs there is: chabudai simulate", option="play")
    if replay is not None:
        _replay(replay, spoken)
    elif server is not None or (table is not None and "://" in table):
        _visit(server, table, game, spoken, name, seats, vs, sit, option)
    elif table is not None:
        raise BadOption("--table needs --server, or give the whole invitation", option="table")
    else:
        _at_home(_card(game), spoken, seats, vs, sit, option, seed, save)


# Imported inside the functions, so that the other commands start sooner.


def _at_home(
    card: Game,
    language: str,
    seats: int | None,
    vs: str | None,
    sit: int,
    option: list[str],
    seed: int | None,
    save: Path | None,
) -> None:
    from chabudai.terminal.app import run
    from chabudai.terminal.home import Home

    _check_seat(card, seats, sit)
    levels = _levels(vs or "2")
    home = Home(card, chosen(card, option), seats, sit=sit, levels=levels, seed=seed)
    run(home, language, save)


def _visit(
    server: str | None,
    table: str | None,
    game: str | None,
    language: str,
    name: str | None,
    seats: int | None,
    vs: str | None,
    sit: int,
    option: list[str],
) -> None:
    from chabudai.server.types.tables import SeatPlan
    from chabudai.terminal import door
    from chabudai.terminal.app import run
    from chabudai.terminal.visit import Visit

    called = name or os.environ.get("USER") or "Guest"
    where, table = door.address(server, table)
    if table:
        place = door.come_in(where, table, called)
    else:
        card = _card(game)
        count = _check_seat(card, seats, sit)
        levels = iter(_levels(vs)) if vs else iter(())
        last = _levels(vs)[-1] if vs else None
        plans = [SeatPlan(bot=None if seat == sit else next(levels, last)) for seat in range(count)]
        place = door.make(where, card.name, called, plans, sit, chosen(card, option))
    run(Visit(place), language)


def _replay(path: Path, language: str) -> None:
    from chabudai.terminal.replaying import show_past

    show_past(path, language)


def _spoken(language: str | None) -> str:
    from chabudai.terminal.words import LANGUAGES, usual_language

    spoken = language or usual_language()
    if spoken not in LANGUAGES:
        raise BadOption(f"--language {spoken}: it is one of {', '.join(LANGUAGES)}", option="language")
    return spoken


def is_terminal() -> bool:
    """Return whether input and output are a terminal."""
    return sys.stdout.isatty()


def _card(game: str | None) -> Game:
    if game is None:
        raise BadOption("which game? for example: chabudai play okiya", option="game")
    return find_game(game)


def _check_seat(card: Game, seats: int | None, sit: int) -> int:
    count = card.check_seats(seats)
    if sit >= count:
        raise BadSeats(f"there is no seat {sit}; the seats are 0 to {count - 1}", allowed="")
    return count


def _levels(text: str) -> tuple[int, ...]:
    levels = text.split(",")
    if not all(level in ("1", "2", "3", "4", "5") for level in levels):
        raise BadOption(f"--vs {text}: levels from 1 to 5, like 2 or 1,3", option="vs")
    return tuple(map(int, levels))
