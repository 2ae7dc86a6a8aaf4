"""Arguments that several commands share."""

from collections.abc import Iterable
from typing import Annotated, Any

import typer

from chabudai.errors import BadOption
from chabudai.games.card import Game

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, for example: okiya.")]
OptionTexts = Annotated[
    list[str],
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Seats = Annotated[
    int | None, typer.Option("--seats", metavar="N", help="How many players; the fewest if not said.")
]


def chosen(game: Game, texts: Iterable[str]) -> dict[str, Any]:
    """Return options such as `["match=points"]` as typed values. The game checks them later."""
    kinds = {option.name: option.kind for option in game.all_options()}
    values: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(
                f"--option {text}: write it as NAME=VALUE, for example {_example(game)}", option=text[:40]
            )
        if name in values:
            raise BadOption(f"option {name} is given twice", option=name)
        values[name] = kinds[name].parse(value) if name in kinds else value
    return values


def _example(game: Game) -> str:
    return (
        "first=0"
        if not game.options
        else f"{game.options[0].name}={game.options[0].usual({}, game.seats[0])}"
    )
