"""Steps are shown, logs are kept, failures speak, and nothing is left running."""

import io
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from setup.console import Failed, Steps, follow, running
from setup.lock import only_one, taken

ROOT = Path(__file__).parents[2]


def shown(script: str, tmp_path: Path, phases: dict[str, str] | None = None) -> str:
    out = io.StringIO()
    steps = Steps(out)
    follow([sys.executable, "-c", script], steps, tmp_path / "log", phases=phases or {})
    steps.done()
    return out.getvalue()


def test_a_step_is_named_when_it_begins_and_timed_when_it_ends() -> None:
    out = io.StringIO()
    steps = Steps(out)
    steps.start("Fetching")
    steps.start("Building")
    steps.failed()
    begun, ended, begun_too, failed = out.getvalue().splitlines()
    assert (begun, begun_too) == ("  ..  Fetching", "  ..  Building")
    assert ended.startswith("  ok  Fetching")
    assert failed.startswith("  !!  Building")
    assert failed.endswith(" s")


def test_what_the_build_announces_and_remarks_is_shown_once(tmp_path: Path) -> None:
    said = "from setup.console import announce, remark; announce('Compiling'); remark('slow'); remark('slow')"
    text = shown(f"import sys; sys.path.insert(0, {str(ROOT)!r}); {said}", tmp_path)
    assert text.count("Compiling") == 2
    assert text.count("slow") == 1


def test_a_line_of_the_command_can_begin_a_step(tmp_path: Path) -> None:
    text = shown("print('  Collecting deep'); print('Collecting wide')", tmp_path, {"Collecting": "Packages"})
    assert text.splitlines()[0] == "  ..  Packages"


def test_the_whole_output_is_kept_in_the_log(tmp_path: Path) -> None:
    shown("print('one'); import sys; print('two', file=sys.stderr)", tmp_path)
    kept = (tmp_path / "log").read_text()
    assert kept.startswith("$ ")
    assert {"one", "two"} <= set(kept.splitlines())


def test_a_failed_command_carries_what_it_said(tmp_path: Path) -> None:
    with pytest.raises(Failed, match="no such luck"):
        shown("import sys; sys.exit('no such luck')", tmp_path)


def test_an_interruption_ends_the_command_and_what_it_started(tmp_path: Path) -> None:
    held = tmp_path / "held"
    script = f"import subprocess, sys; subprocess.call([sys.executable, '-c', {holding(held)!r}])"
    with pytest.raises(KeyboardInterrupt):
        follow([sys.executable, "-c", script], Steps(CtrlC()), tmp_path / "log", phases={"held": "Held"})
    assert released(held)


def test_a_second_set_up_waits_for_the_first(tmp_path: Path) -> None:
    held = tmp_path / "held"
    with subprocess.Popen([sys.executable, "-c", holding(held)], stdout=subprocess.PIPE) as first:
        assert first.stdout
        assert first.stdout.readline() == b"held\n"
        with held.open() as second:
            assert taken(second)
        first.kill()
    with only_one(held), held.open() as third:
        assert taken(third)


def holding(path: Path) -> str:
    """A script that takes a lock, says so, and never lets go of it by itself."""
    return f"""
import pathlib, sys, time
sys.path.insert(0, {str(ROOT)!r})
from setup.lock import only_one
with only_one(pathlib.Path({str(path)!r})):
    print("held", flush=True)
    time.sleep(600)
"""


def released(path: Path) -> bool:
    """Does the lock come free? A killed holder needs a moment to be gone."""
    with path.open() as mine:
        for _ in range(500):
            if not taken(mine):
                return True
            time.sleep(0.02)
    return False


class CtrlC(io.StringIO):
    """A terminal whose owner presses Ctrl-C as soon as something is shown."""

    def write(self, _text: str) -> int:
        raise KeyboardInterrupt


def test_an_interruption_while_a_command_starts_comes_when_it_can_be_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[subprocess.Popen[bytes]] = []
    start = subprocess.Popen

    def interrupted(*words: Any, **options: Any) -> "subprocess.Popen[bytes]":
        begun.append(start(*words, **options))
        os.kill(os.getpid(), signal.SIGINT)
        return begun[0]

    monkeypatch.setattr(subprocess, "Popen", interrupted)
    # A process in the background of a shell begins with interruptions ignored.
    former = signal.signal(signal.SIGINT, signal.default_int_handler)
    with pytest.raises(KeyboardInterrupt), running([sys.executable, "-c", "import time; time.sleep(600)"]):
        raise AssertionError("the block must not begin")
    signal.signal(signal.SIGINT, former)
    assert begun[0].returncode not in (None, 0)
