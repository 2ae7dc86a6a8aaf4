"""`chabudai audit` tells what is known of the packages inside, and says plainly when it cannot ask."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

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
