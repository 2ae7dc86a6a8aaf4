"""`chabudai restart`: loads new code and settings into the running server, without refusing anybody."""

import os
import signal
from pathlib import Path
from typing import Annotated

import typer

from chabudai.errors import BadOption


def restart(
    data: Annotated[Path | None, typer.Option(help="The folder that keeps the games.")] = None,
) -> None:
    """Let the running server start again, with new code and settings."""
    from chabudai.server.settings import BadSetting, Settings
    from chabudai.server.storage.data_folder import server_of

    try:
        folder = Settings.from_environment(data=data).data
    except BadSetting as error:
        raise BadOption(str(error)) from None
    holder = server_of(folder)
    if holder is None:
        raise BadOption(f"no server is running on the games in {folder}")
    if not hasattr(signal, "SIGUSR2"):
        raise BadOption("this system cannot restart a server in place; stop it and start it again")
    if holder.state == "restarting":
        print("The server is starting again already.")
        return
    os.kill(holder.process, signal.SIGUSR2)
    print("The server starts again; everybody is reconnected.")
