"""`chabudai arena`: bots against bots, with ratings."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from chabudai.cli.given import GameName, OptionTexts, Seats, chosen
from chabudai.cli.progress import progress_console
from chabudai.games import game as find_game
from chabudai.research.arena import Played, play, schedule
from chabudai.research.cluster import chosen as handed_out
from chabudai.research.entrants import parse
from chabudai.research.plot import draw
from chabudai.research.ratings import BotRating, Interval, comparisons, standings, win_shares


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(help="Who plays: levels 1 to 5, 0 (anything), 5x10, 5plain, 200/25, 4:exploration=0.5."),
    ] = "1,3,5",
    games: Annotated[int, typer.Option(min=2, help="How many games for each pairing.")] = 100,
    seats: Seats = None,
    option: OptionTexts = [],  # noqa: B006 - Typer reads the default and never keeps it
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 0,
    neighbours: Annotated[
        bool, typer.Option("--neighbours", help="Pair each bot only with the next in the list.")
    ] = False,
    alone: Annotated[bool, typer.Option("--alone", help="One of the first bot among the others.")] = False,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 is one for each core.")] = 0,
    ray: Annotated[
        str | None, typer.Option(help="Play on this Ray cluster: an address, auto, or local (extra cluster).")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Write the records here, one JSON line each.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the ratings here (needs Matplotlib).")] = None,
    json: Annotated[bool, typer.Option("--json", help="Figures for programs.")] = False,
) -> None:
    """Let bots play each other from both sides of every deal, and rate them."""
    card = find_game(game)
    count = card.check_seats(seats)
    options = card.resolve(chosen(card, option), count)
    names = [parse(text) for text in bots.split(",")]
    bouts = schedule(
        card.name, options, count, names, games=games, seed=seed, neighbours=neighbours, alone=alone
    )
    spread = handed_out(workers, ray)
    console = progress_console()
    played = list(
        track(spread(play, bouts), description="games", total=len(bouts), console=console, transient=True)
    )
    if save:
        save.write_text("".join(one.record + "\n" for one in played), encoding="utf-8")
    ranked = standings(played, [entrant.name for entrant in names], seed)
    title = f"{card.title}, {count} seats, {len(played)} games"
    _print_json(title, played, ranked) if json else _print(title, played, ranked)
    if plot:
        draw(ranked, title, plot)


def _print_json(title: str, played: list[Played], ranked: list[BotRating]) -> None:
    shares = win_shares(played)
    figures = {
        "title": title,
        "bots": [{**standing._asdict(), "win_share": shares[standing.name]} for standing in ranked],
    }
    print(msgspec.json.encode(figures).decode())


def _print(title: str, played: list[Played], ranked: list[BotRating]) -> None:
    shares, wins = win_shares(played), comparisons(played)
    table = Table(title=title)
    for heading in ("bot", "rating", "95 %", "above the one before", "wins", *(s.name for s in ranked)):
        table.add_column(heading, justify="right")
    for standing in ranked:
        name = standing.name
        cells = [_score(wins.get((name, other.name), 0), wins.get((other.name, name), 0)) for other in ranked]
        row = (name, f"{standing.rating.value:.0f}", _range(standing.rating), _gap(standing.gap))
        table.add_row(*row, f"{shares[name]:.1%}", *cells)
    Console(width=None if Console().is_terminal else 140).print(table)


def _score(ahead: float, behind: float) -> str:
    return f"{ahead / (ahead + behind):.1%}" if ahead + behind else ""


def _range(interval: Interval) -> str:
    return f"{interval.low:.0f} … {interval.high:.0f}"


def _gap(gap: Interval | None) -> str:
    return "" if gap is None else f"{gap.value:+.0f} ({_range(gap)})"
