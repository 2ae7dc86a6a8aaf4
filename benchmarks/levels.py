"""Measure the levels of every game at every number of seats, and write the tables of docs/bots.md.

    python benchmarks/levels.py --keep levels --games 100 --minutes 60 --write docs/bots.md

Each table has the matches of neighbouring levels, level 5 against anything, and level 5 against ten times its thinking.
Where luck keeps the levels close together four times as many games are played, and of those that take longest fewer.
Every game is kept in the folder as soon as it is played and never played again, so the command may be stopped and
repeated until it has nothing left to do: first every pairing gets a few games, then all get more. A level that
changes is measured anew; after a change of a game's policy delete its files.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console

from chabudai import GAMES
from chabudai.games.card import Game
from chabudai.research.arena import Bout, Played, play, schedule
from chabudai.research.cluster import Spread, chosen
from chabudai.research.entrants import Entrant, parse
from chabudai.research.ratings import BotRating, Interval, standings, win_shares

LADDER = ["0", "1", "2", "3", "4", "5"]
SLOW = {"yutaka", "tayu"}
"""The games in which level 5 needs ten seconds or more to play one."""

OFTEN = {"taiki": 4.0, "antayagi": 4.0, "okiya": 4.0}
"""So many times the games, because the steps are small or the games are short."""

SELDOM = 0.3
"""The part of the games that is played where level 5 takes long, and by ten times its thinking."""

BATCH = 20
"""Games of each pairing before the next table gets its turn."""

BEGIN, END = "<!-- levels: begin -->", "<!-- levels: end -->"
SEED = 2026


class Pairing(NamedTuple):
    """One question to a table. `share` is its part of the games that the others get."""

    one: Entrant
    other: Entrant
    alone: bool = False
    share: float = 1.0

    @property
    def title(self) -> str:
        return f"{self.one.name}-{self.other.name}{'-alone' if self.alone else ''}"


class Kept(msgspec.Struct, frozen=True):
    """A game that was played. `minds` tells whether the levels are still the same."""

    pairing: str
    minds: str
    deal: int
    seating: tuple[str, ...]
    ranks: tuple[int, ...]


class Table:
    """The games of one game at one number of seats, and where they are kept."""

    def __init__(self, game: Game, seats: int, folder: Path) -> None:
        self.game, self.seats = game, seats
        self.path = folder / f"{game.name}-{seats}.jsonl"
        self.kept = self._read()

    def pairings(self) -> list[Pairing]:
        """Return who plays whom. In slow games level 5 plays fewer games, and never with ten times its thinking."""
        often, slow = OFTEN.get(self.game.name, 1.0), self.game.name in SLOW
        ladder = [Pairing(parse(low), parse(high), share=often) for low, high in pairwise(LADDER[:-1])]
        top = Pairing(parse(LADDER[-2]), parse(LADDER[-1]), share=often * SELDOM if slow else often)
        against_any = Pairing(parse("5"), parse("0"), alone=self.seats > 2, share=often)
        longer = Pairing(parse("5"), parse("5x10"), share=0.0 if slow else often * SELDOM)
        return [*ladder, top, against_any, longer]

    def minds(self, pairing: Pairing) -> str:
        """Return the settings of the two bots, to see whether kept results still count."""
        return repr([tuple(who.mind(self.game, self.seats) or ()) for who in (pairing.one, pairing.other)])

    def known(self, pairing: Pairing) -> list[Kept]:
        minds = self.minds(pairing)
        return [one for one in self.kept if (one.pairing, one.minds) == (pairing.title, minds)]

    def played(self, pairing: Pairing) -> list[Played]:
        return [Played(one.seating, one.deal, one.ranks, "") for one in self.known(pairing)]

    def missing(self, pairing: Pairing, games: int) -> list[Bout]:
        """The first `games` of the pairing without those already kept."""
        wanted = schedule(
            self.game.name,
            self.game.resolve({}, self.seats),
            self.seats,
            [pairing.one, pairing.other],
            games=round(games * pairing.share / 2) * 2,
            seed=SEED,
            alone=pairing.alone,
        )
        done = {(one.deal, one.seating) for one in self.known(pairing)}
        return [bout for bout in wanted if (bout.deal, tuple(who.name for who in bout.seating)) not in done]

    def keep(self, pairing: Pairing, one: Played) -> None:
        row = Kept(pairing.title, self.minds(pairing), one.deal, one.seating, one.ranks)
        self.kept.append(row)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")

    def _read(self) -> list[Kept]:
        """A line cut short by a kill is dropped and its game played again."""
        if not self.path.exists():
            return []
        whole = self.path.read_bytes().split(b"\n")[:-1]
        self.path.write_bytes(b"".join(line + b"\n" for line in whole))
        return [msgspec.json.decode(line, type=Kept) for line in whole]


def measure(tables: list[Table], games: int, spread: Spread, end: float, console: Console) -> bool:
    """Play until all is done, or the time is over. Is all done? What thinks ten times as long comes last."""
    goals = [*range(BATCH, games, BATCH), games]
    for part in (slice(None, -1), slice(-1, None)):
        for goal in goals:
            for table in tables:
                for pairing in table.pairings()[part]:
                    if not _reached(table, pairing, goal, spread, end):
                        return False
                    console.print(f"{table.path.stem} {pairing.title}: {len(table.known(pairing))} games")
    return True


def _reached(table: Table, pairing: Pairing, goal: int, spread: Spread, end: float) -> bool:
    for one in spread(play, table.missing(pairing, goal)):
        table.keep(pairing, one)
        if time.monotonic() > end:
            return False
    return True


def told(table: Table) -> Iterator[str]:
    """The table in Markdown; nothing before its ladder has been played once."""
    ladder = [one for pairing in table.pairings()[:-2] for one in table.played(pairing)]
    if {name for one in ladder for name in one.seating} != set(LADDER):
        return
    yield f"### {table.game.title}, {table.seats} seats"
    yield ""
    yield f"{len(ladder)} games between neighbours."
    yield ""
    yield "| bot | rating | 95 % | above the one before |"
    yield "|---|---|---|---|"
    yield from (_row(standing) for standing in standings(ladder, LADDER, SEED))
    yield ""
    any_play, longer = table.pairings()[-2:]
    in_words = _against_any(table.played(any_play), table.game.sides(table.seats)) + _longer(
        table.played(longer)
    )
    yield in_words.rstrip()
    yield ""


def _row(standing: BotRating) -> str:
    gap = "" if standing.gap is None else f"{standing.gap.value:+.0f} ({_range(standing.gap)})"
    return f"| {standing.name} | {standing.rating.value:.0f} | {_range(standing.rating)} | {gap} |"


def _range(interval: Interval) -> str:
    return f"{interval.low:.0f} … {interval.high:.0f}"


def _against_any(played: list[Played], sides: list[list[int]]) -> str:
    """Partners win together, so a side's games are counted and not a seat's part of them."""
    if not played:
        return ""
    partners = len(sides[0])
    won = win_shares(played)["5"] * partners
    if len(sides) == 2 and partners == 1:
        return f"Level 5 won {won:.1%} of {len(played)} games against one that plays anything. "
    who = (
        "One level 5 among players of anything" if partners == 1 else "A level 5 whose partner plays anything"
    )
    return f"{who} won {won:.1%} of {len(played)} games, {won * len(sides):.1f} times its fair share. "


def _longer(played: list[Played]) -> str:
    if not played:
        return ""
    gap = standings(played, ["5", "5x10"], SEED)[1].rating
    return f"Ten times its thinking is worth {gap.value:+.0f} points ({_range(gap)}, {len(played)} games)."


def write(tables: list[Table], page: Path) -> None:
    before, found, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, closed, after = rest.partition(END)
    if not (found and closed):
        raise SystemExit(f"{page} has no place for the tables: {BEGIN} … {END}")
    lines = "\n".join(line for table in tables for line in told(table))
    page.write_text(f"{before}{BEGIN}\n\n{lines}\n{END}{after}", encoding="utf-8")


def _tables(names: str | None, folder: Path) -> list[Table]:
    folder.mkdir(parents=True, exist_ok=True)
    tables = [Table(game, seats, folder) for game in GAMES.values() for seats in game.seats]
    wanted = names.split(",") if names else []
    return [one for one in tables if not wanted or {one.game.name, one.path.stem} & set(wanted)]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--keep", type=Path, default=Path("levels"), help="where games are kept")
    asked.add_argument("--only", help="some tables, like okiya,taiki-4")
    asked.add_argument(
        "--games", type=int, default=100, help="games of each pairing, more or fewer for some games"
    )
    asked.add_argument("--minutes", type=float, default=60.0, help="stop after this long")
    asked.add_argument("--workers", type=int, default=0, help="processes; 0 is one for each core")
    asked.add_argument("--ray", help="play on this Ray cluster")
    asked.add_argument("--write", type=Path, help="put the tables into this page")
    given = asked.parse_args()
    tables = _tables(given.only, given.keep)
    end = time.monotonic() + 60 * given.minutes
    done = measure(tables, given.games, chosen(given.workers, given.ray), end, Console(stderr=True))
    print("\n".join(line for table in tables for line in told(table)))
    if given.write:
        write(tables, given.write)
    sys.exit(0 if done else 3)


if __name__ == "__main__":
    main()
