"""Yutakâ: is Tactika, with its colours open, a game of more skill than Mysteria?"""

from benchmarks.studies.telling import Bars, Findings, mean, played, share, table
from chabudai.research.entrants import parse

MODES = {"Mysteria": "", "Tactika": "IDACE"}


def study(count: int, level: str, seed: int) -> Findings:
    rows, groups = [], {}
    strong, weak = parse(level), parse("0")
    for mode, known in MODES.items():
        begins = skill = draws = 0.0
        margins: list[float] = []
        for number in range(count):
            options = {"known": known, "first": 0}
            equal = played("yutaka", 2, options, [strong, strong], seed * 100_000 + number)
            side = number % 2
            apart = played(
                "yutaka", 2, options, [strong, weak] if side == 0 else [weak, strong], seed * 200_000 + number
            )
            assert equal
            assert equal.outcome
            assert apart
            assert apart.outcome
            winners = equal.outcome.winners()
            begins += (0 in winners) / len(winners)
            draws += len(winners) == 2
            margins.append(abs(equal.outcome.scores[0] - equal.outcome.scores[1]))
            skill += (side in apart.outcome.winners()) / len(apart.outcome.winners())
        rows.append([mode, share(begins, count), share(skill, count), share(draws, count), mean(margins)])
        groups[mode] = {
            "the beginner wins": 100 * begins / count,
            f"`{level}` beats chance": 100 * skill / count,
        }
    head = ["mode", "the beginner wins", f"`{level}` beats a random player", "draws", "points between equals"]
    return Findings(
        f"{count} games between equals (`{level}`) and {count} against a random player in each mode.",
        [table(head, rows)],
        Bars("Yutakâ: Mysteria and Tactika", "% of games", groups),
    )
