"""A database as a server would have it after so many games, written straight to its file while no server runs."""

import random
import sqlite3
import time
from collections import defaultdict
from contextlib import closing
from functools import partial
from pathlib import Path

from benchmarks.server_process import LONG_GAME
from chabudai import Dice, Match, game
from chabudai.server.storage.data_folder import DATABASE
from chabudai.server.storage.schema import Rows
from chabudai.server.storage.stored_table import Sitter, StoredTable
from chabudai.server.tokens import digest

AT_ONCE = 5_000
PATTERNS = 20
"""So many different games, again and again: what differs is their addresses."""


def add_finished(folder: Path, count: int) -> list[str]:
    """Finished games of Okiya, every one with its whole log; their addresses."""
    games = [_played(seed) for seed in range(PATTERNS)]
    names = [f"old{number:09}" for number in range(count)]
    for start in range(0, count, AT_ONCE):
        rows: Rows = []
        for number, name in enumerate(names[start : start + AT_ONCE]):
            match = games[number % PATTERNS]
            saved = _table(name, {}, match)
            assert match.outcome
            rows += [*saved.rows(), *saved.end(match, match.outcome, 60_000, saved.created + 60_000)]
        _write(folder, rows)
    return names


def add_waiting(folder: Path, count: int) -> None:
    """Public tables with a free seat, as the lobby lists them."""
    rows: Rows = []
    for number in range(count):
        saved = _table(f"open{number:08}", {}, None)
        saved.public = True
        del saved.people[1]
        rows += saved.rows()
    _write(folder, rows)


def add_live(folder: Path, count: int) -> list[list[str]]:
    """Long games that have just begun: for each its address and both tokens, as a load run wants them."""
    options = dict(LONG_GAME["options"])
    rows: Rows = []
    for number in range(count):
        match = Match(game("okiya"), options, 2, chance=partial(_dice, number))
        match.begin()
        rows += _table(f"live{number:08}", match.options, match).rows()
    _write(folder, rows)
    return [[f"live{number:08}", *_tokens(f"live{number:08}")] for number in range(count)]


def _played(seed: int) -> Match:
    dice, chance = random.Random(seed), Dice(seed)
    match = Match(game("okiya"), {}, 2, chance=lambda _entry: chance)
    match.begin()
    while not match.outcome:
        seat = match.awaiting[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def _dice(table: int, draw: int) -> Dice:
    return Dice(1 + table + draw)


def _tokens(name: str) -> list[str]:
    return [f"{name} token of seat {seat}" for seat in (0, 1)]


def _table(name: str, options: dict[str, object], match: Match | None) -> StoredTable:
    people = {seat: Sitter(f"Guest {seat}", digest(token), seat) for seat, token in enumerate(_tokens(name))}
    return StoredTable(
        id=name,
        game="okiya",
        options=match.options if match else options,
        bots=[None, None],
        secret=name.encode().ljust(32, b"."),
        created=int(time.time() * 1000),
        people=people,
        sittings=2,
        log=match.log if match else [],
    )


def _write(folder: Path, rows: Rows) -> None:
    grouped: dict[str, list[dict[str, object]]] = defaultdict(list)
    for table, row in rows:
        grouped[table.name].append(row)
    with closing(sqlite3.connect(folder / DATABASE)) as database, database:
        for name, alike in grouped.items():
            columns = ", ".join(alike[0])
            places = ", ".join(f":{column}" for column in alike[0])
            database.executemany(f"insert into {name} ({columns}) values ({places})", alike)
