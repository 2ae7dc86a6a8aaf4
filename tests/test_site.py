"""The docs as a site: built without a warning, complete, loading nothing from elsewhere; the server shows it."""

import os
import re
import subprocess
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from chabudai import GAMES
from setup.docs_hooks import on_page_markdown, rules
from tests.having import games_with
from tests.public_names import public_names
from tests.server.wire import running, settings

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    variables = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": os.pathsep.join(["src", "."])}
    built = subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, text=True, check=False)
    assert (built.returncode, built.stdout + built.stderr) == (0, "")
    return folder


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def pages(site: Path) -> Iterator[tuple[str, str]]:
    for page in sorted(site.rglob("*.html")):
        yield str(page.relative_to(site)), page.read_text(encoding="utf-8")


def test_every_page_of_the_docs_is_on_the_site(site: Path) -> None:
    wanted = [page.relative_to(ROOT / "docs").with_suffix("") for page in (ROOT / "docs").rglob("*.md")]
    missing = [page for page in wanted if page.name != "index" and not (site / page / "index.html").is_file()]
    assert missing == []
    assert (site / "index.html").is_file()


def described(site: Path) -> set[str]:
    """What the API reference describes: names of the inventory, a packed list below four lines of text."""
    packed = (site / "objects.inv").read_bytes().split(b"\n", 4)[4]
    return {line.split(" ")[0] for line in zlib.decompress(packed).decode().splitlines()}


def test_every_public_name_is_in_the_reference(site: Path) -> None:
    found = described(site)
    assert [name.path for name in public_names() if name.path not in found] == []
    assert "chabudai.server.app.create_app" not in found
    assert "chabudai.no_such_name" not in found


def test_a_reference_page_tells_the_signature_and_the_docstring(site: Path) -> None:
    """For a class, a method of its base class, a struct and a function."""
    match = (site / "api" / "match" / "index.html").read_text(encoding="utf-8")
    assert all(f'id="chabudai.{name}"' in match for name in ("Match", "Match.play", "Match.version"))
    assert "The number of entries in the log." in match
    records = re.sub("<[^>]+>", "", (site / "api" / "records" / "index.html").read_text(encoding="utf-8"))
    assert "Record(\n    *,\n    format: str," in records
    assert "read(text: str | bytes) -&gt; Record" in records


def test_a_visitor_loads_nothing_from_elsewhere(site: Path) -> None:
    loads = re.compile(
        r'<(?:script|img|iframe)[^>]+src="?(https?:|//)|<link[^>]+(?:stylesheet|preconnect)[^>]+href="?(https?:|//)'
    )
    assert [name for name, text in pages(site) if loads.search(text)] == []


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Where the printed rules are silent"), ("fr", "À ton tour")]
)
def test_the_rules_of_every_game_are_told_in_both_languages(site: Path, language: str, word: str) -> None:
    told = (site / f"rules.{language}" / "index.html").read_text(encoding="utf-8")
    assert word in told
    assert all(GAMES[name].title in told for name in games_with("lesson.json"))
    assert "{" not in rules(language), "a sentence with a gap belongs to the page alone"


def test_a_link_to_the_sources_becomes_their_name() -> None:
    assert on_page_markdown("[test](../../tests/a.py) `test_b`") == "test (`tests/a.py`) `test_b`"
    assert on_page_markdown("[bots](bots.md)") == "[bots](bots.md)"


@pytest.mark.anyio
async def test_the_server_shows_the_docs_and_lets_only_their_own_scripts_run(
    site: Path, tmp_path: Path
) -> None:
    async with running(settings(tmp_path, docs=site)) as wire:
        for path in ("/docs/", "/docs/adapters/", "/docs/api/match/", "/docs/rules.fr/"):
            answer = await wire.request("GET", path)
            assert answer.status == 200
            policy = answer.headers["content-security-policy"]
            assert policy.count("sha256-") >= 1
            assert "script-src 'self' 'sha256-" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
        assert (await wire.request("GET", "/docs/no-such-page/")).status == 404
        assert "sha256" not in (await wire.request("GET", "/api/games")).headers["content-security-policy"]


@pytest.mark.anyio
async def test_without_built_docs_the_address_is_nobodys(tmp_path: Path) -> None:
    async with running(settings(tmp_path, docs=tmp_path / "none")) as wire:
        assert (await wire.request("GET", "/docs/")).status == 503
