"""A dataset is the same however it was made: in one go, by many hands, or killed and begun again."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pyarrow.parquet as parquet
import pytest

from chabudai import Match, game
from chabudai.errors import BadOption
from chabudai.match import record
from chabudai.match.log import Entry
from chabudai.match.record import Record
from chabudai.research.cluster import in_processes, in_turn
from chabudai.research.data_card import Plan
from chabudai.research.dataset import FIELDS
from chabudai.research.entrants import parse
from chabudai.research.parquet import write
from tests.cli.calling import call


def plan(
    name: str = "okiya", bots: str = "0", seats: int | None = None, part: int = 4, seed: int = 3
) -> Plan:
    card = game(name)
    count = card.check_seats(seats)
    return Plan(
        game=name, options=card.resolve({}, count), seats=count, bots=bots.split(","), seed=seed, part=part
    )


def made(folder: Path, wanted: Plan, games: int, spread: Any = in_turn) -> dict[str, bytes]:
    for _ in write(folder, wanted, [parse(bot) for bot in wanted.bots], games, spread):
        pass
    return content(folder)


def content(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_same_seed_gives_the_same_bytes_with_one_process_or_two(tmp_path: Path) -> None:
    first = made(tmp_path / "one", plan(), 10)
    assert made(tmp_path / "two", plan(), 10, in_processes(2)) == first
    assert made(tmp_path / "other", plan(seed=4), 10) != first
    assert len(first) == 2 + 2 * 3


def test_a_dataset_grows_to_what_it_would_have_been(tmp_path: Path) -> None:
    made(tmp_path / "grown", plan(), 6)
    assert made(tmp_path / "grown", plan(), 10) == made(tmp_path / "whole", plan(), 10)


def test_a_run_that_was_killed_goes_on_where_it_stopped(tmp_path: Path) -> None:
    words = ["dataset", "okiya", "--level", "0", "--games", "450", "--seed", "5", "--workers", "1", "--out"]
    folder = tmp_path / "killed"
    child = subprocess.Popen(
        [sys.executable, "-m", "chabudai", *words, str(folder)], stdout=subprocess.DEVNULL
    )
    while not (folder / "games" / "part-00001.parquet").exists():
        with pytest.raises(subprocess.TimeoutExpired):  # otherwise it was too quick to be killed
            child.wait(0.01)
    child.send_signal(signal.SIGKILL)
    child.wait()
    assert not (folder / "README.md").exists()
    before = (folder / "games" / "part-00000.parquet").stat().st_mtime_ns
    call(*words, str(folder))
    assert (folder / "games" / "part-00000.parquet").stat().st_mtime_ns == before
    call(*words, str(tmp_path / "whole"))
    assert content(folder) == content(tmp_path / "whole")


@pytest.mark.parametrize(("name", "seats"), [("taiki", 3), ("yutaka", 2), ("antayagi", 4)])
def test_every_game_replays_and_every_decision_was_legal_and_seen_by_its_seat(
    tmp_path: Path, name: str, seats: int
) -> None:
    wanted = plan(name, "0,1", seats)
    made(tmp_path / "set", wanted, 2)
    decisions = parquet.read_table(tmp_path / "set" / "decisions").to_pylist()
    for told in parquet.read_table(tmp_path / "set" / "games").to_pylist():
        log = [
            (int(who) if who.isdigit() else who, text)
            for who, text in zip(told["who"], told["text"], strict=True)
        ]
        match = Match(game(name), wanted.options, seats, strict=False)
        mine = {decision["step"]: decision for decision in decisions if decision["game"] == told["game"]}
        for step, (who, text) in enumerate(log):
            if step in mine:
                check_decision(match, mine[step], who, text)
            match.append(Entry(who, text))
        assert match.outcome is not None
        assert list(match.outcome.ranks) == told["ranks"]
        kept = Record(
            format=record.FORMAT,
            game=name,
            options=wanted.options,
            seats=seats,
            log=log,
            outcome=match.outcome,
        )
        assert record.check(kept).outcome == match.outcome


def check_decision(match: Match, decision: dict[str, Any], who: int | str, text: str) -> None:
    seat = decision["seat"]
    assert (seat, decision["action"]) == (who, text)
    assert sorted(decision["legal"]) == match.legal(seat)
    assert decision["legal"][decision["choice"]] == text
    assert decision["view"] == msgspec.json.encode(match.view(seat)).decode(), "not the seat's own view"


def test_the_data_card_names_every_field_and_its_example_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(tmp_path, plan("taiki", "0", 3), 3)
    page = (tmp_path / "README.md").read_text()
    for table, fields in FIELDS.items():
        assert parquet.read_table(tmp_path / table).column_names == list(fields)
        assert all(f"| `{field}` |" in page for field in fields)
    monkeypatch.chdir(tmp_path)
    example = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0]
    exec(compile(example, "example", "exec"), {})


def test_another_plan_in_the_same_folder_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    before = made(tmp_path, plan(), 5)
    with pytest.raises(BadOption, match=r"plan\.json"):
        made(tmp_path, plan(seed=9), 5)
    with pytest.raises(BadOption, match="holds 5 games"):
        made(tmp_path, plan(), 3)
    assert content(tmp_path) == before


def test_a_folder_with_something_else_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("dear friend")
    with pytest.raises(BadOption, match="not empty"):
        made(tmp_path, plan(), 1)
    assert content(tmp_path) == {"letters.txt": b"dear friend"}


def test_the_plan_tells_how_it_was_made(tmp_path: Path) -> None:
    made(tmp_path, plan("tayu"), 1)
    kept = json.loads((tmp_path / "plan.json").read_text())
    assert (kept["game"], kept["seed"], kept["bots"]) == ("tayu", 3, ["0"])
