"""`chabudai backup`: copies all games to one file, while the server runs."""

from pathlib import Path
from typing import Annotated

import typer

from chabudai.errors import BadOption


def backup(
    file: Annotated[Path, typer.Argument(help="The file to make; it must not be there yet.")],
    data: Annotated[Path | None, typer.Option(help="The folder that keeps the games.")] = None,
) -> None:
    """Copy all games to a file, from the folder or from the PostgreSQL database that is set."""
    from chabudai.server.settings import BadSetting, Settings
    from chabudai.server.storage import backups

    try:
        settings = Settings.from_environment(data=data)
        if settings.database_url:
            from chabudai.server.storage import postgres_backups

            tables = postgres_backups.backup(settings.database_url, file)
        else:
            tables = backups.backup(settings.data, file)
    except BadSetting as error:
        raise BadOption(str(error)) from None
    print(f"{tables} tables are in {file}; keep it as safe as the games: it holds their secrets")
