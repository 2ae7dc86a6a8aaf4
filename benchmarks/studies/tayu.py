"""Ta Yü: both editions and all ways to draw. What is the first move worth, and how long and high are games?"""

from benchmarks.studies.report import Bars, Findings, mean, played, share, table
from chabudai.research.entrants import parse

EDITIONS = ("kosmos", "goliath")
WAYS = ("block", "bag", "spread")


def study(count: int, level: str, seed: int) -> Findings:
    rows: list[list[str]] = []
    groups: dict[str, dict[str, float]] = {}
    for edition in EDITIONS:
        groups[edition] = {}
        for way in WAYS:
            first = draws = 0.0
            lengths: list[float] = []
            best: list[float] = []
            for number in range(count):
                options = {"edition": edition, "draw": way, "first": 0}
                match = played("tayu", 2, options, [parse(level)] * 2, seed * 100_000 + number)
                assert match
                assert match.outcome
                winners = match.outcome.winners()
                first += (0 in winners) / len(winners)
                draws += len(winners) == 2
                lengths.append(len(match.view(None).laid))  # type: ignore[attr-defined]
                best.append(max(match.outcome.scores))
            rows.append([edition, way, share(first, count), share(draws, count), mean(lengths), mean(best)])
            groups[edition][way] = 100 * first / count
    head = ["edition", "draw", "first player wins", "draws", "tiles laid", "the winner's score"]
    return Findings(
        f"{count} games for two in each row, all bots `{level}`; a draw counts half.",
        [table(head, rows)],
        Bars("Ta Yü: how often the first player wins", "% of games", groups),
    )
