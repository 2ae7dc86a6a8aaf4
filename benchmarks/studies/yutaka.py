"""Yutakâ: is Tactika, with its colours open, a game of more skill than Mysteria?"""

from benchmarks.studies.report import Bars, Findings, mean, played, share, table
from chabudai import Match
from chabudai.research.entrants import Entrant, parse

MODES = {"Mysteria": "", "Tactika": "IDACE"}

LITTLE = "1"
"""Thinks a little, against somebody who does not at all. Stronger bots nearly always win, in both modes."""

TIMES = 4
"""So many times the games, because these are quick."""


def study(count: int, level: str, seed: int) -> Findings:
    rows, groups = [], {}
    for mode, known in MODES.items():
        begins, draws, margins = _equals(known, parse(level), count, seed)
        skill = _skill(known, TIMES * count, seed)
        rows.append(
            [mode, share(begins, count), share(skill, TIMES * count), share(draws, count), mean(margins)]
        )
        groups[mode] = {
            "the beginner wins": 100 * begins / count,
            f"`{LITTLE}` beats chance": 100 * skill / (TIMES * count),
        }
    head = [
        "mode",
        "the beginner wins",
        f"`{LITTLE}` beats a random player",
        "draws",
        "points between equals",
    ]
    return Findings(
        f"{count} games between equals (`{level}`) in each mode, {TIMES * count} of `{LITTLE}` against random play.",
        [table(head, rows)],
        Bars("Yutakâ: Mysteria and Tactika", "% of games", groups),
    )


def _equals(known: str, bot: Entrant, count: int, seed: int) -> tuple[float, int, list[float]]:
    begins, draws, margins = 0.0, 0, []
    for number in range(count):
        outcome = _game(known, [bot, bot], seed * 100_000 + number).outcome
        assert outcome
        winners = outcome.winners()
        begins += (0 in winners) / len(winners)
        draws += len(winners) == 2
        margins.append(float(abs(outcome.scores[0] - outcome.scores[1])))
    return begins, draws, margins


def _skill(known: str, count: int, seed: int) -> float:
    """Games that thinking a little has won, from both seats."""
    won = 0.0
    pair = [parse(LITTLE), parse("0")]
    for number in range(count):
        side = number % 2
        outcome = _game(known, pair[::-1] if side else pair, seed * 200_000 + number).outcome
        assert outcome
        won += (side in outcome.winners()) / len(outcome.winners())
    return won


def _game(known: str, bots: list[Entrant], seed: int) -> Match:
    match = played("yutaka", 2, {"known": known, "first": 0}, bots, seed)
    assert match
    return match
