"""Every request with good and bad input from its description: no failure, and no answer that is not described."""

import asyncio
import json
import threading
from collections.abc import Iterator
from typing import Any, cast

import pytest
import requests
import schemathesis
from argon2 import PasswordHasher
from hypothesis import HealthCheck, settings
from schemathesis import checks
from schemathesis.specs.openapi import checks as described
from websockets.sync.client import connect

from chabudai.games import GAMES
from chabudai.server.app import create_app
from chabudai.server.http.api import Api
from chabudai.server.http.openapi import openapi
from chabudai.server.serve import Server, _config
from chabudai.server.services import Services
from tests.server.wire import settings as calm

EXAMPLES = 25
A_TABLE = {"game": "okiya", "name": "Aiko", "seats": [{}, {}], "sit": 0}
TRUE = [
    checks.not_a_server_error,
    described.status_code_conformance,
    described.content_type_conformance,
    described.response_schema_conformance,
    described.unsupported_method,
]


def with_games(told: dict[str, Any]) -> dict[str, Any]:
    """Of all words for a game, some should be one."""
    for name in ("NewTable", "Quick"):
        told["components"]["schemas"][name]["properties"]["game"] = {"enum": [*GAMES, "chess"]}
    return told


schema = schemathesis.openapi.from_dict(with_games(openapi(Api(cast(Services, None)).routes())))
bounded = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    database=None,
)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on a port of its own, in a thread."""
    ready = threading.Event()
    chosen = calm(tmp_path_factory.mktemp("games"))
    app = create_app(chosen)
    app.state.services.passwords.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    config = _config(app, chosen)
    config.host, config.port = "127.0.0.1", 0
    server = Server(config, ready.set)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()))
    thread.start()
    assert ready.wait(20)
    app.state.services.workers.run = never_decide
    port = server.servers[0].sockets[0].getsockname()[1]
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(20)


async def never_decide(*_thought: object) -> str:
    """Hundreds of tables are made here, and nobody asks how their games go on."""
    thought: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    return await thought


@pytest.fixture(scope="module")
def tables(address: str) -> list[str]:
    """One where a seat is free, one that has begun, one that is over."""
    waiting, running, over = (post(address, "", A_TABLE)["table"] for _ in range(3))
    for table in (running, over):
        seated = post(address, f"/{table}/join", {"name": "Bruno"})
    with connect(f"{address.replace('http', 'ws')}/ws/{over}", proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": seated["token"]}))
        socket.send(json.dumps({"type": "resign", "id": 1}))
        while json.loads(socket.recv(20))["type"] != "done":
            pass
    return [waiting, running, over]


def post(address: str, path: str, body: Any) -> Any:
    return requests.post(f"{address}/api/tables{path}", json=body, timeout=20).json()


@schema.parametrize()
@bounded
def test_no_answer_fails_or_is_undescribed(case: schemathesis.Case[Any], address: str) -> None:
    case.call_and_validate(base_url=address, checks=[*TRUE, described.negative_data_rejection])


at_tables = schema.include(path_regex=r"{table}")


@at_tables.parametrize()
@bounded
def test_no_answer_about_a_table_fails_or_is_undescribed(
    case: schemathesis.Case[Any], address: str, tables: list[str]
) -> None:
    asked = len(str(case.body)) + len(str(case.query)) + len(str(case.path_parameters))
    case.path_parameters["table"] = tables[asked % len(tables)]
    case.call_and_validate(base_url=address, checks=TRUE)
