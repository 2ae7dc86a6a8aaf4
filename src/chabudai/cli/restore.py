"""`chabudai restore`: the games of a backup, in place of those in the folder."""

from pathlib import Path
from typing import Annotated

import typer

from chabudai.errors import BadOption


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `chabudai backup` has made.")],
    data: Annotated[Path | None, typer.Option(help="The folder that keeps the games.")] = None,
) -> None:
    """Put the games of a backup back. The server must be stopped; the games that were there are kept beside."""
    from chabudai.server.disk.backups import BEFORE
    from chabudai.server.disk.backups import restore as put_back
    from chabudai.server.settings import BadSetting, Settings

    try:
        folder = Settings.from_environment(data=data).data
        tables = put_back(folder, file)
    except BadSetting as error:
        raise BadOption(str(error)) from None
    print(f"{tables} tables are back; what was there before is in {folder / BEFORE}")
