"""The command line: one file for each command."""

import sys
from typing import Annotated

import typer

from chabudai.cli.analyse import analyse
from chabudai.cli.arena import arena
from chabudai.cli.audit import audit
from chabudai.cli.backup import backup
from chabudai.cli.bench import bench
from chabudai.cli.check import check
from chabudai.cli.dataset import dataset
from chabudai.cli.doctor import doctor
from chabudai.cli.keys import keys
from chabudai.cli.new_game import new_game
from chabudai.cli.people import people
from chabudai.cli.play import play
from chabudai.cli.print_kit import print_
from chabudai.cli.puzzle import puzzle
from chabudai.cli.replay import replay
from chabudai.cli.restart import restart
from chabudai.cli.restore import restore
from chabudai.cli.sbom import licences, sbom
from chabudai.cli.serve import serve
from chabudai.cli.simulate import simulate
from chabudai.cli.solve import solve
from chabudai.cli.tune import tune
from chabudai.cli.version import version
from chabudai.cli.work import work
from chabudai.errors import ChabudaiError

app = typer.Typer(
    name="chabudai",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
COMMANDS = (
    serve,
    work,
    play,
    simulate,
    check,
    replay,
    solve,
    analyse,
    puzzle,
    arena,
    tune,
    dataset,
    bench,
    print_,
    new_game,
    backup,
    restore,
    restart,
    doctor,
    keys,
    sbom,
    licences,
    audit,
    version,
)
for command in COMMANDS:
    app.command(command.__name__.rstrip("_").replace("_", "-"))(command)
app.add_typer(people)


def _print_version(asked: bool) -> None:
    if asked:
        version()
        raise typer.Exit


@app.callback()
def options(
    _version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Five tabletop games: play in the browser or here, simulate, check, replay, analyse, measure and print."""


def main() -> None:
    """Run a command. An error of ours prints one clear line, never a traceback."""
    try:
        app()
    except ChabudaiError as error:
        print(f"chabudai: {error}", file=sys.stderr)
        raise SystemExit(2) from None
    except BrokenPipeError:
        # The reader has closed the pipe, as in `chabudai simulate … | head`.
        sys.stderr.close()
        raise SystemExit(0) from None
