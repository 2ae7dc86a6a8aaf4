"""`chabudai solve`: finds the value of each legal move when both sides play perfectly."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from chabudai.cli.given import OptionTexts, chosen
from chabudai.core import Dice
from chabudai.errors import BadRecord, ChabudaiError
from chabudai.games import GAMES
from chabudai.games.card import Game
from chabudai.match import record
from chabudai.match.log import CHANCE_NAME, Entry
from chabudai.match.match import Match
from chabudai.search.alphabeta import Solver


def solve(
    position: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE | LAYOUT [MOVE…]", help="A record (- reads the input), or a layout and moves."
        ),
    ],
    game: Annotated[
        str | None, typer.Option(help="The game of a layout; the solvable one if not said.")
    ] = None,
    option: OptionTexts = [],  # noqa: B006 - Typer reads the default and never keeps it
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """Print the exact value of every legal move."""
    match = _asked(position, game, option)
    values = _values(match)
    if as_json:
        print(json.dumps({"seat": match.awaiting[0], "values": values}))
    else:
        _print_table(match.awaiting[0], values)


def _asked(position: list[str], name: str | None, options: list[str]) -> Match:
    if position == ["-"]:
        return record.replay(record.read(sys.stdin.read()))
    if len(position) == 1 and (Path(position[0]).exists() or position[0].endswith(".json")):
        return record.replay(record.read(_text(Path(position[0]))))
    return _laid_out(_solvable(name), " ".join(position).split(), options)


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"cannot read {path}: {error}") from None


def _solvable(name: str | None) -> Game:
    games = [game for game in GAMES.values() if game.solvable and name in (None, game.name)]
    if not games:
        raise ChabudaiError(f"no game called {name!r} can be solved")
    return games[0]


def _laid_out(game: Game, words: list[str], options: list[str]) -> Match:
    """Return the match of a layout in the words of notation.md, followed by moves. Seat 0 begins."""
    assert game.solvable is not None
    word = game.solvable.shuffle
    words = words[1:] if words[:1] == [word] else words
    match = Match(game, {"first": 0, **chosen(game, options)})
    sample = game.notation.format_chance(match.state.shuffle(Dice(0)))
    size = len(sample.split()) - 1
    match.append(Entry(CHANCE_NAME, " ".join([word, *words[:size]])))
    for move in words[size:]:
        match.play(match.awaiting[0] if match.awaiting else 0, move)
    return match


def _values(match: Match) -> dict[str, int]:
    if not match.game.solvable:
        raise ChabudaiError(f"{match.game.title} cannot be solved")
    if match.outcome:
        raise ChabudaiError(f"the game is over ({match.outcome.reason}); there is nothing to solve")
    if match.awaiting[0] < 0:
        raise ChabudaiError("a shuffle is due; there is nothing to solve before it")
    valued = Solver().values(match.game.solvable.alone(match.state))
    return {match.game.notation.format(action): value for action, value in valued}


def _print_table(seat: int, values: dict[str, int]) -> None:
    table = Table(title=f"Seat {seat} to move")
    table.add_column("move")
    table.add_column("value", justify="right")
    table.add_column("")
    for move, value in values.items():
        table.add_row(
            move, f"{value:+d}" if value else "0", "wins" if value > 0 else "loses" if value < 0 else "draws"
        )
    Console().print(table)
