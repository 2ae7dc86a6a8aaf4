"""AntaYagí: is the house deck fair and quick for three to seven, and would another be better?"""

from benchmarks.studies.report import Bars, Findings, mean, played, share, table
from chabudai import game
from chabudai.games.antayagi.rules.cards import HOUSE_DECK, NAMES
from chabudai.research.entrants import parse

LONG = 1500
"""Log entries after which a game counts as not ending."""

DECKS = {
    "house": dict(zip(NAMES, HOUSE_DECK, strict=True)),
    "fewer Sabotages": dict(zip(NAMES, HOUSE_DECK, strict=True)) | {"sabotage": 6, "treasure": 11},
    "fewer T-Rexes": dict(zip(NAMES, HOUSE_DECK, strict=True)) | {"trex": 4, "treasure": 10},
}


def study(count: int, level: str, seed: int) -> Findings:
    rows: list[list[str]] = []
    groups: dict[str, dict[str, float]] = {}
    for deck, cards in DECKS.items():
        groups[deck] = {}
        for seats in game("antayagi").seats:
            first, ended = 0.0, 0
            trades: list[float] = []
            reshuffles: list[float] = []
            for number in range(count):
                options = {"deck": cards, "first": 0}
                match = played(
                    "antayagi", seats, options, [parse(level)] * seats, seed * 100_000 + number, LONG
                )
                if match is None or match.outcome is None:
                    continue
                ended += 1
                winners = match.outcome.winners()
                first += (0 in winners) / len(winners)
                trades.append(sum(entry.text.startswith("trade") for entry in match.log))
                reshuffles.append(sum(entry.text.startswith("reshuffle") for entry in match.log))
            rows.append([deck, str(seats), f"{ended} of {count}", mean(trades), mean(reshuffles),
                         share(first, ended), f"{100 / seats:.0f} %"])  # fmt: skip
            groups[deck][f"{seats} seats"] = sum(trades) / max(1, len(trades))
    head = ["deck", "seats", "ended", "trades", "reshuffles", "who begins wins", "fair would be"]
    return Findings(
        f"{count} games in each row, all bots `{level}`.",
        [table(head, rows)],
        Bars("AntaYagí: trades until somebody wins", "trades", groups),
    )
