"""The headers that stop a browser, on every answer whatever it is."""

from pathlib import Path

import pytest

from chabudai.server.http.headers import HEADERS
from tests.security.endpoints import DOORS
from tests.security.raw import exchange
from tests.security.test_authorisation import path_of
from tests.server.wire import Answer, Wire, running, settings

pytestmark = pytest.mark.anyio

EVERYWHERE = {name.lower(): value for name, value in HEADERS.items()}


def has_all(answer: Answer) -> bool:
    return EVERYWHERE.items() <= answer.headers.items()


def policy() -> dict[str, list[str]]:
    parts = [part.split() for part in HEADERS["Content-Security-Policy"].split(";")]
    return {name: sources for name, *sources in parts}


def test_the_policy_runs_no_script_but_our_own_files() -> None:
    found = policy()
    assert found.get("script-src", found["default-src"]) == ["'self'"]
    allowed = {source for sources in found.values() for source in sources}
    assert allowed <= {"'self'", "'none'", "data:"}
    assert [name for name, sources in found.items() if "data:" in sources] == ["img-src"]
    for name in ("object-src", "frame-ancestors", "base-uri"):
        assert found[name] == ["'none'"]


def test_each_header_says_what_stops_a_browser() -> None:
    """No frame, no guessed type, no address handed on; the tests below only compare with the list."""
    assert policy()["frame-ancestors"] == ["'none'"]
    assert EVERYWHERE["x-frame-options"] == "DENY"
    assert EVERYWHERE["x-content-type-options"] == "nosniff"
    assert EVERYWHERE["referrer-policy"] in {"same-origin", "no-referrer"}


async def test_every_answer_has_them_good_or_bad(wire: Wire) -> None:
    table = (await wire.create())["table"]
    for line, (_, body) in DOORS.items():
        method, path = path_of(line, table)
        assert has_all(await wire.request(method, path, body)), line
        assert has_all(await wire.request("PATCH", path)), line
        assert has_all(await wire.request(method, path, b"{", origin="https://elsewhere.example")), line


async def test_answers_that_hold_something_private_are_not_kept(wire: Wire) -> None:
    table = (await wire.create())["table"]
    private = [line for line in DOORS if "/me" in line or "sign" in line or "POST" in line]
    for line in private:
        method, path = path_of(line, table)
        assert (await wire.request(method, path, DOORS[line][1])).headers["cache-control"] == "no-store", line


async def test_a_refused_handshake_has_them(wire: Wire) -> None:
    denied = await wire.knock("none", origin="https://elsewhere.example").raw()
    assert has_all(Answer(denied["status"], denied["headers"], b""))


async def test_the_page_and_its_files_have_them(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<!doctype html>")
    async with running(settings(tmp_path, page=tmp_path / "page")) as wire:
        for path in ("/", "/any/table", "/index.html", "/missing.js", "/../secret"):
            assert has_all(await wire.request("GET", path)), path


async def test_a_failure_has_them_and_tells_nothing(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(wire.services.lobby, "listing", fail)
    failed = await exchange(wire, "GET", "/api/tables")
    assert has_all(failed)
    assert (failed.status, failed.json["code"]) == (503, "unavailable")
    assert b"42" not in failed.body
