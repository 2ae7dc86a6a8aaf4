"""Failures seen in the wild, and what people are told about them."""

import pytest

from setup.advice import UNKNOWN, advise, essence, no_venv
from setup.console import STEP

PIP_OFFLINE = """
WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError('<HTTPSConnection object>:
Failed to establish a new connection: [Errno -3] Temporary failure in name resolution')': /simple/anyio/
ERROR: Could not find a version that satisfies the requirement anyio (from versions: none)
"""
NPM_OFFLINE = """
npm error code ENOTFOUND
npm error syscall getaddrinfo
npm error network This is a problem related to network connectivity.
"""


@pytest.mark.parametrize(("log", "tool"), [(PIP_OFFLINE, "pip config"), (NPM_OFFLINE, "npm config")])
def test_an_unreachable_registry_is_called_that(log: str, tool: str) -> None:
    told = advise(log)
    assert told.startswith("The package registry cannot be reached.")
    assert tool in told


def test_a_full_disk_is_called_that() -> None:
    assert advise("OSError: [Errno 28] No space left on device").startswith("The disk is full")


def test_an_unknown_failure_is_not_explained_away() -> None:
    assert advise("error: something new") == f"{UNKNOWN}\n\nerror: something new\n"


def test_the_failing_tool_speaks_and_its_callers_do_not() -> None:
    log = f"""
  {STEP}Building the page
  Error: no main.ts
      at node.js:1:2
  Traceback (most recent call last):
    File "build.py", line 1
  error: subprocess-exited-with-error
"""
    assert essence(log) == "Building the page\n  Error: no main.ts"


def test_without_venv_debian_users_learn_the_name_of_the_package() -> None:
    assert "apt install python3-venv" in no_venv()
    assert advise("not created successfully because ensurepip is not available.") == no_venv()
