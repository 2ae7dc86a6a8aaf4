"""`chabudai dataset`: games of bots as Parquet files."""

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chabudai.cli.given import GameName, OptionTexts, Seats, chosen
from chabudai.cli.progress import progress_console
from chabudai.games import game as find_game
from chabudai.research.cluster import chosen as handed_out
from chabudai.research.data_card import Plan
from chabudai.research.entrants import parse
from chabudai.research.parquet import write


def dataset(
    game: GameName,
    out: Annotated[
        Path, typer.Option(metavar="DIR", help="The folder to write; a run cut off goes on there.")
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    level: Annotated[
        str, typer.Option(help="Who plays: 0 (anything) to 5, or several like 1,3 that sit in turn.")
    ] = "1",
    seats: Seats = None,
    option: OptionTexts = [],  # noqa: B006 - Typer reads the default and never keeps it
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same content.")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 is one for each core.")] = 0,
    ray: Annotated[
        str | None, typer.Option(help="Play on this Ray cluster: an address, auto, or local (extra cluster).")
    ] = None,
) -> None:
    """Write positions, views, actions and outcomes of bots' games as Parquet, with a data card."""
    card = find_game(game)
    count = card.check_seats(seats)
    bots = [parse(text) for text in level.split(",")]
    plan = Plan(
        game=card.name,
        options=card.resolve(chosen(card, option), count),
        seats=count,
        bots=[bot.name for bot in bots],
        seed=seed,
    )
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=progress_console(), transient=True) as progress:
        task = progress.add_task("games", total=games)
        for done in write(out, plan, bots, games, handed_out(workers, ray)):
            progress.update(task, completed=done)
    print(f"{games} games in {out}; {out / 'README.md'} says what is in it")
