"""Shows long work step by step: one live line on a terminal, plain lines elsewhere."""

import contextlib
import io
import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, Any

STEP = "[chabudai] step: "
REMARK = "[chabudai] "
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
SPINNER = "|/-\\"


def announce(title: str) -> None:
    """Print that a new step begins. The build calls this inside pip."""
    print(STEP + title, flush=True)


def remark(text: str) -> None:
    """Print something that the person should know. The build calls this inside pip."""
    print(REMARK + text, flush=True)


class Failed(Exception):
    """A command failed. The message is its whole output."""


class Steps:
    """The current step, its duration, and the last line of the command that runs."""

    def __init__(self, out: IO[str] = sys.stdout) -> None:
        if isinstance(out, io.TextIOWrapper):
            out.reconfigure(errors="replace")
        self.out = out
        self.live = out.isatty()
        self.title = ""
        self.began = 0.0
        self.noted: set[str] = set()

    def start(self, title: str) -> None:
        """Begin a step and finish the one before it."""
        if title != self.title:
            self.done()
            self.title, self.began = title, time.monotonic()
            self._say(f"  ..  {title}")

    def done(self) -> None:
        self._finish("ok")

    def failed(self) -> None:
        self._finish("!!")

    def note(self, text: str) -> None:
        """Print something that the person should know, once, however often the build says it."""
        if text not in self.noted:
            self.noted.add(text)
            self._erase()
            print(f"      {text}", file=self.out, flush=True)

    def tick(self, last_line: str) -> None:
        """Draw the live line again. Logs get no live lines."""
        if self.live:
            seconds = time.monotonic() - self.began
            line = f"  {SPINNER[int(seconds * 8) % 4]}   {self.title} {seconds:.0f} s  {last_line}"
            width = shutil.get_terminal_size().columns - 1
            print(f"\r\033[K{line[:width]}", end="", file=self.out, flush=True)

    def _finish(self, mark: str) -> None:
        if self.title:
            self._erase()
            seconds = time.monotonic() - self.began
            print(f"  {mark}  {self.title:<44}{seconds:6.1f} s", file=self.out, flush=True)
        self.title = ""

    def _say(self, line: str) -> None:
        print(line, end="" if self.live else "\n", file=self.out, flush=True)

    def _erase(self) -> None:
        if self.live:
            print("\r\033[K", end="", file=self.out)


def follow(
    command: Sequence[str | Path],
    steps: Steps,
    log: Path,
    *,
    phases: Mapping[str, str] = {},
    environment: Mapping[str, str] | None = None,
    folder: Path | None = None,
) -> None:
    """Run a command and show its last line, its remarks and its phases.

    A phase is a pattern of a line, and the title of a step.
    """
    with log.open("a", encoding="utf-8") as kept:
        print("$", *command, file=kept, flush=True)
        together = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        heard: queue.Queue[str | None] = queue.Queue()
        with running(command, folder, environment, encoding="utf-8", errors="replace", **together) as child:
            threading.Thread(target=_read, args=(child.stdout, heard), daemon=True).start()
            said = _listen(_lines(heard, steps), steps, phases, kept)
            child.wait()
    if child.returncode:
        raise Failed("".join(said))


def _listen(lines: Iterable[str], steps: Steps, phases: Mapping[str, str], kept: IO[str]) -> list[str]:
    said = []
    for line in lines:
        said.append(line)
        kept.write(line)
        kept.flush()
        if line.lstrip().startswith(STEP):
            steps.start(line.partition(STEP)[2].strip())
        elif line.lstrip().startswith(REMARK):
            steps.note(line.partition(REMARK)[2].strip())
        for pattern, title in phases.items():
            if re.match(pattern, line):
                steps.start(title)
    return said


def _lines(heard: "queue.Queue[str | None]", steps: Steps) -> Iterable[str]:
    """Yield the lines as they come. A thread reads them, so that the clock goes on and Ctrl-C works."""
    last = ""
    while True:
        try:
            line = heard.get(timeout=0.1)
        except queue.Empty:
            steps.tick(last)
            continue
        if line is None:
            return
        last = line.strip() or last
        yield line


def _read(pipe: IO[str], heard: "queue.Queue[str | None]") -> None:
    with pipe:
        for line in pipe:
            heard.put(line)
    heard.put(None)


@contextlib.contextmanager
def running(
    command: Sequence[str | Path],
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
    **options: Any,
) -> "Iterator[subprocess.Popen[Any]]":
    """Start a command in a session of its own. When the block ends, none of its processes goes on."""
    begun: list[subprocess.Popen[Any]] = []
    own: dict[str, Any] = {"stdin": subprocess.DEVNULL, "start_new_session": True}
    try:
        with _interrupted_later():
            begun.append(subprocess.Popen(command, cwd=folder, env=environment, **own, **options))
        yield begun[0]
    finally:
        for child in begun:
            end(child)


@contextlib.contextmanager
def _interrupted_later() -> Iterator[None]:
    """Put an interruption off to the end of the block: a process whose start is interrupted would be forgotten."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    former = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    for number in former:
        signal.signal(number, lambda number, _frame: came.append(number))
    try:
        yield
    finally:
        for number, handler in former.items():
            signal.signal(number, handler)
        if came:
            signal.raise_signal(came[0])


def end(child: "subprocess.Popen[Any]") -> None:
    """End an interrupted command and all its processes. They may tidy up first."""
    if child.poll() is None:
        _signal(child, signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            child.wait(timeout=5)
        _signal(child, KILL)
        child.wait()


def _signal(child: "subprocess.Popen[Any]", number: signal.Signals) -> None:
    if sys.platform == "win32":
        child.terminate()
    else:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child.pid, number)
