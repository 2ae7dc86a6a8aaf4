"""Describes the server for programs: OpenAPI for its requests, JSON Schema for its socket.

Both are generated from the wire types and the routes.
"""

import re
from collections.abc import Iterable
from typing import Any

import msgspec
from starlette.routing import BaseRoute

from chabudai import __version__
from chabudai.errors import ChabudaiError
from chabudai.games import GAMES
from chabudai.server.errors import status_of
from chabudai.server.http.described import ApiMethod, Description, endpoints
from chabudai.server.types import socket

Schema = dict[str, Any]

OPENAPI = "3.1.0"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
_PARAMETER = re.compile(r"{(\w+)(?::\w+)?}")


def openapi(routes: list[BaseRoute]) -> Schema:
    known = [endpoint for endpoint in endpoints(routes) if endpoint.description]
    wanted = {id(kind): kind for endpoint in known for kind in _types(endpoint.description)}
    (*schemas,), components = msgspec.json.schema_components(
        [*wanted.values(), socket.Problem], ref_template="#/components/schemas/{name}"
    )
    named = dict(zip(wanted, schemas, strict=False))
    paths: dict[str, Schema] = {}
    for endpoint in known:
        operation = _Operation(endpoint, named, components).described()
        paths.setdefault(_PARAMETER.sub(r"{\1}", endpoint.path), {})[endpoint.method.lower()] = operation
    return {
        "openapi": OPENAPI,
        "info": {
            "title": "Chabudai",
            "version": __version__,
            "description": "Make tables, sit down, look back. Play itself is on one WebSocket for each table, "
            "described at /api/protocol.json.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _types(description: Description | None) -> list[Any]:
    if description is None:
        return []
    return [kind for kind in (description.answers, description.body, description.query) if kind is not None]


class _Operation:
    def __init__(self, endpoint: ApiMethod, named: dict[int, Schema], components: Schema) -> None:
        assert endpoint.description is not None
        self._endpoint, self._description = endpoint, endpoint.description
        self._named, self._components = named, components

    def described(self) -> Schema:
        described: Schema = {
            "operationId": self._endpoint.handler.__name__,
            "summary": (self._endpoint.handler.__doc__ or "").strip().splitlines()[0],
            "parameters": [*self._path_parameters(), *self._query_parameters()],
            "responses": self._responses(),
        }
        if self._description.body is not None:
            schema = self._schema(self._description.body)
            described["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
        return described

    def _schema(self, kind: Any) -> Schema:
        return self._named[id(kind)]

    def _path_parameters(self) -> list[Schema]:
        names = _PARAMETER.findall(self._endpoint.path)
        return [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
            for name in names
        ]

    def _query_parameters(self) -> list[Schema]:
        if self._description.query is None:
            return []
        struct = self._components[self._description.query.__name__]
        return [
            {"name": name, "in": "query", "required": name in struct.get("required", ()), "schema": schema}
            for name, schema in struct["properties"].items()
        ]

    def _responses(self) -> dict[str, Schema]:
        description = self._description
        success: Schema = {"description": "Done"}
        if description.answers is not None:
            success["content"] = {description.media: {"schema": self._schema(description.answers)}}
        refusals = _by_status(description.all_refusals(self._endpoint.path))
        return {str(description.status): success} | {
            str(status): _refusal(codes) for status, codes in sorted(refusals.items())
        }


def _by_status(refusals: Iterable[type[ChabudaiError]]) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for kind in dict.fromkeys(refusals):
        found.setdefault(status_of(kind), []).append(kind.code)
    return found


def _refusal(codes: list[str]) -> Schema:
    """Return the schema of a problem with exactly these codes."""
    schema = {
        "allOf": [
            {"$ref": "#/components/schemas/Problem"},
            {"properties": {"code": {"enum": codes}}},
        ]
    }
    return {"description": ", ".join(codes), "content": {"application/json": {"schema": schema}}}


def socket_schema() -> Schema:
    """Return the schema of the messages of /ws/{table}, with the `view` and `action` of each game."""
    kinds = [socket.FromBrowser, socket.ToBrowser]
    played = [kind for game in GAMES.values() for kind in (game.view_type, game.notation.Actions)]
    (sent, received, *rest), definitions = msgspec.json.schema_components(
        [*kinds, *played], ref_template="#/$defs/{name}"
    )
    games = dict(zip(GAMES, zip(rest[::2], rest[1::2], strict=True), strict=True))
    return {
        "$schema": DIALECT,
        "title": "The socket of a table, /ws/{table}",
        "description": "The first message is hello; every other one is a command that is answered done or refused.",
        "version": __version__,
        "from_browser": sent,
        "to_browser": received,
        "games": {name: {"view": view, "action": action} for name, (view, action) in games.items()},
        "$defs": definitions,
    }
