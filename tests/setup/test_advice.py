"""Failures seen in the wild, and what people are told about them."""

import errno
import os

import pytest

from setup.advice import UNKNOWN, about, advise, essence, no_venv
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


PIP_DAMAGED = [
    "urllib3.exceptions.IncompleteRead: IncompleteRead(4096 bytes read, 90112 more expected)",
    "ERROR: Wheel 'anyio' located at /tmp/pip-unpack/anyio-4.whl is invalid.",
    "zipfile.BadZipFile: File is not a zip file",
    "error: incomplete-download\n× Download failed because not enough bytes were received (4 kB/90 kB)",
]
NPM_DAMAGED = ["npm error code EINTEGRITY", "npm error zlib: unexpected end of file"]


@pytest.mark.parametrize(
    ("log", "tool"),
    [*((log, "pip cache") for log in PIP_DAMAGED), *((log, "npm cache") for log in NPM_DAMAGED)],
)
def test_half_a_download_is_called_that(log: str, tool: str) -> None:
    told = advise(f"{log}\n{PIP_OFFLINE}")
    assert told.startswith("A download arrived incomplete or damaged")
    assert tool in told


@pytest.mark.parametrize(
    "log",
    [
        "Max retries exceeded (Caused by SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED]')))",
        "npm error code SELF_SIGNED_CERT_IN_CHAIN",
    ],
)
def test_a_certificate_that_is_not_trusted_is_called_that(log: str) -> None:
    assert advise(log).startswith("The certificate of the package registry is not trusted")


@pytest.mark.parametrize(
    "line",
    [
        "ERROR: Could not install packages due to an OSError: [Errno 13] Permission denied: '/there/.venv/lib'",
        "Error: [Errno 30] Read-only file system: '/there/.venv'",
        "npm error EACCES: permission denied, mkdir '/there/web/node_modules'",
    ],
)
def test_what_cannot_be_written_is_named(line: str) -> None:
    told = advise(f"Collecting anyio\n{line}\nmore")
    assert "cannot be written" in told
    assert line in told
    assert "more" not in told.splitlines()


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "The disk is full"),
        (errno.EDQUOT, "The disk is full"),
        (errno.EACCES, "cannot be written:\n  [Errno 13] Permission denied: '/there/.cache'"),
        (errno.EROFS, "cannot be written:\n  [Errno 30] Read-only file system: '/there/.cache'"),
        (errno.EIO, UNKNOWN),
    ],
)
def test_what_the_system_refuses_us_is_told_in_the_same_words(number: int, sentence: str) -> None:
    assert sentence in about(OSError(number, os.strerror(number), "/there/.cache"))


@pytest.mark.parametrize(
    "log",
    [
        "The user requested hatchling\n  The user requested (constraint) hatchling==1.33.0",
        "ERROR: No matching distribution found for hatchling==1.33.0",
    ],
)
def test_a_package_that_the_registry_does_not_offer_is_named(log: str) -> None:
    assert advise(log).startswith("The package registry does not offer hatchling==1.33.0 for Python 3.")


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


def test_a_file_with_another_hash_is_named_with_what_to_do() -> None:
    told = advise(
        "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE. If you have updated them, see.\n"
        "    anyio==4.16.0 from https://registry.example/anyio-4.16.0-py3-none-any.whl:\n"
        "        Expected sha256 00\n"
        "             Got        11\n"
    )
    assert "anyio==4.16.0" in told
    assert "not one of those that Chabudai was tested with" in told
    assert "CHABUDAI_HASHES=never" in told


UNPINNED = """ERROR: In --require-hashes mode, all requirements must have their versions pinned with ==. These do not:
    winloop>=1 from https://registry.example/winloop-1.whl (from uvicorn)"""
WITHOUT_HASH = """ERROR: Hashes are required in --require-hashes mode, but they are missing from some. Here is a list:
    winloop==1 --hash=sha256:00"""


@pytest.mark.parametrize("log", [UNPINNED, WITHOUT_HASH])
def test_a_package_that_the_locked_files_do_not_cover_is_named(log: str) -> None:
    told = advise(log)
    assert "winloop" in told
    assert "do not cover Python" in told
    assert "CHABUDAI_HASHES=never" in told
