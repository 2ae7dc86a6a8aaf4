"""Taïki: does the seat matter, and which pile is the extra card best drawn from?"""

from benchmarks.studies.report import Bars, Findings, mean, played, share, table
from chabudai import Match, game
from chabudai.research.entrants import parse

KINDS = {"sun": "a Sun", "moon": "a Moon", "with": "as most others did", "against": "against most others"}


def study(count: int, level: str, seed: int) -> Findings:
    card, seat_rows, draw_rows, groups = game("taiki"), [], [], {}
    for seats in card.seats:
        wins, total = [0.0] * seats, 0
        seen: dict[str, list[float]] = {kind: [] for kind in KINDS}
        for number in range(count):
            match = played("taiki", seats, {"first": 0}, [parse(level)] * seats, seed * 100_000 + number)
            assert match
            assert match.outcome
            total += 1
            winners = match.outcome.winners()
            for seat in winners:
                wins[seat] += 1 / len(winners)
            _look_at_draws(match, seen)
        seat_rows.append(
            [str(seats), *(share(won, total) for won in wins), *["–"] * (max(card.seats) - seats)]
        )
        draw_rows.append([str(seats), *(mean(seen[kind]) for kind in KINDS)])
        groups[f"{seats} seats"] = {
            f"seat {seat}": 100 * wins[seat] / total if seat < seats else 0.0
            for seat in range(max(card.seats))
        }
    heads = ["seats", *(f"seat {seat} wins" for seat in range(max(card.seats)))]
    draws = ["seats", *(f"tokens won after drawing {words}" for words in KINDS.values())]
    return Findings(
        f"{count} games for each number of seats, seat 0 begins, all bots `{level}`; shares with 95 % intervals.",
        [table(heads, seat_rows), table(draws, draw_rows)],
        Bars("Who wins at Taïki, by seat (seat 0 begins)", "% of games", groups),
    )


def _look_at_draws(match: Match, seen: dict[str, list[float]]) -> None:
    """For each draw, what its round brought to that seat."""
    rounds: list[dict[int, str]] = []
    for entry in match.log:
        if entry.text.startswith("deal"):
            rounds.append({})
        elif entry.text.startswith("draw"):
            rounds[-1][int(entry.who)] = entry.text.removeprefix("draw ")
    for drawn, ended in zip(rounds, match.view(None).rounds, strict=False):  # type: ignore[attr-defined]
        for seat, colour in drawn.items():
            same = sum(other == colour for other in drawn.values()) - 1
            seen[colour].append(ended.changes[seat])
            if 2 * same != len(drawn) - 1:
                seen["with" if 2 * same > len(drawn) - 1 else "against"].append(ended.changes[seat])
