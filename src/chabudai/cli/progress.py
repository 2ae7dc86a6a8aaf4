"""Progress is for people: it goes to the terminal's error stream and nowhere else."""

from rich.console import Console


def progress_console() -> Console:
    console = Console(stderr=True)
    console.quiet = not console.is_terminal
    return console
