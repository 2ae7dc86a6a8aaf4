"""run.py itself: the old Python's message, and which words go to `chabudai`."""

import ast
import errno
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from setup import command, environment, install, lock, node
from setup.fingerprint import CACHE

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


def refusing(number: int) -> Callable[..., NoReturn]:
    def refuse(*_: object, **__: object) -> NoReturn:
        raise OSError(number, os.strerror(number), "/there")

    return refuse


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.EROFS, "cannot be written"),
        (errno.EACCES, "cannot be written"),
        (errno.ENOSPC, "The disk is full"),
    ],
)
def test_a_folder_that_takes_nothing_is_a_message_and_not_a_trace(
    number: int,
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(environment, "PYTHON", tmp_path / "none")
    monkeypatch.setattr(install, "CACHE", tmp_path)
    monkeypatch.setattr(install, "LOG", tmp_path / "setup.log")
    monkeypatch.setattr(install, "make_venv", refusing(number))
    monkeypatch.setattr(install, "usable", lambda: False)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    assert command.main([]) == 1
    assert sentence in capsys.readouterr().err


def copied(folder: Path) -> Path:
    """run.py and its set-up alone: enough to fail with."""
    folder.mkdir()
    shutil.copytree(RUN.parent / "setup", folder / "setup", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("run.py", "pyproject.toml", "constraints.txt"):
        shutil.copy(RUN.parent / name, folder / name)
    return folder


def ran(folder: Path, code: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """`python3 run.py version` in this folder, with a line of code before it."""
    run = "runpy.run_path('run.py', run_name='__main__')"
    start = f"import runpy, sys; sys.argv = ['run.py', 'version']; {code}; {run}"
    return subprocess.run(
        [sys.executable, "-c", start],
        cwd=folder,
        env=os.environ | variables,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_python_without_ensurepip_is_told_what_to_install(tmp_path: Path) -> None:
    hidden = (
        "import importlib.util as u; real = u.find_spec; "
        "u.find_spec = lambda name, *more: None if name == 'ensurepip' else real(name, *more)"
    )
    told = ran(copied(tmp_path / "here"), hidden)
    assert told.returncode == 1
    assert "apt install python3-venv" in told.stderr
    assert "Traceback" not in told.stderr
    assert not (tmp_path / "here" / ".venv").exists()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_checkout_that_belongs_to_somebody_else_is_told_so(tmp_path: Path) -> None:
    folder = copied(tmp_path / "here")
    folder.chmod(0o555)
    told = ran(folder, "0")
    folder.chmod(0o755)
    assert told.returncode == 1
    assert "cannot be written" in told.stderr
    assert "Traceback" not in told.stderr


def test_a_path_with_spaces_and_accents_gets_as_far_as_any_other(tmp_path: Path) -> None:
    """An environment is made there, and pip finds the pins; then the registry is out of reach."""
    folder = copied(tmp_path / "là où ça va, chez nous")
    told = ran(
        folder,
        "0",
        PIP_INDEX_URL="http://127.0.0.1:9/simple",
        PIP_EXTRA_INDEX_URL="",
        PIP_CONFIG_FILE=os.devnull,
        PIP_FIND_LINKS="",
        PIP_RETRIES="1",
        PIP_NO_CACHE_DIR="1",
    )
    assert told.returncode == 1
    assert told.stderr.startswith("\nThe package registry cannot be reached.")
    assert "Traceback" not in told.stderr
    assert (folder / ".venv" / "chabudai.json").is_file()


def test_a_disk_without_locks_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fcntl = pytest.importorskip("fcntl", reason="Windows locks in another way")
    monkeypatch.setattr(fcntl, "flock", refusing(errno.ENOLCK))
    with lock.only_one(tmp_path / "lock"):
        pass
    monkeypatch.setattr(fcntl, "flock", refusing(errno.EAGAIN))
    with (tmp_path / "lock").open() as held:
        assert lock.taken(held)


def test_npm_keeps_its_cache_with_us_where_the_home_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("npm_config_cache", raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert node.own_cache() == {}
    not_a_folder = tmp_path / "file"
    not_a_folder.touch()
    monkeypatch.setattr(Path, "home", lambda: not_a_folder)
    assert node.own_cache() == {"npm_config_cache": str(CACHE / "npm")}
    monkeypatch.setattr(os, "access", lambda *_: False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "none")
    assert node.own_cache() == {"npm_config_cache": str(CACHE / "npm")}
    monkeypatch.setenv("npm_config_cache", "mine")
    assert node.own_cache() == {}
