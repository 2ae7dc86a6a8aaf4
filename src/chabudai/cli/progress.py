"""Shows progress on the error stream, only if it is a terminal."""

from rich.console import Console


def progress_console() -> Console:
    """Return the console for progress."""
    console = Console(stderr=True)
    console.quiet = not console.is_terminal
    return console
