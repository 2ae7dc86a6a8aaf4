"""`chabudai print`: makes a PDF to print, cut out and play on a real table."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from chabudai.cli.given import GameName, chosen
from chabudai.errors import BadPrint
from chabudai.games import game as find_game
from chabudai.printing import kit


def print_(
    game: GameName,
    paper: Annotated[str, typer.Option(metavar="a4|letter", help="The size of the sheets.")] = "a4",
    language: Annotated[
        str, typer.Option(metavar="TAG", help="The language of the rules, such as en or fr.")
    ] = "en",
    colour_in: Annotated[
        bool, typer.Option("--colour-in", help="Line art, to colour by hand instead of with ink.")
    ] = False,
    option: Annotated[
        list[str],
        typer.Option(
            "--option", metavar="NAME=VALUE", help="An option of the game that changes what is in the box."
        ),
    ] = [],  # noqa: B006 - Typer reads the default and never keeps it
    output: Annotated[
        str | None, typer.Option("--output", "-o", metavar="FILE", help="Where to write; - is the output.")
    ] = None,
) -> None:
    """Write a print-and-play PDF: board, pieces, backs and rules in real sizes."""
    card = find_game(game)
    pdf = kit(game, chosen(card, option), paper=paper, language=language, colour_in=colour_in)
    if output == "-":
        sys.stdout.buffer.write(pdf)
        return
    file = Path(output or f"{card.name}-{language}-{paper}{'-colour-in' if colour_in else ''}.pdf")
    try:
        file.write_bytes(pdf)
    except OSError as error:
        raise BadPrint(f"{file} cannot be written: {error.strerror}", name="output") from None
    print(file)
