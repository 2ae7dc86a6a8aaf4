"""The trial of another Python: what it is asked, what it refuses, and what it hands on. No suite is made here."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from setup import try_python
from setup.fingerprint import ROOT
from setup.try_python import CannotTry, handed_on, main, mirror, packages, read, script


@pytest.fixture(autouse=True)
def own_signals() -> Iterator[None]:
    before = signal.getsignal(signal.SIGTERM)
    yield
    signal.signal(signal.SIGTERM, before)


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 2
    return capsys.readouterr().err


def test_without_root_a_suite_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    assert "only root may do" in told(capsys, "sid")


def test_a_suite_or_a_tool_that_is_not_there_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: None if name == "debootstrap" else name)
    assert "needs debootstrap" in told(capsys, "sid")
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(try_python, "SUITES", tmp_path)
    assert "knows no suite 'python9'" in told(capsys, "python9")
    assert "knows no suite '..'" in told(capsys, "..")


def test_an_interpreter_that_is_not_there_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert "not a program" in told(capsys, str(tmp_path / "python3"))


def test_an_interpreter_of_this_machine_cannot_lose_its_compiler(capsys: pytest.CaptureFixture[str]) -> None:
    assert "needs a suite" in told(capsys, "/bin/sh", "--no-compiler")


def test_a_trial_that_is_stopped_leaves_no_process_and_no_clone(tmp_path: Path) -> None:
    slow = tmp_path / "python3"
    slow.write_text('#!/bin/sh\nsleep 600 &\necho "$PWD"\nwait\n')
    slow.chmod(0o755)
    command = [sys.executable, "-m", "setup.try_python", str(slow)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as trial:
        assert trial.stdout
        clone = trial.stdout.readline().strip()
        assert Path(clone, "run.py").is_file()
        trial.terminate()
        assert trial.wait() == 130
        # The end of the pipe is heard when no process holds it any more.
        assert trial.stdout.read() == ""
    assert not Path(clone).exists()


def test_wrong_words_are_refused_with_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    for words in ([], ["sid", "--no-such-option"]):
        with pytest.raises(SystemExit) as refused:
            main(words)
        assert refused.value.code == 2
        assert capsys.readouterr().err.startswith("usage: python3 -m setup.try_python")


def test_every_test_runs_unless_other_words_are_given() -> None:
    assert script(read(["sid"]), "python3") == ["python3", "run.py", "test"]
    asked = read(["sid", "--newest-pip", "--", "test", "--fast"])
    command = script(asked, "python3.15")
    assert command[-4:] == ["python3.15", "run.py", "test", "--fast"]
    assert "pip install --upgrade pip" in command[2]


def test_a_suite_gets_only_what_the_readme_asks_for() -> None:
    bare = packages(read(["sid", "--python", "python3.15", "--no-compiler"]))
    assert bare == ["python3.15", "python3.15-venv", "git", "ca-certificates"]
    assert {"gcc", "python3-dev"} <= set(packages(read(["sid"])))


def test_the_mirror_is_the_one_of_this_machine(tmp_path: Path) -> None:
    with pytest.raises(CannotTry, match="--mirror"):
        mirror(tmp_path)
    (tmp_path / "sources.list.d").mkdir()
    (tmp_path / "sources.list.d" / "system.sources").write_text(
        "Types: deb\n# deb http://old.example/debian\n"
        "URIs: http://mirror.example/debian-security\n\nURIs: http://mirror.example/debian\n"
    )
    assert mirror(tmp_path) == "http://mirror.example/debian"
    (tmp_path / "sources.list").write_text("deb [arch=amd64] https://nearer.example/ubuntu/ noble main\n")
    assert mirror(tmp_path) == "https://nearer.example/ubuntu/"


def test_the_way_to_the_network_is_handed_on_and_the_rest_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTPS_PROXY", "no_proxy", "PIP_CERT", "PYTHONPATH", "VIRTUAL_ENV", "SECRET"):
        monkeypatch.setenv(name, "x")
    given = handed_on()
    assert {"HTTPS_PROXY", "no_proxy", "PIP_CERT"} <= given.keys()
    assert not {"PYTHONPATH", "VIRTUAL_ENV", "SECRET", "PATH", "HOME"} & given.keys()
