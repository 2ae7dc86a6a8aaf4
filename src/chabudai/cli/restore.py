"""`chabudai restore`: replaces the games of the folder or the database by those of a backup."""

from pathlib import Path
from typing import Annotated

import typer

from chabudai.errors import BadOption


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `chabudai backup` has made.")],
    data: Annotated[Path | None, typer.Option(help="The folder that keeps the games.")] = None,
) -> None:
    """Put the games of a backup back. The server must be stopped; the games that were there are kept beside."""
    from chabudai.server.settings import BadSetting, Settings
    from chabudai.server.storage import backups

    try:
        settings = Settings.from_environment(data=data)
        if settings.database_url:
            from chabudai.server.storage import postgres_backups

            tables = postgres_backups.restore(settings.database_url, file, settings.data, settings.mark)
        else:
            tables = backups.restore(settings.data, file, settings.mark)
    except BadSetting as error:
        raise BadOption(str(error)) from None
    print(f"{tables} tables are back; what was there before is in {settings.data / backups.BEFORE}")
