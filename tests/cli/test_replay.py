"""A recorded game told again in the terminal."""

import json
from pathlib import Path

import msgspec
import pytest

from tests.analysis.games import cut, played
from tests.cli.calling import call


def test_every_entry_is_told_and_the_end() -> None:
    record = msgspec.structs.replace(played("okiya"), players=["Ana", "Bo"])
    told = call("replay", "-", given=record.to_json())
    assert told.code == 0
    lines = told.out.splitlines()
    for number, (who, text) in enumerate(record.log, 1):
        name = f"{who} {['Ana', 'Bo'][who]}" if isinstance(who, int) else who
        start = f"{number} {name} {text}"[:30]
        assert any(" ".join(line.split()).startswith(start) for line in lines), start
    assert record.outcome
    assert lines[-1].endswith(record.outcome.reason)


def test_a_seat_is_not_told_what_it_could_not_know() -> None:
    record = played("taiki")
    everything, own = (
        call("replay", "-", *words, given=record.to_json()).out for words in ([], ["--seat", "0"])
    )
    deal = next(text for _, text in record.log if text.startswith("deal")).split()[1]
    assert f"deal {deal}" in everything
    assert "deal" not in own
    assert "…" in own


def test_a_position_is_what_that_seat_saw(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(played("taiki").to_json(), encoding="utf-8")
    told = call("replay", str(file), "--seat", "1", "--at", "4")
    view = json.loads(told.out)
    assert (view["seat"], view["outcome"]) == (1, None)


def test_a_running_game_says_so() -> None:
    assert "not over" in call("replay", "-", given=cut(played("okiya"), 4).to_json()).out


@pytest.mark.parametrize(
    "words", [("--seat", "2"), ("--at", "999"), ("--at", "0")], ids=["no seat", "too late", "too early"]
)
def test_what_cannot_be_shown_is_one_clear_line(words: tuple[str, str]) -> None:
    told = call("replay", "-", *words, given=played("okiya").to_json())
    assert told.code == 2
    assert len(told.err.splitlines()) == 1
