"""Call the command line without starting Python again."""

import contextlib
import io
import sys
from typing import NamedTuple

import pytest

from chabudai.cli import main


class Told(NamedTuple):
    code: int
    out: str
    err: str


def call(*words: str, given: str = "") -> Told:
    """What `chabudai WORDS…` answers, with this on its input."""
    out, err = io.StringIO(), io.StringIO()
    code = 0
    with (
        pytest.MonkeyPatch.context() as patch,
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        patch.setattr(sys, "argv", ["chabudai", *words])
        patch.setattr(sys, "stdin", io.StringIO(given))
        try:
            main()
        except SystemExit as ending:
            code = int(ending.code or 0)
    return Told(code, out.getvalue(), err.getvalue())
