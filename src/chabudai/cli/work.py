"""`chabudai work`: runs a process that only plays bots, for servers that do not."""

from pathlib import Path
from typing import Annotated

import typer

from chabudai.errors import BadOption


def work(
    data: Annotated[Path | None, typer.Option(help="A folder of its own, for its settings.")] = None,
    settings_file: Annotated[
        Path | None, typer.Option("--settings", help="A file of settings; see docs/operations.md.")
    ] = None,
) -> None:
    """Play the bots of the servers at the same database; those are started with `serve --no-bots`."""
    from chabudai.server.settings import BadSetting, Settings
    from chabudai.server.work import work as run

    try:
        settings = Settings.from_environment(file=settings_file, data=data)
    except BadSetting as error:
        raise BadOption(str(error)) from None
    raise typer.Exit(run(settings))
