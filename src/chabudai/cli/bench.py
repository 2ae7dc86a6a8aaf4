"""`chabudai bench`: measures the engine, compiled and interpreted side by side."""

import json
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from chabudai import bench as measuring
from chabudai.bench.peers import Figure
from chabudai.bench.peers import figures as peer_figures
from chabudai.bench.work import TASKS
from chabudai.games import GAMES
from chabudai.games import game as find_game


def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME…]", help="All games if none is named.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Shorter and rougher.")] = False,
) -> None:
    """Measure random play, tree search and solving, beside OpenSpiel, PettingZoo, RLCard and Pgx where installed."""
    names = [find_game(name).name for name in games or GAMES]
    results: dict[str, dict[str, dict[str, float] | None]] = {name: {} for name in names}
    for name, task, figures in measuring.compare(names, quick=quick):
        results[name][task] = figures
        if sys.stderr.isatty():
            print(f"{name}: {TASKS[task]} measured", file=sys.stderr)
    peers = list(peer_figures(names, quick=quick))
    if as_json:
        print(json.dumps({"machine": measuring.machine(), "games": results, "peers": peers}, indent=2))
    else:
        _print_table(results, peers)


def _print_table(results: dict[str, dict[str, dict[str, float] | None]], peers: list[Figure]) -> None:
    table = Table("game", "work")
    for heading in ("compiled", "interpreted", "times faster"):
        table.add_column(heading, justify="right")
    for name, tasks in results.items():
        for task, figures in tasks.items():
            if figures:
                cells = (figures.get(key) for key in ("compiled", "interpreted", "times_faster"))
                table.add_row(name, TASKS[task], *(_told(cell) for cell in cells))
    for peer in peers:
        for task, told in TASKS.items():
            if task in peer:
                table.add_row(f"{peer['library']} {peer['game']}", told, _told(float(peer[task])), "–", "–")
    Console().print(table)


def _told(figure: float | None) -> str:
    if figure is None:
        return "–"
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.3g}"
