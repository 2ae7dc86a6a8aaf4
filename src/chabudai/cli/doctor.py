"""`chabudai doctor`: says what is wrong with a server, and what to do."""

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer


def doctor(
    data: Annotated[Path | None, typer.Option(help="The folder that keeps the games.")] = None,
    settings_file: Annotated[
        Path | None, typer.Option("--settings", help="A file of settings; see docs/operations.md.")
    ] = None,
    backups: Annotated[
        Path | None, typer.Option(help="The folder of the backups; `backups` in the data folder if not said.")
    ] = None,
    full: Annotated[
        bool, typer.Option("--full", help="Check the whole database, however long it takes.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON list.")] = False,
) -> None:
    """Check settings, data, database and machine. It changes nothing, and works beside a running server.

    Ends with 0 if all is well, 1 after a warning, 2 after a problem.
    """
    from chabudai.server.doctor.examine import examine, exit_status
    from chabudai.server.doctor.results import CheckResult, Examination

    examination = Examination(
        environ=dict(os.environ), settings_file=settings_file, data=data, backups=backups, full=full
    )
    results: list[CheckResult] = []
    for result in examine(examination):
        results.append(result)
        if not as_json:
            advice = f" → {result.advice}" if result.advice else ""
            print(f"{result.state:<8} {result.check:<12} {result.found}{advice}", flush=True)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(results)).decode())
    raise typer.Exit(exit_status(results))
