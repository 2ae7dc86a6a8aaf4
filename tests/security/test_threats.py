"""The threat model names the tests that prove it: each exists, is collected, always runs and speaks of its attack."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.threats import complaints, reached, threats

TESTS = Path(__file__).parent.parent
PAGE = TESTS.parent / "docs" / "security.md"

GUARDED = {
    "see another's cards on any channel": (
        r"left == right|one == two",
        r"\bhint\b",
        r"redeal|resampl",
        r"metrics",
    ),
    "read cards from the length of an answer": (r"one == two", r"/record", r"/replay", r"/analysis"),
    "ask for the record, the replay, the analysis or the proof of a running game": (
        r"not-over",
        r"/record",
        r"replay",
        r"/analysis",
        r"proof|fairness",
    ),
    "play, undo, resign, arrange or talk for another": (
        r"'seat': 0",
        r"undo",
        r"resign",
        r"not-host",
        r"'say'",
    ),
    "send a request that is not allowed": (r"ROLES", r"DOORS", r"get_args\(Command\)", r"endpoints\("),
    "guess a token, a table or a code": (
        r"new_table_id",
        r"new_token",
        r"new_recovery",
        r"compare_digest",
        r"too-fast",
    ),
    "guess a password": (r"password", r"bad-credentials", r"too-fast"),
    "plant a session, keep one after it ended": (
        r"planted",
        r"sign-out|sign_out",
        r"password",
        r"closed\(\)",
    ),
    "stay in an account that its owner has taken back": (r"recover", r"token", r"passkey|webhook|push"),
    "change something from another page (CSRF)": (
        r"foreign-origin",
        r"(?i)samesite=lax",
        r"__Host-",
        r"access-control-",
    ),
    "open a socket from another page": (r"knock\(", r"origin", r"403"),
    "forge the page on a line without TLS": (r"scheme='https'", r"http://chabudai\.example", r"403"),
    "play or talk under a name that others trust": (r"name-taken|bad-name", r"bot", r"say"),
    "make a key with a stolen session or an open laptop": (r"confirm-identity", r"me/confirm", r"signed-out"),
    "win a race against the owner who takes an account back": (
        r"not-signed-in",
        r"asyncio\.gather",
        r"recover",
    ),
    "win a leaderboard with accounts of one's own": (
        r"too-short",
        r"one-address",
        r"leaderboards/okiya",
        r"weight_of",
    ),
    "let the server's bots advise on a running rated game": (
        r"api/analysis",
        r"api/branches",
        r"/hint",
        r"not-over",
    ),
    "script in a name or in talk": (r"<script>", r"onerror", r"script-src", r"\\u202e"),
    "put the page in a frame, sniff types, leak addresses": (
        r"frame-ancestors|x-frame-options",
        r"nosniff",
        r"referrer-policy",
    ),
    "flood": (r"429", r"too-fast", r"retry-after", r"/64|2001:db8"),
    "slow everybody's bots with many tables": (r"60|sixty", r"\bbot\b", r"300", r"too-many", r"LINGER"),
    "learn from the time of an answer whether a bot had a choice": (
        r"slot",
        r"pause",
        r"window",
        r"notifications",
        r"answers_at_once",
    ),
    "fail other people's writes with a text the database cannot keep": (r"\\x00", r"bad-message"),
    "too large, too deep, not text": (r"413", r"too-large", r"16384", r"DEEP"),
    "slow writers and slow readers": (r"hello_seconds", r"send_seconds"),
    "a record that is huge, holds a path or is false": (r"/etc/passwd", r"disk\.version\(\)", r"files_in"),
    "make the server crash or change by a message": (r"(?i)fuzz|Dice|random", r"version\(\)|state", r"kept"),
    "lose or double a move by cutting the connection, the power or the disk": (
        r"kill",
        r"full",
        r"key",
        r"line",
    ),
    "make the server call an internal address (webhooks)": (
        r"169\.254\.169\.254",
        r"127\.0\.0\.1",
        r"not public",
    ),
    "act at the desk without a role, or against those above": (
        r"not-permitted",
        r"not-moderator",
        r"needs-account",
    ),
    "learn by looking back what was not known then": (r"view_at", r"left.*right", r"look", r"share"),
    "stall the server by looking back in a long game": (r"too-fast", r"MOST_KEPT", r"MOST_BYTES", r"5000"),
    "see hidden cards as a moderator": (r"left == right", r"/api/desk/tables", r"record"),
    "go on after a mute or a ban": (r"muted", r"banned", r"bad-credentials", r"1008"),
    "flood moderators with reports": (r"counted", r"429", r"report"),
    "ban others by a made-up line of the log": (r"failregex", r"2001:db8", r"a request failed"),
    "read secrets from logs or metrics": (r"log", r"metrics", r"password", r"token"),
    "sign in with a stolen database": (r"digest|sha256", r"sqlite|rows|disk"),
    "read files outside the page's folder": (r"\.\./|%2e",),
    "lose games to a damaged disk or a wrong copy, unnoticed": (
        r"WAL",
        r"behind",
        r"older",
        r"is not the database",
    ),
    "a malicious package": (r"constraints\.txt", r"sha512", r"licence", r"vulnerab|CVE|GHSA|PYSEC"),
}
"""What the tests of each attack, and what they use, must mention: codes, headers, addresses, settings."""


def sources() -> dict[str, str]:
    return {path.relative_to(TESTS).as_posix(): path.read_text("utf-8") for path in TESTS.rglob("*.py")}


def test_every_attack_is_stopped_by_tests_that_run_and_speak_of_it() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert len(threats(page)) >= 34
    assert complaints(page, sources(), GUARDED) == []


def test_pytest_looks_into_every_folder_that_is_named() -> None:
    """The browser tests are the exception: `run.py test` runs them in a process of their own."""
    rows = threats(PAGE.read_text(encoding="utf-8"))
    folders = {part for row in rows for file, _ in row.tests for part in Path(file).parent.parts}
    with (TESTS.parent / "pyproject.toml").open("rb") as file:
        options = tomllib.load(file)["tool"]["pytest"]["ini_options"]
    assert options["testpaths"] == ["tests"]
    assert folders & set(options["norecursedirs"]) == {"browser"}
    assert '"tests/browser"' in (TESTS.parent / "setup" / "checks.py").read_text(encoding="utf-8")


# The checker, on a small threat model of its own

SMALL = """## What stops each attack

