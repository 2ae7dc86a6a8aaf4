"""The command line, as people call it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from chabudai.build_mode import compiled

GARDEN = "Pb Cs Mr Ip Ps Cb Mp Ir Pr Cp Mb Is Pp Cr Ms Ib"


def chabudai(*words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "chabudai", *words]
    return subprocess.run(command, input=given, capture_output=True, text=True, check=False, encoding="utf-8")


@pytest.mark.parametrize("word", ["version", "--version"])
def test_version_tells_the_mode(word: str) -> None:
    told = chabudai(word)
    assert told.returncode == 0
    assert ("interpreted" not in told.stdout) == compiled()


def test_simulate_prints_one_record_a_line_and_check_finds_them_good() -> None:
    told = chabudai(
        "simulate", "okiya", "--count", "25", "--seed", "7", "--option", "match=points", "--legal"
    )
    lines = told.stdout.splitlines()
    assert len(lines) == 25
    first = json.loads(lines[0])
    assert first["options"]["match"] == "points"
    assert len(first["legal"]) == len(first["log"])
    checked = chabudai("check", "-", given=told.stdout)
    assert (checked.returncode, checked.stdout) == (0, "25 good, 0 wrong\n")


def test_the_same_seed_simulates_the_same_games() -> None:
    words = ("simulate", "okiya", "--count", "3", "--seed", "7")
    assert chabudai(*words).stdout == chabudai(*words).stdout
    assert chabudai(*words).stdout != chabudai(*words[:-1], "8").stdout


def test_check_names_file_line_and_entry_of_what_is_wrong(tmp_path: Path) -> None:
    lines = chabudai("simulate", "okiya", "--count", "2").stdout.splitlines()
    bent = json.loads(lines[1])
    bent["log"][4] = [bent["log"][4][0], bent["log"][3][1]]
    saved = tmp_path / "games.jsonl"
    saved.write_text(lines[0] + "\n" + json.dumps(bent) + "\n", encoding="utf-8")
    checked = chabudai("check", str(saved))
    assert checked.returncode == 1
    assert f"{saved}:2: entry 4: " in checked.stdout
    assert "1 good, 1 wrong" in checked.stdout


def test_check_reads_a_record_spread_over_lines(tmp_path: Path) -> None:
    saved = tmp_path / "game.chabudai.json"
    saved.write_text(json.dumps(json.loads(chabudai("simulate", "okiya").stdout), indent=2), encoding="utf-8")
    assert chabudai("check", str(saved)).returncode == 0


def test_solve_values_every_legal_move_of_a_typed_garden() -> None:
    told = chabudai("solve", GARDEN, "b1", "b2", "--json")
    assert json.loads(told.stdout) == {"seat": 0, "values": {"b3": 0, "c3": 0, "a1": -1, "b4": -1, "d4": -1}}


def test_solve_reads_a_record(tmp_path: Path) -> None:
    saved = tmp_path / "game.chabudai.json"
    log = [["chance", "first 0"], ["chance", f"garden {GARDEN}"], [0, "b1"], [1, "b2"]]
    fields = {"format": "chabudai/1", "game": "okiya", "options": {}, "seats": 2, "log": log, "outcome": None}
    saved.write_text(json.dumps(fields), encoding="utf-8")
    told = chabudai("solve", str(saved))
    assert told.returncode == 0
    assert "draws" in told.stdout
    assert "b3" in told.stdout


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("simulate", "chess"), "the games are"),
        (("simulate", "okiya", "--seats", "5"), "Okiya is for 2 players"),
        (("simulate", "okiya", "--option", "match"), "NAME=VALUE"),
        (("simulate", "okiya", "--option", "match=long"), "one of single, rounds, points"),
        (("simulate", "okiya", "--option", "target=3"), "does not apply"),
        (("simulate", "okiya", "--option", "first=0", "--option", "first=1"), "given twice"),
        (("check", "no-such-file.json"), "cannot read no-such-file.json"),
        (("solve", "Pb Cs"), "'garden' and 16 tiles like Pb"),
        (("solve", GARDEN, "b2"), "cannot play 'b2'"),
        (("solve", "missing.json"), "cannot read missing.json"),
        (("bench", "chess"), "the games are"),
    ],
)
def test_bad_input_gets_one_clear_line(words: tuple[str, ...], expected: str) -> None:
    told = chabudai(*words)
    assert told.returncode == 2
    assert expected in told.stderr
    assert len(told.stderr.splitlines()) == 1
    assert "Traceback" not in told.stderr


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    script = f"{sys.executable} -m chabudai simulate okiya --count 3000 | head -n 1 | wc -l"
    told = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "1"
    assert told.stderr == ""
