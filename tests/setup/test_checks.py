"""What `run.py test` runs, and when it counts as failed."""

import stat
from pathlib import Path

import pytest

from setup import checks, chromium
from setup.checks import Check

ROOT = Path(__file__).parents[2]
EVERYTHING = [
    "ruff check",
    "ruff format",
    "mypy",
    "prettier",
    "eslint",
    "svelte-check",
    "vitest",
    "pytest, interpreted",
    "pytest, compiled",
    "browser tests",
]


@pytest.fixture(autouse=True)
def a_machine_with_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "is_compiled", lambda: True)
    monkeypatch.setattr(checks, "ready", lambda *_: None)
    monkeypatch.setattr(chromium, "find_or_install", lambda: "/bin/chromium")
    monkeypatch.delenv("CI", raising=False)


def names(*arguments: str) -> list[str]:
    return [check.name for check in checks.chosen(list(arguments))]


def test_by_default_everything_runs() -> None:
    assert names() == EVERYTHING
    assert names("--slow") == [
        *EVERYTHING,
        "coverage",
        *(f"benchmarks.{name}" for name, *_ in checks.ENDURANCE),
    ]


def test_fast_leaves_out_what_needs_a_compiler_node_or_a_browser() -> None:
    assert names("--fast") == [*EVERYTHING[:3], "pytest, interpreted"]


def test_coverage_is_measured_alone_where_it_is_asked_for() -> None:
    assert names("--coverage") == ["coverage", "vitest"]


def test_arguments_of_pytest_go_to_pytest_alone() -> None:
    assert names("tests/games", "-k", "okiya") == ["pytest, interpreted", "pytest, compiled"]
    assert checks.chosen(["-k", "okiya"])[0].command[-2:] == ["-k", "okiya"]


def test_what_no_compiler_can_change_is_tested_once_unless_it_is_asked_for() -> None:
    interpreted, compiled = checks.chosen([])[7:9]
    assert not any(str(word).startswith("--ignore") for word in interpreted.command)
    left_out = [str(word).removeprefix("--ignore=") for word in compiled.command if "--ignore" in str(word)]
    assert left_out
    assert all((ROOT / path).exists() for path in left_out)
    assert checks.chosen([left_out[0]])[1].command[-1] == left_out[0]
    assert not any("--ignore" in str(word) for word in checks.chosen([left_out[0]])[1].command)


def test_slow_lifts_the_mark_that_hides_slow_tests() -> None:
    interpreted = checks.chosen(["--slow"])[7]
    assert interpreted.command[-2:] == ["-m", ""]


def test_the_sources_come_first_only_when_interpreted() -> None:
    interpreted, compiled = checks.chosen(["-q"])
    assert interpreted.variables == {"CHABUDAI_MODE": "interpreted", "PYTHONPATH": str(ROOT / "src")}
    assert compiled.variables == {"CHABUDAI_MODE": "compiled", "PYTHONPATH": ""}


def exit_code(monkeypatch: pytest.MonkeyPatch, *verdicts: Check) -> int:
    monkeypatch.setattr(checks, "chosen", lambda _: list(verdicts))
    return checks.main([])


def test_one_failure_fails_the_whole_but_stops_nothing(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert exit_code(monkeypatch, Check("bad", ["false"]), Check("good", ["true"])) == 1
    summary = capfd.readouterr().out.partition("Summary")[2]
    assert [line.split()[:2] for line in summary.splitlines() if " s" in line] == [
        ["bad", "FAILED"],
        ["good", "passed"],
    ]


def test_lanes_run_beside_each_other_and_speak_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    # Each waits for the other: one after the other neither would ever end.
    here, there = tmp_path / "here", tmp_path / "there"
    talk = "echo {0} begins; touch {1}; while [ ! -e {2} ]; do sleep 0.01; done; echo {0} ends; exit {3}"
    first = Check("first", ["sh", "-c", talk.format("first", here, there, 1)], lane="style")
    other = Check("other", ["sh", "-c", talk.format("other", there, here, 0)], lane="page")
    last = Check("last", ["echo", "last"])
    assert exit_code(monkeypatch, first, other, last) == 1
    said = capfd.readouterr().out
    assert "first begins\nfirst ends" in said
    assert "other begins\nother ends" in said
    assert (first.verdict, other.verdict, last.verdict) == ("FAILED", "passed", "passed")


def test_a_command_that_is_not_there_is_never_taken_for_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FileNotFoundError):
        exit_code(monkeypatch, Check("none", ["no-such-command-anywhere"], lane="style"))


def test_a_check_that_cannot_run_is_loud_and_fails_only_in_continuous_integration(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert exit_code(monkeypatch, Check("browser tests", ["false"], hindrance="no Chromium")) == 0
    assert "BROWSER TESTS NOT RUN: no Chromium" in capfd.readouterr().out
    monkeypatch.setenv("CI", "true")
    assert exit_code(monkeypatch, Check("browser tests", ["false"], hindrance="no Chromium")) == 1


def test_without_a_browser_the_browser_tests_cannot_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "find_or_install", lambda: None)
    assert checks.browser([]).hindrance.startswith("no Chromium")


def test_without_a_compiler_the_compiled_tests_cannot_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "is_compiled", lambda: False)
    interpreted, compiled = checks.chosen(["-q"])
    assert not interpreted.hindrance
    assert "without a C compiler" in compiled.hindrance


def test_a_browser_is_found_by_name_on_the_path_or_by_its_variable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CHABUDAI_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "MAC", str(tmp_path / "none"))
    assert chromium.find() is None
    browser = tmp_path / "chromium"
    browser.write_text("#!/bin/sh\n")
    browser.chmod(0o755)
    assert chromium.find() == str(browser)
    monkeypatch.setenv("CHABUDAI_CHROMIUM", str(tmp_path / "missing"))
    assert chromium.find() is None


def test_continuous_integration_can_start_its_script() -> None:
    assert (ROOT / ".ci" / "run").stat().st_mode & stat.S_IXUSR
