"""The page and what surrounds it."""

import gzip
from pathlib import Path

import pytest

from chabudai.games import GAMES
from tests.server.wire import Wire, running, settings

pytestmark = pytest.mark.anyio

POLICY = {
    "default-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
}


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>the page</title>")
    (folder / "assets" / "index-abc123.js").write_text("export {}")
    (tmp_path / "outside.txt").write_text("not for you")
    return folder


async def test_any_plain_address_is_the_page(tmp_path: Path, page: Path) -> None:
    async with running(settings(tmp_path, page=page)) as wire:
        for path in ("/", "/play/okiya", "/table/abc", "/index.html"):
            answer = await wire.request("GET", path)
            assert (answer.status, b"the page" in answer.body) == (200, True)
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"].startswith("text/html")


async def test_a_hashed_file_is_kept_for_ever(tmp_path: Path, page: Path) -> None:
    async with running(settings(tmp_path, page=page)) as wire:
        answer = await wire.request("GET", "/assets/index-abc123.js")
        assert answer.status == 200
        assert "immutable" in answer.headers["cache-control"]
        assert "javascript" in answer.headers["content-type"]


async def test_a_large_file_is_packed_for_whoever_can_unpack_it(tmp_path: Path, page: Path) -> None:
    script = b"export const song = 'la la la'\n" * 99
    (page / "assets" / "song-abc123.js").write_bytes(script)
    async with running(settings(tmp_path, page=page)) as wire:
        plain = await wire.request("GET", "/assets/song-abc123.js", **{"accept-encoding": "identity"})
        packed = await wire.request("GET", "/assets/song-abc123.js", **{"accept-encoding": "gzip"})
        again = await wire.request("GET", "/assets/song-abc123.js", **{"accept-encoding": "gzip"})
    assert plain.body == script
    assert (again.body, again.headers) == (packed.body, packed.headers)
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == script
    assert "immutable" in packed.headers["cache-control"]


async def test_a_file_that_is_not_there_is_not_the_page(tmp_path: Path, page: Path) -> None:
    async with running(settings(tmp_path, page=page)) as wire:
        for path in ("/assets/index-old.js", "/favicon.ico"):
            answer = await wire.request("GET", path)
            assert (answer.status, answer.json["code"]) == (404, "no-page")
            assert "immutable" not in answer.headers["cache-control"]


@pytest.mark.parametrize(
    "path",
    [
        "/../outside.txt",
        "/assets/../../outside.txt",
        "//etc/passwd",
        "/..\\outside.txt",
        "/\0",
        "/assets/..%2f",
    ],
)
async def test_nothing_outside_the_page_is_served(tmp_path: Path, page: Path, path: str) -> None:
    async with running(settings(tmp_path, page=page)) as wire:
        answer = await wire.request("GET", path)
        assert b"not for you" not in answer.body
        assert b"root:" not in answer.body
        assert answer.status in {200, 404}


async def test_without_a_page_the_server_says_how_to_build_it(wire: Wire) -> None:
    answer = await wire.request("GET", "/table/abc")
    assert answer.status == 503
    assert b"run.py" in answer.body


async def test_every_answer_carries_the_security_headers(wire: Wire) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz"):
        headers = (await wire.request("GET", path)).headers
        assert set(headers["content-security-policy"].split("; ")) >= POLICY
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


async def test_the_server_says_that_it_is_well(wire: Wire) -> None:
    answer = await wire.request("GET", "/healthz")
    assert (answer.status, answer.json["status"]) == (200, "ok")


async def test_every_game_is_offered_with_a_form(wire: Wire) -> None:
    cards = {card["name"]: card for card in (await wire.request("GET", "/api/games")).json}
    assert list(cards) == list(GAMES)
    fields = {field["name"]: field for field in cards["okiya"]["options"]}
    assert list(fields) == ["match", "target", "full_garden", "first"]
    assert fields["target"]["when"] == {"match": ["rounds", "points"]}
    assert fields["match"]["default"] == "single"
    assert set(fields["match"]["values"]) == {"single", "rounds", "points"}
    assert fields["first"]["kind"] == "seat"
    assert cards["okiya"]["levels"] == [1, 2, 3, 4, 5]
