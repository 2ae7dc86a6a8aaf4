"""How much a page weighs: the packed bytes of every script and style sheet that it asks for."""

import gzip
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page

FIRST_VIEW = 120_000
BOARD = 150_000
"""What the first view, and a table with its board, may weigh."""

ASKED = "performance.getEntriesByType('resource').map(one => one.name)"


def weight(page: Page, built: Path) -> int:
    """Of the page as it is now. Everything that came since it was opened counts."""
    paths = {urlsplit(name).path for name in page.evaluate(ASKED)}
    files = [built / path.removeprefix("/") for path in paths if path.endswith((".js", ".css"))]
    return sum(len(gzip.compress(file.read_bytes(), 9, mtime=0)) for file in files if file.is_file())
