"""Draws the result of an arena: every bot's rating with its interval. It needs the extra `research`."""

from collections.abc import Sequence
from pathlib import Path

from chabudai.errors import BadOption
from chabudai.research.ratings import BotRating


def draw(standings: Sequence[BotRating], title: str, path: Path) -> None:
    """Write a picture of the ratings to a file."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise BadOption(
            "--plot needs Matplotlib; install it with: pip install 'chabudai[research]'", option="plot"
        ) from None
    figure = Figure(figsize=(6, 4), layout="constrained")
    axes = figure.subplots()
    values = [standing.rating.value for standing in standings]
    below = [standing.rating.value - standing.rating.low for standing in standings]
    above = [standing.rating.high - standing.rating.value for standing in standings]
    axes.errorbar(range(len(values)), values, yerr=[below, above], fmt="o-", capsize=4)
    axes.set_xticks(range(len(values)), [standing.name for standing in standings])
    axes.set(title=title, xlabel="bot", ylabel="rating (95 % interval)")
    figure.savefig(path)
