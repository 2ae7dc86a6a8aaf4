"""`chabudai serve`: serves the page and the tables."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from chabudai.errors import BadOption

if TYPE_CHECKING:
    from chabudai.server.settings import Settings


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on; 127.0.0.1 if not said.")] = None,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="The port; 8000 if not said, 0 for any.")
    ] = None,
    data: Annotated[Path | None, typer.Option(help="The folder that keeps the games.")] = None,
    settings_file: Annotated[
        Path | None, typer.Option("--settings", help="A file of settings; see docs/operations.md.")
    ] = None,
    cluster: Annotated[
        int | None,
        typer.Option(
            min=1, max=64, help="So many servers at one PostgreSQL database; see docs/operations.md."
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=0, max=64, help="With --cluster: so many processes that only play bots.")
    ] = 0,
    bots: Annotated[
        bool | None,
        typer.Option("--bots/--no-bots", help="Play the bots here, or leave them to `chabudai work`."),
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Say whether it would start, and stop.")] = False,
    accept_loss: Annotated[
        bool,
        typer.Option(
            "--accept-loss", help="Take the games as they are, although some are missing, and stop."
        ),
    ] = False,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page when ready.")] = True,
) -> None:
    """Serve the page and the tables."""
    # Imported here, so that the other commands start sooner.
    from chabudai.server.serve import serve as run
    from chabudai.server.settings import BadSetting, Settings

    try:
        settings = Settings.from_environment(
            file=settings_file, host=host, port=port, data=data, plays_bots=bots
        )
    except BadSetting as error:
        raise BadOption(str(error)) from None
    if accept_loss:
        _accept_loss(settings)
    if check:
        print("The settings are right.")
        raise typer.Exit
    if workers and cluster is None:
        raise BadOption("--workers goes with --cluster; beside other servers, start `chabudai work`")
    raise typer.Exit(run(settings, browser, cluster, workers))


def _accept_loss(settings: "Settings") -> NoReturn:
    """Make a new mark for the games as they are; do not serve, so that no service file does it at every start."""
    from chabudai.server.settings import BadSetting
    from chabudai.server.storage import high_water, start_check

    mark = high_water.path_of(settings.data, settings.mark, shared=bool(settings.database_url))
    try:
        if settings.database_url:
            high_water.remove(mark)
            told = "the database is taken as it is"
        else:
            told = start_check.accept_loss(settings.data, mark)
    except BadSetting as error:
        raise BadOption(str(error)) from None
    print(f"Accepted: {told}. Now start the server as usual.")
    raise typer.Exit
