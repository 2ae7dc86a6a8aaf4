"""Okiya solved: random gardens under both rules for a full one. What does moving first win, and which openings?"""

from benchmarks.studies.report import Bars, Findings, share, table
from chabudai import Dice, Match, game
from chabudai.games.okiya.rules.state import Okiya
from chabudai.search.alphabeta import Solver

RULES = {"draw": "a full garden is a draw", "last_mover": "the last to play wins it"}
CORNERS = {0, 3, 12, 15}


def solved(rule: str, seed: int) -> list[tuple[int, int]]:
    """Every opening of one garden and its value to whoever begins."""
    match = Match(game("okiya"), {"full_garden": rule, "first": 0}, chance=lambda _entry: Dice(seed))
    match.begin()
    assert isinstance(match.state, Okiya)
    return Solver().values(match.state.alone())


def study(count: int, _level: str, seed: int) -> Findings:
    rows, kinds, groups = [], [], {}
    for rule, words in RULES.items():
        gardens = [solved(rule, seed * 100_000 + number) for number in range(count)]
        best = [max(value for _, value in openings) for openings in gardens]
        wins, draws, losses = (sum(value == wanted for value in best) for wanted in (1, 0, -1))
        winning = [sum(value == 1 for _, value in openings) for openings in gardens]
        lost = [sum(value == -1 for _, value in openings) for openings in gardens]
        rows.append([words, share(wins, count), share(draws, count), share(losses, count),
                     f"{sum(winning) / count:.1f}", f"{sum(lost) / count:.1f}"])  # fmt: skip
        kinds.append([words, *(_openings(gardens, corner) for corner in (True, False))])
        shares = {"first wins": wins, "draw": draws, "second wins": losses}
        groups[words] = {name: 100 * number / count for name, number in shares.items()}
    head = ["full garden", "first wins", "draw", "second wins", "winning openings of 12", "losing openings"]
    return Findings(
        f"{count} random gardens under each rule, every opening solved.",
        [table(head, rows), table(["full garden", "a corner wins", "another border cell wins"], kinds)],
        Bars("Okiya with perfect play", "% of gardens", groups),
    )


def _openings(gardens: list[list[tuple[int, int]]], corner: bool) -> str:
    values = [value for openings in gardens for cell, value in openings if (cell in CORNERS) == corner]
    return share(sum(value == 1 for value in values), len(values))