| attack | stopped by | tests |
|---|---|---|
| peek | a screen | `test_peek.py` `test_nobody_peeks`, `test_nothing_shines_through` |

## What does not stop
"""
GOOD = """
import pytest
from tests.help import look

SCREEN = "opaque"

def test_nobody_peeks():
    assert look(SCREEN) is None

@pytest.mark.parametrize("lamp", [1, 2])
def test_nothing_shines_through(lamp):
    look(lamp)
"""
HELP = "def look(through):\n    assert through\n    return 'dark'\n"
NEEDED = {"peek": ("opaque", "dark")}


def judged(page: str = SMALL, good: str = GOOD, needed: Mapping[str, tuple[str, ...]] = NEEDED) -> list[str]:
    return complaints(page, {"test_peek.py": good, "help.py": HELP}, needed)


def test_a_good_threat_model_is_left_alone() -> None:
    assert judged() == []
    assert (
        reached("test_peek.py", "test_nobody_peeks", {"test_peek.py": GOOD, "help.py": HELP}).count("def ")
        == 2
    )


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("`test_nobody_peeks`", "`test_nobody_looks`", "has no test_nobody_looks"),
        ("`test_peek.py`", "`test_pique.py`", "has no test_nobody_peeks"),
        (" `test_nobody_peeks`, `test_nothing_shines_through`", "", "names no test"),
        ("`test_peek.py` `test_nobody_peeks`, `test_nothing_shines_through`", "as above", "names no test"),
        ("| peek |", "| steal |", "nothing says what its tests must mention"),
        ("| peek |", "| steal |", "peek: no row"),
    ],
)
def test_a_row_that_leads_nowhere_would_be_found(old: str, new: str, complaint: str) -> None:
    assert old in SMALL
    assert complaint in "\n".join(judged(page=SMALL.replace(old, new)))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("def test_nobody_peeks", "@pytest.mark.skip\ndef test_nobody_peeks", "is skipped"),
        ("def test_nobody_peeks", "@pytest.mark.slow\ndef test_nobody_peeks", "is skipped"),
        ("def test_nobody_peeks", "@pytest.mark.xfail(strict=False)\ndef test_nobody_peeks", "is skipped"),
        ("SCREEN =", "pytestmark = pytest.mark.skipif(True, reason='')\nSCREEN =", "is skipped"),
        ("    look(lamp)", "    pytest.skip()\n    look(lamp)", "is skipped"),
        ("    look(lamp)", "    print(lamp)", "test_nothing_shines_through checks nothing"),
        ("opaque", "clear", "no test mentions 'opaque'"),
        ("def test_nobody_peeks", "def nobody_peeks", "has no test_nobody_peeks"),
    ],
)
def test_a_test_that_proves_nothing_would_be_found(old: str, new: str, complaint: str) -> None:
    assert old in GOOD
    assert complaint in "\n".join(judged(good=GOOD.replace(old, new)))


def test_a_word_that_nobody_mentions_would_be_found() -> None:
    assert judged(needed={"peek": ("opaque", "velvet")}) == ["peek: no test mentions 'velvet'"]


def test_a_file_that_is_not_collected_would_be_found() -> None:
    files = {"test_peek.py": GOOD, "help.py": HELP}
    for text in ("collect_ignore = ['test_peek.py']\n", "collect_ignore_glob = ['*']\n"):
        found = complaints(SMALL, {**files, "conftest.py": text}, NEEDED)
        assert found == [
            "peek: test_nobody_peeks is not collected",
            "peek: test_nothing_shines_through is not collected",
        ]
    page = SMALL.replace("test_peek.py", "peeks.py")
    assert "not collected" in complaints(page, {"peeks.py": GOOD, "help.py": HELP}, NEEDED)[0]
    twice = GOOD + "\ndef test_nobody_peeks():\n    assert True\n"
    assert "peek: test_nobody_peeks is not collected" in judged(good=twice)
