"""Writes a dataset: a folder of Parquet files, a plan that describes it, and a data card.

Files are written under another name and renamed, the games of a part last. So a part whose games are there is
complete. A run that was interrupted goes on where it stopped, and ends with the same bytes. It needs PyArrow, from
the extra `research`.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from chabudai.errors import BadOption
from chabudai.research.cluster import Spread
from chabudai.research.data_card import Plan, data_card
from chabudai.research.dataset import FIELDS, PlayedGame, Wanted, play
from chabudai.research.entrants import Entrant


def write(folder: Path, plan: Plan, entrants: Sequence[Entrant], games: int, spread: Spread) -> Iterator[int]:
    """Write the missing parts of a dataset. Yields the number of games done, including those found."""
    arrow = _arrow()
    _keep_to(folder, plan)
    parts = _parts(games, plan.part)
    _check_not_fewer(arrow, folder, games)
    missing = [number for number, numbers in enumerate(parts) if _rows(arrow, folder, number) != len(numbers)]
    done = games - sum(len(parts[number]) for number in missing)
    yield done
    wanted = [
        Wanted(plan.game, plan.options, plan.seats, tuple(entrants), plan.seed, game)
        for number in missing
        for game in parts[number]
    ]
    told = iter(spread(play, wanted))
    for number in missing:
        batch = []
        for _ in parts[number]:
            batch.append(next(told))
            done += 1
            yield done
        _write_part(arrow, folder, number, batch)
    _write_text(folder / "README.md", data_card(plan, games, _decisions(arrow, folder, len(parts))))


def _parts(games: int, size: int) -> list[range]:
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def _keep_to(folder: Path, plan: Plan) -> None:
    path = folder / "plan.json"
    text = msgspec.json.format(msgspec.json.encode(plan), indent=2).decode() + "\n"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if path.exists():
            if path.read_text(encoding="utf-8") != text:
                raise BadOption(
                    f"{folder} holds another dataset (see plan.json there); choose another folder",
                    option="out",
                )
        elif any(not path.name.startswith(".") for path in folder.iterdir()):
            raise BadOption(f"{folder} is not empty; choose another folder", option="out")
        else:
            _write_text(path, text)
    except OSError as error:
        raise BadOption(f"cannot write {folder}: {error.strerror}", option="out") from None


def _check_not_fewer(arrow: ModuleType, folder: Path, games: int) -> None:
    there = sum(_rows(arrow, folder, part) for part in range(len(list(folder.glob("games/part-*.parquet")))))
    if there > games:
        raise BadOption(f"{folder} holds {there} games already; ask for at least as many", option="games")


def _file(folder: Path, table: str, part: int) -> Path:
    return folder / table / f"part-{part:05}.parquet"


def _rows(arrow: ModuleType, folder: Path, part: int) -> int:
    """Return how many games a part holds, or 0 if it is missing or incomplete."""
    try:
        arrow.read_metadata(_file(folder, "decisions", part))
        return int(arrow.read_metadata(_file(folder, "games", part)).num_rows)
    except (OSError, ValueError):
        return 0


def _decisions(arrow: ModuleType, folder: Path, parts: int) -> int:
    return sum(arrow.read_metadata(_file(folder, "decisions", part)).num_rows for part in range(parts))


def _write_part(arrow: ModuleType, folder: Path, part: int, told: list[PlayedGame]) -> None:
    decisions = [decision for one in told for decision in one.decisions]
    rows: tuple[tuple[str, Sequence[Any]], ...] = (("decisions", decisions), ("games", told))
    for table, values in rows:
        path = _file(folder, table, part)
        path.parent.mkdir(exist_ok=True)
        aside = _aside(path)
        arrow.write_table(_table(table, values), aside, compression="zstd")
        aside.replace(path)


def _table(name: str, rows: Sequence[Any]) -> Any:
    import pyarrow as pa

    kinds = {
        "int64": pa.int64(),
        "double": pa.float64(),
        "string": pa.string(),
        "list<string>": pa.list_(pa.string()),
        "list<int64>": pa.list_(pa.int64()),
        "list<double>": pa.list_(pa.float64()),
    }
    fields = FIELDS[name]
    schema = pa.schema([(field, kinds[kind]) for field, (kind, _) in fields.items()])
    columns = [[getattr(row, field) for row in rows] for field in fields]
    return pa.table(columns, schema=schema)


def _aside(path: Path) -> Path:
    """Return a temporary name. Readers of a folder of Parquet files skip names that begin with a dot."""
    return path.with_name(f".{path.name}.new")


def _write_text(path: Path, text: str) -> None:
    aside = _aside(path)
    aside.write_text(text, encoding="utf-8")
    aside.replace(path)


def _arrow() -> ModuleType:
    try:
        import pyarrow.parquet
    except ImportError:
        raise BadOption(
            "a dataset needs PyArrow; install it with: pip install 'chabudai[research]'", option="dataset"
        ) from None
    return pyarrow.parquet  # type: ignore[no-any-return]
