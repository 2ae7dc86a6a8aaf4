"""The threat model names the tests that prove it; each of them exists."""

import re
from pathlib import Path

TESTS = Path(__file__).parent.parent
PAGE = TESTS.parent / "docs" / "security.md"


def test_every_test_that_the_threat_model_names_exists() -> None:
    named = re.findall(r"`([\w/]*test_\w+\.py)`", PAGE.read_text(encoding="utf-8"))
    assert len(named) > 20
    assert [name for name in named if not (TESTS / name).is_file()] == []
