"""`chabudai audit` tells what is known of the packages inside, and says plainly when it cannot ask."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from chabudai.cli import parts
from chabudai.cli.advisories import Advisories
from chabudai.cli.parts import Part
from tests.cli.calling import call


@contextmanager
def database(vulnerable: str) -> Iterator[tuple[str, list[Any]]]:
    """Knows one vulnerability of one package; and what it was asked."""
    asked: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # the name that http.server calls
            queries = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["queries"]
            asked.extend(queries)
            named = [f"/{vulnerable}@" in query["package"]["purl"] for query in queries]
            body = json.dumps({"results": [{"vulns": [{"id": "OSV-1"}]} if bad else {} for bad in named]})
            self.send_response(200)
            self.end_headers()
            self.wfile.write(body.encode())

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/", asked
        server.shutdown()


def test_a_known_vulnerability_is_named_and_fails() -> None:
    with database("starlette") as (address, asked):
        told = call("audit", "--address", address)
    assert told.code == 1
    assert "pypi\tstarlette\t" in told.out
    assert "OSV-1" in told.out
    assert len(asked) > 20
    assert not any("chabudai" in query["package"]["purl"] for query in asked)


def test_without_any_it_ends_well() -> None:
    with database("nothing-has-this-name") as (address, _):
        told = call("audit", "--address", address)
    assert (told.code, told.out.endswith("vulnerabilities known of 0.\n")) == (0, True)


def test_a_database_that_cannot_be_asked_is_no_good_news() -> None:
    told = call("audit", "--address", "http://127.0.0.1:9/")
    assert told.code == 2
    assert "cannot be asked" in told.out


# From a file

LOCK = Path(__file__).parents[2] / "web" / "package-lock.json"


def advisory(name: str, *events: dict[str, str], ecosystem: str = "PyPI", **more: Any) -> dict[str, Any]:
    affected = {
        "package": {"ecosystem": ecosystem, "name": name},
        "ranges": [{"type": "ECOSYSTEM", "events": list(events)}],
    }
    return {"id": "OSV-7", "affected": [affected], **more}


def kept(folder: Path, content: Any) -> str:
    path = folder / "advisories.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
    return str(path)


def version_of(name: str) -> str:
    return next(part.version for part in parts.installed() if part.name == name)


def test_an_advisory_in_a_file_is_found_and_nobody_is_asked(tmp_path: Path) -> None:
    file = kept(tmp_path, [advisory("Starlette", {"introduced": "0"})])
    told = call("audit", "--from", file, "--address", "http://127.0.0.1:9/")
    assert told.code == 1
    assert f"pypi\tstarlette\t{version_of('starlette')}\tOSV-7" in told.out


@pytest.mark.parametrize("form", ["one", "list", "lines", "query", "zip"])
def test_every_form_of_osv_is_read(tmp_path: Path, form: str) -> None:
    import zipfile

    bad, other = advisory("starlette", {"introduced": "0"}), advisory("nobody", {"introduced": "0"})
    if form == "zip":
        file = str(tmp_path / "all.zip")
        with zipfile.ZipFile(file, "w") as archive:
            archive.writestr("OSV-7.json", json.dumps(bad))
            archive.writestr("OSV-8.json", json.dumps(other))
    else:
        forms = {
            "one": bad,
            "list": [other, bad],
            "lines": f"{json.dumps(other)}\n{json.dumps(bad)}\n",
            "query": {"vulns": [other, bad]},
        }
        file = kept(tmp_path, forms[form])
    assert call("audit", "--from", file).code == 1


def test_a_report_of_pip_audit_is_read_and_says_what_it_leaves_out(tmp_path: Path) -> None:
    package = {"name": "Starlette", "version": version_of("starlette"), "vulns": [{"id": "PYSEC-1"}]}
    told = call("audit", "--from", kept(tmp_path, {"dependencies": [package], "fixes": []}))
    assert told.code == 1
    assert "PYSEC-1" in told.out
    assert "say nothing about" in told.out
    package["version"] = "0.0.1"
    told = call("audit", "--from", kept(tmp_path, {"dependencies": [package], "fixes": []}))
    assert (told.code, "Nothing is known" in told.out) == (2, True)


@pytest.mark.parametrize("content", ["", "hello", "{}", "[]", "[1]", '{"id": 1}', '{"dependencies": 3}'])
def test_a_file_that_says_nothing_is_no_good_news(tmp_path: Path, content: str) -> None:
    told = call("audit", "--from", kept(tmp_path, content))
    assert (told.code, "Traceback" in told.err) == (2 if content != '{"id": 1}' else 0, False)
    assert call("audit", "--from", str(tmp_path / "absent")).code == 2


def test_a_withdrawn_advisory_and_one_of_another_ecosystem_do_not_count(tmp_path: Path) -> None:
    for one in (
        advisory("starlette", {"introduced": "0"}, withdrawn="2026-01-01T00:00:00Z"),
        advisory("starlette", {"introduced": "0"}, ecosystem="npm"),
        advisory("starlette", {"introduced": "0"}, ecosystem="Debian:12"),
    ):
        assert call("audit", "--from", kept(tmp_path, one)).code == 0


@pytest.mark.parametrize(
    ("kind", "version", "events", "affected"),
    [
        ("pypi", "1.2", [{"introduced": "0"}, {"fixed": "1.2"}], False),
        ("pypi", "1.2rc1", [{"introduced": "0"}, {"fixed": "1.2"}], True),
        ("pypi", "1.10", [{"introduced": "1.9"}, {"last_affected": "1.10"}], True),
        ("pypi", "1.10.1", [{"introduced": "1.9"}, {"last_affected": "1.10"}], False),
        (
            "pypi",
            "1.5",
            [{"introduced": "0"}, {"fixed": "1.2"}, {"introduced": "1.4"}, {"fixed": "1.6"}],
            True,
        ),
        (
            "pypi",
            "1.3",
            [{"introduced": "0"}, {"fixed": "1.2"}, {"introduced": "1.4"}, {"fixed": "1.6"}],
            False,
        ),
        ("pypi", "what?", [{"introduced": "1"}, {"fixed": "2"}], True),
        ("npm", "5.10.0", [{"introduced": "5.9.0"}, {"fixed": "5.11.0"}], True),
        ("npm", "5.0.0-next.2", [{"introduced": "0"}, {"fixed": "5.0.0-next.10"}], True),
        ("npm", "5.0.0", [{"introduced": "0"}, {"fixed": "5.0.0-next.10"}], False),
        ("npm", "5.0.0-alpha", [{"introduced": "0"}, {"fixed": "5.0.0-alpha.1"}], True),
        ("npm", "5.0.0-1", [{"introduced": "0"}, {"fixed": "5.0.0-alpha"}], True),
    ],
)
def test_a_range_is_followed_from_event_to_event(
    tmp_path: Path, kind: str, version: str, events: list[dict[str, str]], affected: bool
) -> None:
    advisories = Advisories()
    advisories.read(
        Path(kept(tmp_path, advisory("thing", *events, ecosystem={"pypi": "PyPI"}.get(kind, kind))))
    )
    assert advisories.known(Part(kind, "thing", version)) == (["OSV-7"] if affected else [])


def test_a_listed_version_is_affected(tmp_path: Path) -> None:
    one = advisory("thing")
    one["affected"][0]["versions"] = ["1.0"]
    advisories = Advisories()
    advisories.read(Path(kept(tmp_path, one)))
    assert [advisories.known(Part("pypi", "thing", version)) for version in ("1.0", "1.1")] == [["OSV-7"], []]


def test_the_audit_asks_about_exactly_the_parts_of_the_sbom() -> None:
    with database("nothing-has-this-name") as (address, asked):
        call("audit", "--address", address, "--lock", str(LOCK))
    told = json.loads(call("sbom", "--lock", str(LOCK)).out)
    assert [query["package"]["purl"] for query in asked] == [part["purl"] for part in told["components"]]
