"""What all studies share: games between bots, shares with their intervals, tables, bars, and where they are written."""

import math
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from chabudai import Dice, Match, game
from chabudai.bots.levels import any_legal, consider
from chabudai.research.entrants import Entrant

DOCS = Path(__file__).parent.parent.parent / "docs" / "studies"
BETWEEN = re.compile(r"(<!-- figures -->\n).*?(<!-- end -->)", re.DOTALL)


class Bars(NamedTuple):
    """A picture: groups side by side, a bar in each group for each name."""

    title: str
    unit: str
    groups: Mapping[str, Mapping[str, float]]


class Findings(NamedTuple):
    """What a study found: what was played, tables in Markdown, one picture."""

    sample: str
    tables: Sequence[str]
    bars: Bars


def played(
    name: str, seats: int, options: Mapping[str, Any], bots: Sequence[Entrant], seed: int, longest: int = 5000
) -> Match | None:
    """One game; the bots see views alone. None if it lasts longer than that."""
    dice, card = Dice(seed), game(name)
    match = Match(card, options, seats, chance=lambda _entry: dice)
    match.begin()
    while not match.outcome:
        if match.version > longest:
            return None
        seat = match.awaiting[0]
        match.play(seat, card.notation.format(_chosen(match, bots[seat], seat, dice)))
    return match


def _chosen(match: Match, bot: Entrant, seat: int, dice: Dice) -> int:
    mind, view = bot.mind(match.game, match.seats), match.view(seat)
    return any_legal(match.game, view, dice) if mind is None else consider(match.game, view, mind, dice)


def share(count: float, total: int) -> str:
    """A share and its interval, 95 of 100 (Wilson)."""
    if total == 0:
        return "–"
    low, high = interval(count, total)
    return f"{100 * count / total:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def interval(count: float, total: int) -> tuple[float, float]:
    z, rate = 1.96, count / total
    middle = (rate + z * z / (2 * total)) / (1 + z * z / total)
    half = z * math.sqrt(rate * (1 - rate) / total + z * z / (4 * total * total)) / (1 + z * z / total)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean(numbers: Sequence[float]) -> str:
    """A mean and its interval, 95 of 100."""
    if len(numbers) < 2:
        return "–"
    middle = sum(numbers) / len(numbers)
    spread = math.sqrt(sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1))
    return f"{middle:.1f} ± {1.96 * spread / math.sqrt(len(numbers)):.1f}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def write(name: str, found: Findings, folder: Path = DOCS) -> None:
    """Put the figures into the study's page and its picture beside it."""
    page = folder / f"{name}.md"
    figures = "\n\n".join([found.sample, *found.tables, f"![{found.bars.title}]({name}.svg)"])
    text, count = BETWEEN.subn(lambda marks: f"{marks[1]}\n{figures}\n\n{marks[2]}", page.read_text("utf-8"))
    if count != 1:
        raise ValueError(f"{page} has no place for its figures")
    page.write_text(text, encoding="utf-8")
    draw(found.bars, folder / f"{name}.svg")


def draw(bars: Bars, path: Path) -> None:
    import matplotlib as mpl
    from matplotlib.figure import Figure

    mpl.rcParams["svg.hashsalt"] = "chabudai"

    figure = Figure(figsize=(7, 3.6), layout="constrained")
    axes = figure.subplots()
    names = list(next(iter(bars.groups.values())))
    width = 0.8 / len(names)
    for number, name in enumerate(names):
        places = [group + (number + 0.5) * width - 0.4 for group in range(len(bars.groups))]
        axes.bar(places, [values.get(name, 0.0) for values in bars.groups.values()], width, label=name)
    axes.set_xticks(range(len(bars.groups)), list(bars.groups))
    axes.set(title=bars.title, ylabel=bars.unit)
    if len(names) > 1:
        axes.legend()
    figure.savefig(path, metadata={"Date": None})
