"""The plan of a dataset, and the page that tells its readers what it contains."""

from typing import Any

import msgspec

from chabudai import __version__
from chabudai.build_mode import compiled
from chabudai.games import game as find_game
from chabudai.languages import SOURCE, say
from chabudai.research.dataset import FIELDS

PART = 100
"""The number of games in a file. It is part of the plan: another number gives other files."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides the content of a dataset. A folder keeps its plan; only the number of games may grow."""

    game: str
    options: dict[str, Any]
    seats: int
    bots: list[str]
    seed: int
    part: int = PART
    version: str = __version__
    compiled: bool = msgspec.field(default_factory=compiled)


def data_card(plan: Plan, games: int, decisions: int) -> str:
    """Return the data card of a dataset as Markdown."""
    card = find_game(plan.game)
    tables = [part for name in FIELDS for part in ("", f"## `{name}`", "", *_fields(name))]
    return "\n".join(
        [*_head(plan, card.title, say(SOURCE, card.summary), games, decisions), *tables, "", *_use(), ""]
    )


def _head(plan: Plan, title: str, summary: str, games: int, decisions: int) -> list[str]:
    chosen = ", ".join(f"`{name}={value}`" for name, value in plan.options.items())
    speed = (
        "compiled"
        if plan.compiled
        else "interpreted: bots follow twenty times fewer lines than compiled ones"
    )
    return [
        f"# {title}: {games:,} games of bots",
        "",
        summary,
        "",
        "| | |",
        "|---|---|",
        f"| games, decisions | {games:,}, {decisions:,} |",
        f"| seats | {plan.seats} |",
        f"| options | {chosen} |",
        f"| bots | {', '.join(plan.bots)}; they sit in turn and move on by one seat from game to game |",
        f"| seed | {plan.seed} |",
        f"| made by | Chabudai {plan.version}, {speed} |",
        "| licence | MIT, like the program that made it |",
        "",
        "Nobody's personal data is in it: every game was played by bots that saw nothing but the views told here.",
        "The same command makes the same content again. Bots are not people: their habits are in the data, and those",
        "of weak levels wander on purpose.",
    ]


def _fields(name: str) -> list[str]:
    rows = [f"| `{field}` | {kind} | {what} |" for field, (kind, what) in FIELDS[name].items()]
    return ["| field | type | what it is |", "|---|---|---|", *rows]


def _use() -> list[str]:
    return [
        "## Use",
        "",
        "A view holds what its seat knew and no more; a model that learns from `view` cannot peek. The full position",
        "before a decision is what the first `step` entries of its game's log lead to:",
        "",
        "```python",
        "import json",
        "from pathlib import Path",
        "import pyarrow.parquet as parquet",
        "from chabudai import Match, game",
        "from chabudai.match.log import Entry",
        "",
        'plan = json.loads(Path("plan.json").read_text())',
        'games = parquet.read_table("games").to_pylist()',
        'decisions = parquet.read_table("decisions").to_pylist()',
        "told = decisions[-1]",
        'log = next(one for one in games if one["game"] == told["game"])',
        'entries = list(zip(log["who"], log["text"]))[: told["step"]]',
        'match = Match(game(plan["game"]), plan["options"], plan["seats"], strict=False)',
        "match.replay(Entry(int(who) if who.isdigit() else who, text) for who, text in entries)",
        'assert told["action"] in match.legal(told["seat"])',
        "```",
    ]
