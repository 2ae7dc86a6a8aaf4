"""run.py itself: the old Python's message, and which words go to `chabudai`."""

import ast
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from setup import command, install

RUN = Path(__file__).parents[2] / "run.py"
PRETEND = "import runpy, sys; sys.version_info = {}; sys.argv = ['run.py']; runpy.run_path({!r})"


def test_an_old_python_is_told_so_in_one_sentence() -> None:
    script = PRETEND.format((3, 6, 15), str(RUN))
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert told.returncode == 2
    assert told.stdout.startswith("Chabudai needs Python 3.11 or newer; this is Python 3.6.\n")
    assert told.stderr == ""


def test_run_py_has_no_syntax_that_an_old_python_cannot_read() -> None:
    tree = ast.parse(RUN.read_text(), feature_version=(3, 7))
    modern = (ast.JoinedStr, ast.AnnAssign, ast.FunctionDef, ast.NamedExpr)
    assert not [node for node in ast.walk(tree) if isinstance(node, modern)]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("", "serve"),
        ("--no-browser", "serve --no-browser"),
        ("--port 9000", "serve --port 9000"),
        ("serve --port 9000", "serve --port 9000"),
        ("simulate okiya --games 5", "simulate okiya --games 5"),
        ("--help", "--help"),
    ],
)
def test_words_are_a_command_and_options_alone_are_for_the_server(typed: str, meant: str) -> None:
    assert command.chabudai(typed.split()) == meant.split()


def test_a_set_up_that_cannot_go_on_is_a_message_and_not_a_trace(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: str) -> None:
        raise install.CannotSetUp("The disk is full.")

    monkeypatch.setattr(command, "ready", fail)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    assert command.main([]) == 1
    assert capsys.readouterr().err == "\nThe disk is full.\n"


def test_an_interruption_says_that_the_same_command_carries_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "ready", interrupt)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    assert command.main(["serve"]) == 130
    assert "carries on" in capsys.readouterr().err
