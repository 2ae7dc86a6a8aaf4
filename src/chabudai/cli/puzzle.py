"""`chabudai puzzle`: the puzzle of the day, or new ones."""

import sys
from datetime import date
from math import isqrt
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from chabudai import puzzles
from chabudai.cli.progress import progress_console
from chabudai.errors import BadOption
from chabudai.games import GAMES
from chabudai.games import game as find_game
from chabudai.games.card import Game
from chabudai.puzzles import Puzzle

QUESTION = "Exactly one action is sure to win the round, whatever the other player holds and does."
UNTOLD = {"seat", "seats", "awaiting", "outcome", "legal"}


def puzzle(
    game: Annotated[
        str | None, typer.Option(help="The game; the first that has puzzles if not said.")
    ] = None,
    day: Annotated[
        str | None, typer.Option("--date", metavar="YYYY-MM-DD", help="Today if not said.")
    ] = None,
    answer: Annotated[
        str | None, typer.Option(metavar="TEXT", help="Is this the action? Exit 1 if not.")
    ] = None,
    solution: Annotated[bool, typer.Option("--solution", help="Tell it.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    mine: Annotated[int | None, typer.Option(min=1, metavar="N", help="Look for N new puzzles.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed finds the same puzzles.")] = 0,
) -> None:
    """Show the puzzle of the day, check an answer, or look for new puzzles."""
    card = _chosen(game)
    if mine is not None:
        _mine(card, mine, seed)
        return
    posed = puzzles.of_day(card, _day(day))
    if answer is not None:
        _check(posed, answer)
    elif as_json:
        print(msgspec.json.encode(_told(posed, solution)).decode())
    else:
        _show(posed, solution)


def _chosen(name: str | None) -> Game:
    if name is not None:
        return find_game(name)
    return next(game for game in GAMES.values() if puzzles.has_puzzles(game))


def _day(text: str | None) -> date:
    try:
        # The day as the person who asks would write it.
        return date.fromisoformat(text) if text else date.today()  # noqa: DTZ011
    except ValueError:
        raise BadOption(f"--date {text}: write it as YYYY-MM-DD, for example 2026-03-01") from None


def _mine(game: Game, count: int, seed: int) -> None:
    with Progress(console=progress_console(), transient=True) as bar:
        task = bar.add_task("puzzles", total=count)
        found = puzzles.mine(game, count, seed, lambda done: bar.update(task, completed=done))
    lines = [f"# chabudai puzzle --game {game.name} --mine {count} --seed {seed}"]
    sys.stdout.write("\n".join(lines + [one.to_line() for one in found]) + "\n")


def _check(posed: Puzzle, answer: str) -> None:
    match = posed.match()
    legal = match.legal(posed.seat())
    if answer not in legal:
        raise BadOption(f"--answer {answer}: the legal actions are {', '.join(legal)}")
    print("Right." if answer == posed.solution else "No: the other player has an answer to that.")
    if answer != posed.solution:
        raise typer.Exit(1)


def _told(posed: Puzzle, solution: bool) -> dict[str, Any]:
    """Return the puzzle as JSON. It holds only what the seat may know, unless the solution is asked for."""
    told = {"game": posed.game.name, "grade": posed.grade, "seat": posed.seat(), "view": posed.view()}
    return {**told, "solution": posed.solution, "entries": posed.entries} if solution else told


def _show(posed: Puzzle, solution: bool) -> None:
    console = Console(highlight=False)
    match, seat = posed.match(), posed.seat()
    console.print(f"[bold]{posed.game.title}[/bold] {'★' * posed.grade}{'☆' * (5 - posed.grade)}")
    console.print(f"You are seat {seat}. {QUESTION}\n")
    for name, value in msgspec.to_builtins(posed.view()).items():
        if name not in UNTOLD and value not in (None, [], ""):
            for number, line in enumerate(_lines(value)):
                console.print(f"{'' if number else name:>12}  {line}", markup=False, soft_wrap=True)
    moves = [f"{event.who} {event.text}" for event in match.events(seat) if isinstance(event.who, int)]
    console.print(f"{'so far':>12}  {', '.join(moves)}", markup=False, soft_wrap=True)
    console.print(f"{'legal':>12}  {', '.join(match.legal(seat))}", markup=False, soft_wrap=True)
    if solution:
        console.print(f"{'solution':>12}  {posed.solution}", markup=False)


def _lines(value: Any) -> list[str]:
    """Return a value as lines. A list of 16, 25 or more cells is written as a square board."""
    side = isqrt(len(value)) if isinstance(value, list) else 0
    if side < 4 or side * side != len(value):
        return [_plain(value)]
    return [
        " ".join(f"{_plain(cell):<2}" for cell in value[row : row + side])
        for row in range(0, len(value), side)
    ]


def _plain(value: Any) -> str:
    """Return a part of a view as text."""
    if isinstance(value, dict):
        return ", ".join(
            f"{name} {_plain(inner)}" for name, inner in value.items() if inner not in (None, [])
        )
    if isinstance(value, list):
        apart = "; " if any(isinstance(inner, dict) for inner in value) else " "
        return apart.join(_plain(inner) for inner in value)
    return "·" if value is None else str(value)
