"""Some of what holds on a file is tried on PostgreSQL in the slow run alone."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent
SLOW = {HERE / name for name in ("test_clocks.py", "test_lobby.py", "test_ratings.py")}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path in SLOW:
            item.add_marker(pytest.mark.slow)
